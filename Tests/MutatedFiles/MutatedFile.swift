/// A valid file with changes described by an input: four bytes per change, two for its position.
///
/// Mutating a database directly would mostly produce invalid files; this way libFuzzer reaches its
/// inside.
public struct MutatedFile: Sendable {
  /// The files after the changes, in the order in which they were given.
  public private(set) var files: [[UInt8]]

  /// The maximum number of changes.
  private static let maxChanges = 24

  /// Changes files, as if they were concatenated.
  public init(_ files: [[UInt8]], by input: [UInt8]) {
    self.files = files
    for start in stride(from: 0, to: min(input.count, Self.maxChanges * 4) - 3, by: 4) {
      change(Array(input[start..<start + 4]))
    }
  }

  private mutating func change(_ order: [UInt8]) {
    let place = Int(order[0]) << 8 | Int(order[1])
    guard let (file, offset) = location(place) else { return }
    let value = order[3]
    switch order[2] % 8 {
    case 0, 1, 2: files[file][offset] = value
    case 3: files[file][offset] ^= 1 << (value % 8)
    case 4: files[file].removeSubrange(offset...)
    case 5:
      // A page is replaced by another one.
      let (page, other) = (offset / 4096 * 4096, Int(value) * 4096)
      guard other + 4096 <= files[file].count, page + 4096 <= files[file].count else { return }
      files[file].replaceSubrange(page..<page + 4096, with: files[file][other..<other + 4096])
    case 6:
      let end = min(offset + Int(value), files[file].count)
      files[file].replaceSubrange(offset..<end, with: repeatElement(0, count: end - offset))
    default:
      let end = min(offset + Int(value), files[file].count)
      files[file].append(contentsOf: files[file][offset..<end])
    }
  }

  /// The file and the offset of a byte that is counted through all files.
  private func location(_ place: Int) -> (file: Int, offset: Int)? {
    let total = files.reduce(0) { $0 + $1.count }
    guard total > 0 else { return nil }
    // Two bytes do not reach far into large files, so they are scaled.
    var rest = total > 1 << 16 ? place * total >> 16 : place % total
    for (index, file) in files.enumerated() {
      if rest < file.count { return (index, rest) }
      rest -= file.count
    }
    return nil
  }
}

/// Pseudorandom bytes that are the same in every run.
public struct SeededBytes: Sendable {
  private var random: SeededGenerator

  /// The bytes for a seed.
  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The next bytes, for one to four changes.
  public mutating func changes() -> [UInt8] {
    let count = 4 * (1 + Int(random.next() % 4))
    return (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }
}
