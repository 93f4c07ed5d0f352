/// What the screens of one run showed, by id.
package struct ScreenRun {
  /// The snapshot of each screen; nil for a screen without one.
  var snapshots: [(id: String, text: [UInt8]?)] = []

  /// The first line of a screen that differs in another run.
  package struct Change: Equatable {
    package let id: String
    /// The number of the line, from 1.
    package let line: Int
    package let before: String
    package let after: String
  }

  /// Returns the screens that another run shows differently, independent of the order.
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
