import DioramaKit
import DioramaSystem

/// The recorded snapshots of a project.
public struct SnapshotStore: Sendable {
  /// The project.
  public let project: Project

  /// The snapshots of a project.
  public init(_ project: Project) { self.project = project }

  /// Compares snapshots of the project's screens.
  package var comparing: SnapshotComparison.Maker {
    { snapshot, screen in compare(snapshot, at: screen.snapshotPath) }
  }

  /// Compares a snapshot with what is recorded at a path.
  public func compare(_ snapshot: [UInt8], at path: String) -> SnapshotComparison {
    if FileSystem.isLink(path), !project.files.contains(path) {
      return .unreadable("it is a link that leads out of the project")
    }
    do throws(FileSystem.Failure) {
      let recorded = try FileSystem.read(path, atMost: Project.maxSnapshotBytes)
      if recorded == snapshot { return .same }
      let lines = recorded.count { $0 == 10 }
      if lines > Self.maxLines {
        return .unreadable("it has \(lines) lines, more than the \(Self.maxLines) allowed")
      }
      return .different(recorded: recorded)
    } catch {
      return error.isMissing ? .missing : .unreadable(error.description)
    }
  }

  /// How many lines a snapshot may have that is compared.
  private static let maxLines = 500_000

  /// Records a snapshot at a path of the project: whole, or not at all.
  ///
  /// - Parameters:
  ///   - snapshot: what the screen shows.
  ///   - path: where it is recorded.
  ///   - expected: what was recorded when the snapshot was compared.
  /// - Throws: `FileSystem.Failure` when it cannot be written, or what is recorded is not as expected;
  ///   what was recorded still is.
  public func record(
    _ snapshot: [UInt8], at path: String, replacing expected: FileSystem.Expectation
  ) throws(FileSystem.Failure) {
    guard project.files.contains(path) else { throw .outside }
    try FileSystem.write(snapshot, to: path, replacing: expected, durably: true)
  }

  /// Records snapshots at paths of the project: each whole, or not at all.
  ///
  /// - Parameter snapshots: the bytes of each, its path, and what was recorded when it was compared.
  /// - Returns: for each why it cannot be written, or nil.
  package func record(
    _ snapshots: [(bytes: [UInt8], path: String, expected: FileSystem.Expectation)]
  ) -> [FileSystem.Failure?] {
    let inside = snapshots.map { project.files.contains($0.path) }
    var written = FileSystem.write(durably: zip(snapshots, inside).filter { $1 }.map { $0.0 })[...]
    return inside.map { $0 ? written.removeFirst() : .outside }
  }

  /// The recorded snapshots that no screen has, sorted; asked only of whole projects.
  ///
  /// Those of screens that Swift tests build are known by ``swiftScreens()``.
  ///
  /// - Parameter snapshots: the paths of those that screens have.
  package func orphans(besides snapshots: Set<String>) -> [String] {
    var expected = snapshots
    let built = try? swiftScreens()
    for name in built ?? [] { expected.insert(swiftSnapshotPath(of: name)) }
    var found: [String] = []
    collect(in: project.root, into: &found)
    return found.filter { path in
      if expected.contains(path) || path == themePath { return false }
      // Where the list cannot be read, nobody knows which of them belong to a test.
      return built != nil || path.parentFolder != swiftFolder
    }.sorted { one, other in
      one.split(separator: "/").lexicographicallyPrecedes(other.split(separator: "/")) {
        $0.precedes($1)
      }
    }
  }

  /// Whether snapshots stand in a folder.
  static func isSnapshotFolder(_ folder: String) -> Bool {
    folder.lastPathComponent == Project.snapshotFolderName
      || folder.lastPathComponent == swiftFolderName
        && folder.parentFolder.lastPathComponent == Project.snapshotFolderName
  }

  private func collect(in folder: String, into found: inout [String]) {
    guard let entries = try? FileSystem.entries(of: folder) else { return }
    let isSnapshotFolder = Self.isSnapshotFolder(folder)
    for entry in entries where !entry.name.hasPrefix(".") {
      if entry.kind == .folder {
        collect(in: "\(folder)/\(entry.name)", into: &found)
      } else if isSnapshotFolder, entry.name.hasSuffix(".txt") {
        found.append("\(folder)/\(entry.name)")
      }
    }
  }
}

// MARK: - Screens that Swift tests build

/// Screens that Swift tests build have their snapshots in `__Snapshots__/swift` of the project.
///
/// No YAML declares them, so a list beside the snapshots does: what should exist is known without
/// running a test. Recording adds a name to it; whoever deletes a test takes the name out.
extension SnapshotStore {
  static let swiftFolderName = "swift"

  /// The folder of the snapshots of screens that Swift tests build.
  package var swiftFolder: String {
    "\(project.root)/\(Project.snapshotFolderName)/\(Self.swiftFolderName)"
  }

  /// The list of the screens that Swift tests build: a name a line, sorted.
  package var swiftListPath: String { "\(swiftFolder)/screens.list" }

  /// Where the snapshot of a screen that Swift code builds stands.
  package func swiftSnapshotPath(of name: String) -> String { "\(swiftFolder)/\(name).txt" }

  /// The names of the screens that Swift tests build, as the list has them.
  ///
  /// A merge that left both sides in the list is no harm: what is no name is passed over.
  ///
  /// - Throws: `FileSystem.Failure` when there is a list, and it cannot be read.
  public func swiftScreens() throws(FileSystem.Failure) -> [String] {
    do throws(FileSystem.Failure) {
      return Self.names(inList: try FileSystem.read(swiftListPath))
    } catch {
      if error.isMissing { return [] }
      throw error
    }
  }

  private static func names(inList bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
      .filter(ScreenDeclaration.isName)
  }

  /// Puts a screen that Swift code builds on the list; other processes may do so meanwhile.
  ///
  /// - Throws: `FileSystem.Failure` when the list cannot be read or written.
  package func declareSwiftScreen(_ name: String) throws(FileSystem.Failure) {
    guard project.files.contains(swiftListPath) else { throw .outside }
    try FileSystem.makeFolder(swiftFolder)
    try FileSystem.locking(swiftFolder) { () throws(FileSystem.Failure) in
      let before = FileSystem.exists(swiftListPath) ? try FileSystem.read(swiftListPath) : nil
      let names = Set(Self.names(inList: before ?? []))
      guard !names.contains(name) else { return }
      let list = names.union([name]).sorted { $0.precedes($1) }
      let text = (Self.listHead + list).joined(separator: "\n") + "\n"
      try FileSystem.write(
        Array(text.utf8), to: swiftListPath, replacing: FileSystem.Expectation(before))
    }
  }

  private static let listHead = [
    "# Screens that Swift tests build, a name a line. Recording adds a name; take it out with its test."
  ]
}

extension FileSystem.Failure {
  /// The path leads out of the project.
  package static var outside: FileSystem.Failure { .notPermitted }
}
