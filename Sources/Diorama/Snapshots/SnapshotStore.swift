/// The recorded snapshots of a project.
public struct SnapshotStore: Sendable {
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
    do throws(FileSystem.Failure) {
      let recorded = try FileSystem.read(screen.snapshotPath)
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
    guard project.files.contains(screen.snapshotPath) else { throw .outside }
    try FileSystem.write(snapshot, to: screen.snapshotPath)
  }

  /// The recorded snapshots that no screen has, sorted; asked only of whole projects.
  public func leftOvers(besides screens: [ScreenDeclaration]) -> [String] {
    let expected = Set(screens.map(\.snapshotPath))
    var found: [String] = []
    collect(in: project.root, into: &found)
    return found.filter { !expected.contains($0) }
  }

  private func collect(in folder: String, into found: inout [String]) {
    guard let entries = try? FileSystem.entries(of: folder) else { return }
    let isStore = folder.lastPathComponent == "__Snapshots__"
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

extension FileSystem.Failure {
  /// The path leads out of the project; reported as a thing that is not permitted.
  static var outside: FileSystem.Failure { FileSystem.Failure(code: 1) }
}
