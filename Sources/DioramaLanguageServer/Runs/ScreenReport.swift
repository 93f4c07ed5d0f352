import Diorama
import DioramaAuthoring
import DioramaStage
import DioramaSystem
import TerminalText
import YAML

/// The result of a screen that was run for a session, in a form that can be sent between processes.
public struct ScreenReport: Codable, Sendable, Hashable {
  /// The state of a screen compared with its recorded snapshot.
  public enum State: String, Codable, Sendable, CaseIterable {
    case same, differs, missing, failed
  }

  /// A part of a line with one style, for clients that show colors.
  struct Run: Codable, Sendable, Hashable {
    let text: String
    /// The color as `#rrggbb`; nil outside the frame.
    let color: String?
    let background: String?
    /// True, or nil.
    let bold: Bool?
  }

  /// A frame as text.
  struct Frame: Codable, Sendable, Hashable {
    let label: String
    let lines: [String]
    /// The same lines as styled parts; nil if colors were not requested.
    var runs: [[Run]]?
    /// Whether the frame differs from the recorded frame with the same number.
    var isChanged = false
  }

  /// A problem that a run of the screen found.
  struct Problem: Codable, Sendable, Hashable {
    let path: String
    let start: TextPosition
    let end: TextPosition
    let isError: Bool
    let code: String
    let message: String
    /// The suggested replacement; nil if no replacement is known.
    var fix: Fix?

    struct Fix: Codable, Sendable, Hashable {
      let meant: String
      /// The replacement as YAML at that place.
      let text: String
    }

    var range: TextRange { TextRange(start: start, end: end) }

    var published: PublishedDiagnostic {
      PublishedDiagnostic(
        range: range, severity: isError ? 1 : 2, code: code, message: message, tags: nil,
        relatedInformation: nil)
    }
  }

  /// The screen's name, with its variant.
  let name: String
  /// The line of its name, or of its beginning, from 0.
  let line: Int
  /// The lines that declare it, from 0: those of its document for a screen, those of its own
  /// mapping for a variant.
  let lines: Range<Int>
  let state: State
  var frames: [Frame] = []
  /// The number of frames that the recorded snapshot has in addition.
  var missingFrameCount = 0
  /// The output as it would be recorded; nil if the screen has none.
  var shown: String?
  var snapshotPath = ""
  /// A digest of the output and of the recorded snapshot; a decision is valid only for both.
  var digest = ""
  /// The files that it depends on, besides its own and the project's; nil if unknown.
  var files: [String]?
  var problems: [Problem] = []

  /// The number of frames that differ from the recorded ones.
  var changedCount: Int { frames.count { $0.isChanged } + missingFrameCount }

  /// Returns a digest of the output and the recorded snapshot.
  static func digest(shown: String, recorded: [UInt8]?) -> String {
    let mark = recorded.map(SHA256.text) ?? "none"
    return SHA256.text(of: Array(shown.utf8)) + "-" + mark
  }
}

extension ScreenReport {
  /// Creates the report of a screen.
  ///
  /// - Parameters:
  ///   - outcome: the outcome of the run.
  ///   - project: its project.
  ///   - texts: the texts for converting places, shared by the screens of a run.
  ///   - screen: the screen.
  init(
    _ outcome: ScreenOutcome, of screen: ScreenDeclaration, in project: Project,
    _ texts: inout PlaceConverter
  ) {
    let bytes = outcome.snapshot ?? outcome.snapshotAtFailure
    let verdict = outcome.snapshot.map { SnapshotStore(project).verdict(on: $0, of: screen) }
    let state: State =
      switch verdict?.status {
      case .passed: .same
      case .missing: .missing
      case .differs: .differs
      case .failed, .orphaned, .deleted, nil: .failed
      }
    self.init(of: screen, state)
    snapshotPath = screen.snapshotPath
    // If a screen cannot be run, some of the files that it depends on may be unknown.
    files = outcome.snapshot.map { _ in outcome.files.sorted() }
    for diagnostic in outcome.diagnostics.sorted {
      problems.append(Problem(diagnostic, texts.range(of: diagnostic.place)))
    }
    guard let bytes else { return }
    let before = verdict?.recorded.map { SnapshotFrames($0).frames } ?? []
    let now = SnapshotFrames(bytes).frames
    frames = now.enumerated().map { index, frame in
      Frame(
        frame, outcome.coloredRuns,
        isChanged: state == .differs && !(index < before.count && frame.isSame(as: before[index])))
    }
    if state == .differs { missingFrameCount = max(before.count - now.count, 0) }
    guard outcome.snapshot != nil else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    shown = text
    digest = Self.digest(shown: text, recorded: state == .same ? bytes : verdict?.recorded)
  }

