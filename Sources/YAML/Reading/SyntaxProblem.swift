import CLibYAML

/// What libyaml says about text that is not YAML: facts, in its own words and marks.
struct SyntaxProblem {
  /// The problem.
  let problem: String
  /// What it was reading; empty when it does not say.
  let context: String
  /// Where the problem is.
  let mark: Mark
  /// Where what it was reading begins.
  let contextMark: Mark
  /// The last node before the problem.
  let lastNode: Record?

  init(_ parser: yaml_parser_t, skippedLines: Int32, lastNode: Record?) {
    func mark(_ mark: yaml_mark_t) -> Mark {
      Mark(
        line: Int32(truncatingIfNeeded: mark.line) &+ skippedLines &+ 1,
        column: Int32(truncatingIfNeeded: mark.column) &+ 1)
    }
    problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
    context = parser.context.map { String(cString: $0) } ?? ""
    self.mark = mark(parser.problem_mark)
    contextMark = mark(parser.context_mark)
    self.lastNode = lastNode
  }

  /// The problem for the author of the file.
  func diagnostic(in source: Source, _ lines: LineTable) -> Diagnostic {
    let fault = SyntaxFault(self, lines)
    func place(_ mark: Mark) -> Place {
      // libyaml sees the end of a file on a line of its own, whether there is one or not.
      let mark = min(mark, lines.end)
      return Place(source: source, start: mark, end: mark)
    }
    return Diagnostic(
      .yamlSyntax, fault.message, at: place(fault.mark ?? mark),
      help: fault.help.map { Diagnostic.Help($0) },
      notes: fault.note.map { [Diagnostic.Note($0.text, at: place($0.mark))] } ?? [])
  }
}
