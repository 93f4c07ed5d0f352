import Diorama
import DioramaKit
import HeadlessSendbird
import Testing
import YAML

/// Mistakes of authors on the screens of open channels.
@Suite("Mistakes on screens of open channels") struct OpenChannelDiagnosticsTests {
  private static let town = """
    users: [{ userId: ann, nickname: Ann }, { userId: bo, nickname: Bo }, { userId: cy }]
    groupChannels: [{ url: crew, name: Crew, members: [ann, bo] }]
    openChannels:
      - { url: square, name: Square, participants: [bo], operators: [ann], bannedUsers: [cy] }
      - { url: frozen, name: Frozen, participants: [bo], isFrozen: true }
    """

  /// The problems of a screen, with their columns and helps.
  private func problems(_ yaml: String, as user: String = "ann") throws -> [String] {
    let screens = Screens(
      yaml: yaml, fixtures: ["team": Self.town],
      defaults: "data: fixtures/team.yaml\ncurrentUser: \(user)\ndevice: { width: 36 }\n")
    return try screens.inFolder { suite in
      suite.outcomes().flatMap { outcome in
        outcome.diagnostics.sorted.map { problem in
          "\(problem.place.start.line):\(problem.place.start.column) \(problem.message)"
            + (problem.help.map { " (\($0.text))" } ?? "")
        }
      }
    }
  }

  private let open = "viewController: SBUOpenChannelViewController\n"
  private let list = "viewController: SBUOpenChannelListViewController\n"

  @Test func the_channel_must_be_an_open_one() throws {
    #expect(
      try problems("\(open)channelURL: crew") == [
        "2:13 expected an open channel, found 'crew', which is a group channel "
          + "(available: 'square', 'frozen')"
      ])
    let found = try problems("\(open)channel: { name: Fresh, members: [ann], isSuper: true }")
    #expect(
      found.map { $0.prefix { $0 != "(" } } == [
        "2:10 missing key 'url' in an open channel ",
        "2:25 'members' is not a key of an open channel ",
        "2:41 'isSuper' is not a key of an open channel ",
      ])
    #expect(try problems("\(open)channel: { url: fresh, name: Fresh }") == [])
  }

  @Test func a_query_has_the_keys_of_open_channels() throws {
    #expect(
      try problems(
        "\(list)channelListQuery: { limit: 0, order: chronological, urlFilter: nowhere }")
        == [
          "2:28 expected a whole number from 1 to 100, found '0'",
          "2:31 'order' is not a key of the query of the channels "
            + "(available: 'limit', 'includeFrozen', 'nameFilter', 'urlFilter')",
          "2:64 unknown channel 'nowhere' (available: 'crew', 'square', 'frozen')",
        ])
  }

  @Test func a_cell_of_groups_fits_no_message_of_an_open_channel() throws {
    let found = try problems(
      "\(open)channelURL: square\nlistComponent: { userMessageCell: SBUUserMessageCell }")
    #expect(
      found == [
        "3:35 'SBUUserMessageCell' cannot be used here: it does not extend "
          + "'SBUOpenChannelBaseMessageCell' (available: 'SBUOpenChannelAdminMessageCell', "
          + "'SBUOpenChannelFileMessageCell', 'SBUOpenChannelUnknownMessageCell', "
          + "'SBUOpenChannelUserMessageCell')"
      ])
  }

  @Test(arguments: ["typingStarted: bo", "reactionAdded: { messageId: 1, emoji: 👍, user: bo }"])
  func an_event_that_only_groups_show_fails(event: String) throws {
    let found = try problems(
      "\(open)channelURL: square\nsteps: [{ event: { \(event), channel: square } }]")
    #expect(
      found == [
        "3:9 channel 'square' is an open channel; only group channels show who types, reads and "
          + "reacts"
      ])
  }

  @Test func what_the_user_may_not_do_is_named() throws {
    let send = "steps: [{ send: Hello }]"
    #expect(
      try problems("\(open)channelURL: frozen\n\(send)", as: "bo") == [
        "3:17 the text field 'Chat is unavailable in this channel' is disabled "
          + "(add the step that enables it before this one)"
      ])
    #expect(
      try problems("\(open)channelURL: square\n\(send)", as: "cy") == [
        "3:9 the text field is not available: the screen was dismissed "
          + "(move this step before the one that dismisses the screen, or remove it)"
      ])
    #expect(
      try problems("viewController: SBUCreateOpenChannelViewController\nsteps: [{ tap: Create }]")
        .first?.hasPrefix("2:16 ") == true)
  }
}
