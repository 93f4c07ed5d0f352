import DioramaKit
import Testing
import YAML

@testable import ChatBackend

/// A fixture may be in a separate file, which is read once for all screens.
@Suite("Fixture files") struct FixtureFileTests {
  @Test(arguments: ["team.yaml", "team.yml"]) func a_fixture_is_read_from_a_file(name: String)
    throws
  {
    let folder = try ProjectFolder(["fixtures/\(name)": team])
    let reading = folder.read("fixtures/\(name)")
    #expect(reading.problems == [])
    #expect(reading.value?.userIds.count == 6)
  }

  @Test func a_fixture_is_read_once_for_all_screens() throws {
    let folder = try ProjectFolder(["team.yaml": team, "screen.yaml": ""])
    var decoding = Decoding(files: SourceFiles(root: folder.path))
    let path = "\(folder.path)/screen.yaml"
    let first = read("team.yaml", as: ChatData.shape, path: path, &decoding)
    let second = read("./team.yaml", as: ChatData.shape, path: path, &decoding)
    #expect(first.value != nil)
    #expect(first.value === second.value)
  }

  @Test func problems_of_a_fixture_are_reported_with_each_use() throws {
    let folder = try ProjectFolder(["team.yaml": "users: [{ userId: a }, { userId: a }]"])
    var decoding = Decoding(files: SourceFiles(root: folder.path))
    let path = "\(folder.path)/screen.yaml"
    for use in 1...2 {
      let reading = read("team.yaml", as: ChatData.shape, path: path, &decoding)
      #expect(reading.value == nil)
      #expect(
        reading.problems == [
          "1:34 wrong-value: duplicate user 'a' (remove one of them, or change one userId) <- 1:19"
        ])
      #expect(decoding.diagnostics.count == use)
    }
    #expect(decoding.diagnostics.sorted.first?.place.source.path == "\(folder.path)/team.yaml")
  }

  @Test func a_syntax_error_in_a_fixture_file_is_reported() throws {
    let folder = try ProjectFolder(["team.yaml": "users: ["])
    let reading = folder.read("team.yaml")
    #expect(reading.value == nil)
    #expect(reading.problems.count == 1)
    #expect(reading.problems.first?.contains("yaml-syntax") == true)
  }

  @Test func an_empty_file_is_an_empty_fixture() throws {
    let folder = try ProjectFolder(["team.yaml": "# no users yet\n"])
    let reading = folder.read("team.yaml")
    #expect(reading.problems == [])
    #expect(reading.value?.userIds.count == 0)
  }

  @Test func a_fixture_file_with_two_documents_is_rejected() throws {
    let folder = try ProjectFolder(["team.yaml": "users: []\n---\nusers: []\n"])
    #expect(
      folder.read("team.yaml").problems == [
        "3:1 wrong-value: unexpected second document in a fixture file "
          + "(remove the '---' and the document after it)"
      ])
  }

  @Test func a_missing_file_is_reported_at_the_location_of_its_path() throws {
    let folder = try ProjectFolder(["fixtures/team.yaml": team, "fixtures/notes.txt": ""])
    #expect(
      folder.read("fixtures/tem.yaml").problems == [
        "1:1 unreadable-file: the fixture 'fixtures/tem.yaml' cannot be read: "
          + "no such file or directory (did you mean 'fixtures/team.yaml'?)"
      ])
    #expect(
      folder.read("fixture/team.yaml").problems == [
        "1:1 unreadable-file: the fixture 'fixture/team.yaml' cannot be read: "
          + "no such file or directory (did you mean 'fixtures/team.yaml'?)"
      ])
  }

  @Test func a_folder_is_rejected_as_a_fixture() throws {
    let folder = try ProjectFolder(["team.yaml/a.txt": ""])
    #expect(
      folder.read("team.yaml").problems == [
        "1:1 unreadable-file: the fixture 'team.yaml' cannot be read: is a directory"
      ])
  }

  @Test func a_path_outside_the_project_is_rejected() throws {
    let folder = try ProjectFolder(["screens/a.yaml": ""])
    let problems = folder.read("../team.yaml").problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("1:1 path-outside-project: ") == true)
  }

  @Test func missing_databases_and_unsupported_file_types_are_reported() throws {
    let folder = try ProjectFolder(["team.json": "{}"])
    #expect(
      folder.read("team.sqlite").problems == [
        "1:1 unreadable-file: the fixture 'team.sqlite' cannot be read: no such file or directory "
          + "(write a path relative to the folder of this file)"
      ])
    #expect(
      folder.read("team.json").problems == [
        "1:1 wrong-value: expected a path to a file, found 'team.json' "
          + "(write a file name that ends in .yaml, .yml or .sqlite)"
      ])
  }
}
