import Diorama
import DioramaAuthoring
import DioramaStage
import DioramaSystem
import TerminalText
import YAML

/// What came of a screen that was run behind the conversation, in words that another process can
/// hand on.
public struct ScreenReport: Codable, Sendable, Hashable {
  /// How a screen stands to what is recorded of it.
  public enum State: String, Codable, Sendable, CaseIterable {
    case same, differs, missing, failed
  }

  /// A part of a line that looks the same, for clients that show colours.
  struct Run: Codable, Sendable, Hashable {
    let text: String
    /// Colours as `#rrggbb`; nil outside of the frame.
    let color: String?
    let background: String?
    /// True or nothing.
    let bold: Bool?
  }

  /// A frame as text.
  struct Frame: Codable, Sendable, Hashable {
    let label: String
    let lines: [String]
    /// The same lines in parts; nil where nobody asked for colours.
    var runs: [[Run]]?
    /// Whether it is another one than the recorded frame of its place.
    var isChanged = false
  }

  /// Something that was wrong, found by running it.
  struct Problem: Codable, Sendable, Hashable {
    let path: String
    let start: TextPosition
    let end: TextPosition
    let isError: Bool
    let code: String
    let message: String
    /// What may stand in its place; nil where nobody knows.
    var fix: Fix?

    struct Fix: Codable, Sendable, Hashable {
      let meant: String
      /// The same as YAML has it there.
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
  /// The line in which its name stands, or where it begins, from 0.
  let line: Int
  /// The lines that are about it, from 0: of a screen those of its document, of a variant those that
  /// say what it is there.
  let lines: Range<Int>
  let state: State
  var frames: [Frame] = []
  /// How many frames the recorded snapshot has and the screen has not.
  var missingFrameCount = 0
  /// What it shows, as it would be recorded; nil where it shows nothing.
  var shown: String?
  var snapshotPath = ""
  /// What stands for what is shown and what is recorded: whoever decides has seen both.
  var digest = ""
  /// The files that it stands on, besides its own and the project's; nil where that is not known.
  var files: [String]?
  var problems: [Problem] = []

  /// How many frames are others than recorded.
  var changedCount: Int { frames.count { $0.isChanged } + missingFrameCount }

  /// The digest of what is shown beside what is recorded.
  static func digest(shown: String, recorded: [UInt8]?) -> String {
    let mark = recorded.map(SHA256.text) ?? "none"
    return SHA256.text(of: Array(shown.utf8)) + "-" + mark
  }
}

extension ScreenReport {
  /// What came of a screen.
  ///
  /// - Parameters:
  ///   - outcome: the run.
  ///   - project: its project.
  ///   - texts: the texts that places are looked up in, shared by the screens of a run.
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
    // What a screen stands on that cannot be run may not have been reached.
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

  /// A screen of which nothing is known but where it stands.
  init(of screen: ScreenDeclaration, _ state: State) {
    self.init(
      name: screen.name, line: Int(screen.idPlace.start.line) - 1, lines: screen.lines, state: state
    )
  }

  /// The same, in a file in which more lines stand above it.
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
  /// The lines of its document that are about it; none of a variant that the project's file declares.
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
  /// A line in parts that look the same each; what is painted later lies on top.
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
