import DioramaKit
import DioramaStage
import System
import YAML

/// What a test proposes for a snapshot: to write it, or to take a left-over one away.
public struct PendingSnapshot: Sendable, Hashable {
  /// The snapshot's path, from the project's folder on.
  public let path: String
  /// What the screen showed; nil where no screen has the snapshot, so that it should go.
  public let shown: [UInt8]?
  /// What was recorded when the test ran; nil when nothing was.
  let base: Fingerprint?

  /// A proposal; `recorded` is what stood there when the screen was compared, nil for nothing.
  package init(path: String, shown: [UInt8]?, recorded: [UInt8]?) {
    self.path = path
    self.shown = shown
    base = recorded.map(Fingerprint.init)
  }

  /// What it is called on a command line: the screen's name, or the path of a left-over file.
  public var id: String { shown == nil ? path : name }

  /// The name of the screen, or of the variant.
  public var name: String {
    let file = path.lastPathComponent
    return file.hasSuffix(".txt") ? String(file.dropLast(4)) : file
  }

  /// The name of the screen without its variant.
  public var screen: String { String(name.prefix { $0 != "@" }) }
}

extension PendingSnapshot {
  private static let title = "# A snapshot that waits for a decision: diorama review"
  private static let end = "---\n"

  /// The file that it waits in: a head, and what the screen showed.
  var file: [UInt8] {
    let lines = [
      Self.title, "proposal: \(shown == nil ? "delete" : "write")",
      "recorded: \(base?.description ?? "none")",
    ]
    return Array((lines.joined(separator: "\n") + "\n" + Self.end).utf8) + (shown ?? [])
  }

  /// Reads such a file; nil when it is none, none of this version, or not about a snapshot.
  init?(path: String, file: [UInt8]) {
    guard SnapshotStore.isStore(path.parentFolder) else { return nil }
    let lines = file.split(separator: 10, maxSplits: 4, omittingEmptySubsequences: false)
    guard lines.count == 5 else { return nil }
    let head = lines.prefix(4).map { String(decoding: $0, as: UTF8.self) }
    guard head[0] == Self.title, head[3] + "\n" == Self.end, head[2].hasPrefix("recorded: ") else {
      return nil
    }
    switch head[1] {
    case "proposal: write": shown = Array(lines[4])
    case "proposal: delete": shown = nil
    default: return nil
    }
    let recorded = String(head[2].dropFirst("recorded: ".count))
    base = recorded == "none" ? nil : Fingerprint(written: recorded)
    self.path = path
  }
}
