import Diorama
import DioramaAuthoring

/// Files on the disk that others change, and what else a client tells aside.
extension LanguageSession {
  /// What a client tells besides of texts.
  mutating func takeAside(_ method: String, _ message: [UInt8]) -> [UInt8] {
    switch method {
    case "$/cancelRequest":
      return (try? MessageCoding.params(CancelParams.self, of: message)).map { cancel($0.id) } ?? []
    case "initialized":
      guard client.watchesFiles else { return [] }
      let globs = ["**/*.{yaml,yml}", "**/__Snapshots__/**/*.txt"]
      let options = RegistrationParams.Registration.Options(
        watchers: globs.map { .init(globPattern: $0) })
      return ask(
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
      return noteSaved(Set(params.changes.compactMap { FileURI.path(of: $0.uri) }))
    default: return []
    }
  }

  /// Files on the disk are others by now.
  mutating func noteSaved(_ paths: Set<String>) -> [UInt8] {
    if paths.contains(where: { $0.lastPathComponent == Project.fileName }) { guides.forget() }
    syncChecks(saved: paths)
    // What stands in an editor is what counts of a file that is open.
    let open = Set(documents.values.map(\.path))
    return noteChange(of: paths.subtracting(open))
  }
}
