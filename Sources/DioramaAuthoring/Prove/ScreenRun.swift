import Diorama

/// What the screens of one run showed, by name, as a process writes it for another to read.
package struct ScreenRun: Equatable {
  /// A screen's snapshot; nil where there was none.
  package private(set) var snapshots: [(id: String, text: [UInt8]?)] = []

  /// Adds a screen.
  mutating func add(_ id: String, _ text: [UInt8]?) { snapshots.append((id, text)) }

  package static func == (left: ScreenRun, right: ScreenRun) -> Bool {
    left.written == right.written
  }

  /// The run as bytes: for each screen a line with the length of its snapshot and its name, then
  /// the snapshot.
  package var written: [UInt8] {
    var bytes: [UInt8] = []
    for (id, text) in snapshots {
      bytes += Array("\(text?.count ?? -1) \(id)\n".utf8)
      bytes += text ?? []
    }
    return bytes
  }

  /// What the screens of some projects show.
  package init(of projects: LoadedProjects, backwards: Bool) {
    for suite in projects.suites {
      for outcome in (backwards ? suite.reversed : suite).outcomes() {
        add("\(outcome.heading.path) \(outcome.name)", outcome.snapshot)
      }
    }
  }

  init() {}

  /// Reads a run; nil where the bytes are none, as when a process ended early.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let line = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let count = Int(parts[0]), count <= rest.count else { return nil }
      snapshots.append((String(parts[1]), count < 0 ? nil : Array(rest.prefix(count))))
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// The first line that another run of a screen has otherwise.
  package struct Change: Equatable {
    package let id: String
    /// Which line, from 1.
    package let line: Int
    package let before: String
    package let after: String
  }

  /// The screens that another run shows otherwise, whatever the order.
  func changes(in other: ScreenRun) -> [Change] {
    let others = Dictionary(other.snapshots.map { ($0.id, $0.text) }, uniquingKeysWith: { $1 })
    return snapshots.compactMap { id, text in
      let found = others[id] ?? nil
      guard found != text else { return nil }
      let (old, new) = (Self.lines(text), Self.lines(found))
      let same = zip(old, new).prefix { $0 == $1 }.count
      return Change(
        id: id, line: same + 1, before: same < old.count ? old[same] : "",
        after: same < new.count ? new[same] : "")
    }
  }

  private static func lines(_ text: [UInt8]?) -> [String] {
    guard let text else { return ["(no snapshot)"] }
    return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
