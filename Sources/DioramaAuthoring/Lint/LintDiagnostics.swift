import Diorama
import TerminalText
import YAML

/// The problems that only a check of whole files finds: of comments, and of texts.
extension Diagnostic {
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
