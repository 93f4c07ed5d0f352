import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// The screens of a project, from which every command starts.
///
/// The project's own file is read at once; the screens are read on first use, and only once. `pass`
/// reads one file after the other instead and keeps none of them.
public struct ScreenSuite: Sendable {
  /// The project.
  public private(set) var project: Project
  /// The registered types.
  public let registry: Registry
  /// The configuration from the project's own file.
  package let configuration: ProjectConfiguration
  /// The request, which selects the screens and configures their runs.
  package internal(set) var request: ProjectRequest
  /// The problems of the project's own file and its folders.
  package let projectProblems: Diagnostics
  /// Whether the project's own file is valid. If not, no screen runs, since it would not show what
  /// is meant.
  let isConfigured: Bool
  /// Whether the project's own file could be read; if not, references to it would seem wrong.
  let hasReadableFile: Bool
  /// The screens of other files in the same folders, read on first use.
  private(set) var siblingScreens = LazyValue<[String: [ScreenHeading]]>()
  private var screens = LazyValue<Content>()
  /// The files to read; nil for all.
  private var paths: [String]?
  /// The screens in ``selected``; nil for those of the request's selection.
  private var chosen: [ScreenDeclaration]?
  /// The problems found after the files were read.
  private var laterProblems = Diagnostics()

  /// Creates the screens of a project.
  ///
  /// - Parameters:
  ///   - project: the project.
  ///   - registry: the types that its screens can name.
  ///   - selection: the selection of its screens.
  ///   - overrides: settings that override all layers of YAML.
  ///   - jobs: how many screens run at the same time, from 1.
  public init(
    _ project: Project, registry: Registry, selection: Selection = Selection(),
    overrides: CommandOverrides = CommandOverrides(), jobs: Int = 1
  ) {
    var request = ProjectRequest(paths: [project.root])
    (request.selection, request.overrides, request.jobs) = (selection, overrides, jobs)
    self.init(project, registry: registry, request)
  }

  /// Creates the screens of a project for a command.
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
      decoding.diagnostics.append(.misnamedFile(path, proper))
    }
    for path in project.nestedProjectFiles {
      decoding.diagnostics.append(.nestedProjectFile(path, in: project.root))
    }
    for (folder, failure) in project.unreadableFolders {
      decoding.diagnostics.append(.unreadableFolder(folder, failure))
    }
    projectProblems = decoding.diagnostics
  }

  /// Returns the same project with changed overrides.
  package func withOverrides(_ change: (inout CommandOverrides) -> Void) -> ScreenSuite {
    var suite = self
    change(&suite.request.overrides)
    return suite
  }

  /// Returns the same project, limited to one of its screen files.
  package func narrowed(to path: String) -> ScreenSuite {
    var suite = reading(only: [path])
    suite.project = project.narrowed(to: path)
    suite.siblingScreens = LazyValue()
    return suite
  }

  /// Returns the same project, which reads only some of its screen files.
  package func reading(only paths: [String]) -> ScreenSuite {
    var suite = self
    (suite.paths, suite.screens, suite.chosen) = (paths, LazyValue<Content>(), nil)
    return suite
  }

  /// The same project with the selected screens in reverse order.
  package var reversed: ScreenSuite { choosing(selected.reversed()) }

  /// Returns the same project with the selected screens for which `isWanted` returns true.
  package func keeping(_ isWanted: (ScreenDeclaration) -> Bool) -> ScreenSuite {
    choosing(selected.filter(isWanted))
  }

  /// Returns the same project with other selected screens.
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

  /// The screens that the command selects.
  public var selected: [ScreenDeclaration] { chosen ?? read.selected }

  /// The problems of the files and the project.
  public var diagnostics: Diagnostics {
    var all = read.diagnostics
    if !laterProblems.isEmpty { all.append(contentsOf: laterProblems) }
    return all
  }

  /// The content of the files, read on first use.
  private var read: Content {
    screens.value {
      var diagnostics = projectProblems
      var declarations: [ScreenDeclaration] = []
      for path in paths ?? project.screenFiles {
        let (found, problems) = screens(in: path)
        declarations += found
        if !problems.isEmpty { diagnostics.append(contentsOf: problems) }
      }
      let headings = declarations.map(\.heading)
      let owners = ScreenHeading.owners(among: headings, &diagnostics)
      let isReadable = !diagnostics.hasErrors
      diagnostics = request.selection.weighted(diagnostics, of: headings, in: project)
      declarations = owners.map { declarations[$0] }
      return Content(
        declarations: declarations, selected: request.selection.chosen(among: declarations),
        diagnostics: diagnostics, isReadable: isReadable)
    }
  }

  /// Whether all files could be read without errors, so that all screens are known.
  package var isReadable: Bool { read.isReadable }

  /// The content of the files.
  private struct Content: Sendable {
    let declarations: [ScreenDeclaration]
    let selected: [ScreenDeclaration]
    let diagnostics: Diagnostics
    let isReadable: Bool
  }

  /// The values of the names of colors and fonts.
  package var palette: ProjectPalette {
    configuration.palette.value { ProjectPalette(registry, configuration) }
  }

  /// Returns the screens that a file declares, in order, and the problems of the file.
  func screens(in path: String) -> (declarations: [ScreenDeclaration], problems: Diagnostics) {
    var decoding = Decoding(files: project.files, commandName: registry.commandName)
    var documents: [Document] = []
    if path.parentFolder.lastPathComponent == Project.snapshotFolderName {
      decoding.diagnostics.append(.snapshotAmongScreens(path))
    } else {
      documents = project.documents(of: path, &decoding.diagnostics)
      if documents.isEmpty, decoding.diagnostics.isEmpty {
        decoding.diagnostics.append(.noScreen(in: Source(path: path, bytes: [])))
      }
    }
    let declarations = documents.flatMap {
      ScreenDeclaration.declarations(in: $0, of: configuration, &decoding)
    }
    // The list of screens must be certain, so errors cannot be suppressed here.
    return (declarations, configuration.rules.applied(to: decoding.diagnostics, isUsable: false))
  }
}
