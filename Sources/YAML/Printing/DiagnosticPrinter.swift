/// A way to show diagnostics.
public protocol DiagnosticPrinter: Sendable {
  /// Writes diagnostics in the order given.
  func print(_ diagnostics: [Diagnostic], to out: inout some TextOutputStream)
}
