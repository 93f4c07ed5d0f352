import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// A screen or a variant of one, as its document declares it: its heading and its layers of keys.
public struct ScreenDeclaration: Sendable {
  /// The names and the place of the screen.
  package let heading: ScreenHeading
  /// The screen's mapping.
  public let root: Node
  /// The variant's mappings of overrides; several if variants are combined.
  public let overrides: [Node]
  /// The values of the matrix for this variant.
  package let cells: [Matrix.Cell]

  /// The screen's id.
  public var id: String { heading.id }
  /// The variant's name; nil for the screen itself.
  public var variant: String? { heading.variant }
  /// The place of the screen's id or the variant's name; without one, the beginning of the screen.
  public var idPlace: Place { heading.idPlace }
  /// The tags for `--tag`.
  public var tags: [String] { heading.tags }
  /// The id, with the variant after an `@`.
  public var name: String { heading.name }
  /// The path of the file that declares the screen.
  public var path: String { heading.path }
  /// The path of its snapshot.
  public var snapshotPath: String { heading.snapshotPath }

  /// The reason why a text cannot be the id of a screen or the name of a variant.
  package enum NameFault: Sendable, Hashable {
    /// It is empty, begins with another character than a letter or digit, or has characters besides
    /// letters, digits, `.`, `_` and `-`.
    case characters
    /// It has more characters than `most`; the value is their number.
    case length(Int, most: Int)
    /// Windows reserves it for a device, also with an ending, so a file could not be checked out.
    case reserved
    /// It ends with `.`, which Windows removes from the names of files.
    case finalDot
  }

  /// The maximum number of characters of an id or the name of a variant.
  static let maxNameLength = 200
  /// That of both, since the name of a snapshot's file has at most 255 bytes.
  static let maxNamesLength = 250

  /// Returns whether a text is valid as the name of a variant.
  package static func isName(_ text: String) -> Bool { nameFault(of: text) == nil }

  /// Returns why a text cannot be the id of a screen; nil if it is valid.
  package static func idFault(of text: String) -> NameFault? {
    nameFault(of: text) ?? storageFault(of: text)
  }

  /// Returns why a text cannot be the name of a variant of a screen; nil if it is valid.
  package static func nameFault(of text: String, of id: String = "") -> NameFault? {
    guard let first = text.utf8.first, first.isLetterOrDigit,
      text.utf8.allSatisfy({ $0.isLetterOrDigit || ".-_".utf8.contains($0) })
    else { return .characters }
    let most = min(maxNameLength, maxNamesLength - id.utf8.count)
    return text.utf8.count > most ? .length(text.utf8.count, most: most) : nil
  }

  /// Returns why Windows cannot store a file or folder of this name; nil if it can.
  package static func storageFault(of name: String) -> NameFault? {
    if name.hasSuffix(".") { return .finalDot }
    if name.hasSuffix(" ")
      || name.utf8.contains(where: { $0 < 32 || "<>:\"\\|?*".utf8.contains($0) })
    {
      return .characters
    }
    // Most names are longer, or begin with other letters.
    guard let first = name.utf8.first, "acnlpACNLP".utf8.contains(first) else { return nil }
    var stem = name.lowercased().prefix { $0 != "." }
    while stem.last == " " { stem.removeLast() }
    let isNumbered = ["com", "lpt"].contains(stem.prefix(3)) && stem.count == 4
    let isReserved =
      isNumbered && "123456789¹²³".contains(stem.suffix(1))
      || ["con", "prn", "aux", "nul", "conin$", "conout$"].contains(stem)
    return isReserved ? .reserved : nil
  }
}

