import Diorama
import DioramaKit
import YAML

/// Why the file of a new screen cannot be made.
extension NewScreen.Failure {
  static func unknownViewController(_ name: String, in registry: Registry) -> Self {
    let near = nearestName(to: name, among: registry.entries(of: .viewController).map(\.name))
    return .obstacle(
      "unknown view controller '\(name)'; "
        + (near.map { "did you mean '\($0)'?" } ?? "see `\(registry.commandName) types`"))
  }

  static func invalidName(_ name: String, _ fault: ScreenDeclaration.NameFault) -> Self {
    .obstacle("'\(name)' is not a valid name of a screen or folder; \(fault.help(for: "it"))")
  }

  static func folderWithoutScreens(_ name: String) -> Self {
    .obstacle("a folder '\(name)' cannot contain screens")
  }

  static func existingFile(_ path: String) -> Self {
    .obstacle("'\(path)' already exists; nothing was written")
  }

  static func existingScreen(_ id: String, at place: Place) -> Self {
    .obstacle("a screen '\(id)' already exists at \(place); nothing was written")
  }

  static func outsideProject(_ path: String) -> Self {
    .obstacle("'\(path)' is outside the project")
  }
}
