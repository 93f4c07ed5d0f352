import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaStage
import Synchronization
import YAML

/// A frame of a screen, with colours and sources.
struct CapturedFrame: Sendable, Equatable {
  var label: String
  var rows: [[CapturedRun]]
  var blocks: [[CapturedRun]]

}

extension [[CapturedRun]] {
  /// The rows as they look, wherever their texts come from.
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

/// What a gallery wants to know of a screen that was run.
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
  /// Its snapshot; nil where a step failed, and where nobody asks.
  var snapshot: [UInt8]?

  /// How long a text may be that only helps to find a screen.
  static let mostText = 400

  /// Takes what it wants of a look.
  ///
  /// - Parameters:
  ///   - look: a run of the screen.
  ///   - files: the files that screens of its project name.
  ///   - keepsSnapshot: whether the snapshot's bytes are kept.
  init(_ look: ObservedScreen, _ files: FileValueCache, keepsSnapshot: Bool = false) {
    let name = look.plan?.run.theme.rawValue ?? Theme.light.rawValue
    // The first of a frame's colours are those of its inner part.
    theme =
      look.coloredRuns.first.map { CapturedTheme(name, $0.color, on: $0.ground) }
      ?? .init(plain: name)
    lines = look.declaration.lineCount
    description = look.declaration.root["description"].flatMap {
      $0.kind == .scalar && $0.text.utf8.count <= Self.mostText ? $0.text : nil
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
        $0.utf8.count <= Self.mostText && seen.insert($0).inserted
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
    frames = parts.frames.map { frame in
      CapturedFrame(
        label: frame.label,
        rows: frame.rows.map { row in
          painter.runs(of: row.text, coloredRuns[row.number] ?? [], sources[row.number] ?? [])
        }, blocks: frame.blocks.map(words))
    }
  }

  /// Notes classes that it is made of, each once.
  private mutating func note(_ classes: [String]) {
    for name in classes where !types.contains(name) { types.append(name) }
  }

  /// Whether it says the same as in another run, in other colours or fonts.
  func hasOtherColors(than other: CapturedScreen) -> Bool {
    guard snapshot != nil, snapshot == other.snapshot else { return false }
    return theme != other.theme
      || !zip(frames, other.frames).allSatisfy { $0.rows.mergedByStyle == $1.rows.mergedByStyle }
  }

  /// Nothing was seen of it yet but its colors.
  init(theme: CapturedTheme) { self.theme = theme }

  /// A snapshot that nobody has run.
  init(recorded bytes: [UInt8]) {
    self.init(recorded: bytes, besides: nil)
  }

  /// A snapshot that is recorded of a screen: rows that it shows still look as they do now.
  init(recorded bytes: [UInt8], besides now: CapturedScreen?) {
    let parts = SnapshotFrames(bytes)
    let isDark = parts.head.contains { $0.text == "theme: dark" }
    let name = (isDark ? Theme.dark : Theme.light).rawValue
    // In another theme nothing looked as it does now.
    let like = now?.theme.name == name ? now : nil
    theme = like?.theme ?? CapturedTheme(plain: name)
    if let now { width = now.width }
    system = now?.system ?? Self.system(in: parts.head)
    var known: [String: [CapturedRun]] = [:]
    for row in like?.frames.flatMap({ $0.rows + $0.blocks }) ?? [] {
      known[row.reduce(into: "") { $0 += $1.text }] = row
    }
    let painter = RowPainter(theme: theme)
    head = parts.head.map { painter.runs(of: $0.text) }
    frames = parts.frames.map { frame in
      CapturedFrame(
        label: frame.label,
        rows: frame.rows.map { known[String($0.text)] ?? painter.runs(of: $0.text) },
        blocks: frame.blocks.map { known[String($0.text)] ?? painter.runs(of: $0.text) })
    }
  }
}

extension CapturedScreen {
  /// The class of the view controller, as the head of a snapshot has it; empty where it says none.
  private static func system(in head: [SnapshotFrames.Line]) -> String {
    let title = "\(CoreKey.viewController): "
    return head.lazy.compactMap { line in
      line.text.hasPrefix(title) ? String(line.text.dropFirst(title.count)) : nil
    }.first ?? ""
  }
}

extension ScreenDeclaration {
  /// How many lines of its file declare it.
  fileprivate var lineCount: Int {
    let start = idPlace.start.line
    let own = overrides.last?.place ?? root.place
    let end = own.source.path == path && own.end.line >= start ? own.end : idPlace.end
    // What ends at the beginning of a line has nothing in it.
    return max(Int(end.line - start) + (end.column > 1 ? 1 : 0), 1)
  }
}

/// What was seen of the screens of a run.
package final class ScreenCaptures: Sendable {
  /// Which screen.
  struct Key: Hashable {
    let path: String
    let name: String

    init(_ heading: ScreenHeading) { (path, name) = (heading.path, heading.name) }
  }

  private let screens = Mutex<[Key: CapturedScreen]>([:])
  private let files = Mutex(FileValueCache())
  private let keepsSnapshots: Bool

  /// Nothing was seen yet.
  ///
  /// - Parameter keepsSnapshots: whether two of them are to be compared.
  package init(keepsSnapshots: Bool = false) { self.keepsSnapshots = keepsSnapshots }

  /// Looks at screens: what is seen of one is data, since it may run in another process.
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

  /// Forgets what stood in files that screens name: they may have been saved.
  package func forgetFiles() { files.withLock { $0 = FileValueCache() } }

  subscript(_ heading: ScreenHeading) -> CapturedScreen? {
    screens.withLock { $0[Key(heading)] }
  }
}
