/// What a Unicode scalar does to the width of a text.
///
/// Joining scalars may belong to the character of their neighbours, so their width cannot be
/// added up without finding the characters first.
enum WidthClass: UInt32 {
  /// One column, a character by itself.
  case narrow
  /// Two columns, a character by itself.
  case wide
  /// No column: combining marks, joiners, variation selectors, controls.
  case joiningZero
  /// One column, such as a spacing vowel sign.
  case joiningNarrow
  /// Two columns, such as a leading jamo, half a flag or a skin tone.
  case joiningWide

  /// Looks a scalar up in the pinned table.
  init(of scalar: Unicode.Scalar) {
    self.init(of: scalar.value)
  }

  init(of value: UInt32) {
    if value &- 0x20 < 0x5F || value &- 0x4E00 < 0x5200 || value &- 0xAC00 < 0x2BA4 {
      self = value < 0x80 ? .narrow : .wide
      return
    }
    let runs = WidthTable.runs
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] >> 3 <= value { low = middle } else { high = middle }
    }
    self = WidthClass(rawValue: runs[low] & 7) ?? .narrow
  }

  /// How many columns the scalar takes.
  var columns: Int {
    switch self {
    case .joiningZero: 0
    case .narrow, .joiningNarrow: 1
    case .wide, .joiningWide: 2
    }
  }

  /// Whether it may be part of its neighbours' character.
  var joins: Bool { rawValue > WidthClass.wide.rawValue }
}

extension Unicode.Scalar {
  /// The columns of a scalar that is a character by itself, whatever stands beside it; nil for
  /// controls and for all that may join its neighbours.
  package var columnsByItself: Int? {
    let width = WidthClass(of: value)
    return width.joins ? nil : width.columns
  }
}
