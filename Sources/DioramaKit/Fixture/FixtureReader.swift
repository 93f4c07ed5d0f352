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
    var nodes = FixtureNodes()
    var fits = node.isNull || table.decode(node, into: &nodes, &decoding)
    var fixture = Fixture()
    for operations in sectionOperations where !operations.read(nodes, &fixture, &decoding) {
      fits = false
    }
    return fits ? fixture : nil
  }

  // MARK: Files

  private func file(named node: Node, _ decoding: inout Decoding) -> Fixture? {
    let format = formats.first { $0.endings.contains(where: node.text.hasSuffix) }
    guard format != nil || Self.yamlEndings.contains(where: node.text.hasSuffix) else {
      decoding.reportWrongValue(node, wanted: .file(endings: endings))
      return nil
    }
    guard let path = decoding.files.path(at: node, &decoding) else { return nil }
    let emptyCopy = decoding.emptyCopy
    let file = decoding.files.cached(path) {
      format.map { FixtureFile(path, $0) } ?? yamlFile(path, emptyCopy)
    }
    decoding.diagnostics.append(contentsOf: file.diagnostics)
    if let failure = file.failure { report(failure, path, at: node, &decoding) }
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
      decoding.diagnostics.report(
        .wrongValue, "unexpected second document in a fixture file", at: documents[1].root.place,
        help: Diagnostic.Help("remove the '---' and the document after it"))
      return nil
    }
    return fixture(in: document.root, &decoding)
  }

  /// Reports a file that cannot be read, and suggests the file that may be meant.
  private func report(
    _ failure: FixtureFormat.Failure, _ path: String, at node: Node, _ decoding: inout Decoding
  ) {
    var help: Diagnostic.Help?
    if case .file(let failure) = failure, failure.isMissing {
      let entries = (try? FileSystem.entries(of: path.parentFolder)) ?? []
      let names = entries.map(\.name).filter { endings.contains(where: $0.hasSuffix) }
      let folder = node.text.dropLast(node.text.lastPathComponent.count)
      help =
        .nearest(to: node.text, among: names.map { folder + $0 })
        // In other folders, files with these endings are screens.
        ?? Diagnostic.Help(
          names.isEmpty || path.parentFolder.lastPathComponent != "fixtures"
            ? "write a path relative to the folder of this file"
            : "available: \(Diagnostic.Help.list(names.map { folder + $0 }))")
    }
    if case .file(let failure) = failure, let excess = failure.sizeLimitMessage {
      decoding.diagnostics.report(.limit, "the fixture \(node.quoted) \(excess)", at: node.place)
      return
    }
    decoding.diagnostics.report(
      .unreadableFile, "the fixture \(node.quoted) cannot be read: \(failure.words)",
      at: node.place, help: help)
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

    fileprivate var words: String {
      switch self {
      case .file(let failure): "\(failure)"
      case .content(let reason): "it \(reason)"
      }
    }
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
