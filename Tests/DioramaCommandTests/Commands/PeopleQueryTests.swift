import CommandTestSupport
import DioramaCommand
import Testing

/// Queries in YAML select the members that a screen requests.
@Suite("Queries in YAML") struct PeopleQueryTests {
  @Test(arguments: [
    ("operatorFilter: all", ["eve", "dan", "bob"]), ("operatorFilter: operator", ["bob"]),
    ("operatorFilter: nonOperator", ["eve", "dan"]),
    ("mutedMemberFilter: all", ["eve", "dan", "bob"]), ("mutedMemberFilter: muted", ["dan"]),
    ("mutedMemberFilter: unmuted", ["eve", "bob"]),
    ("memberStateFilter: all", ["eve", "dan", "bob"]),
    ("memberStateFilter: joined", ["eve", "dan", "bob"]), ("memberStateFilter: invited", []),
    ("order: nicknameAlphabetical", ["bob", "dan", "eve"]),
    ("order: operatorThenMemberNicknameAlphabetical", ["bob", "dan", "eve"]),
    ("nicknameStartsWithFilter: d", ["dan"]),
  ])
  func a_query_selects_the_members_of_a_list(query: String, names: [String]) throws {
    let workspace = try Workspace([
      "screens/a.yaml": """
      viewController: SBUUserListViewController
      channelURL: team
      viewModel: { \(query) }
      data:
        users:
          - { userId: u1, nickname: eve }
          - { userId: u2, nickname: dan }
          - { userId: u3, nickname: bob }
        groupChannels:
          - url: team
            name: Team
            members: [u1, { userId: u2, isMuted: true }, { userId: u3, isOperator: true }]

      """
    ])
    let run = try workspace.run("render", "screens")
    #expect(run.status == .success, "\(run.transcript)")
    let found = run.output.split(whereSeparator: { !$0.isLetter }).map(String.init)
      .filter { ["eve", "dan", "bob"].contains($0) }
    #expect(found == names, "\(run.output)")
  }
}
