// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConsentModel
@testable import ConsentServer

@Suite struct ProblemTests {
    @Test(arguments: ProblemCode.allCases)
    func `every code has an error status, a title and one spelling`(_ code: ProblemCode) {
        #expect((400..<600).contains(code.status))
        #expect(!code.title.isEmpty)
        #expect(code.rawValue.allSatisfy { $0.isLowercase || $0 == "_" })
    }

    @Test func `is a problem document with what a person and a program need`() throws {
        let problem = Problem(
            .invalidParameter, "language is \"x\".", field: "language", reason: "no_decision", allowed: ["de", "en"])
        let response = problem.response(requestID: "r1")
        #expect(response.status == 400)
        #expect(response.header("content-type") == "application/problem+json")
        #expect(response.header("cache-control") == "no-store")
        let body = try JSONScanner.parse(response.body)
        #expect(body["type"]?.string == "about:blank")
        #expect(body["code"]?.string == "invalid_parameter")
        #expect(body["status"] == .integer(400))
        #expect(body["detail"]?.string == "language is \"x\".")
        #expect(body["field"]?.string == "language")
        #expect(body["reason"]?.string == "no_decision")
        #expect(body["allowed"] == .array([.string("de"), .string("en")]))
        #expect(body["request_id"]?.string == "r1")
    }

    @Test(arguments: [
        (StorageError.full, 507, "storage_full"), (.readOnly, 503, "storage_read_only"), (.busy, 503, "storage_busy"),
        (.failed, 503, "storage_failed"), (.closed, 503, "draining"), (.corrupt("page 7"), 500, "internal_error"),
        (.database("near SELECT"), 500, "internal_error"),
    ])
    func `a failure of the store has its status and leaks nothing`(_ error: StorageError, _ status: Int, _ code: String)
    {
        let problem = Problem(error)
        #expect(problem.code.status == status)
        #expect(problem.code.rawValue == code)
        #expect(!problem.detail.contains("page 7") && !problem.detail.contains("SELECT"))
    }

    @Test(arguments: SubmissionRefusal.Code.allCases)
    func `every refusal of a choice has a code of its own`(_ code: SubmissionRefusal.Code) {
        #expect(Problem(SubmissionRefusal(code, "why")).code.rawValue == code.rawValue)
    }

    @Test(arguments: JSONError.Code.allCases)
    func `every fault of a JSON text has a code of its own`(_ code: JSONError.Code) {
        #expect(ProblemCode(rawValue: code.rawValue) != nil)
    }

    @Test(arguments: FieldError.Code.allCases)
    func `every fault of a field has a code of its own`(_ code: FieldError.Code) {
        let problem = Problem(FieldError(code, "a.b", "is wrong"))
        #expect(problem.code.rawValue == code.rawValue)
        #expect(problem.field == "a.b")
    }

    @Test(arguments: [
        HTTPFailure.badFraming(""), .badTarget(""), .bodyTooLarge(limit: 1), .headTooLarge(limit: 1),
        .unsupportedMedia(""), .unsupportedEncoding("gzip"), .expectationFailed, .unknownTransferCoding, .internalError,
    ])
    func `every failure of the HTTP layer keeps its code and status`(_ failure: HTTPFailure) {
        let problem = Problem(failure)
        #expect(problem.code.rawValue == failure.code)
        #expect(problem.code.status == failure.status)
    }
}