extension ScreenDeclaration {
  /// Returns the screens and variants that a document declares, with defaults of the project's
  /// file.
  package static func declarations(
    in document: Document, of project: ProjectConfiguration, _ decoding: inout Decoding
  ) -> [ScreenDeclaration] {
    let root = document.root
    guard root.kind == .mapping else {
      if !root.isNull { decoding.reportNoScreen(root) }
      return []
    }
    let path = document.source.path
    for name in Project.names(inPath: path, below: decoding.files.root) {
      guard let fault = storageFault(of: name) else { continue }
      decoding.diagnostics.append(.unstorableName(name, fault, at: root.place.firstCharacter))
      return []
    }
    let place: Place
    let id: String
    if let node = root["screen"] {
      place = node.place
      id = node.text
      if let fault = idFault(of: id) {
        decoding.reportInvalidName(node, of: "a screen's id", fault)
        return []
      }
    } else {
      place = root.place.firstCharacter
      id = path.lastPathComponent.withoutYAMLExtension
      if let fault = idFault(of: id) {
        decoding.diagnostics.append(.invalidFileName(fault, at: place))
        return []
      }
    }
    let tags =
      (root["tags"] ?? project.root?["tags"]).flatMap { tagShape.decode($0, &decoding) } ?? []
    let showsStyles = (root[CoreKey.show] ?? project.root?[CoreKey.show])?.namesStyles ?? false
    var result: [ScreenDeclaration] = []
    func declare(
      _ variant: String?, _ key: Node?, tags own: [String]? = nil, shown: Node?,
      overrides: [Node] = [], cells: [Matrix.Cell] = []
    ) {
      let heading = ScreenHeading(
        id: id, variant: variant, tags: own ?? tags,
        idPlace: key.flatMap { $0.document === document ? $0.place : nil } ?? place,
        showsStyles: shown?.namesStyles ?? showsStyles)
      result.append(
        ScreenDeclaration(heading: heading, root: root, overrides: overrides, cells: cells))
    }
    declare(nil, nil, shown: nil)
    for entry in variants(in: root["variants"] ?? project.root?["variants"], of: id, &decoding) {
      let own = entry.value["tags"].flatMap { $0.isNull ? [] : tagShape.decode($0, &decoding) }
      declare(
        entry.key.text, entry.key, tags: own, shown: entry.value[CoreKey.show],
        overrides: [entry.value])
    }
    let matrix = root["matrix"] ?? project.root?["matrix"]
    for cells in Matrix.combinations(in: matrix, of: id, &decoding) {
      if let other = result.first(where: { $0.variant == cells.variantName }) {
        decoding.diagnostics.append(.duplicateVariant(cells, of: other, at: place))
        continue
      }
      declare(
        cells.variantName, cells.first?.key,
        shown: cells.last { $0.axis == CoreKey.show }?.value, cells: cells)
    }
    return result
  }

  static let tagShape = ValueShape<[String]>.oneOrMore(of: .text)

  private static func variants(
    in node: Node?, of id: String, _ decoding: inout Decoding
  ) -> [Entry] {
    guard let node else { return [] }
    let shape = ShapeDescription.map(.record([]))
    guard node.kind == .mapping else {
      decoding.reportWrongValue(node, wanted: shape)
      return []
    }
    return node.entries.filter { entry in
      if let fault = nameFault(of: entry.key.text, of: id) {
        decoding.reportInvalidName(entry.key, of: "a variant's name", fault)
        return false
      }
      if entry.value.kind != .mapping, entry.key.index(in: CoreKey.all) != nil {
        decoding.diagnostics.append(.keyAmongVariants(entry.key))
        return false
      }
      guard entry.value.kind == .mapping else {
        decoding.reportWrongValue(
          entry.value, wanted: "a mapping",
          help: Diagnostic.Help("write the keys that the variant overrides"))
        return false
      }
      for pair in entry.value.entries where fixedKeys.contains(where: { pair.key.isText($0) }) {
        decoding.diagnostics.append(.fixedKeyInVariant(pair.key))
      }
      return true
    }
  }

  /// The keys that are the same for a screen and its variants.
  package static let fixedKeys = [
    CoreKey.screen, CoreKey.variants, CoreKey.matrix, CoreKey.components,
  ]
}

