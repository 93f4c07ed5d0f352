import DioramaKit
import DioramaSystem

/// The screens of a project that failed in its last test, by name, in `.diorama/last-failed`.
///
/// A test of some screens only says something about those; what is known of others stays.
package struct LastFailures {
  private let project: Project

  /// What is known of a project.
  package init(_ project: Project) { self.project = project }

  /// The screens that failed, and in which test.
  package struct List: Equatable {
    /// The names of the screens, which may be gone by now.
    package var names: Set<String> = []
    /// The options of that test that decide what screens show and what fails; empty for none.
    package var options = ""
    /// Whether it is known of all screens: not while a test goes on, nor after one that was killed.
    package var isFinished = true

    /// A list.
    package init(names: Set<String> = [], options: String = "", isFinished: Bool = true) {
      self.names = names
      self.options = options
      self.isFinished = isFinished
    }
  }

  /// What a project's file says.
  package enum Record: Equatable {
    /// There is none.
    case none
    /// The screens that failed.
    case list(List)
    /// It cannot be read; the reason.
    case unreadable(String)
  }

  /// The path of the file.
  package var path: String { "\(project.root)/\(Project.localFolderName)/last-failed" }

  private static let title = "# The screens that failed in the last test"
  private static let optionsTitle = "# with "
  private static let unfinished = "# which did not come to its end"
  private static let maxBytes = 64 << 20

  /// What the file says.
  package var record: Record {
    do throws(FileSystem.Failure) {
      let bytes = try FileSystem.read(path, atMost: Self.maxBytes)
      var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)[
        ...]
      guard lines.popFirst() == Self.title else {
        return .unreadable("it is no list of screens that failed")
      }
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

  /// Notes that a test has begun: should it be killed, nobody knows what failed.
  ///
  /// - Returns: what was known before.
  package func markStarted() -> Record {
    let before = record
    guard case .list(var list) = before else { return before }
    if list.isFinished {
      list.isFinished = false
      try? write(list)
    }
    return before
  }

  /// Notes what failed in a test.
  ///
  /// - Parameters:
  ///   - findings: what came of the screens that were tested.
  ///   - isWhole: whether these are all screens of the project.
  ///   - options: those that decide what screens show and what fails.
  ///   - before: what was known when the test began.
  /// - Throws: `FileSystem.Failure` when the file cannot be written.
  package func save(
    _ findings: [TestFinding], isWhole: Bool, with options: String, after before: Record
  ) throws(FileSystem.Failure) {
    var list = List(
      names: Set(findings.filter(\.fails).compactMap { $0.screen?.name }), options: options)
    if !isWhole, case .list(let known) = before {
      // What a part of the screens does now is no news of a test that nobody knows all about.
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
