import DioramaSystem
import ProjectFolders
import Synchronization
import Testing
import WeatherKit
import YAML

@testable import DioramaKit

/// Fixtures: the sections of kits, the files that contain them, and references between them.
@Suite("Fixtures") struct FixtureTests {
  private struct Tide: FixtureRecord {
    var id = ""
    var city = ""
    static let table = FieldTable<Tide>(
      "a tide",
      [
        Field("id", .text, required: true, "its name", \.id),
        Field("city", .text, "where it is", \.city),
      ])
    static let section = FixtureSection("tides", of: Tide.self, id: "id", "high and low water")
  }

  private let folder: ProjectFolder

  init() throws { folder = try ProjectFolder(["cities.yaml": ProjectFolder.cities]) }

  private func shape(_ formats: FixtureFormat...) -> ValueShape<Fixture> {
    Fixture.shape(of: [City.section, Tide.section], formats: formats)
  }

  /// The fixture that is read from a value of `data`, and the problems.
  private func fixture(
    _ value: String, _ formats: FixtureFormat...
  ) throws -> (value: Fixture?, problems: [String]) {
    let shape = Fixture.shape(of: [City.section, Tide.section], formats: formats)
    return try read("a: \(value)", shape, root: folder.folder)
  }

  // MARK: Sections

  @Test func one_mapping_can_contain_the_sections_of_several_kits() throws {
    let (found, problems) = try fixture(
      "{ cities: [{ id: o, name: Oslo }], tides: [{ id: high }] }")
    let fixture = try #require(found)
    #expect(problems.isEmpty)
    #expect(fixture[City.section]["o"]?.name == "Oslo")
    #expect(fixture[Tide.section].all.map(\.id) == ["high"])
  }

  @Test func one_file_can_contain_the_sections_of_several_kits() throws {
    try folder.write(ProjectFolder.cities + "tides: [{ id: low, city: rome }]\n", to: "both.yaml")
    let fixture = try #require(try fixture("both.yaml").value)
    #expect(fixture[City.section].all.map(\.id) == ["oslo", "rome"])
    #expect(fixture[Tide.section]["low"]?.city == "rome")
  }

  @Test func an_omitted_section_is_empty() throws {
    let fixture = try #require(try fixture("{ tides: [] }").value)
    #expect(fixture[City.section].all.isEmpty)
    #expect(try self.fixture("empty.yaml").value == nil)
    try folder.write("", to: "empty.yaml")
    #expect(try #require(try self.fixture("empty.yaml").value)[City.section].all.isEmpty)
  }

