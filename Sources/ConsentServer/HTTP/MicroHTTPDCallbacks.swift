// SPDX-License-Identifier: Apache-2.0

internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// What the library calls.
///
/// Each finds its connection and does nothing else; none captures anything.
enum MicroHTTPDCallbacks {
    /// A connection begins or has ended, and is retained from the one to the other.
    static let connection: MHD_NotifyConnectionCallback = { context, connection, slot, code in
        guard let context = unsafe context, let connection = unsafe connection, let slot = unsafe slot else { return }
        if code.rawValue == 0 {
            let shared = unsafe Unmanaged<MicroHTTPDShared>.fromOpaque(context).takeUnretainedValue()
            let new = unsafe MicroHTTPDConnection(connection, shared: shared)
            unsafe slot.pointee = Unmanaged.passRetained(new).toOpaque()
            shared.registry.insert(new)
        } else if let ended = unsafe slot.pointee {
            let ended = unsafe Unmanaged<MicroHTTPDConnection>.fromOpaque(ended).takeRetainedValue()
            unsafe slot.pointee = nil
            ended.shared.registry.remove(ended)
            ended.shared.connectionClosed()
        }
    }

    /// The library has something to tell; what matters is that it refuses a request by itself.
    static let log: MHD_LogCallback = { context, format, _ in
        guard let context = unsafe context, let format = unsafe format,
            unsafe strncmp(format, refusal, strlen(refusal)) == 0
        else { return }
        let shared = unsafe Unmanaged<MicroHTTPDShared>.fromOpaque(context).takeUnretainedValue()
        shared.registry.refuseUnreadableLengths(worker: pthread_self())
    }

    /// How the line begins that 0.9.75 logs before it makes its own response.
    private static let refusal = "Error processing request"

    /// A request line is complete.
    ///
    /// What this returns is the request's context in every later call.
    static let requestLine:
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? = {
            _, target, connection in
            guard let target = unsafe target, let connection = unsafe connection,
                let context = unsafe CMHD_socket_context(connection)
            else { return nil }
            unsafe Unmanaged<MicroHTTPDConnection>.fromOpaque(context)._withUnsafeGuaranteedRef {
                unsafe $0.requestLine(connection, target)
            }
            return unsafe context
        }

    /// The head is complete, or a piece of the body is there, or the whole request, or a connection was resumed.
    static let access: MHD_AccessHandlerCallback = { _, connection, _, method, version, upload, size, context in
        guard let connection = unsafe connection, let method = unsafe method, let version = unsafe version,
            let size = unsafe size, let context = unsafe context?.pointee
        else { return .NO }
        return unsafe Unmanaged<MicroHTTPDConnection>.fromOpaque(context)._withUnsafeGuaranteedRef {
            unsafe $0.proceed(connection, method: method, version: version, upload: upload, size: size)
        }
    }

    /// A request is over: answered, or cut off.
    static let completed: MHD_RequestCompletedCallback = { _, connection, context, code in
        guard let connection = unsafe connection, let request = unsafe context?.pointee else { return }
        unsafe context?.pointee = nil
        unsafe Unmanaged<MicroHTTPDConnection>.fromOpaque(request)._withUnsafeGuaranteedRef {
            unsafe $0.requestCompleted(connection, isWhole: code == .REQUEST_TERMINATED_COMPLETED_OK)
        }
    }
}
