import DioramaKit
import DioramaSystem

/// The screens of a project that failed in its last test, by name, in `.diorama/last-failed`.
///
/// A test of some screens only says something about those; what is known of others stays.
package struct LastFailures {
  private let project: Project

  /// What is known of a project.
  package init(_ project: Project) { self.project = project }

  /// What a project's file says.
  package enum Record: Equatable {
    /// There is none.
    case none
    /// The names of the screens, which may be gone by now.
    case names(Set<String>)
    /// It cannot be read; the reason.
    case unreadable(String)
  }

  /// The path of the file.
  package var path: String { "\(project.root)/\(Project.ownFolderName)/last-failed" }

  private static let title = "# The screens that failed in the last test"
  private static let mostBytes = 64 << 20

  /// What the file says.
  package var record: Record {
    do throws(FileSystem.Failure) {
      let bytes = try FileSystem.read(path, atMost: Self.mostBytes)
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      guard lines.first == Self.title else {
        return .unreadable("it is no list of screens that failed")
      }
      return .names(Set(lines.dropFirst()))
    } catch {
      return error.isMissing ? .none : .unreadable(error.description)
    }
  }

  /// Notes what failed in a test.
  ///
  /// - Parameters:
  ///   - findings: what came of the screens that were tested.
  ///   - isWhole: whether these are all screens of the project.
  /// - Throws: `FileSystem.Failure` when the file cannot be written.
  package func note(_ findings: [TestFinding], isWhole: Bool) throws(FileSystem.Failure) {
    let failed = Set(findings.filter(\.fails).compactMap { $0.screen?.name })
    let before = record
    var names = failed
    if !isWhole, case .names(let known) = before {
      names.formUnion(known.subtracting(findings.compactMap { $0.screen?.name }))
    }
    if before == .names(names) { return }
    guard project.files.contains(path) else { throw .outside }
    try project.hideOwnFolder()
    let lines = [Self.title] + names.sorted(by: Bytes.precede)
    try FileSystem.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: path)
  }
}
