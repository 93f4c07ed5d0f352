import Diorama
import DioramaSystem
import Foundation
import YAML

/// A test's result as a file, for `merge-reports`: JSON with the version of its format.
///
/// Of screens that passed it has names and places; of others all that reports show. Bytes are in
/// Base64.
struct ReportData: Codable {
  /// The version of the format.
  static let version = 1

  var version = ReportData.version
  /// The name of the command that tested.
  var tool: String
  /// The digest of what the result depends on; see `diorama digest`.
  var digest: String
  /// What a test does about what is missing or left over.
  var policies: String
  /// Which part of the test it is, from 1, and of how many.
  var shard: Int
  var shardCount: Int
  /// How many findings the whole test has.
  var findingCount: Int
  var projects: [ProjectData]
  /// What was wrong with the files.
  var fileProblems: [Problem]
  /// What was wrong besides.
  var otherProblems: [Problem]
  /// Where changes come from, as far as the shard knows; older files have none.
  var causes: [Cause]?
  /// What a command that records is told about the same screens; older files have none.
  var recording: TestResult.Recording?

  /// Where a change comes from.
  struct Cause: Codable {
    var change: String
    var key: String
    var spot: Spot?
    /// The class whose Swift code says it; older files have none.
    var drawnBy: String?
    /// The entry of a string table that it has it from.
    var entry: String?
  }

  struct ProjectData: Codable {
    var path: String
    var findings: [Finding]
    var milliseconds: Double
  }

  /// A line and the columns of a place.
  struct Spot: Codable {
    var file: String
    var line: Int32
    var column: Int32
    var endLine: Int32
    var endColumn: Int32
    /// The text of its line; nil where nobody shows it.
    var text: Data?
  }

  struct Finding: Codable {
    var number: Int
    var screen: String?
    var variant: String?
    var spot: Spot?
    var status: String
    var snapshot: String
    var fails: Bool
    var owner: String?
    var shown: Data?
    var recorded: Data?
    var obstacle: String?
    var accept: String?
    var movedFrom: String?
    var movedTo: String?
    var milliseconds: Double
    var problems: [Problem]
  }

  struct Problem: Codable {
    var code: String
    var severity: String
    var message: String
    var spot: Spot
    var help: String?
    var replacement: String?
    var notes: [Note]
  }

  struct Note: Codable {
    var message: String
    var spot: Spot
  }
}

// MARK: - Writing

extension ReportData {
  /// The result of a test, or of a shard of one.
  init(
    _ run: TestRun, _ changes: TestChanges, of shard: Shard, _ policies: TestPolicies,
    digest: Digest
  ) {
    let result = run.result
    self.init(
      tool: result.tool, digest: digest.description,
      policies: "missing \(policies.missing), obsolete \(policies.obsolete)",
      shard: shard.index + 1, shardCount: shard.count, findingCount: run.wholeCount,
      projects: result.parts.map { part in
        ProjectData(
          path: part.argument, findings: part.findings.map(Finding.init),
          milliseconds: part.duration / .milliseconds(1))
      },
      fileProblems: result.fileProblems.sorted.map(Problem.init),
      otherProblems: result.otherProblems.sorted.map(Problem.init),
      causes: changes.changes.flatMap { change in
        change.causes.map { cause in
          Cause(
            change: change.id, key: cause.key,
            spot: cause.place.map { Spot($0, withText: false) }, drawnBy: cause.drawnBy,
            entry: cause.entry)
        }
      }, recording: run.recording)
  }

  /// The file's bytes.
  ///
  /// - Throws: where a number is none that JSON knows, which no clock gives.
  func bytes() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}

extension ReportData.Finding {
  fileprivate init(_ finding: TestFinding) {
    let verdict = finding.verdict
    self.init(
      number: finding.number, screen: finding.screen?.id, variant: finding.screen?.variant,
      spot: finding.screen.map { ReportData.Spot($0.idPlace, withText: false) },
      status: verdict.status.rawValue, snapshot: verdict.path, fails: finding.fails,
      owner: verdict.owner.builtName, shown: verdict.shown.map { Data($0) },
      recorded: verdict.recorded.map { Data($0) }, obstacle: verdict.obstacle,
      accept: finding.accept, movedFrom: finding.movedFrom, movedTo: finding.movedTo,
      milliseconds: finding.duration / .milliseconds(1),
      problems: finding.diagnostics.sorted.map(ReportData.Problem.init))
  }
}

extension SnapshotVerdict.Owner {
  /// The name of a screen that Swift code builds.
  fileprivate var builtName: String? {
    if case .built(let name) = self { return name }
    return nil
  }
}

