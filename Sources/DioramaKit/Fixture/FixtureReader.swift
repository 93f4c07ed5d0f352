import DioramaSystem
import YAML

/// Reads fixtures: mappings in a screen, and files. A file is read once for all screens that use
/// it.
struct FixtureReader: Sendable {
  private let sectionOperations: [FixtureSectionOperations]
  private let table: FieldTable<FixtureNodes>
  private let formats: [FixtureFormat]
  static let yamlEndings = [".yaml", ".yml"]

  init(_ sections: [any FixtureSectionProtocol], _ formats: [FixtureFormat]) {
    sectionOperations = sections.map(\.operations)
    self.formats = formats
    table = FieldTable(
      "a fixture",
      sections.flatMap(\.lists).map { list in
        let name = list.name
        return Field(name, .deferred(list.shape), list.meaning) { $0.add(name, $1) }
      })
  }

  private var endings: [String] { Self.yamlEndings + formats.flatMap(\.endings) }

  /// The shape of a fixture, as data.
  var description: ShapeDescription {
    .either([.file(endings: endings), .record(table.descriptions)])
  }

  /// Returns the fixture that a node contains or names, or nil after reporting an error.
  func fixture(at node: Node, _ decoding: inout Decoding) -> Fixture? {
    switch node.kind {
    case .mapping:
      return fixture(in: node, &decoding)
    case .scalar where !node.isNull:
      return file(named: node, &decoding)
    case .scalar, .sequence:
      decoding.reportWrongValue(node, wanted: description)
      return nil
    }
  }

  /// Reads a mapping. A null node is an empty fixture.
  private func fixture(in node: Node, _ decoding: inout Decoding) -> Fixture? {
    decoding.fixtureLists = table.descriptions
    defer { decoding.fixtureLists = [] }
    var nodes = FixtureNodes()
    var fits = node.isNull || table.decode(node, into: &nodes, &decoding)
    var fixture = Fixture()
    fixture.place = node.place
    for operations in sectionOperations where !operations.read(nodes, &fixture, &decoding) {
      fits = false
    }
    return fits ? fixture : nil
  }

  // MARK: Files

  private func file(named node: Node, _ decoding: inout Decoding) -> Fixture? {
    guard let path = decoding.files.path(at: node, endings: endings, &decoding) else {
      return nil
    }
    let format = formats.first { $0.endings.contains(where: node.text.hasSuffix) }
    let emptyCopy = decoding.emptyCopy
    let file = decoding.files.cached(path) {
      format.map { FixtureFile(path, $0) } ?? yamlFile(path, emptyCopy)
    }
    decoding.diagnostics.append(contentsOf: file.diagnostics)
    if let failure = file.failure {
      var available: [String]?
      if case .file(let reason) = failure, reason.isMissing {
        let screen = node.place.source.path.withoutDotComponents
        available = paths(near: node.text, in: path.parentFolder, besides: screen)
      }
      decoding.diagnostics.append(.unreadableFixture(node, failure, available: available))
    }
    return file.fixture
  }

  private func yamlFile(_ path: String, _ decoding: Decoding) -> FixtureFile {
    var decoding = decoding
    var file = FixtureFile()
    do throws(FileSystem.Failure) {
      let source = Source(path: path, bytes: try decoding.files.bytes(of: path))
      let documents = YAMLReader(limits: .largeData).documents(
        of: source, reporting: &decoding.diagnostics)
      if !decoding.diagnostics.hasErrors { file.fixture = fixture(in: documents, &decoding) }
    } catch {
      file.failure = .file(error)
    }
    file.diagnostics = decoding.diagnostics
    return file
  }

  private func fixture(in documents: [Document], _ decoding: inout Decoding) -> Fixture? {
    guard let document = documents.first else { return Fixture() }
    if documents.count > 1 {
      decoding.diagnostics.append(.secondDocument(documents[1].root))
      return nil
    }
    return fixture(in: document.root, &decoding)
  }

