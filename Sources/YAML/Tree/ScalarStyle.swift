/// How a scalar is written in the file.
@frozen
public enum ScalarStyle: UInt8, Sendable, Hashable {
  /// Bare words: `title: Add`.
  case plain
  /// `'Add'`.
  case singleQuoted
  /// `"Add"`.
  case doubleQuoted
  /// A block after `|`, line ends kept.
  case literal
  /// A block after `>`, lines joined.
  case folded
}
