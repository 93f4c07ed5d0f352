import YAML

/// The diagnostics of a screen that Swift code builds, at its lines of Swift. The YAML made from
/// its keys and steps is not a file that one could open.
struct RelocatedDiagnostics {
  /// The diagnostics, in order.
  private(set) var diagnostics: [Diagnostic] = []
  /// The step that caused the first error; nil if no step did, or if its place is unknown.
  private(set) var place: StepPlace?

  /// Moves diagnostics to their places in Swift.
  ///
  /// - Parameters:
  ///   - problems: the diagnostics, at places of YAML or of the project's files.
  ///   - keys: the keys that the YAML was made from.
  ///   - path: the path of the YAML in the diagnostics.
  ///   - checker: the checker of the screen, which has the assertion's place.
  init(
    _ problems: [Diagnostic], of keys: BuiltScreenKeys, in path: String, _ checker: ScreenChecker
  ) {
    for problem in problems {
      guard problem.place.source.path == path else {
        diagnostics.append(problem)
        continue
      }
      let number = keys.step(atLine: Int(problem.place.start.line))
      let step = number.map { keys.steps[$0] }
      var moved = problem
      moved.notes.removeAll { $0.place.source.path == path }
      let site = checker.site.moved(to: step?.place)
      moved.place = Self.place(of: site, checker)
      if step?.place == nil, let number, let step {
        moved.message = "step \(number + 1), '\(step.yaml)': \(problem.message)"
      } else if step == nil, keys.containsLine(problem.place.start.line),
        let line = problem.place.source.line(problem.place.start.line)
      {
        moved.message = "in the keys, '\(line)': \(problem.message)"
      }
      if place == nil, problem.severity == .error { place = step?.place }
      diagnostics.append(moved)
    }
  }

  /// Returns a place in Swift without the text of its line, which the failure of the test shows.
  private static func place(of site: CallSite, _ checker: ScreenChecker) -> Place {
    let path = "\(site.filePath)"
    let shown = path.isEmpty ? site.fileID : checker.displayPath(path)
    let mark = Mark(line: Int32(clamping: site.line), column: Int32(clamping: site.column))
    return Place(source: Source(path: shown, bytes: []), start: mark, end: mark)
  }
}
