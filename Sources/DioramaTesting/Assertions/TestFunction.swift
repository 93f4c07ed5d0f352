import Testing

/// The function of a test, which names an assertion that has no name.
struct TestFunction {
  /// The function's name without parameters.
  let name: String

  /// The function that contains an assertion.
  ///
  /// - Throws: `ScreenFailure` when the function gives no name.
  init(of site: CallSite) throws(ScreenFailure) {
    if let test = Test.current {
      guard !(Test.Case.current?.isParameterized ?? false) else { throw .parameterizedTest }
      name = CallSite.withoutParameters(test.id.nameComponents.last ?? "\(site.function)")
    } else {
      name = CallSite.withoutParameters("\(site.function)")
      guard name.hasPrefix("test") else { throw .notATest(site.function) }
    }
    guard !screenName.isEmpty else { throw .noName(in: name) }
  }

  /// The name in the spelling of screens: `testRainyDays` and `rainy_days` are both `rainy-days`.
  var screenName: String {
    // XCTest's prefix `test` is dropped, unless it is part of a longer word.
    let rest = name.dropFirst(4)
    let isMarked = name.hasPrefix("test") && rest.first?.isLowercase == false
    return Self.kebabCase(isMarked ? String(rest) : name)
  }

  /// Returns the words of a name in lower case, with `-` between them.
  static func kebabCase(_ name: String) -> String {
    var words = ""
    var previous: Character = "-"
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if words.last != "-", !words.isEmpty { words.append("-") }
        previous = "-"
        continue
      }
      // `inviteURLBar` is `invite-url-bar`.
      let isFollowedBySmall = index + 1 < characters.count && characters[index + 1].isLowercase
      let starts =
        character.isUppercase
        && (previous.isLowercase || previous.isNumber || previous.isUppercase && isFollowedBySmall)
      if starts, words.last != "-", !words.isEmpty { words.append("-") }
      words += character.lowercased()
      previous = character
    }
    if words.hasSuffix("-") { words.removeLast() }
    return words
  }

  /// Returns the screen that the function is named after; nil if none or several match.
  func screen(among names: [String]) -> String? {
    if names.contains(name) { return name }
    let same = names.filter { Self.kebabCase($0) == screenName }
    return same.count == 1 ? same.first : nil
  }
}
