import Foundation
import HeadlessSendbird
import Testing

@testable import DioramaTesting

/// The folder in which an assertion finds its project.
@Suite("Project folders") struct ProjectFolderTests {
  private let root = FileManager.default.temporaryDirectory
    .appending(path: "folders-\(UUID())").path

  private func folder(
    _ given: String?, of file: String, _ variables: [String: String] = [:]
  ) -> ProjectFolder {
    ProjectFolder(given, from: "\(root)/\(file)", Environment(variables))
  }

  private func make(_ folders: String..., package: String = "app") throws {
    for folder in folders {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    try Data().write(to: URL(filePath: "\(root)/\(package)/Package.swift"))
  }

  @Test func the_default_project_is_the_nearest_beside_or_above_the_test() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try make("app/Tests/A/screens", "app/Tests/B", "app/screens", "screens")
    #expect(folder(nil, of: "app/Tests/A/T.swift").path == "\(root)/app/Tests/A/screens")
    #expect(folder(nil, of: "app/Tests/A/Deep/er/T.swift").path == "\(root)/app/Tests/A/screens")
    #expect(folder(nil, of: "app/Tests/B/T.swift").path == "\(root)/app/screens")
  }

  @Test func the_search_ends_at_the_package() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try make("app/Tests", "screens")
    let found = folder(nil, of: "app/Tests/T.swift")
    #expect(found.path == "\(root)/app/screens")
    #expect(
      found.pathsNote
        == "paths are relative to \(root)/app, the package of the test; set DIORAMA_ROOT to "
        + "change this")
  }

  @Test func a_folder_named_in_code_is_relative_to_the_package() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try make("app/Tests/A/screens", "app/screens")
    #expect(folder("screens", of: "app/Tests/A/T.swift").path == "\(root)/app/screens")
    #expect(folder("x/y", of: "app/Tests/A/T.swift").path == "\(root)/app/x/y")
    #expect(folder("/x/y", of: "app/Tests/A/T.swift").path == "/x/y")
  }

  @Test func DIORAMA_ROOT_overrides_the_folder_of_the_package() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try make("app/Tests/A/screens")
    let there = ["DIORAMA_ROOT": "/there"]
    #expect(folder(nil, of: "app/Tests/A/T.swift", there).path == "/there/screens")
    #expect(folder("x", of: "app/Tests/A/T.swift", there).path == "/there/x")
    #expect(
      folder("x", of: "app/Tests/A/T.swift", there).displayPath("/there/x/a.txt") == "x/a.txt")
  }

  @Test func paths_are_relative_to_the_current_folder_if_the_test_file_is_missing() {
    // As on a machine that did not build the test.
    let current = FileManager.default.currentDirectoryPath
    let found = ProjectFolder(nil, from: "App/Tests/T.swift", Environment([:]))
    #expect(found.path == "screens")
    #expect(
      found.pathsNote == "paths are relative to \(current); set DIORAMA_ROOT to change this")
    #expect(folder("x", of: "gone/T.swift").path == "x")
  }

  @Test func paths_are_shown_relative_to_the_package() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try make("app/screens")
    let found = folder(nil, of: "app/Tests/T.swift")
    #expect(found.displayPath("\(found.path)/__Snapshots__/a.txt") == "screens/__Snapshots__/a.txt")
    #expect(found.displayPath("/elsewhere/a.txt") == "/elsewhere/a.txt")
    #expect(found.displayPath("\(root)/apple/a.txt") == "\(root)/apple/a.txt")
    #expect(found.displayPath("./a.txt") == "a.txt")
  }
}
