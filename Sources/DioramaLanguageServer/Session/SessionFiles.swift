import Diorama
import DioramaAuthoring
import DioramaSystem

/// Changes of files on disk, and other notifications of the client.
extension LanguageSession {
  /// Handles notifications that are not about texts.
  mutating func handleOtherNotification(_ method: String, _ message: [UInt8]) -> [UInt8] {
    switch method {
    case "$/cancelRequest":
      return (try? MessageCoding.params(CancelParams.self, of: message)).map { cancel($0.id) } ?? []
    case "initialized":
      guard client.watchesFiles else { return [] }
      // For a deleted folder, clients report only the folder itself.
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

  /// The folders of the projects of open texts, if the client does not report changes on disk; the
  /// caller of the session reports them with ``filesDidChange(_:)``.
  public var foldersToWatch: Set<String> { client.watchesFiles ? [] : Set(publisher.checks.keys) }

  /// Takes changed and deleted files and folders on disk.
  ///
  /// - Parameter changed: their paths, which may include files that no project depends on.
  /// - Returns: the bytes to send.
  public mutating func filesDidChange(_ changed: Set<String>) -> [UInt8] {
    let others = changed.filter {
      $0.lastPathComponent == Project.fileName || $0.hasSuffix(".txt")
    }
    let paths = publisher.checks.values.reduce(into: others) {
      $0.formUnion($1.affected(by: changed))
    }
    if paths.isEmpty { return [] }
    // The editor's text takes precedence for an open file.
    let output = noteChange(of: paths.subtracting(documents.values.map(\.path)))
    if containProjectFile(paths) {
      guides.forget()
      documents.values.forEach { scheduleRun(of: $0) }
    }
    syncChecks(saved: paths)
    return output
  }

  /// Returns whether the file of a project may be among changed paths.
  func containProjectFile(_ paths: Set<String>) -> Bool {
    paths.contains { $0.lastPathComponent == Project.fileName }
      || publisher.checks.keys.contains { root in
        ChangedPaths(paths).affect("\(root)/\(Project.fileName)")
      }
  }
}
