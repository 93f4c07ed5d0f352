import Testing

/// What accepts a snapshot, at the end of a failure.
struct AcceptAdvice: CustomStringConvertible {
  /// The variable that lets only one screen be recorded: a test may have many.
  static let screenVariable = "DIORAMA_SCREEN"

  let description: String

  /// The advice for a screen whose snapshot `variable` would write.
  init(_ verdict: SnapshotVerdict, variable mode: RecordMode) {
    let isOneOfMany = Test.Case.current?.isParameterized ?? true
    let one = isOneOfMany ? " \(Self.screenVariable)=\(verdict.name)" : ""
    let command =
      "\(RecordDecision.variable)=\(mode.rawValue)\(one) swift test --filter "
      + "'\(Self.quotable(verdict.examiner.site.filter))'"
    description =
      switch verdict.decision.origin {
      case .continuousIntegration(let value):
        "nothing is written while CI is '\(value)'\nto accept, at a desk: \(command)"
      case .code:
        "to accept: say record: .\(mode.rawValue) in the code, which says "
          + ".\(verdict.decision.mode.rawValue), and run the test"
      case .variable, .standard: "to accept: \(command)"
      }
  }

  private static func quotable(_ word: String) -> String {
    word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
  }
}
