import YAML

/// The diagnostics of settings and comments that suppress other diagnostics.
extension Diagnostic {
  static func alwaysAnError(_ code: Node) -> Diagnostic {
    Diagnostic(
      .wrongValue, "\(code.quoted) is always an error", at: code.place, help: Help("remove it"))
  }

  static func emptyComment(_ comment: Comment) -> Diagnostic {
    invalidSuppression("the comment is empty", at: comment.place)
  }

  static func unknownKeyword(_ word: Comment.Word) -> Diagnostic {
    invalidSuppression(
      "unknown keyword '\(word.text)' in the comment", at: word.place,
      help: nearestName(to: word.text, among: ["ignore"]).map { Help.didYouMean($0) })
  }

  static func missingReason(in comment: Comment) -> Diagnostic {
    invalidSuppression("missing 'because' and a reason in the comment", at: comment.place)
  }

  static func missingCode(in comment: Comment) -> Diagnostic {
    invalidSuppression("missing code after 'ignore'", at: comment.place)
  }

  static func cannotBeIgnored(_ code: Comment.Word) -> Diagnostic {
    invalidSuppression(
      "'\(code.text)' cannot be ignored", at: code.place, help: Help("fix the problem instead"))
  }

  /// - Parameter suggests: whether the nearest code is searched for.
  static func unknownCode(_ code: Comment.Word, suggests: Bool) -> Diagnostic {
    let known = DiagnosticRules.adjustable.map(\.rawValue)
    return invalidSuppression(
      "unknown code '\(code.text)'", at: code.place,
      help: .nearest(to: code.text, among: suggests ? known : []) ?? .allowed(known))
  }

  private static func invalidSuppression(
    _ message: String, at place: Place, help: Help? = nil
  ) -> Diagnostic {
    Diagnostic(
      .invalidSuppression, message, at: place, severity: .warning,
      help: help ?? Help("write '# diorama: ignore CODE because ...'"))
  }
}

extension Diagnostic.Note {
  static func errorNotIgnored(by suppression: Suppression) -> Diagnostic.Note {
    Diagnostic.Note(
      "this error is not ignored, since the screen cannot be shown with it", at: suppression.place)
  }
}
