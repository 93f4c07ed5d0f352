/// The name that was probably meant, nil when none is close.
///
/// Close is a third of the name's length in edits, where two swapped letters are one edit and
/// upper and lower case do not count; of equally close names the first in alphabetical order
/// wins.
///
///     nearestName(to: "headercomponent", among: ["headerComponent", "data"])  // headerComponent
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = NameShape(name)
  var best: (distance: Int, exact: Int, name: String)?
  for candidate in candidates where candidate != name {
    let shape = NameShape(candidate)
    let allowed = min(max(min(wanted.folded.count, shape.folded.count) / 3, 1), 4)
    let limit = min(allowed, best?.distance ?? allowed)
    guard let distance = wanted.folded.editDistance(to: shape.folded, atMost: limit),
      distance < wanted.folded.count
    else { continue }
    let exact = wanted.scalars.editDistance(to: shape.scalars, atMost: 64) ?? 65
    if let best, (best.distance, best.exact, best.name) <= (distance, exact, candidate) { continue }
    best = (distance, exact, candidate)
  }
  return best?.name
}

/// A name as numbers, as it is and without regard to case.
private struct NameShape {
  let scalars: [UInt32]
  let folded: [UInt32]

  init(_ name: String) {
    scalars = name.unicodeScalars.map(\.value)
    folded = name.lowercased().unicodeScalars.map(\.value)
  }
}

extension [UInt32] {
  /// How many insertions, removals, replacements and swaps of neighbours lead from one to the
  /// other; nil when they are more than a limit.
  fileprivate func editDistance(to other: [UInt32], atMost limit: Int) -> Int? {
    guard abs(count - other.count) <= limit else { return nil }
    var older: [Int] = []
    var previous = Array<Int>(0...other.count)
    for row in indices {
      var current = [row + 1]
      current.reserveCapacity(other.count + 1)
      for column in other.indices {
        let same = self[row] == other[column]
        var cost = Swift.min(
          current[column] + 1, previous[column + 1] + 1, previous[column] + (same ? 0 : 1))
        if row > 0, column > 0, self[row] == other[column - 1], self[row - 1] == other[column] {
          cost = Swift.min(cost, older[column - 1] + 1)
        }
        current.append(cost)
      }
      guard current.contains(where: { $0 <= limit }) else { return nil }
      older = previous
      previous = current
    }
    return previous[other.count] <= limit ? previous[other.count] : nil
  }
}
