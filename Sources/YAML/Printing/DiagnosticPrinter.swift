/// A type that prints diagnostics: ``TextPrinter`` for people, ``GitHubPrinter`` for the
/// annotations beside a pull request's lines.
///
/// A custom printer has one function:
///
///     struct ShortPrinter: DiagnosticPrinter {
///       func print(_ diagnostics: [Diagnostic], to out: inout some TextOutputStream) {
///         for one in diagnostics { out.write("\(one.place): \(one.message)\n") }
///       }
///     }
///
/// Paths, messages and help can contain any text of a file; a printer escapes what a terminal or
/// its format would interpret.
public protocol DiagnosticPrinter: Sendable {
  /// Writes the diagnostics in the given order.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics, usually ``Diagnostics/sorted``.
  ///   - out: The stream that receives whole lines.
  func print(_ diagnostics: [Diagnostic], to out: inout some TextOutputStream)
}

extension DiagnosticPrinter {
  /// The text that the printer writes for the diagnostics.
  package func text(of diagnostics: [Diagnostic]) -> String {
    var text = ""
    print(diagnostics, to: &text)
    return text
  }
}