  /// Returns the paths that the path of a missing file in a folder may mean: of files in the
  /// folder, in folders beside it with similar names, and in folders named `fixtures`; without the
  /// file of the screen itself.
  private func paths(near text: String, in folder: String, besides screen: String) -> [String] {
    func names(in folder: String) -> [String] {
      ((try? FileSystem.entries(of: folder)) ?? []).map(\.name)
    }
    let start = String(text.dropLast(text.lastPathComponent.count))
    let name = folder.lastPathComponent
    var folders = [(folder, start), ("\(folder)/fixtures", "\(start)fixtures/")]
    if start.hasSuffix("\(name)/") {
      let (parent, outer) = (folder.parentFolder, start.dropLast(name.count + 1))
      folders += names(in: parent).filter {
        $0 != name && ($0 == "fixtures" || nearestName(to: name, among: [$0]) != nil)
      }.map { ("\(parent)/\($0)", "\(outer)\($0)/") }
    }
    return folders.flatMap { folder, start in
      names(in: folder).filter { name in
        endings.contains(where: name.hasSuffix)
          && "\(folder)/\(name)".withoutDotComponents != screen
      }.map { start + $0 }
    }
  }
}

/// A file format for fixtures, identified by the ending of the file's name. YAML needs no format.
///
/// ```swift
/// FixtureFormat(endings: [".csv"]) { path throws(FixtureFormat.Failure) in
///   guard let cities = City.all(inFile: path) else { throw .content("is no table of cities") }
///   var fixture = Fixture()
///   fixture[City.section] = Records(cities)
///   return fixture
/// }
/// ```
public struct FixtureFormat: Sendable {
  /// The reason why a file is not a fixture.
  public enum Failure: Error, Sendable {
    /// The file cannot be read.
    case file(FileSystem.Failure)
    /// The content is not a fixture. The reason completes a sentence that starts with "it": `is
    /// damaged`.
    case content(String)
  }

  let definitionID = DefinitionID()
  /// The endings of its files, with their dots.
  public let endings: [String]
  let load: @Sendable (_ path: String) throws(Failure) -> Fixture
  private let names: @Sendable (Fixture) -> [FixtureName]

  /// Creates a file format.
  ///
  /// - Parameters:
  ///   - endings: the endings of its files, with their dots: `[".sqlite", ".db"]`.
  ///   - names: returns the names by which screens refer to the records of a file, for editors.
  ///   - load: reads the file at a path, once for all screens that use it, on the thread of the
  ///     first screen. An error that it throws is reported at the value of `data`, as
  ///     `unreadable-file`.
  public init(
    endings: [String], names: @escaping @Sendable (Fixture) -> [FixtureName] = { _ in [] },
    load: @escaping @Sendable (_ path: String) throws(Failure) -> Fixture
  ) {
    self.endings = endings
    self.names = names
    self.load = load
  }

  /// Returns the names by which screens refer to the records of a file; empty if the file cannot be
  /// read.
  package func names(inFile path: String) -> [FixtureName] {
    if FileSystem.readFailure(at: path) != nil { return [] }
    return (try? load(path)).map(names) ?? []
  }
}

/// The name by which a screen refers to a record of a fixture.
public struct FixtureName: Sendable, Hashable {
  /// The record's noun, as in ``ShapeDescription/reference(_:)``: `city`.
  public let noun: String
  /// The record's id.
  public let id: String
  /// The record's display name; empty if it has none.
  public let label: String

  /// Creates a name.
  ///
  /// - Parameters:
  ///   - noun: the record's noun: `city`.
  ///   - id: the record's id.
  ///   - label: the record's display name.
  public init(_ noun: String, _ id: String, label: String = "") {
    (self.noun, self.id, self.label) = (noun, id, label)
  }
}

/// The result of reading a fixture file.
private struct FixtureFile: Sendable {
  var fixture: Fixture?
  var failure: FixtureFormat.Failure?
  var diagnostics = Diagnostics()

  init() {}

  init(_ path: String, _ format: FixtureFormat) {
    // Check for a regular file before the format opens it: opening a pipe can block forever.
    if let refusal = FileSystem.readFailure(at: path) {
      failure = .file(refusal)
      return
    }
    do throws(FixtureFormat.Failure) {
      fixture = try format.load(path)
    } catch {
      failure = error
    }
  }
}

extension ValueShape where Value == Node {
  /// Returns a shape that accepts any node, for a value that is read after other sections of the
  /// fixture.
  ///
  /// - Parameter description: the shape that the value must have later, for documentation and
  ///   completion.
  public static func deferred(_ description: ShapeDescription) -> ValueShape {
    ValueShape(description) { node, _ in node }
  }
}
