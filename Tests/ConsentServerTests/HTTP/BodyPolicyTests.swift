// SPDX-License-Identifier: Apache-2.0

internal import Testing

@testable internal import ConsentServer

@Suite struct BodyPolicyTests {
    private func refusal(_ policy: BodyPolicy, _ headers: [(String, String)], length: Int? = 2) throws -> Int? {
        let head = try HTTPRequest.local(method: "PUT", target: "/", headers: HTTPFields(headers))
        return policy.refusal(of: head, contentLength: length)?.status
    }

    @Test(arguments: [
        "application/json", "Application/JSON", "application/json; charset=utf-8", "application/json;charset=\"UTF-8\"",
        " application/json ",
    ])
    func `takes JSON in UTF-8`(_ type: String) throws {
        #expect(try refusal(.json, [("Content-Type", type)]) == nil)
        #expect(try refusal(.json, [("Content-Type", type)], length: nil) == nil)
    }

    @Test(arguments: [
        "text/json", "application/json5", "application/problem+json", "text/plain", "application/x-www-form-urlencoded",
        "application/json; charset=iso-8859-1", "application/json; charset=utf-8; charset=utf-8", "application/json;",
        "",
        "application/json, application/json", "multipart/form-data; boundary=a",
    ])
    func `refuses any other type`(_ type: String) throws {
        #expect(try refusal(.json, [("Content-Type", type)]) == 415)
    }

    @Test func `refuses a body without a type`() throws {
        #expect(try refusal(.json, []) == 415)
    }

    @Test(arguments: [
        ("identity", nil), ("IDENTITY", nil), ("gzip", 415), ("zstd", 415), ("identity, gzip", 415), ("", 415),
    ])
    func `refuses a compressed body before it is read`(_ coding: String, _ status: Int?) throws {
        let headers = [("Content-Type", "application/json"), ("Content-Encoding", coding)]
        #expect(try refusal(.json, headers) == status)
    }

    @Test(arguments: [(9, nil), (10, nil), (11, 413), (Int.max, 413), (nil, nil)] as [(Int?, Int?)])
    func `refuses a length over the limit`(_ length: Int?, _ status: Int?) throws {
        #expect(try refusal(.json(limit: 10), [("Content-Type", "application/json")], length: length) == status)
    }

    @Test(arguments: [(1, nil), (1024, nil), (1025, 413)])
    func `lets a small body of any type in where none is wanted`(_ length: Int, _ status: Int?) throws {
        #expect(
            try refusal(.none, [("Content-Type", "text/plain"), ("Content-Encoding", "gzip")], length: length) == status
        )
    }
}
