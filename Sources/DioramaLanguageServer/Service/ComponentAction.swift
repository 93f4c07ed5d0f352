import Diorama
import DioramaAuthoring
import DioramaKit
import YAML

extension NameService.View {
  /// Returns the action that makes a component of the mapping around a range; nil if there is no
  /// such mapping, or if the change would cause new problems.
  func componentAction(
    at stretch: TextRange, in document: TextDocument, _ registry: Registry
  ) -> CodeAction? {
    let offsets =
      document.offset(
        of: stretch.start, encoding)..<max(
        document.offset(of: stretch.start, encoding), document.offset(of: stretch.end, encoding))
    let known = MappingExtraction.all(in: document, around: offsets, document.roots)
    if known.isEmpty { return nil }
    guard let before = problems(of: document, with: [:], registry) else { return nil }
    for extraction in known {
      let name = freeName(extraction.proposedName)
      guard let reference = extraction.reference(to: name) else { continue }
      for (target, addition) in additions(of: extraction, as: name) {
        var changes = [document.path: (document, [reference])]
        changes[target.path, default: (target, [])].1.append(addition)
        guard let edit = edit(making: changes, in: document, besides: before, registry) else {
          continue
        }
        return CodeAction(
          title: "Extract a component from this mapping", kind: "refactor.extract", diagnostics: [],
          isPreferred: false,
          edit: edit)
      }
    }
    return nil
  }

  /// Returns the places for the component, the best one first: the project's file if it has
  /// components, else the screen's.
  private func additions(
    of extraction: MappingExtraction, as name: String
  ) -> [(target: TextDocument, change: EntryAddition.Change)] {
    let path = "\(names.root)/\(Project.fileName)"
    let entry = EntryAddition(
      key: "components", flowText: extraction.flowText(as: name),
      lines: { extraction.component(as: name, indentedBy: $0) })
    var all: [(TextDocument, EntryAddition.Change)] = []
    if let own = text(of: path),
      let change = entry.change(of: own, own.roots.first, canInsertKey: true)
    {
      all.append((own, change))
    }
    if extraction.document.path == path { return all }
    if let change = entry.change(of: extraction.document, extraction.root, canInsertKey: false) {
      // If only screens define components, the new one is added next to them.
      all.insert((extraction.document, change), at: names.facts.components.isEmpty ? 0 : all.count)
    }
    return all
  }

  /// Returns a name that no type has.
  private func freeName(_ wanted: String) -> String {
    let taken = Set(
      names.all { place in
        if case .component = place.name { true } else { false }
      }.map(\.name.text))
    func isFree(_ name: String) -> Bool {
      !taken.contains(name) && names.shapes.type(named: name, own: [:], of: [:]) == nil
    }
    if isFree(wanted) { return wanted }
    let number = (2...taken.count + 3).first { isFree("\(wanted)\($0)") } ?? 2
    return "\(wanted)\(number)"
  }
}
