import CommandTestSupport
import DioramaCommand
import Testing

/// Several paths of one command.
@Suite("Repeated paths") struct RepeatedPathTests {
  @Test(arguments: [
    (["a.yaml", "a.yaml"], ["a"]), (["a.yaml", ""], ["a", "b"]),
    (["", "people/b.yaml"], ["a", "b"]),
    (["people", "", "people/b.yaml"], ["a", "b"]), (["", "link"], ["a", "b"]),
    (["a.yaml", "people"], ["a", "b"]),
  ])
  func a_screen_whose_file_is_in_several_paths_is_used_once(
    paths: [String], names: [String]
  ) throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "{}\n", "screens/a.yaml": Screens.invite("Alice"),
      "screens/people/b.yaml": Screens.invite("Bob"),
    ])
    try workspace.link("screens/link", to: "people")
    let run = try CommandRun(["list"] + paths.map { workspace.path("screens/\($0)") })
    let found = run.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(found.map(String.init).sorted() == names, "\(run.output)")
  }
}
