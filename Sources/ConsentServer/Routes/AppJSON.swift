// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// An app as the admin routes show it.
enum AppJSON {
    /// What a put came to, or what a dry one would come to.
    static func encode(_ app: App, effect: AppPut.Effect, isDry: Bool) -> [UInt8] {
        encode(app) { body in
            body.member("effect", effect.rawValue)
            body.member("dry_run", isDry)
            body.array("warnings") { body in
                for warning in FormWarning.all(for: app.document) {
                    body.object { body in
                        body.member("code", warning.code.rawValue)
                        body.member("field", warning.field)
                        body.member("detail", warning.detail)
                    }
                }
            }
        }
    }

    static func encode(_ app: App, _ more: (inout JSONWriter) -> Void = { _ in }) -> [UInt8] {
        var body = JSONWriter(capacity: 4096)
        body.object { body in
            writeSummary(app, to: &body)
            more(&body)
            body.array("forms") { body in
                for form in app.forms {
                    body.object { body in
                        body.member("form_id", form.record.id)
                        body.member("kind", form.record.kind.rawValue)
                        body.member("language", form.record.language)
                        body.member("version", form.record.version)
                        body.member("published_at", form.record.publishedAt)
                    }
                }
            }
            body.member("document", raw: app.record.document)
        }
        return body.bytes
    }

    /// Members of an object that is open.
    static func writeSummary(_ app: App, to body: inout JSONWriter) {
        body.member("app_id", app.id.description)
        body.member("name", app.document.name)
        body.member("environment", app.document.environment.rawValue)
        body.member("version", app.record.version)
        body.member("managed_by_file", app.record.isManagedByFile)
        body.member("created_at", app.record.createdAt)
        body.member("updated_at", app.record.updatedAt)
    }
}
