import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// The requests of an editor about the names in a project; each result depends on the open texts,
/// the other files of the project, and the registry.
struct NameService {
  private let shapes: NameShapes
  private var projects: [String: ProjectNames] = [:]

  init(_ registry: Registry) { shapes = NameShapes(registry) }

  /// The current names of a project, with the open texts and the encoding of positions.
  struct View {
    let names: ProjectNames
    let open: [String: TextDocument]
    let encoding: PositionEncoding

    /// Returns the text of a file of the project, from the editor if it is open there, else from
    /// disk.
    func text(of path: String) -> TextDocument? {
      if let open = open[path] { return open }
      if names.isDatabase(path) { return TextDocument(path: path, text: "", version: 0) }
      guard let bytes = try? FileSystem.read(path) else { return nil }
      // Byte offsets of names include a byte order mark, and refer to UTF-8 in any encoding of the
      // file.
      let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      let text = hasByteOrderMark ? bytes : Source(path: path, bytes: bytes).bytes
      return TextDocument(path: path, text: String(decoding: text, as: UTF8.self), version: 0)
    }
  }

  /// Returns the names of a document's project; nil if it is in none.
  ///
  /// - Parameter path: a file whose names may be outdated.
  mutating func view(
    for document: TextDocument, open: [String: TextDocument], _ encoding: PositionEncoding,
    keeping path: String? = nil
  ) -> View? {
    guard LanguageService.isInProject(document.path) else { return nil }
    let file = UnsavedFile(
      path: document.path, bytes: document.bytes, registry: shapes.registry)
    guard let root = file.project(beside: [:])?.root else { return nil }
    let texts = Dictionary(open.values.map { ($0.path, $0) }) { first, _ in first }
    var names = projects[root] ?? ProjectNames(root: root, shapes)
    names.update(open: texts.mapValues(\.bytes), keeping: path)
    projects[root] = names
    return View(names: names, open: texts, encoding: encoding)
  }

  /// Returns the names of a document's project; nil if the project was returned before.
  mutating func view(
    for document: TextDocument, open: [String: TextDocument], _ encoding: PositionEncoding,
    of roots: inout Set<String>
  ) -> View? {
    let view = view(for: document, open: open, encoding)
    return view.flatMap { roots.insert($0.names.root).inserted ? $0 : nil }
  }
}

// MARK: - Navigation

extension NameService.View {
  /// Returns the definition of the thing that is named at a position: for a screen or a variant
  /// also its snapshots, for a file its beginning, for an alias its anchor, and for a Swift type
  /// the place where a file of the project's package registers it.
  func definitions(at position: TextPosition, in document: TextDocument) -> [Location] {
    let offset = document.offset(of: position, encoding)
    let places = names[document.path]?.places(at: offset) ?? []
    if places.isEmpty { return anchor(at: offset, in: document).map { [$0] } ?? [] }
    let meant = names.targets(of: places)
    let files = meant.flatMap { name -> [String] in
      switch name {
      case .file(let path): [path]
      case .screen, .variant: snapshots(of: name, in: document.path)
      default: []
      }
    }
    let start = TextPosition(line: 0, character: 0)
    let own = meant.contains { if case .file = $0 { false } else { true } }
    return files.filter { FileSystem.exists($0) }.map {
      Location(uri: FileURI.uri(of: $0), range: TextRange(start: start, end: start))
    } + (own ? locations(names.definitions(of: meant)) : []) + registrations(of: meant)
  }

  private func registrations(of meant: [ProjectName]) -> [Location] {
    let sources = SwiftSources(root: names.root)
    return meant.compactMap { name in
      guard case .type(let text) = name else { return nil }
      return names.shapes.type(named: text, own: [:], of: [:])?.registration
        .flatMap(sources.location)
    }
  }

  /// Returns all places that name the thing at a position.
  func references(
    at position: TextPosition, in document: TextDocument, withDefinitions: Bool
  ) -> [Location] {
    let meant = names.targets(at: document.offset(of: position, encoding), in: document.path)
    return locations(
      names.places(of: meant).filter { withDefinitions || !$0.place.isDefinition })
  }

  /// Returns the places of the same thing in the same text.
  func highlights(at position: TextPosition, in document: TextDocument) -> [DocumentHighlight] {
    let meant = names.targets(at: document.offset(of: position, encoding), in: document.path)
    return names.places(of: meant).filter { $0.path == document.path }.map { _, place in
      DocumentHighlight(
        range: document.range(of: place.range, encoding), kind: place.isDefinition ? 3 : 2)
    }
  }

  /// Returns links to the existing files that a text names.
  func links(in document: TextDocument) -> [DocumentLink] {
    (names[document.path]?.places ?? []).compactMap { place in
      guard case .file(let path) = place.name, FileSystem.exists(path) else { return nil }
      return DocumentLink(
        range: document.range(of: place.range, encoding), target: FileURI.uri(of: path))
    }
  }

  /// Returns the semantic tokens of the names in a text.
  func tokens(in document: TextDocument) -> SemanticTokens {
    var data: [Int] = []
    var last = TextPosition(line: 0, character: 0)
    var end = 0
    for place in names[document.path]?.places ?? [] where place.range.lowerBound >= end {
      guard let type = Self.tokenType(of: place.name) else { continue }
      let range = document.range(of: place.range, encoding)
      // A token is on one line.
      guard range.start.line == range.end.line else { continue }
      end = place.range.upperBound
      let lines = range.start.line - last.line
      data += [
        lines, lines == 0 ? range.start.character - last.character : range.start.character,
        range.end.character - range.start.character, type, place.isDefinition ? 1 : 0,
      ]
      last = range.start
    }
    return SemanticTokens(data: data)
  }

