/// A byte that cannot stand in a text file.
struct BadByte: Sendable {
  /// What is wrong with it.
  enum Fault: Sendable {
    case notUTF8
    case control(Int32)
    case loneSurrogate
    case halfUnit
  }

  /// Where it stands in the source's bytes.
  var offset: Int
  let fault: Fault

  /// The fault in one line.
  var message: String {
    switch fault {
    case .notUTF8: "this byte is not UTF-8"
    case .control(let value): "the control character \(Self.name(value)) may not stand here"
    case .loneSurrogate: "this UTF-16 surrogate has no partner"
    case .halfUnit: "this UTF-16 text ends in half a character"
    }
  }

  /// What to do about it.
  var help: Diagnostic.Help? {
    switch fault {
    case .notUTF8, .loneSurrogate, .halfUnit: Diagnostic.Help("save the file as UTF-8")
    case .control:
      Diagnostic.Help("remove it, or write an escape such as \"\\x1B\" in double quotes")
    }
  }

  private static func name(_ value: Int32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
