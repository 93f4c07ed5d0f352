import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// Lint of some projects, and mending what it finds where only one thing can be meant.
package struct FixLoop {
  /// What was checked last.
  package private(set) var count = 0
  /// What is wrong, as of the last check.
  package private(set) var diagnostics = Diagnostics()
  /// The projects, as of the last check.
  package private(set) var projects: LoadedProjects
  private let registry: Registry
  /// The files that have fixes and could not be written; no later round tries them again.
  private var unwritten: Set<String> = []
  /// Whether a file that has fixes could not be written.
  package var hasUnwrittenFiles: Bool { !unwritten.isEmpty }

  /// What became of a file.
  package enum Event {
    /// So many names in it were mended.
    case fixed(path: String, names: Int)
    /// It could not be written, or was saved by another program meanwhile.
    case notWritten(path: String, FileSystem.Failure)
  }

  /// A mended file may show what was wrong behind it, but not for ever.
  private static let maxRounds = 10

  /// Checks some projects.
  package init(_ projects: LoadedProjects, _ registry: Registry) {
    self.projects = projects
    self.registry = registry
    check()
  }

  /// Mends and checks again, until nothing can be mended any more.
  ///
  /// - Parameter report: is handed what became of each file.
  package mutating func fix(_ report: (Event) -> Void) {
    var rounds = 0
    while rounds < Self.maxRounds, writeFixes(report) {
      projects = LoadedProjects(projects.request, registry)
      check()
      rounds += 1
    }
  }

  /// A text with all mended that only one thing can have been meant by, and what shows behind that.
  ///
  /// - Parameters:
  ///   - problems: what is wrong in it.
  ///   - path: the file.
  ///   - bytes: what it holds.
  ///   - lint: what is wrong in the file once it holds something else.
  package static func fixed(
    _ problems: [Diagnostic], in path: String, holding bytes: [UInt8],
    _ lint: ([UInt8]) -> [Diagnostic]
  ) -> [UInt8] {
    var (problems, bytes) = (problems, bytes)
    for _ in 0..<maxRounds {
      guard let mended = SafeFixes.fixed(problems, in: path, holding: bytes) else { break }
      bytes = mended
      problems = lint(mended)
    }
    return bytes
  }

  private mutating func check() {
    (count, diagnostics) = (0, projects.pathProblems)
    for suite in projects.suites {
      let found = suite.lint()
      count += found.count
      diagnostics.append(contentsOf: found.diagnostics)
    }
  }

  /// Writes what can be mended; says whether anything could.
  private mutating func writeFixes(_ report: (Event) -> Void) -> Bool {
    var hasWritten = false
    var seen = unwritten
    let isChosen = projects.request.isSelective
    for suite in projects.suites {
      let own = isChosen ? Set(suite.selected.map(\.path)) : Set(suite.project.screenFiles)
      let paths = isChosen || !suite.project.isWhole ? own : nil
      let fixes = SafeFixes(for: diagnostics, in: suite.project, only: paths)
      for path in fixes.changed where seen.insert(path).inserted {
        reportUnwritten(path, .changedConcurrently, report)
      }
      for file in fixes.files where seen.insert(file.path).inserted {
        do throws(FileSystem.Failure) {
          try FileSystem.write(
            file.bytes, to: file.path, replacing: .bytes(file.original), durably: true)
          hasWritten = true
          report(.fixed(path: file.path, names: file.count))
        } catch {
          reportUnwritten(file.path, error, report)
        }
      }
    }
    return hasWritten
  }

  private mutating func reportUnwritten(
    _ path: String, _ failure: FileSystem.Failure, _ report: (Event) -> Void
  ) {
    unwritten.insert(path)
    report(.notWritten(path: path, failure))
  }
}
