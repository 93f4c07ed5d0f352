import CommandTestSupport
import Diorama
import DioramaAuthoring
import DioramaCommand
import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessSendbird
import Testing
import YAML

@Suite("Comments of new screens") struct DraftTests {
  private static let screenTypes: [String] =
    ((try? Registry(.sendbird, .nexconn))?.entries(of: .viewController) ?? []).map(\.name)

  /// A commented line that could be used, with the lines that it depends on.
  private struct Option {
    let lines: Set<Int>
    let text: String
    /// The key that it replaces.
    let replaced: String?
  }

  /// The options of a file: `# key: value`, `#   - step: value`.
  private static func options(in lines: [String]) -> [Option] {
    var heads: [(depth: Int, line: Int)] = []
    var options: [Option] = []
    for (index, line) in lines.enumerated() {
      guard let match = line.wholeMatch(of: #/# ( *)((?:- )?\w+):(.*)/#) else { continue }
      let depth = match.1.count
      heads.removeAll { $0.depth >= depth }
      if match.3.isEmpty || match.3.hasPrefix("  #") {
        heads.append((depth, index))
      } else {
        let replaced = line.firstMatch(of: #/  # instead of (\w+): /#).map { String($0.1) }
        options.append(
          Option(lines: Set(heads.map(\.line) + [index]), text: line, replaced: replaced))
      }
    }
    return options
  }

  private static func text(_ lines: [String], taking option: Option) -> String {
    lines.indices.filter { index in
      option.replaced.map { !lines[index].hasPrefix("\($0): ") } ?? true
    }.map { option.lines.contains($0) ? String(lines[$0].dropFirst(2)) : lines[$0] }
      .joined(separator: "\n")
  }

  @Test(arguments: screenTypes) func each_comment_can_be_used_alone(type: String) throws {
    let workspace = try Workspace([".git/HEAD": ""])
    _ = try CommandRun(["init", workspace.path("screens")])
    let path = workspace.path("screens/people/start.yaml")
    let new = try CommandRun([
      "new", "people/start", "--view-controller", type, "--in", workspace.path("screens"),
    ])
    #expect(new.status == .success)
    let lines = try workspace.text(of: "screens/people/start.yaml")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let suite = ScreenSuite(
      try Project(at: workspace.path("screens")), registry: try CommandRun.registry())
    let options = Self.options(in: lines)
    for key in ["data", "theme", "  dark", "  - advance", "  - event"] {
      #expect(options.contains { $0.text.hasPrefix("# \(key): ") }, "no \(key)")
    }
    // A step that does nothing on a screen of another kit is not offered.
    let isOfNexconn = type.hasPrefix("NC")
    #expect(options.contains { $0.text.hasPrefix("#   - refresh: ") } == isOfNexconn)
    // Of two steps with one name, that of the screen's kit is offered.
    let received = options.map(\.text).filter { $0.hasPrefix("#   - receive: ") }
    #expect(received.count == 1 && received.allSatisfy { $0.contains("channel:") != isOfNexconn })
    for option in options {
      let (outcomes, problems) = suite.trial(of: Self.text(lines, taking: option), at: path)
      #expect(problems.isEmpty, "\(option.text): \(problems.sorted.map(\.message))")
      #expect(!outcomes.isEmpty && outcomes.allSatisfy { $0.snapshot != nil }, "\(option.text)")
    }
  }

  /// The file of a view controller's first screen, and the frame that it shows.
  private func started(_ type: String) throws -> (file: String, frame: String) {
    let workspace = try Workspace([".git/HEAD": ""])
    _ = try CommandRun(["init", workspace.path("x")])
    _ = try CommandRun(["new", "first", "--view-controller", type, "--in", workspace.path("x")])
    let id = workspace.path("x/first.yaml")
    let run = try CommandRun(["render", id])
    #expect(run.errors == "")
    return (try String(contentsOfFile: id, encoding: .utf8), run.output)
  }

  @Test(arguments: [
    ("NCChannelListViewController", "○ Bob Okafor "), ("NCChannelViewController", "◂ I am on"),
    ("NCUserListViewController", "○ Dana Whitfield "), ("NCProfileViewController", "The crew"),
    ("NCApplyFriendListViewController", "○ Frida Lund "), ("NCGroupMentionViewController", "Dana"),
  ])
  func a_first_screen_shows_sample_data(type: String, row: String) throws {
    let (_, frame) = try started(type)
    #expect(frame.contains("│ \(row)") || frame.contains(" \(row)"), "\(frame)")
  }

  @Test func options_that_cannot_work_are_omitted() throws {
    let invite = try started("SBUInviteUserViewController").file
    for step in ["toggle", "write", "send"] { #expect(!invite.contains("- \(step): ")) }
    #expect(invite.contains("\n# channel: design-team  # instead of channelURL: the channel"))
    #expect(invite.contains("\n#   - select: dana  # "))
    #expect(invite.contains("\n# data: fixtures/team.yaml  # "))
    let moderations = try started("SBUModerationsViewController").file
    #expect(moderations.contains("\n#   - toggle: { row: 4 }  # toggle a switch\n"))
    let requests = try started("NCApplyFriendListViewController").file
    #expect(
      requests.contains(
        "\n#   items: [{ title: Text, timeStart: now - 4d, timeEnd: now }]  # the sections"))
    #expect(try started("NCChannelViewController").file.contains("\n#   - write: Text  # "))
  }
}