  private static func tokenType(of name: ProjectName) -> Int? {
    let word =
      switch name {
      case .component, .type: "class"
      case .record: "variable"
      case .variant: "enumMember"
      case .screen: "namespace"
      case .tag: "keyword"
      case .file: "string"
      }
    return SemanticTokens.types.firstIndex(of: word)
  }

  /// Returns a description of the thing at an offset: its kind, its name, and the place of its
  /// definition.
  func description(at offset: Int, in document: TextDocument) -> (text: String, range: Range<Int>)?
  {
    guard let place = names[document.path]?.places(at: offset).first else { return nil }
    let meant = names.targets(at: offset, in: document.path)
    var lines = names.definitions(of: meant).compactMap { path, made -> String? in
      guard case .record = made.name else {
        guard case .component = made.name else { return nil }
        return "component `\(made.name.text)`, defined in \(locationText(path, made))"
      }
      let label = made.label.isEmpty ? "" : " \(made.label)"
      return "\(made.name.noun) `\(made.name.text)`\(label), in \(locationText(path, made))"
    }
    if let type = registeredType(of: meant, in: document.path) {
      lines.append("\(type.kind.rawValue) `\(type.name)`")
      lines += names.shapes.registry.meaning(of: type, naming: 12)
    }
    return lines.isEmpty ? nil : (lines.joined(separator: "\n\n"), place.range)
  }

  /// Returns the registered type that names refer to, directly or through a component.
  private func registeredType(of meant: [ProjectName], in path: String) -> Registry.Entry? {
    meant.lazy.compactMap { name -> Registry.Entry? in
      switch name {
      case .type(let name):
        names.shapes.type(named: name, own: [:], of: names.facts.components)
      case .component(let name, let owner):
        names.shapes.type(
          named: name, own: names[path]?.components[owner] ?? [:], of: names.facts.components)
      default: nil
      }
    }.first
  }

  // MARK: Helpers

  private func locations(_ places: [(path: String, place: NameOccurrence)]) -> [Location] {
    var texts: [String: TextDocument] = [:]
    return places.compactMap { path, place in
      guard let text = texts[path] ?? text(of: path) else { return nil }
      texts[path] = text
      return Location(
        uri: FileURI.uri(of: path), range: text.range(of: place.range, encoding))
    }
  }

  private func locationText(_ path: String, _ place: NameOccurrence) -> String {
    if names.isDatabase(path) { return String(path.dropFirst(names.root.utf8.count + 1)) }
    let line = text(of: path).map { $0.lineNumber(of: place.range.lowerBound) + 1 } ?? 1
    return "\(path.dropFirst(names.root.utf8.count + 1)):\(line)"
  }

  /// Returns the place of the anchor that the alias at an offset refers to.
  private func anchor(at offset: Int, in document: TextDocument) -> Location? {
    let mark = document.byteOrderMarkLength
    var aliases: [(use: Place, definition: Place)] = []
    func collect(_ node: Node) {
      if let definition = node.definition {
        aliases.append((node.place, definition))
        return
      }
      node.items.forEach(collect)
      for entry in node.entries where entry.merge == nil {
        collect(entry.key)
        collect(entry.value)
      }
    }
    document.roots.forEach(collect)
    guard let source = aliases.first?.use.source else { return nil }
    let ranges = source.byteRanges(of: aliases.flatMap { [$0.use, $0.definition] })
    for index in stride(from: 0, to: ranges.count, by: 2) {
      guard let use = ranges[index], let definition = ranges[index + 1],
        use.lowerBound + mark <= offset, offset <= use.upperBound + mark
      else { continue }
      let range = definition.lowerBound + mark..<definition.upperBound + mark
      return Location(
        uri: FileURI.uri(of: document.path), range: document.range(of: range, encoding))
    }
    return nil
  }
}

// MARK: - Snapshots

extension NameService.View {
  /// Returns the existing snapshots of a screen, including those of its variants, or of a variant,
  /// by path.
  ///
  /// - Parameter path: the file that contains the name.
  func snapshots(of name: ProjectName, in path: String) -> [String] {
    func recorded(_ path: String, _ isWanted: (Substring) -> Bool) -> [String] {
      let folder = "\(path.parentFolder)/__Snapshots__"
      let names = ((try? FileSystem.entries(of: folder)) ?? []).map(\.name)
      return names.filter { $0.hasSuffix(".txt") && isWanted($0.dropLast(4)) }
        .map { "\(folder)/\($0)" }
    }
    switch name {
    case .screen(let id): return recorded(path) { $0 == id || $0.hasPrefix("\(id)@") }
    case .variant(let variant, let owner):
      // A variant of the project applies to all screens.
      let files = owner.isEmpty ? names.files : names[path].map { [$0] } ?? []
      var seen: Set<String> = []
      return files.flatMap { file -> [String] in
        let ids = owner.isEmpty ? Array(file.screens.values) : screens(of: owner, in: file)
        return recorded(file.path) { name in ids.contains { name == "\($0)@\(variant)" } }
      }.filter { seen.insert($0).inserted }
    default: return []
    }
  }

  /// Returns the screen that a variant belongs to: the one in the document with the owner's number.
  private func screens(of owner: String, in file: FileNames) -> [String] {
    let number = owner.split(separator: "#").last.flatMap { Int($0) }
    return number.flatMap { file.screens[$0] }.map { [$0] } ?? []
  }
}