  @Test func an_unknown_section_is_reported_with_a_suggestion() throws {
    let problems = try fixture("{ citie: [] }").problems
    #expect(
      problems == [
        "1:6 error unknown-key: 'citie' is not a key of a fixture (did you mean 'cities'?)"
      ])
  }

  // MARK: Records

  @Test func records_are_read_with_their_types() throws {
    let fixture = try #require(try fixture("cities.yaml").value)
    let oslo = try #require(fixture[City.section]["oslo"])
    #expect(oslo.degrees == -3 && oslo.days.map(\.sky) == [.snow, .sun])
  }

  @Test func invalid_values_are_reported_at_their_location() throws {
    let yaml = """
      a:
        cities:
          - { id: o, name: Oslo, degrees: cold }
          - { id: p, nam: Paris }
          - { id: q, name: Q, days: [{ name: Monday, sky: dull }] }
          - { name: Rome }
      """
    let (found, problems) = try read(yaml, shape(), root: folder.folder)
    #expect(found == nil)
    #expect(
      problems == [
        "3:37 error wrong-value: expected a whole number from -90 to 60, found 'cold'",
        "4:16 error unknown-key: 'nam' is not a key of a city (did you mean 'name'?)",
        "5:53 error wrong-value: expected sun, cloud, rain or snow, found 'dull'",
        "6:7 error missing-key: missing key 'id' in a city "
          + "(add 'id: ' and text (what screens call it))",
      ])
  }

  @Test func duplicate_and_empty_ids_are_reported() throws {
    let (found, problems) = try fixture(
      "{ cities: [{ id: o, name: Oslo }, { id: o, name: Ottawa }, { id: '', name: N }] }")
    #expect(found == nil)
    #expect(
      problems == [
        "1:44 error wrong-value: duplicate city 'o' "
          + "(remove one of them, or change its id)",
        "1:69 error wrong-value: the id of a city cannot be empty",
      ])
  }

  @Test func ids_are_resolved_to_records_and_unknown_ids_are_reported() throws {
    let fixture = try #require(try fixture("cities.yaml").value)
    let found = try read("a: rome", City.section.record(), data: fixture)
    #expect(found.value?.name == "Rome" && found.problems.isEmpty)
    let near = try read("a: osol", City.section.record(), data: fixture)
    #expect(
      near.problems == [
        "1:4 error unknown-reference: unknown city 'osol' (did you mean 'oslo'?)"
      ])
    let far = try read("a: reykjavik", City.section.reference(), data: fixture)
    #expect(
      far.problems == [
        "1:4 error unknown-reference: unknown city 'reykjavik' (available: 'oslo', 'rome')"
      ])
    #expect(
      try read("a: [oslo]", City.section.reference(), data: fixture).problems == [
        "1:4 error wrong-value: expected the id of a city, found a list (write 'oslo' "
          + "without the brackets)"
      ])
  }

  // MARK: Files

  @Test func a_fixture_file_with_two_documents_is_rejected() throws {
    try folder.write("cities: []\n---\ntides: []\n", to: "two.yaml")
    let (found, problems) = try fixture("two.yaml")
    #expect(found == nil)
    #expect(
      problems == [
        "3:1 error wrong-value: unexpected second document in a fixture file "
          + "(remove the '---' and the document after it)"
      ])
  }

  @Test func a_missing_file_is_reported_with_the_closest_file_name() throws {
    #expect(
      try fixture("citis.yaml").problems == [
        "1:4 error unreadable-file: the fixture 'citis.yaml' cannot be read: "
          + "no such file or directory (did you mean 'cities.yaml'?)"
      ])
    #expect(
      try fixture("elsewhere.yaml").problems == [
        "1:4 error unreadable-file: the fixture 'elsewhere.yaml' cannot be read: "
          + "no such file or directory (write a path relative to the folder of this file)"
      ])
  }

  @Test func a_file_with_an_unknown_extension_is_rejected() throws {
    try folder.write("", to: "cities.txt")
    #expect(
      try fixture("cities.txt").problems == [
        "1:4 error wrong-value: expected a path to a file, found 'cities.txt' "
          + "(write a file name that ends in .yaml or .yml)"
      ])
    let problems = try fixture("cities.txt", FixtureFormat(endings: [".csv"]) { _ in Fixture() })
      .problems
    #expect(
      problems.first?.hasSuffix("(write a file name that ends in .yaml, .yml or .csv)") == true)
  }

  @Test func a_file_outside_of_the_project_is_not_read() throws {
    let problems = try fixture("../cities.yaml").problems
    #expect(problems.count == 1 && problems[0].hasPrefix("1:4 error path-outside-project: "))
  }

  @Test(arguments: ["..", "../cities.txt", "/etc/passwd", "../../../etc/passwd"])
  func a_path_outside_of_the_project_is_reported_whatever_its_ending_is(path: String) throws {
    let problems = try fixture(path).problems
    #expect(problems.count == 1 && problems[0].hasPrefix("1:4 error path-outside-project: "))
  }

  @Test func an_empty_path_is_no_path_of_a_file() throws {
    let problems = try fixture("\"\"").problems
    #expect(problems.count == 1 && problems[0].hasPrefix("1:4 error wrong-value: "))
  }

  @Test func errors_in_a_file_are_reported_there_and_ids_are_not_checked() throws {
    try folder.write("cities: [{ id: o, name: Oslo, degrees: cold }]\n", to: "bad.yaml")
    var decoding = Decoding(files: SourceFiles(root: folder.folder))
    let yaml = "a: bad.yaml\nb: rome\n"
    let source = Source(path: "\(folder.folder)/s.yaml", bytes: Array(yaml.utf8))
    let root = try #require(
      YAMLReader().documents(of: source, reporting: &decoding.diagnostics).first?.root)
    let shape = shape()
    #expect(try shape.decode(#require(root["a"]), &decoding) == nil)
    #expect(try City.section.record().decode(#require(root["b"]), &decoding) != nil)
    let problem = try #require(decoding.diagnostics.sorted.first)
    #expect(decoding.diagnostics.count == 1)
    #expect(problem.place.source.path.hasSuffix("/bad.yaml"))
  }

  /// Reads one value of `data` twice in one project.
  private func readTwice(
    _ value: String, _ shape: ValueShape<Fixture>, between change: () throws -> Void = {}
  ) throws -> [Fixture?] {
    var decoding = Decoding(files: SourceFiles(root: folder.folder))
    let source = Source(path: "\(folder.folder)/s.yaml", bytes: Array("a: \(value)".utf8))
    let documents = YAMLReader().documents(of: source, reporting: &decoding.diagnostics)
    let node = try #require(documents.first?.root["a"])
    let first = shape.decode(node, &decoding)
    try change()
    return [first, shape.decode(node, &decoding)]
  }

  @Test func a_file_is_read_once_for_all_screens() throws {
    let found = try readTwice("cities.yaml", shape()) {
      try folder.write("cities: []\n", to: "cities.yaml")
    }
    #expect(found.map { $0?[City.section].all.count } == [2, 2])
  }

  // MARK: File formats

  @Test func a_file_in_a_format_of_a_kit_is_read_once() throws {
    let paths = Mutex<[String]>([])
    let format = FixtureFormat(endings: [".csv"]) { path throws(FixtureFormat.Failure) in
      paths.withLock { $0.append(path) }
      var fixture = Fixture()
      var city = City()
      city.id = "oslo"
      fixture[City.section] = Records([city])
      return fixture
    }
    let found = try readTwice("some.csv", shape(format))
    #expect(found.map { $0?[City.section]["oslo"]?.id } == ["oslo", "oslo"])
    #expect(paths.withLock { $0 } == ["\(folder.folder)/some.csv"])
  }

  @Test func the_reason_why_a_custom_fixture_file_is_invalid_is_reported() throws {
    let damaged = FixtureFormat(endings: [".csv"]) { _ throws(FixtureFormat.Failure) in
      throw .content("has no columns")
    }
    #expect(
      try fixture("some.csv", damaged).problems == [
        "1:4 error unreadable-file: the fixture 'some.csv' cannot be read: it has no columns"
      ])
    try folder.write("", to: "sums.csv")
    let missing = FixtureFormat(endings: [".csv"]) { _ throws(FixtureFormat.Failure) in
      throw .file(.missing)
    }
    #expect(
      try fixture("some.csv", missing).problems.first?.hasSuffix("'sums.csv'?)") == true)
  }

  // MARK: In a registry

  @Test func the_key_data_exists_if_a_kit_has_fixture_sections() throws {
    #expect(!Registry().keys.contains { "\($0.name)" == "data" })
    let registry = try Registry(.weather, Kit("Tides", sections: [Tide.section]))
    let data = try #require(registry.keys.first)
    #expect("\(data.name)" == "data")
    #expect(registry.fixtureLists.map(\.name) == ["cities", "tides"])
  }

  @Test func a_run_has_the_fixture_of_its_screen() throws {
    let registry = try Registry(.weather)
    var decoding = Decoding(files: SourceFiles(root: folder.folder))
    let source = Source(path: "\(folder.folder)/s.yaml", bytes: Array("a: cities.yaml".utf8))
    let documents = YAMLReader().documents(of: source, reporting: &decoding.diagnostics)
    let node = try #require(documents.first?.root["a"])
    let apply = try #require(registry.keys.first?.read(node, &decoding))
    #expect(decoding.filesRead == ["\(folder.folder)/cities.yaml"])
    let environment = ScreenClock().environment()
    apply(environment)
    #expect(environment.fixture[City.section]["rome"]?.degrees == 17)
    #expect(ScreenClock().environment().fixture[City.section].all.isEmpty)
  }
}
