import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaStage
import Synchronization
import YAML

/// A frame of a screen, with colors and sources.
struct CapturedFrame: Sendable, Equatable {
  var label: String
  var rows: [[CapturedRun]]
  var blocks: [[CapturedRun]]
  /// Its picture; nil if it was not run.
  var phone: PhoneFrame?
}

extension [CapturedRun] {
  /// The row's text.
  fileprivate var text: String { reduce(into: "") { $0 += $1.text } }
}

extension [[CapturedRun]] {
  /// The rows with adjacent runs of the same style merged, regardless of their sources.
  var mergedByStyle: [[CapturedRun]] {
    map { row in
      row.reduce(into: []) { looks, run in
        if let last = looks.last, last.style == run.style {
          looks[looks.count - 1].text += run.text
        } else {
          looks.append(CapturedRun(text: run.text, style: run.style))
        }
      }
    }
  }
}

/// The data of a run screen that a gallery shows.
struct CapturedScreen: Sendable, Equatable {
  var theme: CapturedTheme
  var width = 48
  var system = ""
  var description: String?
  var types: [String] = []
  var ids: [String] = []
  var lines = 1
  var head: [[CapturedRun]] = []
  var frames: [CapturedFrame] = []
  /// The screen's snapshot; nil if a step failed, or if snapshots are not kept.
  var snapshot: [UInt8]?
  /// Whether it is a recorded snapshot without colors.
  private(set) var isPlain = false

  /// The maximum length in bytes of a description or an id, which only help to find a screen.
  static let maxText = 400

  /// Captures an observed screen.
  ///
  /// - Parameters:
  ///   - look: a run of the screen.
  ///   - files: the cached values of the files that screens of its project name.
  ///   - keepsSnapshot: whether the snapshot's bytes are kept.
  init(_ look: ObservedScreen, _ files: FileValueCache, keepsSnapshot: Bool = false) {
    let name = look.plan?.run.theme.rawValue ?? Theme.light.rawValue
    // The first colored run of a frame is in its inner part.
    theme =
      look.coloredRuns.first.map { CapturedTheme(name, $0.color, on: $0.ground) }
      ?? .init(plain: name)
    lines = look.declaration.lineCount
    description = look.declaration.root["description"].flatMap {
      $0.kind == .scalar && $0.text.utf8.count <= Self.maxText ? $0.text : nil
    }
    if let plan = look.plan {
      width = plan.run.device.width
      system = plan.run.viewController.name
      let suite = look.suite.reading(only: [])
      note([plan.run.viewController.name])
      note(plan.run.slots.compactMap { suite.partName($0.name.description, of: plan) })
    }
    guard let shown = look.shown else { return }
    var texts: [DrawnText] = []
    if let plan = look.plan, let trace = look.trace {
      if keepsSnapshot { snapshot = shown }
      let traced = TracedScreen(
        plan, in: look.suite.reading(only: []), showing: shown, trace, files: files)
      texts = traced.drawnTexts
      note(traced.drawnTypes)
      var seen: Set<String> = []
      ids = texts.flatMap(\.identifiers).filter {
        $0.utf8.count <= Self.maxText && seen.insert($0).inserted
      }
      texts += traced.quotedTexts(texts)
    }
    let parts = SnapshotFrames(shown)
    let painter = RowPainter(theme: theme)
    let coloredRuns = Dictionary(grouping: look.coloredRuns, by: \.line)
    let sources = Dictionary(grouping: texts, by: \.line)
    func words(_ line: SnapshotFrames.Line) -> [CapturedRun] {
      painter.runs(of: line.text, from: sources[line.number] ?? [])
    }
    head = parts.head.map(words)
    let theme = theme
    let pictures = Dictionary(
      look.pictures.map { ($0.firstLine, $0) }, uniquingKeysWith: { $1 })
    frames = parts.frames.map { frame in
      let picture = frame.rows.first.flatMap { pictures[$0.number] }
      return CapturedFrame(
        label: frame.label,
        rows: frame.rows.map { row in
          painter.runs(of: row.text, coloredRuns[row.number] ?? [], sources[row.number] ?? [])
        }, blocks: frame.blocks.map(words),
        phone: picture.map { PhoneLayout.frame(of: CapturedPicture($0, sources), theme) })
    }
  }

  /// Adds classes that the screen is made of, each once.
  private mutating func note(_ classes: [String]) {
    for name in classes where !types.contains(name) { types.append(name) }
  }

  /// Returns whether the text is the same as in another run, but colors or fonts differ.
  func hasOtherColors(than other: CapturedScreen) -> Bool {
    guard snapshot != nil, snapshot == other.snapshot else { return false }
    return theme != other.theme
      || !zip(frames, other.frames).allSatisfy { $0.rows.mergedByStyle == $1.rows.mergedByStyle }
  }

  /// A screen of which only the theme is known yet.
  init(theme: CapturedTheme) { self.theme = theme }

