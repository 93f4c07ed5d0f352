/// Returns the name that was probably meant; nil if no name is close.
///
/// A name is close if it differs by at most a third of its length in edits. Two swapped letters are
/// one edit, and case does not count. Of equally close names the first in alphabetical order wins.
///
///     nearestName(to: "headercomponent", among: ["headerComponent", "data"])  // headerComponent
///
/// - Parameters:
///   - name: The written name.
///   - candidates: The possible names; one that equals `name` is not suggested.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  nearestNames(to: name, among: candidates).first
}

/// Returns all names that are as close as that of ``nearestName(to:among:)``, in alphabetical
/// order; of names with equally many edits, those with the best matching case.
///
///     nearestNames(to: "lust", among: ["must", "last", "theme"])  // last, must
///
/// - Parameters:
///   - name: The written name.
///   - candidates: The possible names.
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

/// Returns whether one name can only be a typing error for the other: at most two edits, and at
/// most a third of the letters in the differing words.
///
///     isMistyped("viewControler", for: "viewController")  // true
///     isMistyped("UserList_Name", for: "UserList_Me")  // false: two edits of four letters
///
/// - Parameters:
///   - name: The written name.
///   - meant: The name that may be meant.
func isMistyped(_ name: String, for meant: String) -> Bool {
  let (written, wanted) = (NameShape(name), NameShape(meant))
  let limit = min(2, written.lengthOfWords(notSharedWith: wanted) / 3)
  return written.folded.editDistance(to: wanted.folded, atMost: limit) != nil
}

/// Returns the longest candidate with which the name begins or ends as a camel-case word; nil if no
/// such candidate has at least 4 letters and a third of the name's length.
///
///     longestName(within: "freezeChannel", among: ["freeze", "connect"])  // freeze
///
/// This is a guess for people only: `selectedTitle` may well mean something other than `title`.
///
/// - Parameters:
///   - name: The written name.
///   - candidates: The possible names.
public func longestName(within name: String, among candidates: some Sequence<String>) -> String? {
  let shape = NameShape(name)
  return candidates.filter { shape.containsWord($0) }.min { left, right in
    (-left.utf8.count, left) < (-right.utf8.count, right)
  }
}

extension Diagnostic.Help {
  /// Returns a question that suggests names for a typed word: the nearest name, and the names that
  /// contain the word.
  ///
  ///     Diagnostic.Help.guess(at: "lost", among: ["list", "lost-text"])
  ///     // did you mean 'list' or 'lost-text'?
  ///
  /// - Parameters:
  ///   - word: The typed word; case does not count.
  ///   - candidates: The possible names.
  /// - Returns: A question with at most five names; nil if no name fits. If more than 20 names
  ///   contain the word, only the nearest name is suggested.
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
    return names.isEmpty ? nil : question(names.prefix(5))
  }

  /// Suggests the names that begin or end with the typed text, if there are only a few.
  ///
  ///     Diagnostic.Help.completion(of: "Module.Header", among: ["Module.HeaderComponent"])
  package static func completion(of text: String, among candidates: [String]) -> Self? {
    if text.count < 4 { return nil }
    let longer = candidates.filter { $0 != text && ($0.hasPrefix(text) || $0.hasSuffix(text)) }
    guard 1...maxSuggestions ~= longer.count else { return nil }
    let isSure = longer.count == 1 && longer[0].hasPrefix(text)
    return Self(question(longer), replacement: isSure ? longer[0] : nil)
  }
}

/// A name as numbers: as written, and without regard to case.
private struct NameShape {
  let scalars: [UInt32]
  let folded: [UInt32]

  init(_ name: String) {
    scalars = name.unicodeScalars.map(\.value)
    folded = name.lowercased().unicodeScalars.map(\.value)
  }

  /// Whether this name begins or ends with another name as a word of its own.
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

  /// The number of letters in the words that this name does not share with another: the larger of
  /// the two names' numbers.
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

  /// Whether a word begins or ends before an index: at a camel-case hump, beside a separator, or at
  /// an end of the name.
  private func isWordBoundary(_ index: Int) -> Bool {
    guard index > 0, index < min(folded.count, scalars.count) else { return true }
    let isSign = { (letter: UInt32) in "_-./ ".unicodeScalars.contains { $0.value == letter } }
    let isUpper = { (index: Int) in scalars[index] != folded[index] }
    return isSign(scalars[index - 1]) || isSign(scalars[index])
      || isUpper(index) && !isUpper(index - 1)
  }
}

extension [UInt32] {
  /// The number of insertions, removals, replacements and swaps of neighbors that turn one into the
  /// other; nil if it exceeds a limit.
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
