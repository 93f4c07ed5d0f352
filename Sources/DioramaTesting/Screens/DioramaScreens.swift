import Diorama
import DioramaKit
import Testing
import YAML

/// All screens of a project with their variants, as the arguments of a test: each is a case with a
/// result of its own.
///
/// ```swift
/// @Test(.diorama(registry: try Registry(.weather)), arguments: DioramaScreens(in: "screens"))
/// func screen(_ screen: DioramaScreen) { assertScreen(screen) }
/// ```
///
/// What else `diorama test` would complain of is a case, too, which fails: a file that cannot be
/// read as screens, a snapshot that no screen has, a project without screens. So a project that
/// was moved is never taken for one in which all is well.
public struct DioramaScreens: RandomAccessCollection, Sendable {
  private let screens: [DioramaScreen]

  /// The screens of a project.
  ///
  /// - Parameters:
  ///   - folder: the project's folder, relative to the package of the test's file or to
  ///     `DIORAMA_ROOT`; by default the nearest `screens` beside the file or above it.
  ///   - filters: patterns for names, such as `oslo*`; none means all.
  ///   - tags: words, of which a screen must have one; none means all.
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
      // Which screens there are does not depend on types.
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

  /// The files in which the reader found errors; the project's own file is every screen's matter.
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

  /// The place of the first screen.
  public var startIndex: Int { screens.startIndex }
  /// The place after the last screen.
  public var endIndex: Int { screens.endIndex }
  /// The screen at a place.
  public subscript(position: Int) -> DioramaScreen { screens[position] }
}

/// One of ``DioramaScreens``: the argument of a parameterised test.
public struct DioramaScreen: Sendable, Hashable, Codable, CustomTestStringConvertible {
  /// The screen's name, such as `oslo@storm`; of another thing its path.
  public let name: String
  /// The words for `--tag`.
  public let tags: [String]
  /// The project's folder, as the test says it.
  let folder: String
  /// Where that is.
  let path: String
  let kind: Kind

  /// What a test of a project is about.
  enum Kind: Sendable, Hashable, Codable {
    /// A screen, and its file from the project's folder on.
    case screen(file: String)
    /// A file in which something is wrong, perhaps so much that its screens are not known.
    case file(String)
    /// A recorded snapshot that no screen has.
    case orphaned
    /// A project that has no screens, or cannot be read.
    case problem
  }

  /// What test results call it.
  public var testDescription: String {
    switch kind {
    case .screen: name
    case .file: "file \(name)"
    case .orphaned: "left over: \(name)"
    case .problem: "project \(name)"
    }
  }
}
