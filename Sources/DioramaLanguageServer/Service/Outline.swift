import Diorama
import DioramaAuthoring
import YAML

/// The symbols of a text and of a project, for navigation.
extension LanguageService {
  /// Returns each screen of a text with its keys, variants and steps; for other files, their keys
  /// and the items of lists. The result covers all that can be read.
  func symbols(in document: TextDocument) -> [DocumentSymbol] {
    var texts = PlaceConverter(encoding, open: document)
    let file = UnsavedFile(path: document.path, bytes: [], registry: registry)
    let hasScreens = file.purpose == .screen
    return document.roots.flatMap { root -> [DocumentSymbol] in
      let own = symbols(of: root, in: &texts, depth: 0)
      guard hasScreens, let first = own.first, let last = own.last else { return own }
      let name = root["screen"]
      return [
        DocumentSymbol(
          name: name.map(\.text).flatMap { $0.isEmpty ? nil : $0 } ?? document.path.withoutEnding,
          detail: root["viewController"]?.text, kind: 5,
          range: TextRange(start: first.range.start, end: last.range.end),
          selectionRange: first.selectionRange, children: own)
      ]
    }
  }

  /// The maximum depth of an outline.
  private static let maxDepth = 4

  private func symbols(
    of node: Node, in texts: inout PlaceConverter, depth: Int
  ) -> [DocumentSymbol] {
    guard depth < Self.maxDepth, node.definition == nil else { return [] }
    if node.kind == .sequence { return node.items.map { symbol(ofItem: $0, in: &texts) } }
    return node.entries.filter { $0.merge == nil }.map { entry in
      let isText = entry.value.kind == .scalar
      let key = texts.range(of: entry.key.place)
      let value = texts.range(of: entry.value.place)
      return DocumentSymbol(
        name: entry.key.text.isEmpty ? "?" : entry.key.text,
        detail: isText ? entry.value.text : nil, kind: 7,
        range: TextRange(start: key.start, end: max(key.end, value.end)), selectionRange: key,
        children: symbols(of: entry.value, in: &texts, depth: depth + 1))
    }
  }

  /// Returns the symbol of a list's item, named for its first entry: `tap: Ben`, `userId: ada`.
  private func symbol(ofItem item: Node, in texts: inout PlaceConverter) -> DocumentSymbol {
    let range = texts.range(of: item.place)
    let first = item.entries.first { $0.merge == nil }
    let text = first?.value.kind == .scalar ? first?.value.text : nil
    let name = first.map { $0.key.text + (text.map { ": \($0)" } ?? "") } ?? item.text
    return DocumentSymbol(
      name: name.isEmpty ? "?" : name, detail: nil, kind: 19, range: range,
      selectionRange: first.map { texts.range(of: $0.key.place) } ?? range, children: [])
  }
}

extension NameService.View {
  /// The maximum number of symbols in one response.
  private static let maxSymbols = 500

  /// Returns the screens, components and ids of a project whose names contain the letters of a
  /// text, in that order.
  func symbols(for query: String) -> [WorkspaceSymbol] {
    let letters = query.lowercased()
    var found: [WorkspaceSymbol] = []
    for file in names.files {
      guard found.count < Self.maxSymbols else { break }
      let folder = String(file.path.dropFirst(names.root.utf8.count + 1))
      var made = file.places.filter { place in
        place.isDefinition && Self.kind(of: place.name) != nil && place.name.text.has(letters)
      }.map { ($0.name, $0.range) }
      // A screen without a name has the name of its file.
      let said = Set(made.map(\.0.text))
      made += file.screens.values.filter { id in
        id.has(letters) && !said.contains(id)
          && !file.places.contains { $0.isDefinition && $0.name == .screen(id) }
      }.map { (.screen($0), 0..<0) }
      guard !made.isEmpty, let text = text(of: file.path) else { continue }
      found += made.prefix(Self.maxSymbols - found.count).map { name, range in
        WorkspaceSymbol(
          name: name.text, kind: Self.kind(of: name) ?? 5,
          location: Location(
            uri: FileURI.uri(of: file.path), range: text.range(of: range, encoding)),
          containerName: "\(name.noun), \(folder)")
      }
    }
    return found
  }

  /// Returns the kind for clients: 3 for a namespace, 5 for a class, 13 for a variable.
  private static func kind(of name: ProjectName) -> Int? {
    switch name {
    case .screen: 3
    case .component: 5
    case .record: 13
    case .type, .variant, .tag, .file: nil
    }
  }
}

extension String {
  /// Returns whether the text contains some letters, in their order.
  fileprivate func has(_ letters: String) -> Bool {
    var rest = letters[...]
    for letter in lowercased() where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
