/// What the screens of one run showed, by name.
package struct ScreenRun {
  /// A screen's snapshot; nil where there was none.
  var snapshots: [(id: String, text: [UInt8]?)] = []

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
