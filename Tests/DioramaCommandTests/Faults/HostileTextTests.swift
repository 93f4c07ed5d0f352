import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// Untrusted text cannot control a terminal, a log or what a reader sees, whatever prints it.
@Suite("Hostile text") struct HostileTextTests {
  /// Colors, a link, a title, a line that a log would take for a command, bidirectional control
  /// characters, and Unicode line separators.
  static let hostile =
    "pwned\u{1B}[31m\u{1B}]8;;http://evil\u{7}\u{9B}2J\n::error::pwned\r\u{202E}txet\u{2066}\u{2028}\u{2029}"
    + "\u{85}\u{200F}\u{FEFF}\u{7F}"
  /// The same text as a YAML scalar.
  static let written =
    #""pwned\e[31m\e]8;;http://evil\a\x9b2J\n::error::pwned\r\u202Etxet\u2066\u2028\u2029\x85\u200F\uFEFF\x7f""#
  /// The same text as the name of a folder or file: without slashes.
  static let name = hostile.replacing("/", with: "|")
  /// The name without the characters that Windows cannot store, so that its screens run.
  static let storableName = String(
    String.UnicodeScalarView(
      name.unicodeScalars.filter { $0.value > 31 && !":|".unicodeScalars.contains($0) }))

  /// A project with valid screens and with screens that have every kind of error.
  static func workspace() throws -> Workspace {
    let folder = "screens/\(storableName)"
    let screen = """
      screen: a
      description: \(written)
      tags: [\(written), plain]
      viewController: SBUInviteUserViewController
      headerComponent: { type: SBUInviteUserModule.Header, title: \(written) }
      channelURL: \(written)
      data: { users: [{ userId: \(written), nickname: \(written) }, { userId: me }],
        groupChannels: [{ url: \(written), name: \(written), members: [me] }] }
      currentUser: me
      components: { Own: { extends: SBUUserCell } }
      SBUStringSet: { InviteChannel_Header_Select_Members: \(written) }
      variants: { dark: { theme: dark, tags: [\(written)] } }

      """
    return try Workspace([
      "screens/diorama.yaml": "components: { Made: { extends: SBUUserCell } }\n",
      "\(folder)/a.yaml": screen,
      "\(folder)/b.yaml": "data: \(written)\n"
        + Screens.invite("Bob").replacing(
          /data:\n(  .*\n)*/, with: ""),
      "\(folder)/__Snapshots__/a.txt": "old \(hostile)\n",
      "\(folder)/__Snapshots__/\(name).txt": "orphaned \(hostile)\n",
      "\(folder)/\(name).yaml": Screens.invite("Bob").replacing(
        "viewController", with: "screen: c\nviewController"),
      "\(folder)/d.yaml": """
      screen: \(written)
      \(written): \(written)
      viewController: \(written)
      headerComponent: \(written)
      data: \(written)
      theme: \(written)
      steps: [{ \(written): x }, { select: \(written) }, { tap: \(written) }]

      """,
      "\(folder)/e.yaml": "\(hostile): [\n",
      "\(folder)/f.yaml": Screens.invite("Bob", extra: "steps: [{ select: \(written) }]"),
      "screens/.diorama/pending/\(name)/__Snapshots__/x.txt": "damaged \(hostile)\n",
    ])
  }

  static let commands = printing + silent

  /// Commands that print text of the project or of their arguments.
  static let printing: [[String]] = [
    ["list", "@screens"], ["render", "@screens"], ["test", "@screens"],
    ["test", "--no-pending", "--junit", "@report.xml", "@screens"],
    ["test", "--obsolete", "delete", "@screens"], ["record", "@screens"],
    ["record", "--mode", "missing", "@screens"], ["lint", "@screens"],
    ["lint", "--fix", "@screens"], ["explain", "a", "--in", "@screens"],
    ["explain", "a", "headerComponent.title", "--in", "@screens"],
    ["explain", "a", "--line", "9", "--in", "@screens"],
    ["explain", hostile, "--in", "@screens"], ["explain", "a", hostile, "--in", "@screens"],
    ["review", "--list", "@screens"], ["review", "--accept", "a", "@screens"],
    ["review", "--reject", hostile, "@screens"], ["review", "@screens"],
    ["types", "--in", "@screens"], ["types", hostile], ["types", "--in", hostile],
    ["schema", hostile], ["init", "@\(name)"],
    ["new", hostile, "--view-controller", "SBUUserListViewController", "--in", "@screens"],
    ["new", "z", "--view-controller", hostile, "--in", "@screens"], ["prove", "@screens"],
    ["gallery", "--out", "@page.html", "@screens"],
    ["gallery", "--out", "@page.html", "--only", "changed", "@screens"],
    ["gallery", "--svg", "a", "@screens"], ["gallery", "--svg", hostile, "@screens"],
    ["gallery", "--out", "@page.html", "--against", hostile, "@screens"],
    ["review", "--apply", hostile, "@screens"],
    ["list", hostile], ["list", "--filter", hostile, "@screens"],
    ["render", "--tag", hostile, "@screens"], ["list", "--jobs", hostile],
    ["list", "--width=\(hostile)"], ["--\(hostile)"], [hostile],
  ]

