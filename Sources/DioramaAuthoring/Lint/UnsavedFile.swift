import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// The text of a project's file in an editor: a screen, the project's own file or a fixture.
public struct UnsavedFile: Sendable {
  private let source: Source
  private let registry: Registry
  private let links: LinkPolicy

  /// Creates a text with the path at which it would be saved.
  ///
  /// - Parameters:
  ///   - path: the path at which it would be saved.
  ///   - bytes: the text.
  ///   - registry: the types that its screens can name.
  ///   - links: where links in the project may lead.
  public init(
    path: String, bytes: [UInt8], registry: Registry, links: LinkPolicy = .ofEnvironment
  ) {
    self.links = links
    source = Source(path: path, bytes: bytes)
    self.registry = registry
  }

  /// The kind of the file, by its path in its project; nil for other files, which a screen may
  /// still use.
  package var purpose: Schema.Purpose? {
    if source.path.lastPathComponent == Project.fileName { return .project }
    let root = Project.root(of: source.path.parentFolder)
    guard FileSystem.exists("\(root)/\(Project.fileName)") else {
      let folders = source.path.parentFolder.split(separator: "/")
      return folders.contains("fixtures") ? .fixture : .screen
    }
    if Project.isForFixtures(source.path, in: root) { return .fixture }
    return Project.isForScreens(source.path, in: root) ? .screen : nil
  }

  /// Returns the folder of its project, and the screens in the file; nil if the file cannot be
  /// read.
  ///
  /// - Parameter texts: the texts of other files in editors, by path.
  package func project(
    beside texts: [String: [UInt8]]
  ) -> (root: String, suite: () -> ScreenSuite)? {
    let root = Project.root(of: source.path.parentFolder)
    let files = SourceFiles(root: root, cachesScreens: true, links: links)
    files.setUnsavedTexts(texts)
    guard
      let project = try? Project(
        at: source.path, unsaved: source, reading: .again(files), links: links)
    else { return nil }
    return (project.root, { ScreenSuite(project, registry: registry) })
  }

  /// Checks the file. It also reports ids that another file of the project has, but no other
  /// problems of such files.
  public func lint() throws(FileSystem.Failure) -> (count: Int, diagnostics: Diagnostics) {
    let isProject = source.path.lastPathComponent == Project.fileName
    if purpose == .fixture { return (0, try lintFixture()) }
    let project = try Project(at: source.path, unsaved: source, links: links)
    let suite = ScreenSuite(project, registry: registry)
    let (count, found) = suite.lint()
    var own = Diagnostics()
    for diagnostic in found.sorted where diagnostic.place.source.path == source.path {
      own.append(diagnostic)
    }
    if !isProject { reportTakenIDs(of: suite, &own) }
    return (count, own)
  }

  /// Reports screens whose id a screen in another file of the project has.
  private func reportTakenIDs(of suite: ScreenSuite, _ diagnostics: inout Diagnostics) {
    let ids = Set(suite.declarations.map(\.id))
    let root = suite.project.root
    // Without its own file, the project may be any folder, of any size.
    guard !ids.isEmpty, FileSystem.exists("\(root)/\(Project.fileName)"),
      let project = try? Project(at: root, links: links)
    else { return }
    let others = Dictionary(
      ScreenSuite(project, registry: registry).declarations
        .filter { $0.variant == nil && ids.contains($0.id) && !isOwn($0.path) }
        .map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for screen in suite.declarations where screen.variant == nil {
      guard let other = others[screen.id] else { continue }
      diagnostics.append(.duplicateScreen(screen.heading, "also", at: other.idPlace))
    }
  }

  /// Returns whether a path of the project is that of the file, in any spelling.
  private func isOwn(_ path: String) -> Bool {
    func full(_ path: String) -> String {
      let folder = FileSystem.realPath(path.parentFolder) ?? path.parentFolder
      return "\(folder)/\(path.lastPathComponent)"
    }
    return full(path) == full(source.path)
  }

  /// Checks a fixture. Its mapping is read like one in a screen.
  private func lintFixture() throws(FileSystem.Failure) -> Diagnostics {
    let project = try Project(at: source.path, unsaved: source, links: links)
    var decoding = Decoding(files: project.files, commandName: registry.commandName)
    let rules = ProjectConfiguration.read(project, registry, &decoding).rules
    decoding.diagnostics = Diagnostics()
    let documents = YAMLReader(limits: .largeData).documents(
      of: source, reporting: &decoding.diagnostics)
    let key = registry.fixtureKey.flatMap { known in
      registry.keys.first { $0.name.description == known.key.name }
    }
    if let key, let root = documents.first?.root, !root.isNull {
      if root.kind == .mapping {
        _ = key.read(root, &decoding)
      } else {
        decoding.reportWrongValue(root, wanted: "a mapping of lists", help: nil)
      }
    }
    var problems = decoding.diagnostics
    let known = Set(problems.sorted.map(\.place.description))
    source.reportLostTexts(besides: known, &problems)
    return rules.applied(to: problems, isUsable: false)
  }
}
