import Foundation
import HeadlessSendbird
import Testing

@testable import DioramaTesting

/// Where an assertion looks for its project.
@Suite("Project folders") struct ProjectFolderTests {
  private let root = FileManager.default.temporaryDirectory
    .appending(path: "folders-\(UUID())").path

  private func folder(
    _ said: String?, of file: String, _ variables: [String: String] = [:]
  ) -> ProjectFolder {
    ProjectFolder(said, from: "\(root)/\(file)", Environment(variables))
  }

  private func make(_ folders: String..., package: String = "app") throws {
    for folder in folders {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    try Data().write(to: URL(filePath: "\(root)/\(package)/Package.swift"))
  }

  @Test func a_project_that_nobody_names_is_the_nearest_beside_or_above_the_test() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try make("app/Tests/A/screens", "app/Tests/B", "app/screens", "screens")
    #expect(folder(nil, of: "app/Tests/A/T.swift").path == "\(root)/app/Tests/A/screens")
    #expect(folder(nil, of: "app/Tests/A/Deep/er/T.swift").path == "\(root)/app/Tests/A/screens")
    #expect(folder(nil, of: "app/Tests/B/T.swift").path == "\(root)/app/screens")
  }

  @Test func the_package_is_the_end_of_the_search() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try make("app/Tests", "screens")
    let found = folder(nil, of: "app/Tests/T.swift")
    #expect(found.path == "\(root)/app/screens")
    #expect(
      found.pathsNote
        == "paths start at \(root)/app, the package of the test; set DIORAMA_ROOT to start "
        + "elsewhere")
  }

  @Test func a_folder_that_code_names_starts_at_the_package() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try make("app/Tests/A/screens", "app/screens")
    #expect(folder("screens", of: "app/Tests/A/T.swift").path == "\(root)/app/screens")
    #expect(folder("x/y", of: "app/Tests/A/T.swift").path == "\(root)/app/x/y")
    #expect(folder("/x/y", of: "app/Tests/A/T.swift").path == "/x/y")
  }

  @Test func a_variable_says_where_the_package_is_elsewhere() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try make("app/Tests/A/screens")
    let there = ["DIORAMA_ROOT": "/there"]
    #expect(folder(nil, of: "app/Tests/A/T.swift", there).path == "/there/screens")
    #expect(folder("x", of: "app/Tests/A/T.swift", there).path == "/there/x")
    #expect(
      folder("x", of: "app/Tests/A/T.swift", there).displayPath("/there/x/a.txt") == "x/a.txt")
  }

  @Test func without_the_file_paths_start_where_the_tests_run() {
    // As on a machine that did not build the test.
    let current = FileManager.default.currentDirectoryPath
    let found = ProjectFolder(nil, from: "App/Tests/T.swift", Environment([:]))
    #expect(found.path == "screens")
    #expect(found.pathsNote == "paths start at \(current); set DIORAMA_ROOT to start elsewhere")
    #expect(folder("x", of: "gone/T.swift").path == "x")
  }

  @Test func paths_are_shown_from_the_package_on() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try make("app/screens")
    let found = folder(nil, of: "app/Tests/T.swift")
    #expect(found.displayPath("\(found.path)/__Snapshots__/a.txt") == "screens/__Snapshots__/a.txt")
    #expect(found.displayPath("/elsewhere/a.txt") == "/elsewhere/a.txt")
    #expect(found.displayPath("\(root)/apple/a.txt") == "\(root)/apple/a.txt")
    #expect(found.displayPath("./a.txt") == "a.txt")
  }
}
