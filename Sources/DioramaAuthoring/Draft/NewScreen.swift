import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// A screen that does not exist yet.
package struct NewScreen {
  private let name: String
  /// The name of its view controller.
  package let viewController: String
  private let suite: ScreenSuite

  /// Creates a new screen of a project.
  ///
  /// - Parameters:
  ///   - name: its id, or the path of its file in the project, with or without an extension.
  ///   - viewController: the name of its view controller.
  ///   - suite: the project.
  package init(_ name: String, of viewController: String, in suite: ScreenSuite) {
    // The name of the file means the screen in it.
    let name = name.withoutYAMLExtension
    // A path may begin in the current folder instead of the project.
    let root = "\(suite.project.root)/"
    self.name =
      name.hasPrefix(root) && !FileSystem.isFolder(root + root)
      ? String(name.dropFirst(root.utf8.count)) : name
    self.viewController = viewController
    self.suite = suite
  }

  /// The path of the screen's file.
  package var path: String { "\(suite.project.root)/\(name).yaml" }

  /// The reason why a file cannot be made.
  package enum Failure: Error {
    /// An obstacle, described in a line.
    case obstacle(String)
    /// No fixture of the project fits; the problems of a screen without arguments.
    case noMatchingFixture(Diagnostics)
  }

  /// Returns the text of the screen's file, and creates its folder if possible.
  package func page() throws(Failure) -> String {
    if let obstacle { throw obstacle }
    let registry = suite.registry
    guard let entry = registry[viewController], entry.screenType != nil else {
      throw .unknownViewController(viewController, in: registry)
    }
    let drafter = ScreenDrafter(suite: suite, viewController: entry, path: path)
    do throws(ScreenDrafter.NoMatchingFixture) {
      let draft = try drafter.draft()
      // If this fails, writing the file fails and reports the reason.
      try? FileSystem.makeFolder(path.parentFolder)
      return drafter.page(of: draft)
    } catch {
      throw .noMatchingFixture(
        suite.projectProblems.isEmpty ? error.problems : suite.projectProblems)
    }
  }

  /// Whether a fixture of the project fits the view controller.
  package var hasMatchingFixture: Bool {
    guard let entry = suite.registry[viewController] else { return false }
    return (try? ScreenDrafter(suite: suite, viewController: entry, path: path).draft()) != nil
  }

  private var obstacle: Failure? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let id = parts.last ?? name
    for (index, part) in parts.enumerated() {
      let fault =
        index == parts.count - 1 || part.isEmpty
        ? ScreenDeclaration.idFault(of: part) : ScreenDeclaration.storageFault(of: part)
      if let fault { return .invalidName(part.isEmpty ? name : part, fault) }
    }
    if let folder = parts.dropLast().first(where: { !Project.isForScreens(folder: $0) }) {
      return .folderWithoutScreens(folder)
    }
    if FileSystem.exists(path) || FileSystem.isLink(path) { return .existingFile(path) }
    // Some systems do not distinguish the case of file names.
    if let other = suite.declarations.first(where: { $0.name.lowercased() == id.lowercased() }) {
      return .existingScreen(other.name, at: other.idPlace)
    }
    return suite.project.files.contains(path) ? nil : .outsideProject(path)
  }

  /// Returns a screen's id for a view controller's name: `city-list` for
  /// `WXCityListViewController`.
  package static func screenID(of viewController: String) -> String {
    var name = viewController[...]
    if name.hasSuffix("ViewController") { name = name.dropLast("ViewController".count) }
    // A kit's prefix ends before the last of the initial capitals.
    let capitals = name.prefix { $0.isUppercase }
    if capitals.count > 2 { name = name.dropFirst(capitals.count - 1) }
    var id = ""
    for character in name {
      if character.isUppercase, !id.isEmpty, id.last != "-" { id += "-" }
      id += character == "." ? "-" : character.lowercased()
    }
    return ScreenDeclaration.idFault(of: id) == nil ? id : "start"
  }
}
