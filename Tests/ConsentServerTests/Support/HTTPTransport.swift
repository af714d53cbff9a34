// SPDX-License-Identifier: Apache-2.0

@testable internal import ConsentServer

/// The two ways to an application: the same scenario runs in process and over a socket.
enum HTTPTransport: Sendable {
    case inProcess(any HTTPResponder)
    case socket(port: UInt16)

    /// Sends one request and waits for its response.
    func send(
        _ method: String, _ target: String, headers: [(String, String)] = [], body: [UInt8] = []
    ) throws -> HTTPResponse {
        switch self {
        case .inProcess(let responder):
            let peer = HTTPPeer.address(IPAddress(v4: 0x7f00_0001))
            do throws(HTTPFailure) {
                let request = try HTTPRequest.local(
                    method: method, target: target, body: body, headers: HTTPFields(headers), peer: peer)
                return InProcess.send(request, to: responder)
            } catch { return responder.response(to: error, head: .empty) }
        case .socket(let port):
            let connection = try ClientConnection(port: port)
            var head = "\(method) \(target) HTTP/1.1\r\nHost: localhost\r\n"
            for (name, value) in headers { head += "\(name): \(value)\r\n" }
            if !body.isEmpty { head += "Content-Length: \(body.count)\r\n" }
            connection.send(Array("\(head)\r\n".utf8) + body)
            var reader = WireReader(connection)
            let response = try reader.next(hasBody: method != "HEAD")
            return HTTPResponse(
                status: response.status,
                headers: HTTPResponseHeaders(response.headers.fields.map { ($0.name, $0.value) }),
                body: response.body)
        }
    }

    /// Runs `body` in process and then over a socket, each with a responder of its own.
    static func each(
        _ options: HTTPServerOptions = HTTPServerOptions(), make: () throws -> any HTTPResponder,
        _ body: (HTTPTransport) throws -> Void
    ) throws {
        try body(.inProcess(make()))
        let server = try MicroHTTPDServer(
            options: options, listening: .tcp(host: "127.0.0.1", port: 0), responder: make())
        defer { server.stop(within: .seconds(5)) }
        try body(.socket(port: server.port))
    }
}

extension HTTPResponse {
    /// The value of a header, `name` in lower case.
    func header(_ name: String) -> String? { HTTPFields(headers.map { ($0.name, $0.value) })[name] }

    var text: String { String(decoding: body, as: UTF8.self) }
}
