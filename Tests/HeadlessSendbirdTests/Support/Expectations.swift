import Testing

/// Expects a picture, and shows both pictures one below the other when it is another.
func expect(
  _ shown: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard shown != expected else { return }
  Issue.record("shown:\n\(shown)\nexpected:\n\(expected)\n", sourceLocation: sourceLocation)
}
