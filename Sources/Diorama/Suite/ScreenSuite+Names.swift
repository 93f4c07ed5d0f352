import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// Each screen has a name and a snapshot of its own.
extension ScreenSuite {
  /// Leaves out screens whose name is taken, or whose snapshot another one has where upper and
  /// lower case are the same, which is reported at the later one; and all those of `neighbours`.
  static func unique(
    _ declarations: [ScreenDeclaration], besides neighbours: Set<String>,
    _ diagnostics: inout Diagnostics
  ) -> [ScreenDeclaration] {
    var known: [String: [ScreenDeclaration]] = Dictionary(minimumCapacity: declarations.count)
    return declarations.filter { screen in
      let isOwn = neighbours.isEmpty || !neighbours.contains(screen.path)
      let name = screen.name
      let alike = known[name.lowercased(), default: []]
      if let other = alike.first(where: { $0.name == name }) {
        if isOwn, screen.variant == nil {
          reportTwin(screen, of: other.idPlace, "first", &diagnostics)
        }
        return false
      }
      let file = alike.isEmpty ? "" : screen.snapshotPath.lowercased()
      if let other = alike.first(where: { $0.snapshotPath.lowercased() == file }) {
        if isOwn { reportClash(screen, other, &diagnostics) }
        return false
      }
      known[name.lowercased(), default: []].append(screen)
      return isOwn
    }
  }

  private static func reportClash(
    _ screen: ScreenDeclaration, _ other: ScreenDeclaration, _ diagnostics: inout Diagnostics
  ) {
    diagnostics.report(
      .duplicateScreen,
      "'\(screen.name)' and '\(other.name)' would write one file where upper and lower case are "
        + "the same",
      at: screen.idPlace, help: Diagnostic.Help("give one of them another name"),
      notes: [Diagnostic.Note("the first one is here", at: other.idPlace)])
  }

  /// Reports a screen whose id another one has.
  package static func reportTwin(
    _ screen: ScreenDeclaration, of other: Place, _ which: String,
    _ diagnostics: inout Diagnostics
  ) {
    diagnostics.report(
      .duplicateScreen, "two screens are called '\(screen.name)'", at: screen.idPlace,
      help: Diagnostic.Help("give each its own 'screen: ...'"),
      notes: [Diagnostic.Note("the \(which) one is here", at: other)])
  }
}
