import DioramaSystem

/// The errors of commands about a screen's snapshot.
extension RPCError {
  static let noGallery = refused("no gallery of the project is served; run `gallery --serve`")
  static func noResults(of name: String?) -> Self { refused("no results for '\(name ?? "")' yet") }
  static func hasChanged(_ name: String) -> Self {
    refused("'\(name)' has changed; review it again")
  }
  static func failedScreen(_ name: String) -> Self {
    refused("'\(name)' failed, so there is nothing to record")
  }
  static let unreadableProject = refused("the project cannot be read")
  static func notSaved(_ path: String) -> Self {
    refused("'\(path.lastPathComponent)' is not saved; save it, and accept again")
  }
  static func lostScreen(_ name: String) -> Self { refused("screen '\(name)' no longer exists") }
  static func changedSnapshot(of screen: String) -> Self {
    refused("the snapshot of '\(screen)' has changed; review it again")
  }
  static func sharedSnapshot(_ message: String?) -> Self {
    refused(message ?? "another screen has this snapshot")
  }
  static func notWritten(_ error: FileSystem.Failure) -> Self {
    refused("the snapshot cannot be written: \(error)")
  }
}
