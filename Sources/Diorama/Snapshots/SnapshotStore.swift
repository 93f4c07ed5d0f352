import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// The recorded snapshots of a project.
public struct SnapshotStore: Sendable {
  /// The name of the folders that hold snapshots.
  static let folderName = "__Snapshots__"

  /// The project.
  public let project: Project

  /// The snapshots of a project.
  public init(_ project: Project) { self.project = project }

  /// How a snapshot stands to what is recorded.
  public enum Comparison: Sendable, Hashable {
    /// The same bytes.
    case same
    /// Nothing is recorded.
    case missing
    /// Something else is recorded.
    case different(recorded: [UInt8])
    /// What is recorded cannot be read; the reason.
    case unreadable(String)
  }

  /// Compares a snapshot with what is recorded for a screen.
  public func compare(_ snapshot: [UInt8], of screen: ScreenDeclaration) -> Comparison {
    compare(snapshot, at: screen.snapshotPath)
  }

  /// Compares a snapshot with what is recorded at a path.
  package func compare(_ snapshot: [UInt8], at path: String) -> Comparison {
    if FileSystem.isLink(path), !project.files.contains(path) {
      return .unreadable("it is a link that leads out of the project")
    }
    do throws(FileSystem.Failure) {
      let recorded = try FileSystem.read(path)
      return recorded == snapshot ? .same : .different(recorded: recorded)
    } catch {
      return error.isMissing ? .missing : .unreadable(error.description)
    }
  }

  /// Records a snapshot: whole, or not at all.
  ///
  /// - Throws: ``FileSystem/Failure`` when it cannot be written; what was recorded still is.
  public func record(
    _ snapshot: [UInt8], of screen: ScreenDeclaration
  ) throws(FileSystem.Failure) {
    try record(snapshot, at: screen.snapshotPath)
  }

  /// Records a snapshot at a path of the project: whole, or not at all.
  ///
  /// - Throws: ``FileSystem/Failure`` when it cannot be written; what was recorded still is.
  package func record(_ snapshot: [UInt8], at path: String) throws(FileSystem.Failure) {
    guard project.files.contains(path) else { throw .outside }
    try FileSystem.write(snapshot, to: path)
  }

  /// The recorded snapshots that no screen has, sorted; asked only of whole projects.
  ///
  /// Those of screens that Swift tests build are known by ``swiftScreens()``.
  public func leftOvers(besides screens: [ScreenDeclaration]) -> [String] {
    var expected = Set(screens.map(\.snapshotPath))
    let built = try? swiftScreens()
    for name in built ?? [] { expected.insert(swiftSnapshotPath(of: name)) }
    var found: [String] = []
    collect(in: project.root, into: &found)
    return found.filter { path in
      if expected.contains(path) { return false }
      // Where the list cannot be read, nobody knows which of them belong to a test.
      return built != nil || path.parentFolder != swiftFolder
    }
  }

  /// Whether snapshots stand in a folder.
  static func isStore(_ folder: String) -> Bool {
    folder.lastPathComponent == folderName
      || folder.lastPathComponent == swiftFolderName
        && folder.parentFolder.lastPathComponent == folderName
  }

  private func collect(in folder: String, into found: inout [String]) {
    guard let entries = try? FileSystem.entries(of: folder) else { return }
    let isStore = Self.isStore(folder)
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = "\(folder)/\(entry.name)"
      if entry.kind == .folder {
        collect(in: path, into: &found)
      } else if isStore, entry.name.hasSuffix(".txt") {
        found.append(path)
      }
    }
  }
}

extension SnapshotStore {
  /// Takes away what processes that were killed while they wrote left beside the snapshots of some
  /// screens: temporary files, hidden, that git would see.
  package func sweep(besides screens: [ScreenDeclaration]) {
    for folder in Set(screens.map(\.snapshotPath.parentFolder)) where project.files.contains(folder)
    {
      FileSystem.sweep(folder, ofFilesEnding: "txt")
    }
  }
}

extension FileSystem.Failure {
  /// The path leads out of the project.
  package static var outside: FileSystem.Failure { .notPermitted }
}
