import Diorama
import DioramaKit
import DioramaStage
import HeadlessUIKit
import Synchronization
import YAML

/// The behavior of a screen when it opens, before its first step; the screen's possible states
/// follow from it.
struct ScreenOpening {
  /// The requests that the screen sends, in order, each once.
  let requests: [String]
  /// The keys for lists of records, which may be empty.
  let lists: [String]
  /// The lines that the screen shows.
  let rows: [String]

  /// Runs a screen up to its first step; nil if it cannot be run.
  ///
  /// - Parameters:
  ///   - plan: the plan of the screen, with a log.
  ///   - root: the screen's mapping.
  ///   - registry: the types that the screen can use.
  init?(of plan: RunPlan, at root: Node, _ registry: Registry) {
    let notes = Mutex<[String]>([])
    let opening = plan.stopping(after: 0, at: root) { stage in
      let news = stage.environment.runLog?.takeNewEntries() ?? []
      notes.withLock { $0 = news }
    }
    var ignored = Diagnostics()
    guard let shown = ScreenRunner(registry: registry).snapshot(of: opening, &ignored) else {
      return nil
    }
    rows = Self.rows(of: shown)
    var requests: [String] = []
    for note in notes.withLock({ $0 }) where Self.isAnswered(note) {
      let name = String(note.prefix { $0 != " " && $0 != ":" })
      if !requests.contains(name) { requests.append(name) }
    }
    self.requests = requests
    let parameters = plan.viewController.initializer?.parameters ?? []
    lists = parameters.filter { $0.shape.isListOfRecords }.map(\.name)
  }

  /// Returns the lines of the first frame of a snapshot.
  static func rows(of snapshot: [UInt8]) -> [String] {
    (SnapshotFrames(snapshot).frames.first?.rows ?? []).map { String($0.text) }
  }

  /// Returns whether a log entry is about a request; see ``RunLog``.
  private static func isAnswered(_ note: String) -> Bool {
    note.hasSuffix(": ok") || note.hasSuffix(": waiting") || note.contains(": error ")
  }
}

extension Node {
  /// The lines of the node, from 0; a block ends at the beginning of the next line.
  var lines: ClosedRange<Int> {
    let first = Int(place.start.line) - 1
    let last = Int(place.end.line) - (place.end.column == 1 ? 2 : 1)
    return first...max(first, last)
  }
}

extension ShapeDescription {
  fileprivate var isListOfRecords: Bool {
    guard case .list(let element) = self else { return false }
    return element.isRecord
  }

  private var isRecord: Bool {
    switch self {
    case .record, .reference: true
    case .either(let shapes): shapes.allSatisfy(\.isRecord)
    default: false
    }
  }
}
