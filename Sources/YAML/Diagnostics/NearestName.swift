/// The name that was probably meant, nil when none is close.
///
/// Close is a third of the name's length in edits, where two swapped letters are one edit and
/// upper and lower case do not count; of equally close names the first in alphabetical order
/// wins.
///
///     nearestName(to: "headercomponent", among: ["headerComponent", "data"])  // headerComponent
///
/// - Parameters:
///   - name: What was written.
///   - candidates: What may be meant; equal to `name` it is no suggestion.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  nearestNames(to: name, among: candidates).first
}

/// All names that are as close as ``nearestName(to:among:)``, in alphabetical order; of those in as
/// many edits, the ones whose upper and lower case fits best.
///
///     nearestNames(to: "lust", among: ["must", "last", "theme"])  // last, must
///
/// - Parameters:
///   - name: What was written.
///   - candidates: What may be meant.
func nearestNames(to name: String, among candidates: some Sequence<String>) -> [String] {
  let wanted = NameShape(name)
  var best: (distance: Int, exact: Int)?
  var near: Set<String> = []
  for candidate in candidates where candidate != name {
    let shape = NameShape(candidate)
    let allowed = min(max(min(wanted.folded.count, shape.folded.count) / 3, 1), 4)
    let limit = min(allowed, best?.distance ?? allowed)
    guard let distance = wanted.folded.editDistance(to: shape.folded, atMost: limit),
      distance < wanted.folded.count
    else { continue }
    let exact = wanted.scalars.editDistance(to: shape.scalars, atMost: 64) ?? 65
    if let best, best < (distance, exact) { continue }
    if let best, best > (distance, exact) { near = [] }
    best = (distance, exact)
    near.insert(candidate)
  }
  return near.sorted()
}

/// Whether one name can only be the other one mistyped: at most two edits, and at most a third of
/// the words that differ.
///
///     isMistyped("viewControler", for: "viewController")  // true
///     isMistyped("UserList_Name", for: "UserList_Me")  // false: two edits of four letters
///
/// - Parameters:
///   - name: What was written.
///   - meant: What may be meant.
func isMistyped(_ name: String, for meant: String) -> Bool {
  let (written, wanted) = (NameShape(name), NameShape(meant))
  let limit = min(2, written.lengthOfWords(notSharedWith: wanted) / 3)
  return written.folded.editDistance(to: wanted.folded, atMost: limit) != nil
}

/// The longest name that another begins or ends with as a word of its own, where a hump of camel
/// case sets it off; nil when there is none of at least 4 letters and a third of the other's
/// length.
///
///     longestName(within: "freezeChannel", among: ["freeze", "connect"])  // freeze
///
/// This is a guess for people only: `selectedTitle` may well mean something else than `title`.
///
/// - Parameters:
///   - name: What was written.
///   - candidates: What may be meant.
public func longestName(within name: String, among candidates: some Sequence<String>) -> String? {
  let shape = NameShape(name)
  return candidates.filter { shape.containsWord($0) }.min { left, right in
    (-left.utf8.count, left) < (-right.utf8.count, right)
  }
}

extension Diagnostic.Help {
  /// What may be meant by a word that somebody typed, as a question: the nearest name, and those that
  /// hold the word.
  ///
  ///     Diagnostic.Help.guess(at: "lost", among: ["list", "lost-text"])
  ///     // did you mean 'list' or 'lost-text'?
  ///
  /// - Parameters:
  ///   - word: What was typed; upper and lower case do not count.
  ///   - candidates: What may be meant.
  /// - Returns: A question that names five at most; nil where there is none to name, or more than 20
  ///   hold the word, which says too little then.
  public static func guess(at word: String, among candidates: [String]) -> String? {
    let wanted = word.lowercased()
    var names = [nearestName(to: word, among: candidates)].compactMap(\.self)
    if wanted.count > 2 {
      let holders = Set(candidates.filter { $0 != word && $0.lowercased().contains(wanted) })
        .subtracting(names)
      if holders.count <= 20 {
        names += holders.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
      }
    }
    return names.isEmpty ? nil : "did you mean \(list(names.prefix(5)))?"
  }
}

/// A name as numbers, as it is and without regard to case.
private struct NameShape {
  let scalars: [UInt32]
  let folded: [UInt32]

  init(_ name: String) {
    scalars = name.unicodeScalars.map(\.value)
    folded = name.lowercased().unicodeScalars.map(\.value)
  }

  /// Whether a name stands at an end of this one, as a word of its own.
  func containsWord(_ name: String) -> Bool {
    let part = name.lowercased().unicodeScalars.map(\.value)
    guard part.count >= 4, part.count < folded.count, part.count * 3 >= folded.count else {
      return false
    }
    let isHump = { (index: Int) in scalars[index] != folded[index] }
    return folded.count == scalars.count
      && (folded.starts(with: part) && isHump(part.count)
        || folded.reversed().starts(with: part.reversed()) && isHump(folded.count - part.count))
  }

  /// How many letters the words have that this name does not share with another; of its own and the
  /// other's, the longer ones.
  func lengthOfWords(notSharedWith other: NameShape) -> Int {
    let shorter = min(folded.count, other.folded.count)
    var start = zip(folded, other.folded).prefix { $0 == $1 }.count
    while !(isWordBoundary(start) && other.isWordBoundary(start)) { start -= 1 }
    var end = zip(folded.reversed(), other.folded.reversed()).prefix { $0 == $1 }.count
    end = min(end, shorter - start)
    while !(isWordBoundary(folded.count - end) && other.isWordBoundary(other.folded.count - end)) {
      end -= 1
    }
    return max(folded.count, other.folded.count) - start - end
  }

  /// Whether a word begins or ends before the letter of an index: at a hump of camel case, beside a
  /// sign, at the ends of the name.
  private func isWordBoundary(_ index: Int) -> Bool {
    guard index > 0, index < min(folded.count, scalars.count) else { return true }
    let isSign = { (letter: UInt32) in "_-./ ".unicodeScalars.contains { $0.value == letter } }
    let isUpper = { (index: Int) in scalars[index] != folded[index] }
    return isSign(scalars[index - 1]) || isSign(scalars[index])
      || isUpper(index) && !isUpper(index - 1)
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
