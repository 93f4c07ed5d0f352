import CommandTestSupport
import DioramaAuthoring
import DioramaCommand
import DioramaKit
import Testing

// The tests are serialized because the requesting shell is a global setting of the process.
@Suite("Shell completions", .serialized) struct CompletionTests {
  @Test func screens_of_the_project_are_proposed() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite(
        "Alice", extra: "tags: people\nvariants: { dark: { theme: dark } }")
    ])
    let path = workspace.path("screens")
    let screens = try CommandRun([
      "---completion", "render", "--", "--filter", "3", "0", "diorama", "render", path, "--filter",
      "",
    ])
    #expect(screens.output.split(separator: "\n") == ["a", "a@dark"])
    #expect(screens.status == .success)
    let tags = try CommandRun([
      "---completion", "render", "--", "--tag", "3", "0", "diorama", "render", path, "--tag", "",
    ])
    #expect(tags.output.split(separator: "\n") == ["people"])
  }

  @Test func registered_view_controllers_are_proposed() throws {
    let run = try CommandRun([
      "---completion", "new", "--", "--view-controller", "2", "0", "diorama", "new",
      "--view-controller", "",
    ])
    #expect(run.output.split(separator: "\n").contains("SBUInviteUserViewController"))
  }

  @Test func types_defined_by_a_project_are_proposed() throws {
    let workspace = try Workspace([
      "app/diorama.yaml": "components: { TeamHeader: { extends: SBUInviteUserModule.Header } }"
    ])
    let run = try CommandRun([
      "---completion", "types", "--", "name", "4", "0", "diorama", "types", "--in",
      workspace.path("app"), "",
    ])
    let proposed = run.output.split(separator: "\n")
    #expect(proposed.contains("TeamHeader") && proposed.contains("SBUUserCell"))
  }

  @Test func variants_and_keys_of_a_screen_are_proposed() throws {
    let workspace = try Workspace([
      "app/a.yaml": Screens.invite("Alice", extra: "variants: { dark: { theme: dark } }")
    ])
    let path = workspace.path("app")
    let variants = try CommandRun([
      "---completion", "render", "--", "--variant", "3", "0", "diorama", "render", path,
      "--variant", "",
    ])
    #expect(variants.output.split(separator: "\n") == ["dark"])
    let keys = try CommandRun([
      "---completion", "explain", "--", "key", "5", "0", "diorama", "explain", "--in", path, "a",
      "",
    ]).output.split(separator: "\n")
    #expect(keys.contains("theme") && keys.contains("channelURL") && !keys.contains("groupId"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func a_completion_script_is_generated_for_each_shell(shell: String) throws {
    let run = try CommandRun(["--generate-completion-script", shell])
    #expect(run.output.contains("---completion"))
    #expect(run.status == .success)
  }

  @Test func the_completion_script_uses_the_name_of_the_command() throws {
    let script = try CommandRun(
      ["--generate-completion-script", "bash"], name: "app-screens"
    ).output
    #expect(script.hasSuffix("complete -o filenames -F _app-screens app-screens\n"), "\(script)")
  }
}
