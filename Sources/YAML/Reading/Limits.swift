/// How large a file may be before the reader stops.
public struct Limits: Sendable, Hashable {
  /// How many collections may stand in each other, aliases followed.
  public var nesting: Int
  /// How many bytes a file may have.
  public var bytes: Int
  /// How many nodes a file's documents may have together, aliases followed.
  public var nodes: Int

  /// Makes limits; what is left out is a screen's.
  public init(nesting: Int = 64, bytes: Int = 16 << 20, nodes: Int = 100_000) {
    self.nesting = nesting
    self.bytes = bytes
    self.nodes = nodes
  }

  /// What a screen file may be.
  public static let screen = Limits()
  /// What a fixture may be.
  public static let fixture = Limits(bytes: .max, nodes: 10_000_000)
}
