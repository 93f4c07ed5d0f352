import YAML

/// The diagnostics of texts with format specifiers.
extension Diagnostic {
  static func unexpectedFormatSign(
    _ sign: String, in text: Node, expected: String, for what: String
  ) -> Diagnostic {
    Diagnostic(
      .formatString, "unexpected format specifier '\(sign)'", at: text.place,
      help: Help("write \(expected) for \(what)"))
  }

  static func doubledPercentSign(in text: Node) -> Diagnostic {
    Diagnostic(
      .formatString, "'%%' is shown as it is", at: text.place, severity: .warning,
      help: Help("write '%'"))
  }

  static func repeatedFormatSign(
    _ sign: String, _ count: Int, in text: Node, most: Int, for what: String
  ) -> Diagnostic {
    Diagnostic(
      .formatString, "'\(sign)' occurs \(count) times; the maximum is \(most)", at: text.place,
      help: Help(
        "\(sign) is \(what); write it \(most == 1 ? "once" : "at most \(most) times")"))
  }
}
