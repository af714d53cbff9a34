// SPDX-License-Identifier: Apache-2.0

/// Every statement that runs more than once in a process.
enum Query: Int, CaseIterable {
    case beginReading, beginWriting, commit, rollback
    case savepoint, releaseSavepoint, rollBackToSavepoint
    case current, outlines, heads, putCurrent, moveHead
    case lastSequence, appendEvent, appendPayload, eventOfDevice, eventsOfApp
    case answer, remember, forgetOldAnswers
    case apps, app, appNumber, appVersion, nameApp, putApp, deleteApp
    case form, publishForm, formPart, publishPart
    case signalsBasis, putSignalsBasis, hasEvents, signalsDue, currentFrom, putSignals, advanceSignals
    case testDevices, putTestDevice, removeTestDevice, removeTestDevices
    case probe
    case logNodes, lastBlock, blockEnd, leaves, countAfter, countBetween, putLogNode
    case headNotBeyond, headsBeyond, putHead, countHead
    case linkedEvent, currentRows, currentPlaces, putErasure, countForms
    case logOfApp, logOfAll, heldEvents, dropChoice, forgetAnswersBefore
    case count
    case answersOfDevice, linkOfDevice, erasePayload, relinkPayload, eraseCurrent, eraseAnswers

    private static let logColumns =
        "header, payload, leaf, payload_hash, salt, device_high, device_low"

