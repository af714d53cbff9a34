// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

/// `/v1/admin/apps`: an app is one document, put whole.
enum AdminAppsRoute {
    static func list(_ call: Call) throws(Problem) -> HTTPAnswer {
        var body = JSONWriter()
        body.object { body in
            body.array("apps") { body in
                for app in call.context.catalogue.all { body.object { AppJSON.writeSummary(app, to: &$0) } }
            }
        }
        return .ready(call.content(body.bytes))
    }

    static func get(_ call: Call) throws(Problem) -> HTTPAnswer {
        .ready(call.content(AppJSON.encode(try call.app())))
    }

    static func put(_ call: Call) throws(Problem) -> HTTPAnswer {
        let id = try call.identifier("app", AppID.init)
        let isDry = try call.query.flag(.dryRun)
        let context = call.context
        let vendorList = context.loadedVendorList
        let document = try call.decoding { (value) throws(FieldError) in
            try AppDocument(json: value, rules: AppDocumentRules(vendorList: vendorList.list))
        }
        let put = AppPut(
            id: id, document: document, publication: Publication(of: document, vendorList: vendorList),
            isByFile: false, now: call.now)
        if let error = put.withdrawalOfItself { throw Problem(error) }
        return .pending { finish in
            context.submit(put, isDry: isDry) { result in finish(answer(to: call, put.id, isDry: isDry, result)) }
        }
    }

    private static func answer(
        to call: Call, _ id: AppID, isDry: Bool, _ result: Result<AppPut.Outcome, StorageError>
    ) -> HTTPResponse {
        do throws(StorageError) {
            switch try result.get() {
            case .managedByFile:
                return managedByFile(id).response(requestID: call.request.requestID)
            case .done(let app, let effect):
                if !isDry { call.context.refreshSignals() }
                let body = AppJSON.encode(app, effect: effect, isDry: isDry)
                var response = HTTPResponse(status: effect == .created && !isDry ? 201 : 200, body: body)
                response.headers = [("Content-Type", "application/json"), ("Cache-Control", "no-store")]
                return response
            }
        } catch { return call.failed(error).response(requestID: call.request.requestID) }
    }

    static func delete(_ call: Call) throws(Problem) -> HTTPAnswer {
        let app = try call.app()
        let context = call.context
        return call.submitting { (transaction) throws(StorageError) -> Bool in
            // Asked here, since a reload may hand the app to the file or give it back at any moment.
            if try transaction.app(app.id)?.isManagedByFile == true { return false }
            _ = try transaction.deleteApp(app.id)
            return true
        } answer: { isDeleted in
            guard isDeleted else { return managedByFile(app.id).response(requestID: call.request.requestID) }
            context.catalogue.remove(app.id)
            return .nothing
        }
    }

    private static func managedByFile(_ id: AppID) -> Problem {
        Problem(
            .appManagedByFile,
            "App \(id) is in the file of CONSENT_APPS: change it there and send the server a SIGHUP.")
    }
}

extension HTTPResponse {
    /// 204.
    static var nothing: HTTPResponse { HTTPResponse(status: 204, headers: [("Cache-Control", "no-store")]) }
}

extension Call {
    /// Hands a change to the writer; the answer is made when it is on disk, or is the store's problem.
    func submitting<Answer: Sendable>(
        _ change: @escaping @Sendable (any RecordTransaction) throws(StorageError) -> Answer,
        answer: @escaping @Sendable (Answer) -> HTTPResponse
    ) -> HTTPAnswer {
        .pending { [self] finish in
            context.store.submit(change) { [self] result in
                switch result {
                case .success(let value): finish(answer(value))
                case .failure(let error): finish(failed(error).response(requestID: request.requestID))
                }
            }
        }
    }
}