  /// Commands that read the text but print none of it; completion offers a shell no such names.
  static let silent: [[String]] = [
    ["schema", "@screens"], ["schema", "--write", "@screens/\(storableName)"],
    [
      "new", "z", "--view-controller", "SBUUserListViewController", "--in",
      "@screens/\(storableName)",
    ],
    [
      "---completion", "render", "--", "--tag", "3", "0", "diorama", "render", "@screens", "--tag",
      "",
    ],
    [
      "---completion", "render", "--", "--filter", "3", "0", "diorama", "render", "@screens",
      "--filter", "",
    ],
  ]

  @Test(arguments: commands, ["text", "json", "github", "colors"])
  func no_command_prints_hostile_text_unescaped(command: [String], format: String) throws {
    let workspace = try Self.workspace()
    // Creates pending snapshots for the review.
    if command.contains("review") {
      _ = try CommandRun(["test", workspace.path("screens")])
    }
    let words = command.map { word in
      word.hasPrefix("@") ? workspace.path(String(word.dropFirst())) : word
    }
    let isAsked = command.first?.hasPrefix("-") == false && command != [Self.hostile]
    let takesFormat = isAsked && command.first != "init" && command.first != "new"
    let options =
      format == "colors" ? ["--color", "always"] : ["--format", format]
    var environment = Console.Environment()
    (environment.isTerminal, environment.isInputTerminal) = (true, true)
    environment.disablesColor = true
    let run = try CommandRun(
      words + (takesFormat ? options : []), environment: environment, keys: "\u{1B}\u{202E}x")
    var text = run.output + run.errors
    if format == "colors" { text = text.replacing(/\x{1B}\[[0-9;]*m/, with: "") }
    expectInert(text, "\(command)")
    for (path, written) in try workspace.tree
    where path.hasSuffix(".xml") || path.hasSuffix(".html") {
      expectInert(written, path)
    }
  }

  /// The test above would prove nothing if no command printed the text.
  @Test func only_the_silent_commands_print_none_of_the_hostile_text() throws {
    var silent: [[String]] = []
    for command in Self.commands {
      let workspace = try Self.workspace()
      if command.contains("review") {
        _ = try CommandRun(["test", workspace.path("screens")])
      }
      let run = try CommandRun(
        command.map { $0.hasPrefix("@") ? workspace.path(String($0.dropFirst())) : $0 })
      if !run.transcript.contains("pwned") { silent.append(command) }
    }
    #expect(silent == Self.silent)
  }

  /// Joiners, variation selectors and tag characters are part of the characters that a reader sees.
  @Test func joiners_of_visible_characters_are_not_escaped() throws {
    let seen = "👩‍👩‍👧 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿 e\u{301} 한글"
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("\"\(seen)\"", extra: "tags: [\"\(seen)\"]")
    ])
    #expect(try workspace.run("list", "screens").output.contains(seen))
    #expect(try workspace.run("list", "--format", "json", "screens").json() is [[String: Any]])
  }

  @Test func json_output_decodes_to_the_original_text() throws {
    let workspace = try Self.workspace()
    let run = try workspace.run("list", "--format", "json", "screens")
    let list = try #require(try run.json() as? [[String: Any]])
    let tags = try #require(list.first { $0["screen"] as? String == "a" }?["tags"] as? [String])
    #expect(tags.map { Array($0.utf8) } == [Array(Self.hostile.utf8), Array("plain".utf8)])
  }

  /// Expects no raw control character, and no line that a log would take for a command.
  private func expectInert(_ text: String, _ origin: String) {
    // The page's own lines are indented by tabs.
    let lines = origin.hasSuffix(".html") ? text.replacing(/\n\t+/, with: "\n") : text
    let raw = lines.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
        0xFEFF, 0xFFF9...0xFFFB:
        true
      default: false
      }
    }
    #expect(raw.isEmpty, "\(origin): \(raw.map { String($0.value, radix: 16) })")
    for line in text.unicodeScalars.split(separator: "\n") {
      #expect(!String(line).hasPrefix("::error::pwned"), "\(origin)")
    }
  }
}
