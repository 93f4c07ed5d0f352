import DioramaKit
import DioramaSystem

/// The recorded snapshots of a project.
public struct SnapshotStore: Sendable {
  /// The project.
  public let project: Project

  /// Creates the store of a project's snapshots.
  public init(_ project: Project) { self.project = project }

  /// Returns whether a snapshot is recorded at a path.
  public func isRecorded(_ snapshot: [UInt8], at path: String) -> Bool {
    verdict(on: snapshot, of: .noScreen, at: path).status == .passed
  }

  /// Records a snapshot at a path of the project, completely or not at all.
  ///
  /// - Parameters:
  ///   - snapshot: what the screen shows.
  ///   - path: the path of the recorded snapshot.
  ///   - expected: the recorded content when the snapshot was compared.
  /// - Throws: `FileSystem.Failure` when it cannot be written, or the recorded content is not as
  ///   expected. Then the recorded content is unchanged.
  public func record(
    _ snapshot: [UInt8], at path: String, replacing expected: FileSystem.Expectation
  ) throws(FileSystem.Failure) {
    guard project.files.contains(path) else { throw .outside }
    try FileSystem.write(snapshot, to: path, replacing: expected, durably: true)
  }

  /// Returns the orphaned snapshots in the project's ``Project/folder``, sorted.
  ///
  /// Snapshots of screens that Swift tests build are known from ``swiftScreens()``.
  package func orphans(besides snapshots: Set<String>) -> [String] {
    var expected = snapshots
    let built = try? swiftScreens()
    for name in built ?? [] { expected.insert(swiftSnapshotPath(of: name)) }
    var found: [String] = []
    if let folder = project.folder { collect(in: folder, into: &found) }
    return found.filter { path in
      if expected.contains(path) || path == themePath { return false }
      // If the list cannot be read, any snapshot in its folder may belong to a test.
      return built != nil || path.parentFolder != swiftFolder
    }.sorted { one, other in
      one.split(separator: "/").lexicographicallyPrecedes(other.split(separator: "/")) {
        $0.precedes($1)
      }
    }
  }

  /// Returns whether a folder is one for snapshots.
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
/// No YAML declares them, so a list next to the snapshots does. It shows which snapshots should
/// exist without running a test. Recording adds a name to the list; remove the name if you delete a
/// test.
extension SnapshotStore {
  static let swiftFolderName = "swift"

  /// The folder of the snapshots of screens that Swift tests build.
  package var swiftFolder: String {
    "\(project.root)/\(Project.snapshotFolderName)/\(Self.swiftFolderName)"
  }

  /// The path of the list of screens that Swift tests build: one name a line, sorted.
  package var swiftListPath: String { "\(swiftFolder)/screens.list" }

  /// Returns the path of the snapshot of a screen that Swift code builds.
  package func swiftSnapshotPath(of name: String) -> String { "\(swiftFolder)/\(name).txt" }

  /// Returns the names of the screens that Swift tests build, from the list.
  ///
  /// Lines that are not names are skipped, such as the markers of a merge that kept both sides.
  ///
  /// - Throws: `FileSystem.Failure` when the list exists and cannot be read.
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

  /// Adds a screen that Swift code builds to the list; other processes may do so at the same time.
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
