import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Channels of every type with the same users. The current user Alice and Chloe are operators of
/// most channels, Dan is muted, Eve has no nickname, Mallory is banned, and Zoe is in no channel.
enum UserListFixtures {
  static let community = """
    users:
      - { userId: alice, nickname: Alice Kim }
      - { userId: bob, nickname: Bob Stone }
      - { userId: chloe, nickname: Chloe Martin, profileURL: "https://example.com/chloe.png" }
      - { userId: dan, nickname: Dan Wu }
      - { userId: eve }
      - { userId: mallory, nickname: Mallory }
      - { userId: zoe, nickname: Zoe }
    groupChannels:
      - { url: design-team, members: \(members), bannedUsers: [mallory] }
      - { url: everyone, isSuper: true, members: \(members), bannedUsers: [mallory] }
      - { url: news, isBroadcast: true, members: \(members), bannedUsers: [mallory] }
      - { url: quiet, members: [{ userId: alice, isOperator: true }] }
      - { url: guest, members: [alice, { userId: bob, isOperator: true }, { userId: dan,
          isMuted: true }], bannedUsers: [mallory] }
    openChannels:
      - url: town-hall
        participants: [alice, bob, chloe, dan, eve]
        operators: [alice, chloe]
        mutedParticipants: [dan]
        bannedUsers: [mallory]
      - { url: park, participants: [alice, bob], operators: [bob] }
      - { url: desert, participants: [] }
    """

  private static let members = """
    [{ userId: alice, isOperator: true }, bob, { userId: chloe, isOperator: true }, \
    { userId: dan, isMuted: true }, eve]
    """

  /// Members u01, u02, ... of the channel `big` and as many banned users. The first member is the
  /// only operator; all members can be muted.
  static func crowd(_ count: Int, areMuted: Bool = false) -> String {
    let ids = (1...count).map { $0 < 10 ? "u0\($0)" : "u\($0)" }
    let users = ids.map {
      "  - { userId: \($0), nickname: User \($0.dropFirst()) }\n"
        + "  - { userId: x\($0), nickname: Foe \($0.dropFirst()) }"
    }
    let members = ids.map {
      "{ userId: \($0), isOperator: \($0 == "u01"), isMuted: \(areMuted) }"
    }
    return """
      users:
      \(users.joined(separator: "\n"))
      groupChannels:
        - url: big
          members: [\(members.joined(separator: ", "))]
          bannedUsers: [\(ids.map { "x\($0)" }.joined(separator: ", "))]
      openChannels:
        - url: square
          participants: [\(ids.joined(separator: ", "))]
          operators: [\(ids.joined(separator: ", "))]
          mutedParticipants: [\(ids.joined(separator: ", "))]
      """
  }
}

/// The frames of a user list without the heads of the snapshots.
func userList(
  _ yaml: String, in channel: String = "design-team", project: String = "",
  types: [any Configurable.Type] = [], actions: Screens.Actions = [:]
) throws -> String {
  try userListScreens(yaml, in: channel, project: project, types: types, actions: actions)
    .snapshots().map(\.withoutHead).joined(separator: "\n\n")
}

/// A project with a user list of the community.
func userListScreens(
  _ yaml: String, in channel: String = "design-team", project: String = "",
  types: [any Configurable.Type] = [], actions: Screens.Actions = [:]
) -> Screens {
  let screen = yaml.contains("viewController:") ? "" : "viewController: UserListScreen\n"
  var screens = Screens(
    yaml: "\(screen)channelURL: \(channel)\n\(yaml)",
    project: project, fixtures: ["community": UserListFixtures.community],
    types: [UserListScreen.self] + types, actions: actions)
  screens.defaults = screens.defaults.replacing("team.yaml", with: "community.yaml")
  return screens
}

/// The events of a ``UserListScreen``, one per line.
func userListEvents(
  _ yaml: String, in channel: String = "design-team", project: String = "",
  types: [any Configurable.Type] = [], actions: Screens.Actions = [:]
) throws -> String {
  try EventLog.lines {
    let text = try userList(yaml, in: channel, project: project, types: types, actions: actions)
    if text.contains("error:") { EventLog.note(text) }
  }
}

/// Runs a user list and passes it to `body` after all due work.
func inspectUserList(
  _ yaml: String, in channel: String = "design-team", project: String = "",
  types: [any Configurable.Type] = [], sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @Sendable (SBUUserListViewController) throws -> Void
) throws {
  try look(
    at: yaml,
    by: { try userList($0, in: channel, project: project, types: types, actions: $1) },
    sourceLocation: sourceLocation, body)
}

extension String {
  /// The rows of a frame, without bar and borders.
  var rows: String {
    split(separator: "\n").dropFirst(3).dropLast().joined(separator: "\n")
  }
}
