import HeadlessUIKit
import YAML

/// The data that screens run on: the content of each section, read once and never changed.
///
/// A view controller asks for the records of its run:
///
/// ```swift
/// let cities = ScreenEnvironment.current?.fixture[City.section]
/// title = cities?["Oslo"]?.name
/// ```
///
/// Kits keep the state that a run changes outside the fixture.
public struct Fixture: Sendable {
  private var contents: [(definitionID: ObjectIdentifier, content: any Sendable)] = []
  /// The place of the mapping with the lists; nil if the fixture is not from YAML.
  var place: Place?

  /// Creates an empty fixture.
  public init() {}

  /// The content of a section, or the section's ``FixtureSection/empty`` content if the fixture has
  /// none of its lists.
  ///
  /// - Parameter section: the value that the kit registered. A section made again with the same
  ///   arguments is a different section.
  public subscript<Content>(section: FixtureSection<Content>) -> Content {
    get {
      let id = ObjectIdentifier(section.definitionID)
      return contents.first { $0.definitionID == id }?.content as? Content ?? section.empty
    }
    set {
      let id = ObjectIdentifier(section.definitionID)
      contents.removeAll { $0.definitionID == id }
      contents.append((id, newValue))
    }
  }
}

extension Fixture {
  /// Returns a note with the place of a record's id: `'reef' is here`.
  ///
  /// The file is read again, so that valid fixtures need not keep their nodes.
  ///
  /// - Parameters:
  ///   - id: the id.
  ///   - key: the key of ids, such as `url`.
  func note(ofRecord id: String, key: String) -> Diagnostic.Note? {
    guard let source = place?.source, source.bytes.count < 1_000_000 else { return nil }
    var problems = Diagnostics()
    let documents = YAMLReader(limits: .largeData).documents(of: source, reporting: &problems)
    guard let root = documents.first?.root else { return nil }
    for list in root.entries {
      for record in list.value.items {
        if let node = record[key], node.isText(id) {
          return Diagnostic.Note("\(node.quoted) is here", at: node.place)
        }
      }
    }
    return nil
  }
}

private final class FixtureBox {
  var fixture = Fixture()
}

private enum FixtureKey: EnvironmentKey {
  static func makeDefault(in environment: ScreenEnvironment) -> FixtureBox { FixtureBox() }
}

extension ScreenEnvironment {
  /// The data of the run.
  public internal(set) var fixture: Fixture {
    get { self[FixtureKey.self].fixture }
    set { self[FixtureKey.self].fixture = newValue }
  }
}

/// The result of reading a screen's `data` key.
package enum FixtureResult: Sendable {
  /// The fixture has errors, so ids cannot be checked.
  case invalid
  /// The fixture.
  case data(Fixture)
}

extension Decoding {
  /// The screen's fixture, for shapes that look something up in it.
  ///
  /// It is empty if the screen has no fixture, and nil if the fixture has errors, so that ids
  /// cannot be checked.
  public var fixture: Fixture? {
    switch fixtureResult {
    case nil: Fixture()
    case .invalid: nil
    case .data(let fixture): fixture
    }
  }
}

extension Fixture {
  /// Returns the shape of a fixture: a mapping with the lists of some sections, or a path to a
  /// file.
  ///
  /// - Parameters:
  ///   - sections: the sections that the fixture can have.
  ///   - formats: the file formats that it can have besides YAML.
  public static func shape(
    of sections: [any FixtureSectionProtocol], formats: [FixtureFormat] = []
  ) -> ValueShape<Fixture> {
    let reader = FixtureReader(sections, formats)
    return ValueShape(reader.description) { node, decoding in
      let fixture = reader.fixture(at: node, &decoding)
      decoding.fixtureResult = fixture == nil ? .invalid : decoding.fixtureResult
      return fixture
    }
  }
}

extension ScreenKey {
  /// The name of the key that holds a screen's fixture.
  package static let fixtureName: String = "data"

  /// Returns the key `data` of screens whose kits have these sections.
  static func fixture(of sections: [any FixtureSectionProtocol], formats: [FixtureFormat])
    -> ScreenKey
  {
    let sectionOperations = sections.map(\.operations)
    return ScreenKey(
      fixtureName, Fixture.shape(of: sections, formats: formats), order: 0,
      "the fixture: a file, or a mapping",
      onRead: { fixture, decoding in decoding.fixtureResult = .data(fixture) },
      apply: { fixture, environment in
        environment.fixture = fixture
        for operations in sectionOperations { operations.apply(fixture, environment) }
      })
  }
}
