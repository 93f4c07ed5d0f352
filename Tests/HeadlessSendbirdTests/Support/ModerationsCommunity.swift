import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// A community with a channel of every type. Alice is an operator of all channels except
/// `book-club` and `lobby`. Dan is muted. Eve has no nickname and is banned.
let moderatedCommunity = """
  users:
    - { userId: alice, nickname: Alice Kim }
    - { userId: bob, nickname: Bob Stone }
    - { userId: dan, nickname: Dan Wu }
    - { userId: eve }
  groupChannels:
    - url: design-team
      name: Design team
      members: [{ userId: alice, isOperator: true }, bob, { userId: dan, isMuted: true }]
      bannedUsers: [eve]
    - { url: winter, name: Winter, isFrozen: true, members: [{ userId: alice, isOperator: true }] }
    - { url: book-club, name: Book club, members: [alice, { userId: bob, isOperator: true }] }
    - url: everyone
      name: Everyone
      isSuper: true
      members: [{ userId: alice, isOperator: true }, bob]
    - url: news
      name: News
      isBroadcast: true
      members: [{ userId: alice, isOperator: true }, bob]
  openChannels:
    - url: town-hall
      name: Town hall
      participants: [alice, bob, dan]
      operators: [alice]
      mutedParticipants: [dan]
      bannedUsers: [eve]
    - { url: lobby, name: Lobby, participants: [alice, bob], operators: [bob] }
  """

/// The frames of screens of the community.
func communityFrames(
  of yaml: String, project: String = "", types: [any Configurable.Type] = [],
  actions: Screens.Actions = [:]
) throws -> String {
  try frames(
    of: yaml, project: project, fixtures: ["team": moderatedCommunity],
    types: [ModerationsEventScreen.self] + types, actions: actions)
}

/// The events and errors that screens of the community log, one per line.
func communityLog(
  of yaml: String, project: String = "", types: [any Configurable.Type] = [],
  actions: Screens.Actions = [:]
) throws -> String {
  try EventLog.lines {
    let shown = try communityFrames(of: yaml, project: project, types: types, actions: actions)
    if shown.contains("error:") { EventLog.note(shown) }
  }
}

/// The head of a screen's snapshot without its name and theme, its bar and its rows, which show
/// the parts of the screen.
func communityParts(
  of yaml: String, project: String = "", types: [any Configurable.Type]
) throws -> String {
  let screens = Screens(
    yaml: yaml, project: project, fixtures: ["team": moderatedCommunity], types: types)
  let text = try screens.snapshots()[0]
  guard !text.contains("error:") else { return text }
  let head = text.head.split(separator: "\n").dropFirst().dropLast()
  let lines = text.withoutHead.split(separator: "\n")
  return (head + [lines[1]] + lines[3...].dropLast()).joined(separator: "\n")
}

/// Passes a moderations screen of the design team to `body` after all due work.
func inspectModerations(
  _ yaml: String = designTeamModerations, types: [any Configurable.Type] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @Sendable (SBUModerationsViewController) throws -> Void
) throws {
  try look(
    at: yaml, by: { try communityFrames(of: $0, types: types, actions: $1) },
    sourceLocation: sourceLocation, body)
}

/// The moderations screen that an action runs on.
func moderations(_ screen: UIViewController) throws -> SBUModerationsViewController {
  try #require(screen as? SBUModerationsViewController)
}

/// An action that pushes a screen.
func pushing(
  _ make: @escaping @Sendable () throws -> UIViewController
) -> @Sendable (UIViewController) throws -> Void {
  { try $0.navigationController?.pushViewController(make(), animated: true) }
}

/// The channel object of a URL of the community.
func channelObject(_ url: String, from screen: UIViewController) throws -> BaseChannel {
  var found: BaseChannel?
  GroupChannel.getChannel(url: url) { channel, _ in found = found ?? channel }
  OpenChannel.getChannel(url: url) { channel, _ in found = found ?? channel }
  ScreenEnvironment.current?.mainQueue.runDueItems()
  return try #require(found)
}

/// A screen file of the moderations of the design team without other settings.
let designTeamModerations = """
  viewController: SBUModerationsViewController
  channelURL: design-team
  """

/// The menu of a group channel.
let groupMenu = """
  ┌──────────────────────────────────┐
  │ [‹]       Moderations            │
  ├──────────────────────────────────┤
  │ ◆ Operators                    › │
  │ ⊖ Muted members                › │
  │ ⊗ Banned users                 › │
  │ ✻ Freeze channel           [off] │
  └──────────────────────────────────┘
  """

/// The menu of a frozen group channel.
let frozenMenu = groupMenu.replacing("[off]", with: " [on]")

/// The menu of an open channel.
let openMenu = """
  ┌──────────────────────────────────┐
  │ [‹]       Moderations            │
  ├──────────────────────────────────┤
  │ ◆ Operators                    › │
  │ ⊖ Muted participants           › │
  │ ⊗ Banned users                 › │
  └──────────────────────────────────┘
  """

/// The menu without a channel, while nothing loads.
let noMenu = blankFrame("[‹]       Moderations", width: 36)

/// The frame after the last screen was dismissed.
let dismissedScreen = """
  ┌──────────────────────────────────┐
  │   (dismissed: back to the app)   │
  │                                  │
  │                                  │
  │                                  │
  │                                  │
  │                                  │
  │                                  │
  └──────────────────────────────────┘
  """