extension ScreenDeclaration {
  /// Combines variants of one screen, of which later ones win; nil for an empty list.
  init?(combining variants: [ScreenDeclaration]) {
    guard let last = variants.last else { return nil }
    var cells: [Matrix.Cell] = []
    for variant in variants {
      // Cells are applied after overrides, so remove those that a later variant overrides.
      cells.removeAll { cell in variant.overrides.contains { cell.isOverridden(by: $0) } }
      cells += variant.cells
    }
    let speaker = variants.last { $0.overrides.contains { $0[CoreKey.show] != nil } } ?? last
    self.init(
      heading: ScreenHeading(
        id: last.id, variant: variants.compactMap(\.variant).joined(separator: "+"),
        tags: last.tags, idPlace: last.idPlace, showsStyles: speaker.heading.showsStyles),
      root: last.root, overrides: variants.flatMap(\.overrides), cells: cells)
  }
}

extension ScreenDeclaration {
  /// Returns the problem of a file that has no view controller because it is probably no screen;
  /// nil if it may be one.
  func fileKindProblem(given lists: [FieldDescription]) -> Diagnostic? {
    if path.lastPathComponent == Project.misspelledFileName {
      return .misnamedProjectFile(at: idPlace)
    }
    let isFixture =
      root.count > 0
      && root.entries.allSatisfy { entry in lists.contains { $0.name == entry.key.text } }
    return isFixture ? .fixtureAmongScreens(at: idPlace) : nil
  }
}

extension Node {
  /// Whether a value of `show` contains the block of styles.
  fileprivate var namesStyles: Bool {
    kind == .sequence
      ? items.contains(where: \.namesStyles)
      : kind == .scalar && text == SnapshotBlock.styles.rawValue
  }
}

extension Matrix.Cell {
  /// Returns whether a variant's mapping sets the value that the cell sets.
  fileprivate func isOverridden(by variant: Node) -> Bool {
    axis == Matrix.width
      ? variant[CoreKey.device]?[Matrix.width] != nil : variant[axis] != nil
  }
}

extension ScreenDeclaration {
  /// Returns the problems of a variant, with a note about the variant if their places do not show
  /// it.
  func addingVariantNotes(to problems: Diagnostics) -> Diagnostics {
    guard let variant, problems.hasErrors else { return problems }
    let own = overrides.map(\.place) + cells.map(\.value.place)
    var result = Diagnostics()
    for var problem in problems.sorted {
      let isOwn = own.contains { $0.containsStart(of: problem.place) }
      if problem.severity == .error, !isOwn {
        problem.notes.append(.inVariant(variant, at: idPlace))
      }
      result.append(problem)
    }
    for problem in problems.ignored { result.ignore(problem) }
    return result
  }
}

extension ScreenDeclaration {
  /// Returns whether the run of this screen can show that a failure at a place is unused.
  ///
  /// The run of a variant decides about the failures in that variant. The run of the screen decides
  /// about the others, unless they may be meant for a variant with other steps or another view
  /// controller.
  func canReportUnused(at place: Place) -> Bool {
    guard place.source === root.document.source else { return false }
    if variant != nil { return overrides.contains { $0.place.containsStart(of: place) } }
    let network = root[ScreenKey.networkName]?.place
    guard root.place.containsStart(of: place), network?.containsStart(of: place) == true else {
      return root.place.containsStart(of: place)
    }
    return
      !(root["variants"]?.entries.contains { entry in
        [CoreKey.steps, CoreKey.viewController].contains { entry.value[$0] != nil }
          && entry.value[ScreenKey.networkName] == nil
      } ?? false)
  }
}

extension Place {
  /// Returns whether another place begins in this one.
  fileprivate func containsStart(of other: Place) -> Bool {
    other.source === source && other.start >= start && other.start < end
  }

  /// The first character of the place.
  var firstCharacter: Place {
    Place(
      source: source, start: start, end: Mark(line: start.line, column: start.column + 1))
  }
}

extension String {
  /// A file's name without `.yaml` or `.yml`.
  package var withoutYAMLExtension: String {
    for ending in [".yaml", ".yml"] where hasSuffix(ending) {
      return String(dropLast(ending.utf8.count))
    }
    return self
  }
}
