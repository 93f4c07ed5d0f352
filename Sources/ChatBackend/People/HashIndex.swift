/// Finds places in a list by a hash of what stands there.
///
/// A fixture's ids are hashed once for every project, and with every screen that writes its users
/// out; a `Dictionary` takes several times as long for that.
struct HashIndex: Sendable {
  /// 0 is free; else the upper half is the hash's, the lower half the place plus one.
  private var slots: [UInt64]

  /// An index for so many places.
  init(capacity: Int) {
    var size = 8
    while size < capacity * 2 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
  }

  /// Adds a place, unless what stands there is the same as what stands at one added before.
  ///
  /// - Returns: the place that was added before.
  mutating func add(_ place: Int, hash: UInt64, isSame: (Int) -> Bool) -> Int? {
    let slot = self.slot(of: hash, isSame: isSame)
    if slots[slot] != 0 { return Self.place(in: slots[slot]) }
    slots[slot] = hash & ~0xFFFF_FFFF | UInt64(truncatingIfNeeded: place + 1) & 0xFFFF_FFFF
    return nil
  }

  /// The place at which something stands.
  func place(of hash: UInt64, isSame: (Int) -> Bool) -> Int? {
    let found = slots[slot(of: hash, isSame: isSame)]
    return found == 0 ? nil : Self.place(in: found)
  }

  /// The slot of a place, or the free one where it would go; at least half of them are free.
  private func slot(of hash: UInt64, isSame: (Int) -> Bool) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash >> 7) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash >> 32, isSame(Self.place(in: slots[slot])) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private static func place(in slot: UInt64) -> Int { Int(slot & 0xFFFF_FFFF) - 1 }
}

extension HashIndex {
  /// Spreads a number over all bits.
  static func hash(_ number: UInt64) -> UInt64 {
    let (high, low) = (number ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(
      by: 0xD6E8_FEB8_6659_FD93)
    return high ^ low
  }

  /// The hash of a text.
  static func hash(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { hash(UnsafeRawBufferPointer($0)) }
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var result = hash(UInt64(truncatingIfNeeded: bytes.count))
    var offset = 0
    while offset + 8 <= bytes.count {
      result = hash(result ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return hash(result ^ rest)
  }
}
