import DioramaAuthoring
import DioramaKit
import Foundation
import Testing
import WeatherKit

@testable import DioramaLanguageServer

/// The names of a project. Only changed files are read again.
@Suite("Names of a project") struct ProjectNamesTests {
  private final class Folder {
    let path: String
    init(_ files: [String: String]) throws {
      path = FileManager.default.temporaryDirectory.appending(path: "index-\(UUID())").path
      for (name, text) in files { try write(name, text) }
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
    func write(_ name: String, _ text: String) throws {
      let url = URL(filePath: path).appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private static func files() -> [String: String] {
    [
      "diorama.yaml": "theme: dark\n",
      "a.yaml": "viewController: ForecastViewController\ncity: Oslo\n",
      "b.yaml": "viewController: ForecastViewController\ncity: Rome\n",
      "fixtures/cities.yaml": "cities: [{ id: Oslo, name: Oslo }]\n",
      "_draft.yaml": "city: Oslo\n", "__Snapshots__/x.yaml": "city: Oslo\n",
    ]
  }

  @Test func a_data_file_is_read_even_if_screens_with_such_a_name_are_skipped() throws {
    let screen = "viewController: ForecastViewController\ncity: Oslo\n"
    let folder = try Folder([
      "diorama.yaml": "theme: dark\n", "a.yaml": screen + "data: _cities.yaml\n",
      "_cities.yaml": "cities: [{ id: Oslo, name: Oslo }]\n", "_draft.yaml": screen,
    ])
    var names = ProjectNames(root: folder.path, NameShapes(try Registry(.weather)))
    let data = "\(folder.path)/_cities.yaml"
    let open = ["\(folder.path)/_draft.yaml": Array(screen.utf8)]
    names.update(open: open)
    #expect(names.purpose(of: data) == .fixture)
    #expect(names[data]?.places.contains { $0.isDefinition } == true)
    #expect(names.purpose(of: "\(folder.path)/_draft.yaml") == nil)
    #expect(names.files.count == 3)
    try folder.write("a.yaml", screen)
    names.update(open: open)
    #expect(names.purpose(of: data) == nil && names[data] == nil)
  }

  @Test func only_changed_files_are_read_again() throws {
    let folder = try Folder(Self.files())
    var names = ProjectNames(root: folder.path, NameShapes(try Registry(.weather)))
    names.update(open: [:])
    #expect(names.readings == 4)
    names.update(open: [:])
    #expect(names.readings == 4)
    let open = ["\(folder.path)/a.yaml": Array("viewController: ForecastViewController\n".utf8)]
    names.update(open: open)
    names.update(open: open)
    #expect(names.readings == 5)
    try folder.write("b.yaml", "city: A long name that was not there\n")
    names.update(open: open)
    #expect(names.readings == 6)
    // A changed project file can change types and properties, so everything is read again.
    try folder.write("diorama.yaml", "data: fixtures/cities.yaml\n")
    names.update(open: open)
    #expect(names.readings == 10)
    // While the project file is half-written, only that file is read again.
    var half = open
    half["\(folder.path)/diorama.yaml"] = Array("data: { cities: [\n".utf8)
    names.update(open: half)
    #expect(names.readings == 11)
    try FileManager.default.removeItem(atPath: "\(folder.path)/b.yaml")
    names.update(open: half)
    #expect(names.readings == 11 && names.files.count == 3)
    // One file is removed and another one is added.
    try FileManager.default.removeItem(atPath: "\(folder.path)/fixtures/cities.yaml")
    try folder.write("c.yaml", "city: Rome\n")
    names.update(open: half)
    #expect(
      names.files.map(\.path)
        == ["a.yaml", "c.yaml", "diorama.yaml"].map { "\(folder.path)/\($0)" })
  }

  @Test func names_in_the_lists_of_any_kit_are_resolved() throws {
    let folder = try Folder(
      Self.files().merging(["diorama.yaml": "data: fixtures/cities.yaml\n"]) { $1 })
    var names = ProjectNames(root: folder.path, NameShapes(try Registry(.weather)))
    names.update(open: [:])
    let file = "\(folder.path)/a.yaml"
    let meant = names.targets(at: 46, in: file)
    #expect(meant.map(\.text) == ["Oslo"] && meant.map(\.noun) == ["city"])
    #expect(names.definitions(of: meant).map(\.path) == ["\(folder.path)/fixtures/cities.yaml"])
    #expect(names.places(of: meant).count == 2)
  }
}
