import CommandTestSupport
import DioramaAuthoring
import Testing

/// `diorama prove`, which runs screens in child processes.
@Suite("diorama prove", .enabled(if: Tool.isAvailable, "needs the built tool"))
struct ProveCommandTests {
  // `make prove` checks all shipped screens.
  @Test func the_shipped_invite_screens_depend_on_no_input() throws {
    let (status, text) = try Tool.shell("\"$0\" prove \"$1\"", "screens/invite")
    #expect(status == 0)
    for input in Disturbance.inputs { #expect(text.contains("\(input) "), "\(text)") }
    #expect(text.hasSuffix("screens: no input changes them\n"), "\(text)")
  }

  @Test func options_that_select_screens_apply_to_every_run() throws {
    let (status, text) = try Tool.shell(
      "\"$0\" prove --variant dark --input tasks \"$1\"", "screens/invite")
    #expect(status == 0)
    #expect(text == "tasks        same\n1 screen: no input changes them\n", "\(text)")
  }

  @Test(arguments: [
    ("hashSeed", "hash seed"), ("timeZone", "time zone"), ("locale", "locale"),
    ("directory", "directory"), ("environment", "environment"), ("second", "wall clock"),
  ])
  func a_leaking_screen_is_reported_with_its_input_and_line(leak: String, input: String) throws {
    let text = try proof(of: leak, "--input", input)
    // The bar is below the snapshot's header and the top border of the frame.
    #expect(text.split(separator: "\n").contains { $0.hasPrefix("\(input) ") }, "\(text)")
    #expect(text.contains(" leaky changes with "), "\(text)")
    // The machine's clock is read on a separate thread, which every run reports.
    #expect(text.contains("[own-thread]") == (leak == "second"), "\(text)")
    #expect(text.contains(", line 9:\n  - │ "), "\(text)")
    #expect(text.hasSuffix(" on these inputs\n"), "\(text)")
  }

  /// A screen that counts the runs of its process has a process of its own.
  @Test func no_screen_depends_on_the_order_of_screens() throws {
    let text = try proof(of: "order", "--input", "order", status: 0)
    #expect(text.contains("order        same\n"), "\(text)")
  }

  /// The output of `prove` for two screens that use the leaking header.
  private func proof(of leak: String, _ options: String..., status wanted: Int = 1) throws -> String
  {
    let screen = """
      viewController: SBUInviteUserViewController
      channelURL: club
      currentUser: ann
      data: { users: [{ userId: ann }], groupChannels: [{ url: club, members: [ann] }] }
      headerComponent: { type: LeakyHeader, leak: \(leak) }

      """
    let folder = try Workspace(["screens/leaky.yaml": screen, "screens/other.yaml": screen])
    let options = options.map { "'\($0)'" }.joined(separator: " ")
    let line = "\"$(dirname \"$0\")/LeakyTool\" prove \(options) \"$1\""
    let (status, text) = try Tool.shell(line, folder.path("screens"))
    #expect(status == wanted, "\(text)")
    return text
  }
}
