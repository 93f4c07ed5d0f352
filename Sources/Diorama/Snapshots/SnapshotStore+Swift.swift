import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// Screens that Swift tests build have their snapshots in `__Snapshots__/swift` of the project.
///
/// No YAML declares them, so a list beside the snapshots does: what should exist is known without
/// running a test. Recording adds a name to it; whoever deletes a test takes the name out.
extension SnapshotStore {
  static let swiftFolderName = "swift"

  /// The folder of the snapshots of screens that Swift tests build.
  package var swiftFolder: String { "\(project.root)/\(Self.folderName)/\(Self.swiftFolderName)" }

  /// The list of the screens that Swift tests build: a name a line, sorted.
  package var swiftListPath: String { "\(swiftFolder)/screens.list" }

  /// Where the snapshot of a screen that Swift code builds stands.
  package func swiftSnapshotPath(of name: String) -> String { "\(swiftFolder)/\(name).txt" }

  /// The names of the screens that Swift tests build, as the list has them.
  ///
  /// A merge that left both sides in the list is no harm: what is no name is passed over.
  ///
  /// - Throws: ``FileSystem/Failure`` when there is a list, and it cannot be read.
  public func swiftScreens() throws(FileSystem.Failure) -> [String] {
    do throws(FileSystem.Failure) {
      let text = String(decoding: try FileSystem.read(swiftListPath), as: UTF8.self)
      return text.split(whereSeparator: \.isNewline).map(String.init)
        .filter(ScreenDeclaration.isName)
    } catch {
      if error.isMissing { return [] }
      throw error
    }
  }

  /// The snapshots that the list asks for, and that are not there.
  ///
  /// - Throws: ``FileSystem/Failure`` when there is a list, and it cannot be read.
  public func missingSwiftSnapshots() throws(FileSystem.Failure) -> [String] {
    try swiftScreens().map(swiftSnapshotPath(of:)).filter { !FileSystem.exists($0) }
  }

  /// Puts a screen that Swift code builds on the list; other processes may do so meanwhile.
  ///
  /// - Throws: ``FileSystem/Failure`` when the list cannot be read or written.
  package func declareSwiftScreen(_ name: String) throws(FileSystem.Failure) {
    guard project.files.contains(swiftListPath) else { throw .outside }
    try FileSystem.makeFolder(swiftFolder)
    try FileSystem.locking(swiftFolder) { () throws(FileSystem.Failure) in
      let names = Set(try swiftScreens())
      guard !names.contains(name) else { return }
      let list = names.union([name]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let text = (Self.listHead + list).joined(separator: "\n") + "\n"
      try FileSystem.write(Array(text.utf8), to: swiftListPath)
    }
  }

  private static let listHead = [
    "# Screens that Swift tests build, a name a line. Recording adds a name; take it out with its test."
  ]
}
