import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// The screens of a project: what every command starts from.
///
/// The project's own file is read at once; the screens are read when they are first asked for, and only
/// once. `pass` reads one file after the other instead and keeps none of them.
public struct ScreenSuite: Sendable {
  /// The project.
  public private(set) var project: Project
  /// The types.
  public let registry: Registry
  /// What the project's own file says.
  package let configuration: ProjectConfiguration
  /// Which screens the command is about, and how they are run.
  package internal(set) var request: ProjectRequest
  /// What was wrong with the project's own file and its folders.
  package let projectProblems: Diagnostics
  /// Whether the project's own file can be relied on; without it no screen is run, since what it
  /// would show is not what is meant.
  let isConfigured: Bool
  /// Whether it says anything at all; if not, whatever screens take from it would seem wrong.
  let hasReadableFile: Bool
  /// The screens of other files in the folders of its own, once somebody asks.
  private(set) var siblingScreens = LazyValue<[String: [ScreenHeading]]>()
  private var screens = LazyValue<Content>()
  /// The files that are read; nil for all.
  private var paths: [String]?
  /// What ``selected`` is instead of what the selection says.
  private var chosen: [ScreenDeclaration]?
  /// What was found since the files were read.
  private var laterProblems = Diagnostics()

  /// The screens of a project.
  ///
  /// - Parameters:
  ///   - project: the project, found.
  ///   - registry: the types that its screens can name.
  ///   - selection: which of its screens.
  ///   - overrides: what is set over all layers of YAML.
  ///   - jobs: how many screens run at the same time, from 1.
  public init(
    _ project: Project, registry: Registry, selection: Selection = Selection(),
    overrides: CommandOverrides = CommandOverrides(), jobs: Int = 1
  ) {
    var request = ProjectRequest(paths: [project.root])
    (request.selection, request.overrides, request.jobs) = (selection, overrides, jobs)
    self.init(project, registry: registry, request)
  }

  /// The screens of a project that a command is about.
  ///
  /// - Parameter request: what the command says of all its projects.
  package init(_ project: Project, registry: Registry, _ request: ProjectRequest) {
    (self.project, self.registry, self.request) = (project, registry, request)
    var decoding = Decoding(files: project.files, commandName: registry.commandName)
    configuration = ProjectConfiguration.read(project, registry, &decoding)
    decoding.diagnostics = configuration.rules.applied(to: decoding.diagnostics, isUsable: true)
    isConfigured = !decoding.diagnostics.hasErrors
    hasReadableFile = isConfigured || configuration.root != nil
    for link in project.externalLinks { decoding.reportExternalLink(link) }
    for folder in project.externalFolderLinks { decoding.reportExternalFolderLink(folder) }
    for path in project.misnamedFiles {
      guard let proper = Project.correctedName(of: path.lastPathComponent) else { continue }
      let reason =
        proper == Project.fileName
        ? "a project's own file is called '\(proper)'" : "its name does not end in .yaml"
      decoding.diagnostics.report(
        .notAScreen, "the file is not read: \(reason)",
        at: Place(startOf: Source(path: path, bytes: [])), severity: .warning,
        help: Diagnostic.Help(
          FileSystem.exists("\(path.parentFolder)/\(proper)")
            ? "take it out; '\(proper)' stands beside it" : "rename it to '\(proper)'"))
    }
    for path in project.nestedProjectFiles {
      // A folder of projects is found by their names.
      let own = "\(project.root)/\(Project.fileName)"
      let help =
        FileSystem.exists(own)
        ? "move what it says to \(own), or its folder out of the project"
        : "name its folder as a project: '\(path.parentFolder)'"
      decoding.diagnostics.report(
        .notAScreen, "the file is not read: its folder is a part of the project in \(project.root)",
        at: Place(startOf: Source(path: path, bytes: [])), severity: .warning,
        help: Diagnostic.Help(help))
    }
    for (folder, failure) in project.unreadableFolders {
      decoding.diagnostics.report(
        .unreadableFile, "the folder cannot be read: \(failure)",
        at: Place(startOf: Source(path: folder, bytes: [])))
    }
    projectProblems = decoding.diagnostics
  }

  /// The same project, with something else set over all layers of YAML.
  package func withOverrides(_ change: (inout CommandOverrides) -> Void) -> ScreenSuite {
    var suite = self
    change(&suite.request.overrides)
    return suite
  }

