import Diorama
import TerminalText
import YAML

/// The problems that only a check of whole files finds: of comments, of texts and of encodings.
extension Diagnostic {
  /// A file in UTF-16 has a syntax error in a character, so that no fix converts the file.
  static func unconvertible(_ source: Source) -> Diagnostic {
    Diagnostic(
      .notAScreen, "the file is UTF-16 and cannot be converted to UTF-8",
      at: Place(startOf: source), severity: .warning,
      help: Help("replace the invalid character, and save the file as UTF-8"))
  }

  /// A file with hard links was written.
  package static func separatedHardLinks(of path: String) -> Diagnostic {
    Diagnostic(
      ofFile: path, "the file had hard links, which keep the old content",
      help: "create the hard links again", severity: .warning)
  }

  static func unusedSuppression(_ suppression: Suppression) -> Diagnostic {
    Diagnostic(
      .unusedSuppression,
      "the comment ignores nothing: no '\(suppression.code.rawValue)' is reported here",
      at: suppression.place, severity: .warning, help: Help("remove the comment"))
  }

  /// YAML reads what is before or after a text as something else, such as `an anchor`.
  static func lostText(_ lost: String, _ meaning: String, beside text: Node) -> Diagnostic {
    let found = text.text.isEmpty ? "not a text" : "not part of the text \(text.quoted)"
    return Diagnostic(
      .lostText, "'\(lost.truncated(toColumns: 60))' is \(meaning), \(found)", at: text.place,
      severity: .warning, help: Help("if it is part of the text, put the whole text in quotes"))
  }

  static func typographicQuotes(in text: Node) -> Diagnostic {
    let odd = text.text.lookAlikes.filter { $0.character.isTypographicQuote }
    return Diagnostic(
      .lookAlike, "typographic quotes are part of the text \(text.quoted)", at: text.place,
      severity: .warning,
      help: Help(Help.description(of: odd) + "; to show them, put them inside these"))
  }
}