  /// A snapshot of a screen that was not run.
  init(recorded bytes: [UInt8]) {
    self.init(recorded: bytes, besides: nil)
  }

  /// A recorded snapshot of a screen. Without `styles`, rows that the screen still shows look as
  /// they do now.
  ///
  /// - Parameters:
  ///   - bytes: the snapshot, which may have been edited.
  ///   - now: how the screen looks now; nil if that is unknown.
  ///   - palette: the recorded theme file; nil if it does not exist.
  init(recorded bytes: [UInt8], besides now: CapturedScreen?, palette: [UInt8]? = nil) {
    let parts = SnapshotFrames(bytes)
    let isDark = parts.head.contains { $0.text == "theme: dark" }
    let name = (isDark ? Theme.dark : Theme.light).rawValue
    // In another theme the rows had other colors.
    let like = now?.theme.name == name ? now : nil
    let colors = palette.map { RecordedPalette($0, isDark: isDark) }
    let runs = parts.frames.map { frame in
      colors.map { RecordedRuns.coloredRuns(of: frame, $0) } ?? []
    }
    let first = runs.lazy.compactMap(\.first).first
    isPlain = first == nil
    theme =
      first.map { CapturedTheme(name, $0.color, on: $0.ground) } ?? like?.theme
      ?? CapturedTheme(plain: name)
    if let now { width = now.width }
    system = now?.system ?? Self.system(in: parts.head)
    var known: [String: [CapturedRun]] = [:]
    for row in like?.frames.flatMap({ $0.rows + $0.blocks }) ?? [] where theme == like?.theme {
      known[row.text] = row
    }
    let painter = RowPainter(theme: theme)
    head = parts.head.map { painter.runs(of: $0.text) }
    func words(_ line: SnapshotFrames.Line) -> [CapturedRun] {
      known[String(line.text)] ?? painter.runs(of: line.text)
    }
    let current = Dictionary(
      (like?.frames ?? []).map { ($0.rows.map(\.text), $0) },
      uniquingKeysWith: { first, _ in first })
    frames = zip(parts.frames, runs).map { frame, runs in
      let runs = Dictionary(grouping: runs, by: \.line)
      let rows = frame.rows.map { row in
        runs.isEmpty ? words(row) : painter.runs(of: row.text, runs[row.number] ?? [], [])
      }
      // A picture is known only of a frame that looks as it does now.
      let same = current[frame.rows.map { String($0.text) }].flatMap { now in
        now.rows.mergedByStyle == rows.mergedByStyle ? now : nil
      }
      return CapturedFrame(
        label: frame.label, rows: rows, blocks: frame.blocks.map(words), phone: same?.phone)
    }
  }
}

extension CapturedScreen {
  /// Returns the class of the view controller from the head of a snapshot; empty if it has none.
  private static func system(in head: [SnapshotFrames.Line]) -> String {
    let title = "\(CoreKey.viewController): "
    return head.lazy.compactMap { line in
      line.text.hasPrefix(title) ? String(line.text.dropFirst(title.count)) : nil
    }.first ?? ""
  }
}

extension ScreenDeclaration {
  /// The number of lines that declare the screen in its file.
  fileprivate var lineCount: Int {
    let start = idPlace.start.line
    let own = overrides.last?.place ?? root.place
    let end = own.source.path == path && own.end.line >= start ? own.end : idPlace.end
    // A declaration that ends at the start of a line does not include that line.
    return max(Int(end.line - start) + (end.column > 1 ? 1 : 0), 1)
  }
}

/// The captured screens of a run.
package final class ScreenCaptures: Sendable {
  /// The identity of a screen.
  struct Key: Hashable {
    let path: String
    let name: String

    init(_ heading: ScreenHeading) { (path, name) = (heading.path, heading.name) }
  }

  private let screens = Mutex<[Key: CapturedScreen]>([:])
  private let files = Mutex(FileValueCache())
  private let keepsSnapshots: Bool

  /// A collection without captures.
  ///
  /// - Parameter keepsSnapshots: whether snapshots are kept, to compare two runs.
  package init(keepsSnapshots: Bool = false) { self.keepsSnapshots = keepsSnapshots }

  /// The observer that captures screens. It passes data, since a screen may run in another process.
  package var observer: ObservedScreen.Observer {
    ObservedScreen.Observer { look in
      let files = self.files.withLock { $0 }
      var writer = OutcomeWriter()
      writer.append(CapturedScreen(look, files, keepsSnapshot: self.keepsSnapshots))
      return writer.bytes
    } take: { heading, bytes in
      var reader = OutcomeReader(bytes)
      guard let screen = try? reader.capturedScreen() else { return }
      self.screens.withLock { $0[Key(heading)] = screen }
    }
  }

  /// Discards the cached files that screens name: they may have been saved.
  package func forgetFiles() { files.withLock { $0 = FileValueCache() } }

  subscript(_ heading: ScreenHeading) -> CapturedScreen? {
    screens.withLock { $0[Key(heading)] }
  }
}
