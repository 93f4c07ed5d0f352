import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// Collects the names in a file.
///
/// A name that is reached through an alias or a merge is reported once, at the place where it is
/// written.
struct NameCollector {
  /// The kind of a file.
  enum Purpose: Sendable {
    case project, screen, fixture
  }

  /// A name whose byte range is not known yet.
  private struct Finding {
    let name: ProjectName
    let node: Node
    let isDefinition: Bool
    let label: String
  }

  /// A character that marks the cursor in the text.
  private static let cursorMarker = "\u{F8F0}"
  /// The maximum number of values visited in a file; each use of an alias counts.
  private static let maxValues = 1_000_000

  private let shapes: NameShapes
  private let facts: ProjectFacts
  private let path: String
  private var findings: [Finding] = []
  private var screens: [Int: String] = [:]
  private var keys: [Int: [String]] = [:]
  private var components: [String: [String: String]] = [:]
  /// The number of the current document in its file.
  private var number = 0
  private var contexts: [CompletionContext] = []
  private var left = maxValues
  /// The components of the current screen.
  private var own: [String: String] = [:]
  /// The owner of names that are local to the screen or to the project's file.
  private var owner = ""
  /// The identifier of the fixture that has the records.
  private var fixtureID = ""
  private var isInSteps = false

  private init(_ shapes: NameShapes, _ facts: ProjectFacts, _ path: String) {
    (self.shapes, self.facts, self.path) = (shapes, facts, path)
  }

  // MARK: Files

  /// Returns the names in a text.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - purpose: the kind of file.
  ///   - mark: the number of bytes before the text in the file.
  static func names(
    in source: Source, as purpose: Purpose, _ shapes: NameShapes, _ facts: ProjectFacts,
    after mark: Int = 0
  ) -> FileNames {
    var walk = NameCollector(shapes, facts, source.path)
    var problems = Diagnostics()
    let limits: Limits = purpose == .fixture ? .largeData : .handWritten
    let documents = YAMLReader(limits: limits).documents(
      of: source, reporting: &problems, selecting: .readable)
    for (number, document) in documents.enumerated() {
      walk.walk(document.root, as: purpose, number: number)
    }
    let isReadable = !problems.sorted.contains {
      [.yamlSyntax, .mergeConflict, .limit].contains($0.code)
    }
    return FileNames(
      path: source.path, places: walk.places(in: source, after: mark), screens: walk.screens,
      keys: walk.keys, components: walk.components, isReadable: isReadable)
  }

  /// Returns what a project's file defines; nil if the file cannot be read.
  static func facts(of source: Source) -> ProjectFacts? {
    var ignored = Diagnostics()
    let documents = YAMLReader().documents(
      of: source, reporting: &ignored, selecting: .readable)
    if documents.isEmpty, ignored.hasErrors { return nil }
    return documents.first.map { ProjectFacts(root: $0.root, path: source.path) } ?? ProjectFacts()
  }

  /// Returns the completion contexts at the cursor marker in a document, and the document's records
  /// with their labels.
  static func contexts(
    in root: Node, of path: String, as purpose: Purpose, _ shapes: NameShapes,
    _ facts: ProjectFacts
  ) -> (contexts: [CompletionContext], records: [(name: ProjectName, label: String)]) {
    var walk = NameCollector(shapes, facts, path)
    walk.walk(root, as: purpose, number: 0)
    let records = walk.findings.filter { finding in
      guard finding.isDefinition, case .record = finding.name else { return false }
      return true
    }
    return (walk.contexts, records.map { ($0.name, $0.label) })
  }