    var sql: String {
        switch self {
        case .beginReading: "BEGIN"
        case .beginWriting: "BEGIN IMMEDIATE"
        case .commit: "COMMIT"
        case .rollback: "ROLLBACK"
        case .savepoint: "SAVEPOINT change"
        case .releaseSavepoint: "RELEASE change"
        case .rollBackToSavepoint: "ROLLBACK TO change"
        case .current:
            """
            SELECT slot, device_high, device_low, kind, revision, sequence, \(StoredChoiceColumns.names)
            FROM current WHERE slot BETWEEN ?1 AND ?2
            """
        case .outlines:
            """
            SELECT slot, device_high, device_low, kind, action, received_at, decided_at, choice_revision,
                likeness_high, likeness_low
            FROM current WHERE slot BETWEEN ?1 AND ?2
            """
        case .heads:
            "SELECT sequence FROM current WHERE slot BETWEEN ?1 AND ?2 AND device_high = ?3 AND device_low = ?4"
        case .putCurrent:
            """
            INSERT OR REPLACE INTO current
            (slot, device_high, device_low, kind, app, revision, sequence, \(StoredChoiceColumns.names))
            VALUES (?, ?, ?, ?, ?, ?, ?, \(StoredChoiceColumns.parameters))
            """
        case .moveHead: "UPDATE current SET revision = ?2, sequence = ?3 WHERE slot = ?1"
        case .lastSequence: "SELECT max(sequence) FROM events"
        case .appendEvent: "INSERT INTO events (sequence, app, header, payload_hash, leaf) VALUES (?, ?, ?, ?, ?)"
        case .appendPayload:
            """
            INSERT INTO payloads (sequence, device_high, device_low, previous, salt, payload)
            VALUES (?, ?, ?, ?, ?, ?)
            """
        case .eventOfDevice:
            """
            SELECT events.header, payloads.payload, events.leaf, payloads.previous,
                payloads.device_high = ?2 AND payloads.device_low = ?3
            FROM events JOIN payloads USING (sequence) WHERE sequence = ?1
            """
        case .eventsOfApp:
            """
            SELECT events.header, payloads.payload, events.leaf
            FROM events LEFT JOIN payloads USING (sequence)
            WHERE events.app = (SELECT number FROM apps WHERE id = ?1) AND events.sequence > ?2
            ORDER BY events.sequence LIMIT ?3
            """
        case .answer:
            """
            SELECT request_high, request_low, status, etag, body, answered_at
            FROM idempotency WHERE device_high = ? AND device_low = ? AND key = ?
            """
        case .remember:
            """
            INSERT OR REPLACE INTO idempotency
            (device_high, device_low, key, request_high, request_low, status, etag, body, answered_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        case .forgetOldAnswers:
            """
            DELETE FROM idempotency
            WHERE number <= (SELECT min(number) + 1 FROM idempotency) AND answered_at < ?
            """
        case .apps:
            """
            SELECT id, version, document, is_managed_by_file, created_at, updated_at
            FROM apps WHERE document IS NOT NULL ORDER BY id
            """
        case .app:
            """
            SELECT id, version, document, is_managed_by_file, created_at, updated_at
            FROM apps WHERE id = ? AND document IS NOT NULL
            """
        case .appNumber: "SELECT number FROM apps WHERE id = ?"
        case .appVersion: "SELECT version FROM apps WHERE id = ?"
        case .nameApp:
            """
            INSERT INTO apps (id, version, document, is_managed_by_file, created_at, updated_at)
            VALUES (?, 0, NULL, 0, 0, 0)
            """
        case .putApp:
            """
            INSERT INTO apps (id, version, document, is_managed_by_file, created_at, updated_at)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET version = excluded.version, document = excluded.document,
                is_managed_by_file = excluded.is_managed_by_file, created_at = excluded.created_at,
                updated_at = excluded.updated_at
            """
        case .deleteApp:
            "UPDATE apps SET document = NULL WHERE id = ? AND document IS NOT NULL RETURNING number"
        case .form:
            """
            SELECT id, version, kind, language, content, published_at
            FROM forms WHERE app = (SELECT number FROM apps WHERE id = ?) AND id = ?
            """
        case .publishForm:
            """
            INSERT INTO forms (app, id, version, kind, language, content, published_at, seal)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (app, id) DO NOTHING
            """
        case .signalsBasis: "SELECT basis FROM signals WHERE app = ?"
        case .putSignalsBasis: "INSERT OR REPLACE INTO signals (app, basis, next_slot) VALUES (?, ?, ?)"
        case .hasEvents: "SELECT 1 FROM events WHERE app = ? LIMIT 1"
        case .signalsDue:
            """
            SELECT signals.app, apps.id, signals.next_slot
            FROM signals JOIN apps ON apps.number = signals.app WHERE signals.next_slot IS NOT NULL
            """
        case .currentFrom:
            "SELECT slot, app, device_high, device_low FROM current WHERE slot >= ? ORDER BY slot LIMIT ?"
        case .putSignals:
            """
            UPDATE current SET tc_string = ?2, ac_string = ?3, gpp_string = ?4, signals_supplement = ?5,
                likeness_high = ?6, likeness_low = ?7
            WHERE slot = ?1 AND action IS NOT NULL
            """
        case .advanceSignals: "UPDATE signals SET next_slot = ?2 WHERE next_slot <= ?1"
        case .formPart: "SELECT content FROM form_parts WHERE id = ?"
        case .publishPart: "INSERT INTO form_parts (id, content) VALUES (?, ?) ON CONFLICT (id) DO NOTHING"
        case .testDevices:
            """
            SELECT device, label, added_at
            FROM test_devices WHERE app = (SELECT number FROM apps WHERE id = ?) ORDER BY device
            """
        case .putTestDevice:
            "INSERT OR REPLACE INTO test_devices (app, device, label, added_at) VALUES (?, ?, ?, ?)"
        case .removeTestDevice:
            """
            DELETE FROM test_devices
            WHERE app = (SELECT number FROM apps WHERE id = ?) AND device = ? RETURNING device
            """
        case .removeTestDevices: "DELETE FROM test_devices WHERE app = ?"
        case .logOfApp:
            """
            SELECT \(Self.logColumns) FROM events LEFT JOIN payloads USING (sequence)
            WHERE events.app = (SELECT number FROM apps WHERE id = ?3) AND events.sequence > ?1
            ORDER BY events.sequence LIMIT ?2
            """
        case .logOfAll:
            """
            SELECT \(Self.logColumns) FROM events LEFT JOIN payloads USING (sequence)
            WHERE events.sequence > ?1 ORDER BY events.sequence LIMIT ?2
            """
        case .heldEvents:
            """
            SELECT events.header, device_high, device_low FROM payloads JOIN events USING (sequence)
            WHERE payloads.sequence > ?1 ORDER BY payloads.sequence LIMIT ?2
            """
        case .dropChoice: "UPDATE current SET \(StoredChoiceColumns.nothing) WHERE slot = ?"
        case .forgetAnswersBefore:
            """
            DELETE FROM idempotency
            WHERE number <= (SELECT min(number) + 200 FROM idempotency) AND answered_at < ? RETURNING number
            """
        case .count:
            """
            INSERT INTO statistics (app, day, country, regulation, language, form, event, outcome, count)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (app, day, country, regulation, language, form, event, outcome)
            DO UPDATE SET count = count + excluded.count
            """
        case .answersOfDevice:
            """
            SELECT request_high, request_low, status, etag, body, answered_at, key
            FROM idempotency WHERE device_high = ? AND device_low = ? ORDER BY number
            """
        case .linkOfDevice:
            "SELECT previous, device_high = ?2 AND device_low = ?3 FROM payloads WHERE sequence = ?1"
        case .erasePayload: "DELETE FROM payloads WHERE sequence = ?"
        case .relinkPayload: "UPDATE payloads SET previous = ?2 WHERE sequence = ?1"
        case .eraseCurrent: "DELETE FROM current WHERE slot = ?"
        case .eraseAnswers: "DELETE FROM idempotency WHERE device_high = ? AND device_low = ?"
        case .probe: "UPDATE meta SET probes = probes + 1 WHERE id = 1"
        case .logNodes: "SELECT hash FROM log_nodes WHERE level = ?1 AND idx BETWEEN ?2 AND ?3 ORDER BY idx"
        case .lastBlock: "SELECT idx, last_sequence FROM log_nodes WHERE level = 8 ORDER BY idx DESC LIMIT 1"
        case .blockEnd: "SELECT last_sequence FROM log_nodes WHERE level = 8 AND idx = ?1"
        case .leaves:
            "SELECT leaf, sequence FROM events WHERE sequence > ?1 ORDER BY sequence LIMIT ?3 OFFSET ?2"
        case .countAfter: "SELECT count(*) FROM (SELECT 1 FROM events WHERE sequence > ?1 LIMIT ?2)"
        case .countBetween: "SELECT count(*), max(sequence) FROM events WHERE sequence > ?1 AND sequence <= ?2"
        case .putLogNode: "INSERT INTO log_nodes (level, idx, last_sequence, hash) VALUES (?, ?, ?, ?)"
        case .headNotBeyond:
            """
            SELECT number, size, root, signed_at, signature FROM log_heads
            WHERE size <= ?1 ORDER BY size DESC LIMIT 1
            """
        case .headsBeyond:
            """
            SELECT number, size, root, signed_at, signature FROM log_heads
            WHERE size > ?1 AND size <= ?2 ORDER BY size
            """
        case .putHead: "INSERT INTO log_heads (size, root, signed_at, signature) VALUES (?, ?, ?, ?)"
        case .countHead: "UPDATE log_counts SET heads = heads + 1 WHERE id = 1"
        case .linkedEvent:
            """
            SELECT payloads.device_high, payloads.device_low, payloads.previous, events.header
            FROM payloads JOIN events USING (sequence) WHERE payloads.sequence = ?1
            """
        case .currentRows:
            """
            SELECT slot, device_high, device_low, kind, revision, sequence, \(StoredChoiceColumns.names), app
            FROM current WHERE slot BETWEEN ?1 AND ?2 ORDER BY slot LIMIT ?3
            """
        case .currentPlaces: "SELECT slot, sequence FROM current WHERE slot >= ?1 ORDER BY slot LIMIT ?2"
        case .putErasure:
            "INSERT OR IGNORE INTO erasures (sequence, reason, erased_at, seal) VALUES (?, ?, ?, ?)"
        case .countForms: "UPDATE log_counts SET forms = forms + changes() WHERE id = 1"
        }
    }
}
