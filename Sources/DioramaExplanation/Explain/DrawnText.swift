import YAML

/// A text of a snapshot, with its position and its origin.
package struct DrawnText: Sendable {
  /// The line of the snapshot, from 0.
  package let line: Int
  /// The columns of a terminal, from 0.
  package let columns: Range<Int>
  /// The property that shows it, such as `cell.nicknameLabel`; nil if no component contains it.
  package let property: String?
  /// The class of the innermost component of its line, as YAML names it.
  package let component: String?
  /// The origin of the text.
  package let origin: TextOrigin
  /// The identifiers of the views around it, from innermost to outermost, such as a user's id for a
  /// row.
  package let identifiers: [String]

  /// The origin of a text.
  package struct TextOrigin: Sendable {
    /// The origin in a few words: `from headerComponent.title (screen)`.
    package let words: String
    /// The place of the value; nil if YAML does not set it.
    package let place: Place?

    init(_ entries: [String], _ value: ExplainedValue?) {
      place = value?.winner.place
      if let value {
        words = "from \(value.key) (\(value.winner.layer))"
      } else if let entry = entries.first {
        words = "from \(entry)"
      } else {
        words = "set by Swift code"
      }
    }
  }
}
