// SPDX-License-Identifier: Apache-2.0

internal import ConsentModel

extension ServerContext {
    /// Hands a put to the writer, and shows the app when it is on disk.
    ///
    /// Where another vendor list came into force since the forms were rendered, they are rendered under that one before
    /// `completion` is called: whichever comes second, the put or the list, sees to it that the app shows the list in
    /// force. It is looked at twice, since a list can come into force in the same batch as the put.
    func submit(
        _ put: AppPut, isDry: Bool = false,
        completion: @escaping @Sendable (Result<AppPut.Outcome, StorageError>) -> Void
    ) {
        store.submit { [self] (transaction) throws(StorageError) -> AppPut.Outcome? in
            isInForce(put.publication.vendorList) ? try put.apply(to: transaction, isDry: isDry) : nil
        } completion: { [self] (result: Result<AppPut.Outcome?, StorageError>) in
            switch result {
            case .failure(let error): completion(.failure(error))
            case .success(nil):
                beside(completion) { [self] in
                    submit(put.rendered(under: loadedVendorList), isDry: isDry, completion: completion)
                }
            case .success(.managedByFile?): completion(.success(.managedByFile))
            case .success(.done(let app, let effect)?):
                if !isDry { catalogue.put(app) }
                if isDry || isInForce(app.vendorList) { return completion(.success(.done(app, effect))) }
                beside(completion) { [self] in completion(renderedAnew(app, effect)) }
            }
        }
    }

    private func isInForce(_ list: LoadedVendorList) -> Bool { loadedVendorList === list }

    /// Does what takes long on a thread of its own: every other change waits for the writer's.
    private func beside(
        _ completion: (Result<AppPut.Outcome, StorageError>) -> Void, _ body: @escaping @Sendable () -> Void
    ) {
        if !OwnThread.detached(body) {
            completion(.failure(.database("no thread to render forms under the new vendor list: put the app again")))
        }
    }

    /// What a put came to, once its app shows the list in force, however often that changes meanwhile.
    private func renderedAnew(_ app: App, _ effect: AppPut.Effect) -> Result<AppPut.Outcome, StorageError> {
        do throws(StorageError) {
            while let shown = catalogue[app.id], !isInForce(shown.vendorList) {
                let list = loadedVendorList
                try publish([Republication(of: shown.record, document: shown.document, vendorList: list, now: now())])
            }
        } catch { return .failure(error) }
        // Another document may have been put meanwhile.
        guard let shown = catalogue[app.id], shown.document == app.document else { return .success(.done(app, effect)) }
        let isNew = effect == .unchanged && shown.record.version != app.record.version
        return .success(.done(shown, isNew ? .updated : effect))
    }
}
