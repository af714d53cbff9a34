// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `GET …/storage`: what a consent platform keeps on the device for the answer of this moment; it writes nothing.
enum StorageRoute {
    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        let call = try DeviceCall(call)
        let map = StorageMap(call.decide(try call.storedChoices()))
        return .ready(call.content(encode(map, for: call.query.platform)))
    }

    private static func encode(_ map: StorageMap, for platform: DeviceQuery.Platform?) -> [UInt8] {
        var body = JSONWriter(capacity: 4096)
        body.object { body in
            body.member("platform", platform?.rawValue)
            body.object("write") { body in
                for entry in map.write {
                    switch entry.value {
                    case .text(let text): body.member(named: entry.key, text)
                    // A browser's storage holds nothing but strings.
                    case .number(let number) where platform == .web: body.member(named: entry.key, String(number))
                    case .number(let number): body.member(named: entry.key, number)
                    }
                }
            }
            body.member("delete", map.delete)
        }
        return body.bytes
    }
}
