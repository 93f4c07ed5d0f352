/// A way to show diagnostics: ``TextPrinter`` for people, ``GitHubPrinter`` for the notes beside a
/// pull request's lines.
///
/// A printer of one's own has one function:
///
///     struct ShortPrinter: DiagnosticPrinter {
///       func print(_ diagnostics: [Diagnostic], to out: inout some TextOutputStream) {
///         for one in diagnostics { out.write("\(one.place): \(one.message)\n") }
///       }
///     }
///
/// Paths, messages and help may hold whatever stands in a file; a printer escapes what a terminal
/// or its format would act upon.
public protocol DiagnosticPrinter: Sendable {
  /// Writes diagnostics in the order given.
  ///
  /// - Parameters:
  ///   - diagnostics: What to show, mostly ``Diagnostics/sorted``.
  ///   - out: Where to write whole lines to.
  func print(_ diagnostics: [Diagnostic], to out: inout some TextOutputStream)
}

extension DiagnosticPrinter {
  /// What it writes of diagnostics, as text.
  package func text(of diagnostics: [Diagnostic]) -> String {
    var text = ""
    print(diagnostics, to: &text)
    return text
  }
}
