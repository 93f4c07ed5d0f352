/// Symbols that a frame shows for pictures and states, and what they mean.
///
/// A symbol has one meaning in all kits; `docs/ReadingFrames.md` lists the marks.
package struct FrameMark: Sendable {
  /// The symbols, as a frame shows them.
  package let symbols: [String]
  /// What they mean.
  package let meaning: String

  /// Creates a mark.
  ///
  /// - Parameters:
  ///   - symbols: the symbols, as a frame shows them.
  ///   - meaning: what they mean.
  package init(_ symbols: String..., meaning: String) {
    self.symbols = symbols
    self.meaning = meaning
  }
}
