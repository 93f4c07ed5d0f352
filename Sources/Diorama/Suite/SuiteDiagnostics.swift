import DioramaKit
import DioramaSystem
import YAML

/// The problems of a project's paths, its files and the names of its screens.
extension Diagnostic {
  /// Creates a diagnostic about a file as a whole.
  package init(
    ofFile path: String, _ message: String, help: String? = nil, severity: Severity = .error
  ) {
    self.init(
      .unreadableFile, message, at: Place(startOf: Source(path: path, bytes: [])),
      severity: severity, help: help.map { Help($0) })
  }

  /// A path of a command, which takes names of screens, too, cannot be read.
  package static func unreadablePath(
    _ path: String, _ error: FileSystem.Failure, _ registry: Registry
  ) -> Diagnostic {
    Diagnostic(
      .unreadableFile, "the path cannot be read: \(error)",
      at: Place(wholeFile: Source(path: path, bytes: [])),
      help: Help(error.isMissing ? advice(for: path, registry) : pathAdvice))
  }

  private static let pathAdvice = "give the path of a project folder or a screen file"

  /// The help for a path that does not exist: the name of a screen, a similar path, or the command
  /// that writes a project.
  private static func advice(for path: String, _ registry: Registry) -> String {
    let suite = ScreenSuite.inCurrentFolder(registry)
    let isHere = suite?.request.paths == ["."]
    let name = path.lastPathComponent
    let files = suite?.project.screenFiles ?? []
    // A folder of the project may be named without the project's own path.
    let places = files + Set(files.map(\.parentFolder)).sorted()
    let stems = places.map(\.lastPathComponent.withoutYAMLExtension)
    let screens = suite?.declarations.map(\.name) ?? []
    if !stems.contains(name),
      let own = screens.first(where: { $0.lowercased() == name.lowercased() })
    {
      return "to select the screen, give only its name: '\(own)'"
    }
    let folder = path.contains("/") ? path.parentFolder : "."
    let names = ((try? FileSystem.entries(of: folder)) ?? []).filter {
      $0.kind != .file || $0.name.hasSuffix(".yaml") || $0.name.hasSuffix(".yml")
    }.map(\.name)
    if let near = nearestName(to: name, among: names) {
      return "did you mean '\(path.contains("/") ? "\(folder)/\(near)" : near)'?"
    }
    // A command without a path reads 'screens', even in a project's folder.
    if name == "screens", FileSystem.exists("\(folder)/\(Project.fileName)") {
      return "'\(folder)' is a project; give that path"
    }
    let stem = name.withoutYAMLExtension
    if let meant = stems.contains(stem) ? stem : nearestName(to: stem, among: stems),
      let index = stems.firstIndex(of: meant)
    {
      return "did you mean '\(places[index].withoutDot)'?"
    }
    let command = registry.commandName
    if suite != nil {
      return "\(pathAdvice); `\(command) list\(isHere ? " ." : "")` lists the screens"
    }
    return path != path.withoutYAMLExtension
      ? pathAdvice : "\(pathAdvice); `\(command) init` creates a project"
  }

  /// A file looks like a screen or a project file, but has another name; `proper` is the right one.
  static func misnamedFile(_ path: String, _ proper: String) -> Diagnostic {
    let reason =
      proper == Project.fileName
      ? "a project file must be named '\(proper)'" : "its name does not end in .yaml"
    return Diagnostic(
      .notAScreen, "the file is not read: \(reason)",
      at: Place(startOf: Source(path: path, bytes: [])), severity: .warning,
      help: Help(
        FileSystem.exists("\(path.parentFolder)/\(proper)")
          ? "remove it; '\(proper)' is in the same folder" : "rename it to '\(proper)'"))
  }

  static func nestedProjectFile(_ path: String, in root: String) -> Diagnostic {
    // Without its own file, the folder may hold projects that must be named.
    let own = "\(root)/\(Project.fileName)"
    let help =
      FileSystem.exists(own)
      ? "move its content to \(own), or move its folder out of the project"
      : "give the path of its folder: '\(path.parentFolder)'"
    return Diagnostic(
      .notAScreen, "the file is not read: its folder is part of the project in \(root)",
      at: Place(startOf: Source(path: path, bytes: [])),
      severity: FileSystem.exists(own) ? .warning : .error, help: Help(help))
  }

  static func unreadableFolder(_ path: String, _ failure: FileSystem.Failure) -> Diagnostic {
    Diagnostic(ofFile: path, "the folder cannot be read: \(failure)")
  }

  static func noScreen(in source: Source) -> Diagnostic {
    Diagnostic(
      .notAScreen, "the file contains no screen", at: Place(startOf: source), severity: .warning,
      help: Help(
        "add a screen, or remove the file; files with names that begin with '_' are skipped"))
  }

  /// Another screen has the id of this one.
  ///
  /// - Parameters:
  ///   - screen: the screen that is reported.
  ///   - which: `first` if the other one comes before it, else `also`.
  ///   - other: the place of the other screen's id.
  package static func duplicateScreen(
    _ screen: ScreenHeading, _ which: String, at other: Place
  ) -> Diagnostic {
    // Without the key 'screen', the place is the beginning of the screen.
    let isOfFile =
      screen.idPlace.start.column == 1 && screen.variant == nil
      && screen.id == screen.path.lastPathComponent.withoutYAMLExtension
    return Diagnostic(
      .duplicateScreen,
      "duplicate screen '\(screen.name)'\(isOfFile ? ", named after its file" : "")",
      at: screen.idPlace,
      help: Help("set another id in one of them with 'screen: ...'"),
      notes: [Note("\(which) used here", at: other)])
  }

  static func sharedSnapshotFile(
    _ screen: ScreenHeading, _ other: ScreenHeading
  ) -> Diagnostic {
    Diagnostic(
      .duplicateScreen,
      "'\(screen.name)' and '\(other.name)' have the same snapshot file if the file system ignores "
        + "case",
      at: screen.idPlace, help: Help("rename one of them"),
      notes: [Note("first used here", at: other.idPlace)])
  }

}
