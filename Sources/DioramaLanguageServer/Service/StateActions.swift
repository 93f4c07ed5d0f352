import DioramaKit
import YAML

extension LanguageService {
  /// Returns whether a line concerns a screen as a whole: it has the key of its name, its view
  /// controller or its variants.
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
  /// Returns actions that add a variant for each of a screen's states, unless the variant would
  /// cause new problems.
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
