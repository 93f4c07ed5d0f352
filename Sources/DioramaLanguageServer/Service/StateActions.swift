import DioramaKit
import YAML

extension LanguageService {
  /// Whether a line is about a screen as a whole: that of its name, its view controller or its variants.
  func mayAddStates(at line: Int, in document: TextDocument) -> Bool {
    document.roots.contains { root in
      root.entries.contains { entry in
        entry.merge == nil && Int(entry.key.place.start.line) - 1 == line
          && (entry.key.isText("screen") || entry.key.isText("viewController")
            || entry.key.isText("variants"))
      }
    }
  }
}

extension NameService.View {
  /// What adds a variant for each of a screen's states with which nothing would be wrong that is not
  /// wrong now.
  func stateActions(
    at line: Int, in document: TextDocument, _ states: [MissingState], _ registry: Registry
  ) -> [CodeAction] {
    guard let root = document.roots.first(where: { $0.lines.contains(line) }),
      let before = problems(of: document, with: [:], registry)
    else { return [] }
    return states.compactMap { state in
      guard let change = state.variant.change(of: document, root, canInsertKey: true),
        let edit = edit(
          making: [document.path: (document, [change])], in: document, besides: before, registry)
      else { return nil }
      return CodeAction(
        title: "Add the variant '\(state.name)': \(state.words)", kind: "refactor",
        diagnostics: [], isPreferred: false, edit: edit)
    }
  }
}
