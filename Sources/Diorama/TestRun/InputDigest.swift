import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// The digest of all that a test's result depends on, the same on every machine: the key under which
/// an engine for many machines may keep the result.
package enum InputDigest {
  /// The digest of some projects for a request, in this build of the program.
  ///
  /// It covers the files below each project's folder, by path in it, snapshots included, but for what
  /// stands in `.diorama`, `.git` and `.build`; which screens the request asks for and what it sets for all of them; and the build. It
  /// does not cover variables and the system's libraries.
  ///
  /// - Throws: ``Unreadable`` where a file cannot be read, so that nothing is known.
  package static func digest(of projects: OpenedProjects) throws(Unreadable) -> Digest {
    let digester = Digester(seed: 0)
    var lines = ["build \(ProgramStamp.build())"] + options(of: projects.request)
    for (project, argument) in zip(projects.projects, projects.arguments) {
      lines.append("project \(argument.withoutDotComponents)")
      let root = project.project.root
      try add(
        root, below: "", in: [FileSystem.realPath(root) ?? root], to: &lines, digester,
        project.project)
    }
    return digester.digest(of: lines.joined(separator: "\n"))
  }

  private static func options(of request: ProjectRequest) -> [String] {
    let overrides = request.overrides
    return request.selection.filters.map { "filter \($0)" }
      + request.selection.tags.map { "tag \($0)" }
      + request.selection.variants.map { "variant \($0)" } + [
        "width \(overrides.width.map(String.init) ?? "-")",
        "theme \(overrides.theme.map { "\($0)" } ?? "-")",
        "show \(overrides.show.map { "\($0.map(\.rawValue).sorted())" } ?? "-")",
      ]
  }

  /// Folders of what is made of the files, or of their history.
  private static let passedOver: Set = [Project.ownFolderName, ".git", ".build"]

  /// What could not be read, and why.
  package struct Unreadable: Error, CustomStringConvertible {
    /// The file or folder.
    package let path: String
    /// The reason.
    package let failure: FileSystem.Failure

    package var description: String { "'\(path)' cannot be read: \(failure)" }
  }

  /// Adds what is in a folder.
  ///
  /// - Parameter chain: where the folder and those above it really are, so that a circle of links ends.
  private static func add(
    _ folder: String, below way: String, in chain: [String], to lines: inout [String],
    _ digester: Digester, _ project: Project
  ) throws(Unreadable) {
    let entries: [(name: String, kind: FileSystem.EntryKind)]
    do throws(FileSystem.Failure) {
      entries = try FileSystem.entries(of: folder)
    } catch {
      throw Unreadable(path: folder, failure: error)
    }
    for entry in entries where !passedOver.contains(entry.name) {
      let (path, own) = ("\(folder)/\(entry.name)", "\(way)\(entry.name)")
      switch entry.kind {
      case .folder:
        try add(path, below: "\(own)/", in: chain, to: &lines, digester, project)
      case .folderLink:
        let real = FileSystem.realPath(path) ?? path
        lines.append("link \(own)\(project.files.contains(path) ? "" : " leads out")")
        // Whoever follows links reads what stands there; else what is in the project alone.
        guard project.files.contains(path), !chain.contains(real) else { continue }
        try add(path, below: "\(own)/", in: chain + [real], to: &lines, digester, project)
      case .link where !project.files.contains(path): lines.append("link \(own)")
      case .file, .link:
        do throws(FileSystem.Failure) {
          lines.append("file \(own) \(digester.digest(of: try FileSystem.read(path)))")
        } catch {
          // A link to nowhere, or what is no file, shows nothing to anybody.
          guard error.isMissing || error.isSpecial else {
            throw Unreadable(path: path, failure: error)
          }
          lines.append("nothing \(own)")
        }
      }
    }
  }
}
