/// The plural category of a number in a language, by the rules of Unicode's CLDR for whole numbers.
enum PluralRule {
  /// Returns the text for a number: of the forms by plural category, the one for the number.
  ///
  /// As in Foundation, a form `zero` is that of 0 in every language.
  ///
  /// - Parameters:
  ///   - forms: the texts by `zero`, `one`, `two`, `few`, `many` and `other`.
  ///   - argument: the number; others than whole numbers are `other`.
  ///   - language: the language of the text, such as `pt-PT`.
  static func form(
    of forms: [String: String], for argument: any CVarArg, in language: String
  ) -> String {
    let count =
      (argument as? any BinaryInteger).map { magnitude($0) }
      ?? (argument as? any BinaryFloatingPoint).flatMap { magnitude($0) }
    let form = count.flatMap {
      ($0 == 0 ? forms["zero"] : nil) ?? forms[category(of: $0, in: language)]
    }
    return form ?? forms["other"] ?? ""
  }

  private static func magnitude(_ number: some BinaryInteger) -> UInt64 {
    UInt64(clamping: number.magnitude)
  }

  private static func magnitude(_ number: some BinaryFloatingPoint) -> UInt64? {
    UInt64(exactly: number.magnitude)
  }

  private static func category(of count: UInt64, in language: String) -> String {
    let (tens, units) = (count % 100, count % 10)
    let isTeen = (11...19).contains(tens)
    let isFew = (2...4).contains(units) && !(12...14).contains(tens)
    let isMillions = count > 0 && count % 1_000_000 == 0
    let code = language == "pt-PT" ? language[...] : language.prefix { $0 != "-" && $0 != "_" }
    switch code {
    case "ko", "ja", "zh", "yue", "th", "vi", "id", "ms", "my", "lo", "km", "bo", "dz", "ii", "jv",
      "su", "to", "wo", "yo", "ig":
      return "other"
    case "fr", "pt":
      return count < 2 ? "one" : isMillions ? "many" : "other"
    case "es", "it", "ca", "pt-PT":
      return count == 1 ? "one" : isMillions ? "many" : "other"
    case "hi", "bn", "fa", "hy", "am", "as", "gu", "kn", "zu", "pa", "si", "mg", "ln", "ff", "ak",
      "wa", "ti", "doi", "pcm":
      return count < 2 ? "one" : "other"
    case "fil", "tl", "ceb":
      return (1...3).contains(count) || ![4, 6, 9].contains(units) ? "one" : "other"
    case "is", "mk":
      return units == 1 && tens != 11 ? "one" : "other"
    case "lv":
      return units == 0 || isTeen ? "zero" : units == 1 ? "one" : "other"
    case "ru", "uk", "be":
      return units == 1 && tens != 11 ? "one" : isFew ? "few" : "many"
    case "sr", "hr", "bs":
      return units == 1 && tens != 11 ? "one" : isFew ? "few" : "other"
    case "pl":
      return count == 1 ? "one" : isFew ? "few" : "many"
    case "cs", "sk":
      return count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
    case "ar":
      if count < 3 { return ["zero", "one", "two"][Int(count)] }
      return (3...10).contains(tens) ? "few" : tens > 10 ? "many" : "other"
    case "cy":
      return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][count] ?? "other"
    case "ga":
      if count == 1 || count == 2 { return count == 1 ? "one" : "two" }
      return (3...6).contains(count) ? "few" : (7...10).contains(count) ? "many" : "other"
    case "gd":
      if [1, 2, 11, 12].contains(count) { return units == 1 ? "one" : "two" }
      return (3...19).contains(count) ? "few" : "other"
    case "mt":
      if count == 1 || count == 2 { return count == 1 ? "one" : "two" }
      return count == 0 || (3...10).contains(tens) ? "few" : isTeen ? "many" : "other"
    case "he", "iw", "se", "iu", "naq":
      return count == 1 ? "one" : count == 2 ? "two" : "other"
    case "ro":
      return count == 1 ? "one" : count == 0 || (1...19).contains(tens) ? "few" : "other"
    case "lt":
      return isTeen || units == 0 ? "other" : units == 1 ? "one" : "few"
    case "sl", "hsb", "dsb":
      return tens == 1 ? "one" : tens == 2 ? "two" : tens == 3 || tens == 4 ? "few" : "other"
    default:
      return count == 1 ? "one" : "other"
    }
  }
}
