// SPDX-License-Identifier: Apache-2.0

/// Every error code of the service; each is stable and has one status and one title.
enum ProblemCode: String, Sendable, CaseIterable {
    case badFraming = "bad_framing"
    case badTarget = "bad_target"
    case invalidID = "invalid_id"
    case unknownParameter = "unknown_parameter"
    case invalidParameter = "invalid_parameter"
    case invalidHeader = "invalid_header"
    case malformedJSON = "malformed_json"
    case duplicateKey = "duplicate_key"
    case tooDeep = "too_deep"
    case invalidUnicode = "invalid_unicode"
    case numberOutOfRange = "number_out_of_range"
    case unauthorized
    case adminDisabled = "admin_disabled"
    case notFound = "not_found"
    case appNotFound = "app_not_found"
    case consentNotFound = "consent_not_found"
    case formNotFound = "form_not_found"
    case originNotAllowed = "origin_not_allowed"
    case previewNotAllowed = "preview_not_allowed"
    case testDeviceNotFound = "test_device_not_found"
    case entryNotFound = "entry_not_found"
    case methodNotAllowed = "method_not_allowed"
    case formNotAvailable = "form_not_available"
    case formWithdrawn = "form_withdrawn"
    case underAge = "under_age"
    case appManagedByFile = "app_managed_by_file"
    case localOnly = "local_only"
    case backupRunning = "backup_running"
    case foreignCursor = "foreign_cursor"
    case preconditionFailed = "precondition_failed"
    case bodyTooLarge = "body_too_large"
    case targetTooLong = "target_too_long"
    case unsupportedMediaType = "unsupported_media_type"
    case unsupportedEncoding = "unsupported_encoding"
    case expectationFailed = "expectation_failed"
    case invalidField = "invalid_field"
    case unknownField = "unknown_field"
    case missingField = "missing_field"
    case conflictingFields = "conflicting_fields"
    case deviceIDNotRandom = "device_id_not_random"
    case unknownForm = "unknown_form"
    case notOffered = "not_offered"
    case legitimateInterestNotAllowed = "legitimate_interest_not_allowed"
    case wrongKind = "wrong_kind"
    case actionNotAllowed = "action_not_allowed"
    case tcStringInvalid = "tc_string_invalid"
    case tcStringExpired = "tc_string_expired"
    case acStringInvalid = "ac_string_invalid"
    case gppStringInvalid = "gpp_string_invalid"
    case gppStringExpired = "gpp_string_expired"
    case idempotencyKeyReused = "idempotency_key_reused"
    case headerTooLarge = "header_too_large"
    case internalError = "internal_error"
    case methodNotImplemented = "method_not_implemented"
    case transferCodingNotImplemented = "transfer_coding_not_implemented"
    case storageBusy = "storage_busy"
    case storageReadOnly = "storage_read_only"
    case storageFailed = "storage_failed"
    case logIndexing = "log_indexing"
    case draining
    case versionNotSupported = "http_version_not_supported"
    case storageFull = "storage_full"

    var status: Int { row.status }
    var title: String { row.title }

    /// One row a code: this table is the only place that knows statuses.
    private var row: (status: Int, title: String) {
        switch self {
        case .badFraming: (400, "The request is not sound HTTP")
        case .badTarget: (400, "The request's path or query is not sound")
        case .invalidID: (400, "Not an id")
        case .unknownParameter: (400, "Unknown query parameter")
        case .invalidParameter: (400, "Invalid query parameter")
        case .invalidHeader: (400, "Invalid header field")
        case .malformedJSON: (400, "The body is not JSON")
        case .duplicateKey: (400, "A key is there twice")
        case .tooDeep: (400, "The body is nested too deeply")
        case .invalidUnicode: (400, "The body is not UTF-8")
        case .numberOutOfRange: (400, "The body has a number out of range")
        case .unauthorized: (401, "A token is needed")
        case .adminDisabled: (404, "The admin routes are off")
        case .notFound: (404, "No such route")
        case .appNotFound: (404, "No such app")
        case .consentNotFound: (404, "No choice is stored")
        case .formNotFound: (404, "No such form or part of one")
        case .originNotAllowed: (403, "The page that embeds the form is not of an allowed origin")
        case .previewNotAllowed: (403, "There is nothing that may be previewed")
        case .testDeviceNotFound: (404, "No such test device")
        case .entryNotFound: (404, "No such entry")
        case .methodNotAllowed: (405, "The route has no such method")
        case .formNotAvailable: (409, "There is no form to show")
        case .formWithdrawn: (409, "The form was withdrawn")
        case .underAge: (409, "The device is under the age of consent")
        case .appManagedByFile: (409, "The app is managed by a file")
        case .localOnly: (403, "Only the server's own machine may")
        case .backupRunning: (409, "A backup is being made")
        case .foreignCursor: (409, "The cursor is of another store")
        case .preconditionFailed: (412, "The stored choice is another")
        case .bodyTooLarge: (413, "The body is too large")
        case .targetTooLong: (414, "The request's target is too long")
        case .unsupportedMediaType: (415, "The body is not of a supported type")
        case .unsupportedEncoding: (415, "The body is compressed")
        case .expectationFailed: (417, "The expectation can't be met")
        case .invalidField: (422, "A field has an invalid value")
        case .unknownField: (422, "Unknown field")
        case .missingField: (422, "A field is missing")
        case .conflictingFields: (422, "Fields exclude each other")
        case .deviceIDNotRandom: (422, "The device id is not random enough")
        case .unknownForm: (422, "No such form was published")
        case .notOffered: (422, "The form did not offer this")
        case .legitimateInterestNotAllowed: (422, "Legitimate interest is not allowed for this purpose")
        case .wrongKind: (422, "The fields are of another kind of form")
        case .actionNotAllowed: (422, "The form has no such action")
        case .tcStringInvalid: (422, "The TC string is not valid")
        case .tcStringExpired: (422, "The TC string is too old")
        case .acStringInvalid: (422, "The Additional Consent string is not valid")
        case .gppStringInvalid: (422, "The GPP string is not valid")
        case .gppStringExpired: (422, "The GPP string is too old")
        case .idempotencyKeyReused: (422, "The idempotency key was used for another request")
        case .headerTooLarge: (431, "The header is too large")
        case .internalError: (500, "Something went wrong inside the server")
        case .methodNotImplemented: (501, "Unknown method")
        case .transferCodingNotImplemented: (501, "Unknown transfer coding")
        case .storageBusy: (503, "Too much is waiting to be stored")
        case .storageReadOnly: (503, "The store can't be written")
        case .storageFailed: (503, "The store failed")
        case .logIndexing: (503, "The log is being indexed")
        case .draining: (503, "The server is stopping")
        case .versionNotSupported: (505, "Unknown HTTP version")
        case .storageFull: (507, "The disk is full")
        }
    }
}
