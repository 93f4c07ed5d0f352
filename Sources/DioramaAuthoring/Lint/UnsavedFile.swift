import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// A file of a project as it stands in an editor: a screen, the project's own file or a fixture.
public struct UnsavedFile: Sendable {
  private let source: Source
  private let registry: Registry
  private let links: LinkPolicy

  /// A text, and the path at which it would be saved.
  ///
  /// - Parameters:
  ///   - path: where it would be saved.
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

  /// What kind of file it is, by its place in its project; nil for one that is none of the project's,
  /// unless a screen is run on it.
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

  /// The folder of its project, and the screens in the file; nil where that cannot be read.
  ///
  /// - Parameter texts: what stands in editors for other files, by path.
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

  /// What is wrong in it, ids that another file of the project has included; of other files only
  /// whether their folder can be read.
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

  /// Reports screens whose id one in another file of the project has.
  private func reportTakenIDs(of suite: ScreenSuite, _ diagnostics: inout Diagnostics) {
    let ids = Set(suite.declarations.map(\.id))
    let root = suite.project.root
    // Without a file of its own the project may be any folder, however much is in it.
    guard !ids.isEmpty, FileSystem.exists("\(root)/\(Project.fileName)"),
      let project = try? Project(at: root, links: links)
    else { return }
    let others = ScreenSuite(project, registry: registry).declarations
      .filter { $0.variant == nil && ids.contains($0.id) && !isOwn($0.path) }
    for screen in suite.declarations where screen.variant == nil {
      guard let other = others.first(where: { $0.id == screen.id }) else { continue }
      screen.heading.reportDuplicateID(at: other.idPlace, "other", &diagnostics)
    }
  }

  /// Whether a path of the project is that of the file, however somebody has written it.
  private func isOwn(_ path: String) -> Bool {
    func full(_ path: String) -> String {
      let folder = FileSystem.realPath(path.parentFolder) ?? path.parentFolder
      return "\(folder)/\(path.lastPathComponent)"
    }
    return full(path) == full(source.path)
  }

  /// A fixture may stand in a screen, too, which is how its mapping is read.
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
