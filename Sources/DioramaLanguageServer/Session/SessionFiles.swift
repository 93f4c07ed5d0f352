import Diorama
import DioramaAuthoring
import DioramaSystem

/// Files on the disk that others change, and what else a client tells aside.
extension LanguageSession {
  /// What a client tells besides of texts.
  mutating func handleOtherNotification(_ method: String, _ message: [UInt8]) -> [UInt8] {
    switch method {
    case "$/cancelRequest":
      return (try? MessageCoding.params(CancelParams.self, of: message)).map { cancel($0.id) } ?? []
    case "initialized":
      guard client.watchesFiles else { return [] }
      // Of a folder that goes, clients tell by its own name alone.
      let options = RegistrationParams.Registration.Options(watchers: [
        .init(globPattern: "**/*.{yaml,yml,sqlite}"),
        .init(globPattern: "**/__Snapshots__/**/*.txt"),
        .init(globPattern: "**/*", kind: 4),
      ])
      return sendRequest(
        "client/registerCapability",
        RegistrationParams(
          registrations: [
            .init(
              id: "diorama-files", method: "workspace/didChangeWatchedFiles",
              registerOptions: options)
          ]))
    case "workspace/didChangeWatchedFiles":
      guard let params = try? MessageCoding.params(WatchedFilesParams.self, of: message) else {
        return []
      }
      return filesDidChange(Set(params.changes.compactMap { FileURI.path(of: $0.uri) }))
    default: return []
    }
  }

  /// The folders of the projects of open texts, where the client does not tell what changes on the
  /// disk: whoever holds the conversation tells it by ``filesDidChange(_:)``.
  public var foldersToWatch: Set<String> { client.watchesFiles ? [] : Set(publisher.checks.keys) }

  /// Files and folders on the disk are others by now, or are no more.
  ///
  /// - Parameter changed: their paths; among them may be what no project stands on.
  /// - Returns: what is to be sent.
  public mutating func filesDidChange(_ changed: Set<String>) -> [UInt8] {
    let others = changed.filter {
      $0.lastPathComponent == Project.fileName || $0.hasSuffix(".txt")
    }
    let paths = publisher.checks.values.reduce(into: others) {
      $0.formUnion($1.affected(by: changed))
    }
    if paths.isEmpty { return [] }
    // What stands in an editor is what counts of a file that is open.
    let output = noteChange(of: paths.subtracting(documents.values.map(\.path)))
    if containProjectFile(paths) {
      guides.forget()
      documents.values.forEach { scheduleRun(of: $0) }
    }
    syncChecks(saved: paths)
    return output
  }

  /// Whether the file of a project may be among what has changed.
  func containProjectFile(_ paths: Set<String>) -> Bool {
    paths.contains { $0.lastPathComponent == Project.fileName }
      || publisher.checks.keys.contains { root in
        ChangedPaths(paths).affect("\(root)/\(Project.fileName)")
      }
  }
}
