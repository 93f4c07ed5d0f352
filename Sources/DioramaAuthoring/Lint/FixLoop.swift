import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// Lints some projects, and fixes problems that have only one possible fix.
package struct FixLoop {
  /// The number of screens in the last check.
  package private(set) var count = 0
  /// The problems of the last check.
  package private(set) var diagnostics = Diagnostics()
  /// The projects of the last check.
  package private(set) var projects: LoadedProjects
  private let registry: Registry
  /// The files that have fixes and could not be written; no later round tries them again.
  private var unwritten: Set<String> = []
  /// Whether a file that has fixes could not be written.
  package var hasUnwrittenFiles: Bool { !unwritten.isEmpty }
  /// The texts that were replaced, by the paths of files.
  private var replaced: [String: Set<[UInt8]>] = [:]
  /// The warnings about files that were written.
  private var warnings = Diagnostics()

  /// The result for a file.
  package enum Event {
    /// Names in the file were fixed; their number.
    case fixed(path: String, names: Int)
    /// The file was UTF-16 and is UTF-8 now.
    case converted(path: String)
    /// The file could not be written, or another program saved it in the meantime.
    case notWritten(path: String, FileSystem.Failure)
  }

  /// The maximum number of rounds; a fixed file may show further problems.
  private static let maxRounds = 10

  /// Creates a loop, and checks some projects.
  package init(_ projects: LoadedProjects, _ registry: Registry) {
    self.projects = projects
    self.registry = registry
    check()
  }

  /// Fixes and checks repeatedly, until nothing can be fixed anymore, at most 10 times.
  ///
  /// - Parameter report: receives the result for each file.
  package mutating func fix(_ report: (Event) -> Void) {
    var rounds = 0
    while rounds < Self.maxRounds, writeFixes(report) {
      projects = LoadedProjects(projects.request, registry)
      check()
      rounds += 1
    }
    diagnostics.append(contentsOf: warnings)
    warnings = Diagnostics()
  }

  /// Returns a text with the fixes of all problems that have only one possible fix, including
  /// problems that appear only after a fix.
  ///
  /// - Parameters:
  ///   - problems: the problems of the text.
  ///   - path: the path of the file.
  ///   - bytes: the content of the file.
  ///   - lint: returns the problems of the file with other content.
  package static func fixed(
    _ problems: [Diagnostic], in path: String, holding bytes: [UInt8],
    _ lint: ([UInt8]) -> [Diagnostic]
  ) -> [UInt8] {
    var (problems, bytes) = (problems, bytes)
    var replaced: Set<[UInt8]> = []
    for _ in 0..<maxRounds {
      guard
        let fixed = SafeFixes.fixed(problems, in: path, holding: bytes, after: replaced)
      else { break }
      bytes = fixed.bytes
      replaced.formUnion(fixed.replaced)
      problems = lint(bytes)
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

  /// Writes the fixes. Returns whether a file was written.
  private mutating func writeFixes(_ report: (Event) -> Void) -> Bool {
    var hasWritten = false
    var seen = unwritten
    var links: [String] = []
    let isChosen = projects.request.isSelective
    for suite in projects.suites {
      let own = isChosen ? Set(suite.selected.map(\.path)) : Set(suite.project.screenFiles)
      let paths = isChosen || !suite.project.isWhole ? own : nil
      let fixes = SafeFixes(for: diagnostics, in: suite.project, only: paths, after: replaced)
      links += fixes.links
      for path in fixes.changed where seen.insert(path).inserted {
        reportUnwritten(path, .changedConcurrently, report)
      }
      for file in fixes.files where seen.insert(file.path).inserted {
        let hasHardLinks = FileSystem.hasHardLinks(file.path)
        do throws(FileSystem.Failure) {
          try FileSystem.write(
            file.bytes, to: file.path, replacing: .bytes(file.original), durably: true)
          hasWritten = true
          replaced[file.path, default: []].formUnion(file.replaced)
          if file.isConverted { report(.converted(path: file.path)) }
          if file.count > 0 { report(.fixed(path: file.path, names: file.count)) }
          if hasHardLinks { warnings.append(.separatedHardLinks(of: file.path)) }
        } catch {
          reportUnwritten(file.path, error, report)
        }
      }
    }
    // The fix of a file of the project is also that of the links to it.
    for path in links where !hasWritten && seen.insert(path).inserted {
      reportUnwritten(path, .link, report)
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
