import Diorama
import Testing
import YAML

/// Asserts that a screen shows what is recorded for it.
///
/// ```swift
/// @Test func inviteUsers() throws {
///   try assertScreen("invite-users", in: "screens", registry: Registry(.sendbird))
/// }
/// ```
///
/// A difference fails at the caller's line, with the difference and the command that would accept
/// it. Nothing is ever written.
///
/// - Parameters:
///   - name: the screen's name; for a variant with the variant's, `invite-users@dark`.
///   - folder: the project's folder, relative to where the tests run: the package's folder.
///   - registry: the types that screens of the project can name.
public func assertScreen(
  _ name: String, in folder: String = "screens", registry: Registry,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let problem = problem(with: name, in: folder, registry)
  if let problem { Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation) }
}

/// What keeps a screen from showing what is recorded; nil when nothing does.
func problem(with name: String, in folder: String, _ registry: Registry) -> String? {
  do throws(FileSystem.Failure) {
    let project = try Project(at: folder)
    let suite = ScreenSuite(project, registry: registry)
    guard let screen = suite.declarations.first(where: { $0.name == name }) else {
      let near = nearestName(to: name, among: suite.declarations.map(\.name))
      return text(of: suite.diagnostics)
        + "no screen of '\(folder)' is called '\(name)'"
        + (near.map { "; did you mean '\($0)'?" } ?? "")
    }
    let outcome = suite.outcome(of: screen)
    guard let snapshot = outcome.snapshot else { return text(of: outcome.diagnostics) }
    return difference(of: snapshot, screen, project)
  } catch {
    return "the project '\(folder)' cannot be read: \(error)"
  }
}

private func difference(
  of snapshot: [UInt8], _ screen: ScreenDeclaration, _ project: Project
) -> String? {
  let accept = "to accept: diorama record --filter \(screen.name) \(project.root)"
  switch SnapshotStore(project).compare(snapshot, of: screen) {
  case .same: return nil
  case .missing: return "\(screen.name) has no snapshot at \(screen.snapshotPath)\n\(accept)"
  case .unreadable(let reason): return "\(screen.snapshotPath) cannot be read: \(reason)"
  case .different(let recorded):
    let diff = UnifiedDiff(from: recorded, to: snapshot, path: screen.snapshotPath)
    return (["\(screen.name) differs from its snapshot"] + diff.lines.map(\.text) + [accept])
      .joined(separator: "\n")
  }
}

private func text(of diagnostics: Diagnostics) -> String {
  var text = ""
  TextPrinter(color: false).print(diagnostics.sorted, to: &text)
  return text
}