extension ReportData.Problem {
  fileprivate init(_ problem: Diagnostic) {
    self.init(
      code: problem.code.rawValue, severity: problem.severity.rawValue, message: problem.message,
      spot: ReportData.Spot(problem.place, withText: true), help: problem.help?.text,
      replacement: problem.help?.replacement,
      notes: problem.notes.map {
        ReportData.Note(message: $0.message, spot: ReportData.Spot($0.place, withText: true))
      })
  }
}

extension ReportData.Spot {
  fileprivate init(_ place: Place, withText: Bool) {
    self.init(
      file: place.source.path, line: place.start.line, column: place.start.column,
      endLine: place.end.line, endColumn: place.end.column,
      text: withText ? place.source.line(place.start.line).map { Data($0.utf8) } : nil)
  }
}

// MARK: - Reading

extension ReportData {
  /// Reads a file's bytes.
  ///
  /// - Throws: a sentence that follows the file's name, where they are no such report.
  init(_ bytes: [UInt8]) throws(Unreadable) {
    do {
      self = try JSONDecoder().decode(ReportData.self, from: Data(bytes))
    } catch {
      throw Unreadable(reason: "is no report of 'test --report-data'")
    }
    guard version == Self.version else {
      throw Unreadable(reason: "has version \(version) of the format, and \(Self.version) is read")
    }
    guard shardCount > 0, (1...shardCount).contains(shard), findingCount >= 0 else {
      throw Unreadable(reason: "is no report of 'test --report-data'")
    }
  }

  /// A length of time as the file has it, which is whatever stands there: a year at most.
  static func duration(_ milliseconds: Double) -> Duration {
    .milliseconds(1) * min(max(milliseconds, 0), 366 * 86_400_000)
  }

  /// Why a file is no report.
  struct Unreadable: Error {
    let reason: String
  }

  /// What was wrong with the files.
  var fileDiagnostics: Diagnostics { Self.diagnostics(fileProblems) }
  /// What was wrong besides.
  var otherDiagnostics: Diagnostics { Self.diagnostics(otherProblems) }

  /// Where changes come from, by what they are called.
  var changeCauses: [String: [ChangeCause]] {
    (causes ?? []).reduce(into: [:]) { causes, cause in
      causes[cause.change, default: []].append(
        ChangeCause(
          key: cause.key, place: cause.spot?.place, drawnBy: cause.drawnBy, entry: cause.entry))
    }
  }

  fileprivate static func diagnostics(_ problems: [Problem]) -> Diagnostics {
    problems.reduce(into: Diagnostics()) { $0.append($1.diagnostic) }
  }
}

extension ReportData.Finding {
  /// Whether it is about the file that says what names of colours stand for.
  private var isTheme: Bool {
    (shown ?? recorded)?.starts(with: ProjectPalette.head.utf8) ?? false
  }

  /// The finding, as the test made it.
  var finding: TestFinding {
    let heading = screen.flatMap { id in
      spot.map { ScreenHeading(id: id, variant: variant, tags: [], idPlace: $0.place) }
    }
    let owner: SnapshotVerdict.Owner =
      heading.map { .screen($0.name) } ?? owner.map { .built($0) } ?? (isTheme ? .theme : .nobody)
    let verdict = SnapshotVerdict(
      owner, path: snapshot, SnapshotVerdict.Status(rawValue: status) ?? .failed,
      shown: shown.map { Array($0) }, recorded: recorded.map { Array($0) }, obstacle: obstacle)
    return TestFinding(
      number: number, screen: heading, verdict: verdict, fails: fails, accept: accept,
      duration: ReportData.duration(milliseconds), diagnostics: ReportData.diagnostics(problems),
      moved: (movedFrom, movedTo))
  }
}

extension ReportData.Problem {
  fileprivate var diagnostic: Diagnostic {
    Diagnostic(
      Diagnostic.Code(rawValue: code), message, at: spot.place,
      severity: Diagnostic.Severity(rawValue: severity) ?? .error,
      help: help.map { Diagnostic.Help($0, replacement: replacement) },
      notes: notes.map { Diagnostic.Note($0.message, at: $0.spot.place) })
  }
}

extension ReportData.Spot {
  /// The place, in a source that has its line.
  fileprivate var place: Place {
    let before = [UInt8](
      repeating: UInt8(ascii: "\n"), count: text == nil ? 0 : Int(min(max(line, 1), 1 << 24)) - 1)
    return Place(
      source: Source(path: file, bytes: before + (text.map { Array($0) } ?? [])),
      start: Mark(line: line, column: column), end: Mark(line: endLine, column: endColumn))
  }
}
