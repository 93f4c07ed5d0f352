import HeadlessUIKit
import YAML

/// The data that screens run on: what each section of it holds, read once and never changed.
///
/// A view controller asks for the records of its run:
///
/// ```swift
/// let cities = ScreenEnvironment.current?.fixture[City.section]
/// title = cities?["Oslo"]?.name
/// ```
///
/// What a run changes, the kits keep beside it.
public struct Fixture: Sendable {
  private var contents: [(definitionID: ObjectIdentifier, content: any Sendable)] = []

  /// A fixture without anything.
  public init() {}

  /// What a section holds; what it is empty with where the fixture has none of its lists.
  ///
  /// - Parameter section: the very value that the kit has brought; another one made of the same
  ///   words is another section.
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

private final class FixtureBox {
  var fixture = Fixture()
}

private enum FixtureKey: EnvironmentKey {
  static func makeDefault(in environment: ScreenEnvironment) -> FixtureBox { FixtureBox() }
}

extension ScreenEnvironment {
  /// The data of the run, as its fixture has it.
  public internal(set) var fixture: Fixture {
    get { self[FixtureKey.self].fixture }
    set { self[FixtureKey.self].fixture = newValue }
  }
}

/// What a screen's key for its fixture said.
package enum FixtureResult: Sendable {
  /// Something is wrong with it, so that nothing can be said about ids.
  case invalid
  /// Its data.
  case data(Fixture)
}

extension Decoding {
  /// The screen's fixture, for shapes that look something up in it; one without anything where the
  /// screen has none, and nil when it is faulty, so that nothing can be said about ids.
  public var fixture: Fixture? {
    switch fixtureResult {
    case nil: Fixture()
    case .invalid: nil
    case .data(let fixture): fixture
    }
  }
}

extension Fixture {
  /// A fixture: a mapping with the lists of some sections, or a path to a file with one.
  ///
  /// - Parameters:
  ///   - sections: the sections that it may have.
  ///   - formats: the kinds of file that it may be, besides YAML.
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
  /// The name of the key that says what a screen runs on.
  package static let fixtureName: String = "data"

  /// The key `data` of screens whose kits bring these sections.
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