  /// The same project, of whose files of screens one alone is looked at.
  package func narrowed(to path: String) -> ScreenSuite {
    var suite = reading(only: [path])
    suite.project = project.narrowed(to: path)
    suite.siblingScreens = LazyValue()
    return suite
  }

  /// The same project, of which some files of screens are read.
  package func reading(only paths: [String]) -> ScreenSuite {
    var suite = self
    (suite.paths, suite.screens, suite.chosen) = (paths, LazyValue<Content>(), nil)
    return suite
  }

  /// The same project, with the selected screens the other way round.
  package var reversed: ScreenSuite { choosing(selected.reversed()) }

  /// The same project, and of the selected screens those that `isWanted` says.
  package func keeping(_ isWanted: (ScreenDeclaration) -> Bool) -> ScreenSuite {
    choosing(selected.filter(isWanted))
  }

  /// The same project, with other selected screens.
  ///
  /// - Parameter problems: what was found by choosing them.
  func choosing(
    _ screens: [ScreenDeclaration], problems: Diagnostics = Diagnostics()
  ) -> ScreenSuite {
    var suite = self
    suite.chosen = screens
    suite.laterProblems.append(contentsOf: problems)
    return suite
  }
}

// MARK: - Reading the screens

extension ScreenSuite {
  /// All screens that could be read, in the order of files and documents.
  public var declarations: [ScreenDeclaration] { read.declarations }

  /// Those of them that the command is about.
  public var selected: [ScreenDeclaration] { chosen ?? read.selected }

  /// What was wrong with the files and the project.
  public var diagnostics: Diagnostics {
    var all = read.diagnostics
    if !laterProblems.isEmpty { all.append(contentsOf: laterProblems) }
    return all
  }

  /// What the files say, read when it is first asked for.
  private var read: Content {
    screens.value {
      var diagnostics = projectProblems
      var declarations: [ScreenDeclaration] = []
      for path in paths ?? project.screenFiles {
        let (found, problems) = screens(in: path)
        declarations += found
        if !problems.isEmpty { diagnostics.append(contentsOf: problems) }
      }
      let owners = ScreenHeading.owners(among: declarations.map(\.heading), &diagnostics)
      declarations = owners.map { declarations[$0] }
      return Content(
        declarations: declarations, selected: request.selection.chosen(among: declarations),
        diagnostics: diagnostics)
    }
  }

  /// What the files say.
  private struct Content: Sendable {
    let declarations: [ScreenDeclaration]
    let selected: [ScreenDeclaration]
    let diagnostics: Diagnostics
  }

  /// What names of colours and fonts stand for.
  package var palette: ProjectPalette {
    configuration.palette.value { ProjectPalette(registry, configuration) }
  }

  /// The screens that one of its files declares, in order, and what is wrong with the file.
  func screens(in path: String) -> (declarations: [ScreenDeclaration], problems: Diagnostics) {
    screens { diagnostics in
      let documents = project.documents(of: path, &diagnostics)
      if documents.isEmpty, diagnostics.isEmpty {
        Self.reportNoScreen(in: Source(path: path, bytes: []), &diagnostics)
      }
      return documents
    }
  }

  /// The screens that a file's text declares, in order, and what is wrong with it.
  func screens(in source: Source) -> (declarations: [ScreenDeclaration], problems: Diagnostics) {
    screens { diagnostics in
      let documents = Project.documents(in: source, limits: .handWritten, &diagnostics)
      if documents.isEmpty, diagnostics.isEmpty { Self.reportNoScreen(in: source, &diagnostics) }
      return documents
    }
  }

  /// Warns of a file in which nothing stands, or comments only.
  private static func reportNoScreen(in source: Source, _ diagnostics: inout Diagnostics) {
    diagnostics.report(
      .notAScreen, "the file has no screen in it", at: Place(startOf: source), severity: .warning,
      help: Diagnostic.Help(
        "write one, or take the file out; files whose names begin with '_' are not read"))
  }

  private func screens(
    in documents: (inout Diagnostics) -> [Document]
  ) -> (declarations: [ScreenDeclaration], problems: Diagnostics) {
    var decoding = Decoding(files: project.files, commandName: registry.commandName)
    let declarations = documents(&decoding.diagnostics).flatMap {
      ScreenDeclaration.declarations(in: $0, of: configuration, &decoding)
    }
    // Which screens there are must be sure.
    return (declarations, configuration.rules.applied(to: decoding.diagnostics, isUsable: false))
  }
}
