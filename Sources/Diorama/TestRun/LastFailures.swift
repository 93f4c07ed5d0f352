import DioramaKit
import DioramaSystem

/// The screens that failed in the last test of a project, by name, in `.diorama/last-failed`.
///
/// A test of some screens updates only these; the results of others are kept.
package struct LastFailures {
  private let project: Project

  /// Creates the store of a project's last failures.
  package init(_ project: Project) { self.project = project }

  /// The screens that failed, and the options of that test.
  package struct List: Equatable {
    /// The names of the screens, which may no longer exist.
    package var names: Set<String> = []
    /// The options of the test that affect what screens show and what fails; empty for none.
    package var options = ""
    /// Whether all failures are known: false during a test, and after one that was killed.
    package var isFinished = true

    /// Creates a list.
    package init(names: Set<String> = [], options: String = "", isFinished: Bool = true) {
      self.names = names
      self.options = options
      self.isFinished = isFinished
    }
  }

  /// The content of a project's file.
  package enum Record: Equatable {
    /// There is no file.
    case none
    /// The screens that failed.
    case list(List)
    /// The file cannot be read; the reason.
    case unreadable(String)
  }

  /// The path of the file.
  package var path: String { "\(project.root)/\(Project.localFolderName)/last-failed" }

  private static let title = "# The screens that failed in the last test"
  private static let optionsTitle = "# with "
  private static let unfinished = "# which did not come to its end"
  private static let maxBytes = 64 << 20

  /// The content of the file.
  package var record: Record {
    do throws(FileSystem.Failure) {
      let bytes = try FileSystem.read(path, atMost: Self.maxBytes)
      var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)[
        ...]
      guard lines.popFirst() == Self.title else { return .noList }
      var list = List()
      while let line = lines.first, line.hasPrefix("#") {
        lines.removeFirst()
        if line == Self.unfinished { list.isFinished = false }
        if line.hasPrefix(Self.optionsTitle) {
          list.options = String(line.dropFirst(Self.optionsTitle.count))
        }
      }
      list.names = Set(lines)
      return .list(list)
    } catch {
      return error.isMissing ? .none : .unreadable(error.description)
    }
  }

  /// Marks that a test has begun, since the failures are unknown if it is killed.
  ///
  /// - Returns: the content before.
  package func markStarted() -> Record {
    let before = record
    guard case .list(var list) = before else { return before }
    if list.isFinished {
      list.isFinished = false
      try? write(list)
    }
    return before
  }

  /// Saves the failures of a test.
  ///
  /// - Parameters:
  ///   - findings: the findings about the tested screens.
  ///   - isWhole: whether these are all screens of the project.
  ///   - options: the options that affect what screens show and what fails.
  ///   - before: the content when the test began.
  /// - Throws: `FileSystem.Failure` when the file cannot be written.
  package func save(
    _ findings: [TestFinding], isWhole: Bool, with options: String, after before: Record
  ) throws(FileSystem.Failure) {
    var list = List(
      names: Set(findings.filter(\.fails).compactMap { $0.screen?.name }), options: options)
    if !isWhole, case .list(let known) = before {
      // The results of some screens do not complete the list of a killed test.
      guard known.isFinished else { return }
      if known.options == options {
        list.names.formUnion(known.names.subtracting(findings.compactMap { $0.screen?.name }))
      } else {
        list = known
      }
    }
    if record != .list(list) { try write(list) }
  }

  private func write(_ list: List) throws(FileSystem.Failure) {
    guard project.files.contains(path) else { throw .outside }
    try project.createLocalFolder()
    var lines = [Self.title]
    if !list.options.isEmpty { lines.append(Self.optionsTitle + list.options) }
    if !list.isFinished { lines.append(Self.unfinished) }
    lines += list.names.sorted { $0.precedes($1) }
    try FileSystem.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: path)
  }
}