  /// Creates a report that contains only the screen's place and a state.
  init(of screen: ScreenDeclaration, _ state: State) {
    self.init(
      name: screen.name, line: Int(screen.idPlace.start.line) - 1, lines: screen.lines, state: state
    )
  }

  /// The report after the output was recorded: nothing differs.
  var asRecorded: ScreenReport {
    var report = ScreenReport(
      name: name, line: line, lines: lines, state: .same)
    report.frames = frames.map { frame in
      var frame = frame
      frame.isChanged = false
      return frame
    }
    report.shown = shown
    report.snapshotPath = snapshotPath
    report.digest = shown.map { Self.digest(shown: $0, recorded: Array($0.utf8)) } ?? ""
    report.files = files
    report.problems = problems
    return report
  }
}

extension ScreenDeclaration {
  /// The lines of its document that declare it; empty for a variant that the project's file
  /// declares.
  fileprivate var lines: Range<Int> {
    let own = cells.isEmpty ? overrides.last : root["matrix"]
    let first = Int(idPlace.start.line) - 1
    guard let node = variant == nil ? root : own, node.document === root.document else {
      return first..<first
    }
    let start = variant == nil ? node.lines.lowerBound : first
    return start..<max(start, node.lines.upperBound) + 1
  }
}

extension ScreenReport.Frame {
  fileprivate init(_ frame: SnapshotFrames.Frame, _ coloredRuns: [ColoredRun], isChanged: Bool) {
    label = frame.label
    lines = (frame.rows + frame.blocks).map { String($0.text) }
    self.isChanged = isChanged
    guard !coloredRuns.isEmpty else { return }
    let byLine = Dictionary(grouping: coloredRuns, by: \.line)
    runs = (frame.rows + frame.blocks).map { row in
      ScreenReport.Run.runs(of: row.text, byLine[row.number] ?? [])
    }
  }
}

extension ScreenReport.Run {
  /// Returns a line as parts with one style each; later runs cover earlier ones.
  fileprivate static func runs(of line: Substring, _ coloredRuns: [ColoredRun]) -> [Self] {
    var runs: [Self] = []
    var text = ""
    var current: ColoredRun?
    var column = 0
    func isAlike(_ one: ColoredRun?, _ other: ColoredRun?) -> Bool {
      one?.color == other?.color && one?.ground == other?.ground && one?.isBold == other?.isBold
    }
    func close() {
      guard !text.isEmpty else { return }
      runs.append(
        Self(
          text: text, color: current?.color.hex, background: current?.ground.hex,
          bold: current?.isBold == true ? true : nil))
      text = ""
    }
    for character in line {
      let own = coloredRuns.last { $0.columns.contains(column) }
      if !isAlike(own, current) {
        close()
        current = own
      }
      text.append(character)
      column += character.displayWidth
    }
    close()
    return runs
  }
}

extension ScreenReport.Problem {
  fileprivate init(_ diagnostic: Diagnostic, _ range: TextRange) {
    self.init(
      path: diagnostic.place.source.path, start: range.start, end: range.end,
      isError: diagnostic.severity == .error, code: diagnostic.code.rawValue,
      message: diagnostic.message + (diagnostic.help.map { "\n\($0.text)" } ?? ""))
    if let meant = diagnostic.help?.replacement, let (_, text) = SafeFixes.edit(for: diagnostic) {
      fix = Fix(meant: meant, text: String(decoding: text, as: UTF8.self))
    }
  }
}
