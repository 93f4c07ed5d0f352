import Diorama
import DioramaKit
import Testing
import YAML

/// All screens of a project with their variants, as the arguments of a test: each is a separate
/// case.
///
/// ```swift
/// @Test(.diorama(registry: try Registry(.weather)), arguments: DioramaScreens(in: "screens"))
/// func screen(_ screen: DioramaScreen) { assertScreen(screen) }
/// ```
///
/// Other problems that `diorama test` would report are cases, too, which fail: a file that cannot
/// be read as screens, an orphaned snapshot, a project without screens. So the test of a project
/// that was moved never passes by mistake.
public struct DioramaScreens: RandomAccessCollection, Sendable {
  private let screens: [DioramaScreen]

  /// The screens of a project.
  ///
  /// - Parameters:
  ///   - folder: the project's folder, relative to the package of the test's file or to
  ///     `DIORAMA_ROOT`; by default the nearest `screens` next to the file or above it.
  ///   - filters: patterns for names, such as `oslo*`; empty means all.
  ///   - tags: a screen must have one of these tags; empty means all.
  ///   - filePath: the path of the test's file.
  public init(
    in folder: String? = nil, filters: [String] = [], tags: [String] = [],
    file filePath: StaticString = #filePath
  ) {
    let place = ProjectFolder(folder, from: "\(filePath)", .current)
    let path = place.path
    let folder = place.name
    let isAll = filters.isEmpty && tags.isEmpty
    var found: [DioramaScreen] = []
    if let project = try? Project(at: path) {
      // The list of screens does not depend on types.
      let suite = ScreenSuite(
        project, registry: Registry(),
        selection: ScreenSuite.Selection(filters: filters, tags: tags))
      found = suite.selected.map { screen in
        DioramaScreen(
          name: screen.name, tags: screen.tags, folder: folder, path: path,
          kind: .screen(file: Self.relative(screen.path, to: path)))
      }
      let files = Self.faultyFiles(of: suite).map { Self.relative($0, to: path) }
      found += files.map {
        DioramaScreen(name: $0, tags: [], folder: folder, path: path, kind: .file($0))
      }
      if isAll, project.isWhole, files.isEmpty {
        let expected = Set(suite.declarations.map(\.snapshotPath))
        found += SnapshotStore(project).orphans(besides: expected).map {
          DioramaScreen(name: $0, tags: [], folder: folder, path: path, kind: .orphaned)
        }
      }
    }
    let problem = DioramaScreen(name: folder, tags: [], folder: folder, path: path, kind: .problem)
    screens = found.isEmpty ? [problem] : found
  }

  /// The files with errors, except the project's own file, whose errors every screen reports.
  private static func faultyFiles(of suite: ScreenSuite) -> [String] {
    let files = Set(
      suite.diagnostics.sorted.filter { $0.severity == .error }.map(\.place.source.path))
    return files.subtracting(["\(suite.project.root)/\(Project.fileName)"]).sorted()
  }

  private static func relative(_ path: String, to folder: String) -> String {
    var rest = path[...]
    if rest.hasPrefix(folder) { rest = rest.dropFirst(folder.count) }
    while rest.hasPrefix("/") { rest = rest.dropFirst() }
    return String(rest)
  }

  /// The position of the first screen.
  public var startIndex: Int { screens.startIndex }
  /// The position after the last screen.
  public var endIndex: Int { screens.endIndex }
  /// The screen at a position.
  public subscript(position: Int) -> DioramaScreen { screens[position] }
}

/// One of ``DioramaScreens``: the argument of a parameterized test.
public struct DioramaScreen: Sendable, Hashable, Codable, CustomTestStringConvertible {
  /// The screen's name, such as `oslo@storm`; for other kinds a path.
  public let name: String
  /// The screen's tags, as `--tag` takes them.
  public let tags: [String]
  /// The project's folder, as the test names it.
  let folder: String
  /// The path of that folder.
  let path: String
  let kind: Kind

  /// What a case of a project's test checks.
  enum Kind: Sendable, Hashable, Codable {
    /// A screen, and its file relative to the project's folder.
    case screen(file: String)
    /// A file with errors; its screens may be unknown.
    case file(String)
    /// An orphaned snapshot.
    case orphaned
    /// A project that has no screens, or cannot be read.
    case problem
  }

  /// The name of the case in test results.
  public var testDescription: String {
    switch kind {
    case .screen: name
    case .file: "file \(name)"
    case .orphaned: "orphaned: \(name)"
    case .problem: "project \(name)"
    }
  }
}