  private mutating func walk(_ root: Node, as purpose: Purpose, number: Int) {
    self.number = number
    switch purpose {
    case .fixture:
      walkFixture(root, fixtureID: path.withoutDotComponents)
    case .project:
      owner = ""
      fixtureID = facts.fixtureID
      walkKeys(of: root, viewController: nil)
    case .screen:
      guard root.kind == .mapping else { return }
      owner = "\(path)#\(number)"
      own = root.componentBases
      if !own.isEmpty { components[owner] = own }
      keys[number] = root.entries.filter { $0.merge == nil }.map(\.key.text)
      fixtureID = root["data"]?.fixtureID(in: path) ?? facts.fixtureID
      if root["screen"] == nil {
        let file = path.lastPathComponent
        screens[number] = String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex))
      }
      let name = root["viewController"]?.text ?? facts.viewController ?? ""
      walkKeys(of: root, viewController: type(named: name))
    }
  }

  // MARK: Screens

  private func type(named name: String) -> Registry.Entry? {
    shapes.type(named: name, own: own, of: facts.components)
  }

  private mutating func walkKeys(
    of mapping: Node, viewController: Registry.Entry?
  ) {
    for entry in mapping.entries {
      let (key, value) = (entry.key, entry.value)
      switch key.text {
      case "screen":
        guard value.kind == .scalar, !value.isNull else { continue }
        screens[number] = value.text
        add(.screen(value.text), value, isDefinition: true)
      case "components": walkComponents(value)
      case "variants": walkVariants(value, viewController)
      case "tags":
        for tag in texts(of: value) { add(.tag(tag.text), tag, context: .tag) }
      case "steps": walkSteps(value)
      case "matrix":
        for axis in value.entries {
          for shape in shapes.shapes(ofKey: axis.key.text, of: viewController) {
            walk(axis.value, as: .either([shape, .list(shape)]))
          }
        }
      case _ where key.isText(ScreenKey.fixtureName) && value.kind == .mapping:
        walkFixture(value, fixtureID: value.fixtureID(in: path))
      case let name:
        if let set = shapes.registry.typeSets.first(where: { key.isText($0.name) }) {
          walk(value, in: set, prefix: "")
        }
        for shape in shapes.shapes(ofKey: name, of: viewController) { walk(value, as: shape) }
      }
    }
  }

  private mutating func walkComponents(_ node: Node) {
    for entry in node.entries {
      add(.component(entry.key.text, owner: owner), entry.key, isDefinition: true)
      walkType(entry.value, kind: "", accepts: "")
    }
  }

  private mutating func walkVariants(_ node: Node, _ viewController: Registry.Entry?) {
    for entry in node.entries {
      add(.variant(entry.key.text, owner: owner), entry.key, isDefinition: true, context: .variant)
      let outer = fixtureID
      if let data = entry.value["data"] { fixtureID = data.fixtureID(in: path) }
      let own = entry.value["viewController"].flatMap { type(named: $0.text) }
      walkKeys(of: entry.value, viewController: own ?? viewController)
      fixtureID = outer
    }
  }

  private mutating func walkSteps(_ node: Node) {
    isInSteps = true
    for step in node.items {
      for entry in step.entries {
        let value = entry.value
        if shapes.registry.step(named: entry.key)?.targets[""] == .record {
          for row in texts(of: value) { addRow(row) }
        }
        if let shape = shapes.steps[entry.key.text] { walk(value, as: shape) }
      }
    }
    isInSteps = false
  }

  /// Returns a single text, or the texts of a list.
  private func texts(of node: Node) -> [Node] {
    guard node.kind == .sequence else { return [node] }
    return node.items.map { $0.writtenKey(with: Self.cursorMarker) ?? $0 }
  }

  /// Adds a row, which can be referred to by the id of the record that it shows.
  private mutating func addRow(_ node: Node) {
    add(
      .record(noun: "", id: node.text, fixtureID: fixtureID), node,
      context: .record(noun: "", fixtureID: fixtureID))
  }

  /// Visits the types that a set substitutes for others.
  private mutating func walk(_ node: Node, in set: TypeSet, prefix: String) {
    let names = set.entries.map(\.name) + set.olderSpellings.keys
    for pair in node.entries {
      let path = prefix + pair.key.text
      if pair.value.kind == .mapping, pair.value["type"] == nil,
        names.contains(where: { $0.hasPrefix("\(path).") })
      {
        walk(pair.value, in: set, prefix: "\(path).")
      } else if let entry = set.entry(named: path) {
        // A mapping without a type has properties of the type that the entry has otherwise.
        walkType(pair.value, kind: entry.kind.rawValue, accepts: entry.base)
      }
    }
  }

  private mutating func walkFixture(_ node: Node, fixtureID: String) {
    let outer = self.fixtureID
    self.fixtureID = fixtureID
    for entry in node.entries {
      let record = shapes.records[entry.key.text]
      for item in entry.value.items {
        guard let record, let id = item.entries.first(where: { $0.key.text == record.key })?.value
        else { continue }
        let name = item.entries.first {
          $0.key.text != record.key && $0.key.text.lowercased().hasSuffix("name")
        }
        add(
          .record(noun: record.noun, id: id.text, fixtureID: fixtureID), id, isDefinition: true,
          label: name?.value.text ?? "")
      }
      if let shape = shapes.lists[entry.key.text] { walk(entry.value, as: shape) }
    }
    self.fixtureID = outer
  }

  // MARK: Values

  private mutating func walk(_ node: Node, as shape: ShapeDescription) {
    left -= 1
    guard left > 0 else { return }
    switch shape {
    case .reference(let noun):
      add(
        .record(noun: noun, id: node.text, fixtureID: fixtureID), node,
        context: .record(noun: noun, fixtureID: fixtureID))
    case .type(let kind, let accepts): walkType(node, kind: kind, accepts: accepts)
    case .list(let element):
      for item in node.items {
        walk(item, as: element)
        if let written = item.writtenKey(with: Self.cursorMarker) { walk(written, as: element) }
      }
    case .map(let value): for entry in node.entries { walk(entry.value, as: value) }
    case .either(let shapes): for shape in shapes { walk(node, as: shape) }
    case .file(let endings):
      guard node.kind == .scalar else { return }
      let text = node.text
      if text.contains(Self.cursorMarker) || endings.contains(where: text.hasSuffix) {
        let file = "\(path.parentFolder)/\(text)".withoutDotComponents
        add(.file(file), node, context: .file(endings: endings))
      }
    case .record(let fields):
      for entry in node.entries {
        guard let field = fields.first(where: { entry.key.text == $0.name }) else { continue }
        if isInSteps, field.name == "row", entry.value.kind == .scalar { addRow(entry.value) }
        walk(entry.value, as: field.shape)
      }
    case .text, .bool, .integer, .duration, .time, .choice: break
    }
  }

  /// Visits a type's name, or a mapping with the name and the type's properties.
  private mutating func walkType(_ node: Node, kind: String, accepts: String) {
    left -= 1
    guard left > 0 else { return }
    guard node.kind == .mapping else { return addType(node, kind, accepts) }
    var properties = shapes.properties(kind: kind, accepts: accepts)
    if let name = node["type"] ?? node["extends"] {
      addType(name, kind, accepts)
      if let type = type(named: name.text) { properties = shapes.properties(of: type) }
    }
    for entry in node.entries {
      if let shape = properties[entry.key.text] { walk(entry.value, as: shape) }
    }
  }

  private mutating func addType(_ node: Node, _ kind: String, _ accepts: String) {
    let name = node.text
    let context = CompletionContext.Kind.type(kind: kind, accepts: accepts)
    if own[name] != nil {
      add(.component(name, owner: owner), node, context: context)
    } else if facts.components[name] != nil {
      add(.component(name, owner: ""), node, context: context)
    } else if name.contains(Self.cursorMarker) || type(named: name) != nil {
      add(.type(name), node, context: context)
    }
  }

  // MARK: Findings

  private mutating func add(
    _ name: ProjectName, _ node: Node, isDefinition: Bool = false, label: String = "",
    context: CompletionContext.Kind? = nil
  ) {
    guard node.kind == .scalar, !node.isNull, !node.text.isEmpty else { return }
    if let context, node.text.contains(Self.cursorMarker) {
      contexts.append(CompletionContext(kind: context, components: own))
      return
    }
    findings.append(
      Finding(name: name, node: node, isDefinition: isDefinition, label: label))
  }

  private func places(in source: Source, after mark: Int) -> [NameOccurrence] {
    let ranges = source.byteRanges(of: findings.map { $0.node.definition ?? $0.node.place })
    var seen: Set<NameOccurrence> = []
    return zip(findings, ranges).compactMap { finding, range -> NameOccurrence? in
      guard let range, finding.node.document.source === source else { return nil }
      let (own, style) = Self.text(of: finding.node, in: source.bytes, range)
      let place = NameOccurrence(
        name: finding.name, isDefinition: finding.isDefinition,
        range: own.lowerBound + mark..<own.upperBound + mark, style: style, label: finding.label)
      return seen.insert(place).inserted ? place : nil
    }.sorted { ($0.range.lowerBound, $0.name.noun) < ($1.range.lowerBound, $1.name.noun) }
  }

  /// Returns the bytes of a scalar's text, without its anchor and its quotes.
  private static func text(
    of node: Node, in bytes: [UInt8], _ range: Range<Int>
  ) -> (Range<Int>, NameOccurrence.Style) {
    let range = bytes.withoutProperties(range)
    let text = Array(node.text.utf8)
    let (style, quotes): (NameOccurrence.Style, Int) =
      switch node.style {
      case .plain: (.plain, 0)
      case .singleQuoted: (.singleQuoted, 1)
      case .doubleQuoted: (.doubleQuoted, 1)
      case .literal, .folded: (.other, 0)
      }
    let (start, end) = (range.lowerBound + quotes, range.upperBound - quotes)
    guard style != .other, start <= end, bytes[start..<end].elementsEqual(text)
    else { return (range, .other) }
    return (start..<end, style)
  }
}

extension Node {
  /// Returns the only key of a mapping without braces, if the key contains the cursor marker and
  /// has no value. An item of a list that is being typed looks like such a mapping.
  fileprivate func writtenKey(with sign: String) -> Node? {
    guard kind == .mapping, count == 1, let entry = entries.first(where: { _ in true }),
      entry.value.isNull, entry.key.text.contains(sign), entry.key.place.start == place.start
    else { return nil }
    return entry.key
  }
}
