import DioramaCommand
import Testing

@Suite("diorama types") struct TypesCommandTests {
  @Test func lists_types_by_kind() throws {
    let run = try CommandRun(["types"])
    let kinds = run.output.split(separator: "\n\n").map {
      $0.split(separator: "\n").map(String.init)
    }
    #expect(
      kinds.compactMap(\.first) == [
        "bar button", "cell", "empty view", "header", "list", "module", "title view",
        "view controller", "view model",
      ])
    #expect(
      kinds[3] == [
        "header", "  PollHeader", "  SBUGroupChannelSettingsModule.Header",
        "  SBUInviteUserModule.Header", "  SBUModerationsModule.Header",
        "  SBUOpenChannelSettingsModule.Header", "  SBUPromoteMemberModule.Header",
        "  SBURegisterOperatorModule.Header", "  SBUUserListModule.Header",
      ])
    #expect(run.status == .success)
  }

  @Test func shows_a_type_in_full() throws {
    let run = try CommandRun(["types", "SBUInviteUserModule.Header"])
    #expect(
      run.output == """
        SBUInviteUserModule.Header: header

        properties
          title: text
              the text in the middle of the bar
          leftBarButton: a mapping with title, isEnabled
              the item at the left
          rightBarButton: a mapping with title, selectedTitle, isEnabled
              the item at the right; %d in a title is the number of selected users

        """)
    #expect(run.status == .success)
  }

  @Test func shows_what_a_view_controller_is_made_of() throws {
    let lines = try CommandRun(["types", "SBUInviteUserViewController"]).output
      .split(separator: "\n").map(String.init)
    #expect(lines.first == "SBUInviteUserViewController: view controller")
    for part in ["parameters", "parts"] { #expect(lines.contains(part)) }
    for key in ["channelURL", "channel", "users", "headerComponent", "listComponent", "viewModel"] {
      #expect(lines.contains { $0.hasPrefix("  \(key): ") }, "\(key)")
    }
  }

  @Test func suggests_the_name_that_was_meant() throws {
    let run = try CommandRun(["types", "SBUUserCel"])
    #expect(run.errors == "no type is called 'SBUUserCel'; did you mean 'SBUUserCell'?\n")
    #expect(run.output == "")
    #expect(run.status == .usage)
    #expect(try CommandRun(["types", "Elephant"]).errors == "no type is called 'Elephant'\n")
  }

  @Test func prints_json() throws {
    let all = try #require(
      try CommandRun(["types", "--format", "json"]).json() as? [[String: Any]])
    let names = all.compactMap { $0["name"] as? String }
    #expect(names == names.sorted())
    #expect(names.contains("SBUInviteUserModule.Header"))
    #expect(all.allSatisfy { Set($0.keys) == ["name", "kind", "extends", "properties"] })
    let one = try #require(
      try CommandRun(["types", "PollHeader", "--format", "json"]).json() as? [String: Any])
    #expect(one["name"] as? String == "PollHeader")
    #expect(one["kind"] as? String == "header")
    let properties = try #require(one["properties"] as? [[String: String]])
    #expect(
      properties.first == [
        "name": "title", "value": "text", "meaning": "the text in the middle of the bar",
      ])
  }

  @Test func takes_the_options_that_scripts_pass_to_every_command() throws {
    let run = try CommandRun(["types", "--color", "always", "--quiet", "SBUUserCell"])
    #expect(run.output == "SBUUserCell: cell\n")
  }
}
