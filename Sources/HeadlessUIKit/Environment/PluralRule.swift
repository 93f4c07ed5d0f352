/// The plural category of a number in a language, by the rules of Unicode's CLDR for whole numbers.
enum PluralRule {
  /// Returns `zero`, `one`, `two`, `few`, `many` or `other`.
  ///
  /// - Parameters:
  ///   - argument: the number; others than whole numbers are `other`.
  ///   - languages: the languages of the text, the best first.
  static func category(of argument: any CVarArg, in languages: [String]) -> String {
    let whole = (argument as? any BinaryInteger).map { Int($0) }
    guard let number = whole ?? (argument as? Double).flatMap({ Int(exactly: $0) }) else {
      return "other"
    }
    let language = languages.first?.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? "en"
    return category(of: abs(number), in: language)
  }

  private static func category(of count: Int, in language: String) -> String {
    let (tens, units) = (count % 100, count % 10)
    let isTeen = (11...14).contains(tens)
    switch language {
    case "ko", "ja", "zh", "th", "vi", "id", "ms", "my", "lo":
      return "other"
    case "fr", "pt", "hi", "bn", "fa", "hy":
      return count < 2 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs":
      if units == 1, tens != 11 { return "one" }
      if (2...4).contains(units), !isTeen { return "few" }
      return ["sr", "hr", "bs"].contains(language) ? "other" : "many"
    case "pl":
      if count == 1 { return "one" }
      return (2...4).contains(units) && !isTeen ? "few" : "many"
    case "cs", "sk":
      return count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
    case "ar":
      switch (count, tens) {
      case (0, _): return "zero"
      case (1, _): return "one"
      case (2, _): return "two"
      case (_, 3...10): return "few"
      case (_, 11...99): return "many"
      default: return "other"
      }
    case "he":
      return count == 1 ? "one" : count == 2 ? "two" : "other"
    case "ro":
      return count == 1 ? "one" : count == 0 || (1...19).contains(tens) ? "few" : "other"
    case "lt":
      if units == 1, tens != 11 { return "one" }
      return units >= 2 && !(11...19).contains(tens) ? "few" : "other"
    case "sl":
      return tens == 1 ? "one" : tens == 2 ? "two" : tens == 3 || tens == 4 ? "few" : "other"
    default:
      return count == 1 ? "one" : "other"
    }
  }
}
