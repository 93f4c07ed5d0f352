import YAML

extension Diagnostic {
  /// An error between the first two markers of a text. Without a second marker its range is empty.
  static func make(
    in yaml: MarkedText, path: String = "screens/a.yaml", _ message: String = "no",
    severity: Severity = .error, help: Help? = nil, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(
      .wrongValue, message, at: .make(in: yaml, path: path), severity: severity, help: help,
      notes: notes)
  }
}

extension Place {
  /// The place between the first two markers of a text.
  static func make(in yaml: MarkedText, path: String = "screens/a.yaml") -> Place {
    let start = yaml.marks["1️⃣"] ?? .fileStart
    let source = Source(path: path, bytes: Array(yaml.text.utf8))
    return Place(source: source, start: start, end: yaml.marks["2️⃣"] ?? start)
  }
}
