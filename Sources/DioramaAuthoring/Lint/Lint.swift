import Diorama
import DioramaKit
import DioramaSystem
import YAML

extension ScreenSuite {
  /// Checks all selected screens without running them; tells of comments, too, that ignore nothing.
  ///
  /// - Returns: how many screens were checked, and what was found.
  public func lint() -> (count: Int, diagnostics: Diagnostics) {
    var found = diagnostics
    let plans = plans()
    for (_, problems) in plans { found.append(contentsOf: problems) }
    let comments = commentProblems(found)
    if !comments.isEmpty {
      found.append(contentsOf: configuration.rules.applied(to: comments, isUsable: true))
    }
    return (plans.count, found)
  }

  /// What is wrong with the comments of the files that were checked whole.
  private func commentProblems(_ found: Diagnostics) -> Diagnostics {
    var problems = Diagnostics()
    let isWhole = selected.count == declarations.count
    // What other files say may stand in a shared one, too.
    let shared = "\(project.root)/\(Project.fileName)"
    let others = isWhole && project.isWhole ? [shared] + project.files.readPaths : []
    let errors = found.hasErrors ? found.sorted.filter { $0.severity == .error } : []
    for path in project.screenFiles + others {
      guard let source = source(of: path) else { continue }
      let reader = SuppressionReader(source)
      problems.append(contentsOf: reader.problems)
      let isBroken = errors.contains { $0.place.source.path == path }
      // Behind an error may be what a comment is for.
      guard isWhole, !isBroken else { continue }
      for suppression in reader.suppressions
      where !found.ignored.contains(where: {
        $0.place.source.path == path && suppression.covers($0)
      }) {
        problems.report(
          .unusedSuppression, "no '\(suppression.code.rawValue)' is here to ignore",
          at: suppression.place, severity: .warning, help: Diagnostic.Help("take the comment out"))
      }
    }
    return problems
  }

  private func source(of path: String) -> Source? {
    if let unsaved = project.unsaved, unsaved.path == path { return unsaved }
    guard let bytes = try? FileSystem.read(path) else { return nil }
    return Source(path: path, bytes: bytes)
  }
}
