import YAML

/// A text of a snapshot, where it stands in it, and what it was made from.
package struct DrawnText: Sendable {
  /// The line of the snapshot, from 0.
  package let line: Int
  /// The columns of a terminal, from 0.
  package let columns: Range<Int>
  /// The property that shows it, such as `cell.nicknameLabel`; nil when no component holds it.
  package let property: String?
  /// The class of the innermost component of its line, as YAML names it.
  package let component: String?
  /// What it was made from.
  package let origin: TextOrigin
  /// What the views around it are called, from the innermost outwards: a row by its user's id.
  package let identifiers: [String]

  /// What a text was made from.
  package struct TextOrigin: Sendable {
    /// In a few words: `from headerComponent.title (screen)`.
    package let words: String
    /// Where the value stands that it says; nil for what no YAML says.
    package let place: Place?

    init(_ entries: [String], _ value: ExplainedValue?) {
      place = value?.winner.place
      if let value {
        words = "from \(value.key) (\(value.winner.layer))"
      } else if let entry = entries.first {
        words = "from \(entry)"
      } else {
        words = "made by Swift code"
      }
    }
  }

  /// What the origin depends on.
  struct CacheKey: Hashable {
    let text: String
    let identifiers: [String]
    /// The line, where YAML has set something on what drew it alone; else 0.
    let line: Int
  }
}
