import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// A community with a channel of every sort. Alice moderates all of them but `book-club` and
/// `lobby`, where she is one of many; Dan is muted, Eve, who has no nickname, is banned.
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

/// What screens of the community show, frame after frame.
func communityFrames(
  of yaml: String, project: String = "", types: [any Configurable.Type] = [],
  actions: Screens.Actions = [:]
) throws -> String {
  try frames(
    of: yaml, project: project, fixtures: ["team": moderatedCommunity],
    types: [ModerationsEventScreen.self] + types, actions: actions)
}

/// What screens of the community write down, one event a line; what goes wrong, too.
func communityLog(
  of yaml: String, project: String = "", types: [any Configurable.Type] = [],
  actions: Screens.Actions = [:]
) throws -> String {
  try EventLog.lines {
    let shown = try communityFrames(of: yaml, project: project, types: types, actions: actions)
    if shown.contains("error:") { EventLog.note(shown) }
  }
}

/// The head of a screen's snapshot without its name and theme, its bar and its rows: what tells
/// which parts it is made of.
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

/// Hands a moderations screen of the design team to `body` when all that is due has happened.
func inspectModerations(
  _ yaml: String = designTeamModerations, types: [any Configurable.Type] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @Sendable (SBUModerationsViewController) throws -> Void
) throws {
  try look(
    at: yaml, by: { try communityFrames(of: $0, types: types, actions: $1) },
    sourceLocation: sourceLocation, body)
}

/// The moderations screen that a action is done on.
func moderations(_ screen: UIViewController) throws -> SBUModerationsViewController {
  try #require(screen as? SBUModerationsViewController)
}

/// A action that pushes a screen.
func pushing(
  _ make: @escaping @Sendable () throws -> UIViewController
) -> @Sendable (UIViewController) throws -> Void {
  { try $0.navigationController?.pushViewController(make(), animated: true) }
}

/// A channel of the community, as an app holds it.
func channelObject(_ url: String, from screen: UIViewController) throws -> BaseChannel {
  var found: BaseChannel?
  GroupChannel.getChannel(url: url) { channel, _ in found = found ?? channel }
  OpenChannel.getChannel(url: url) { channel, _ in found = found ?? channel }
  ScreenEnvironment.current?.mainQueue.runDueItems()
  return try #require(found)
}

/// A screen file of the moderations of the design team, and nothing special.
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
  │ ⊘ Muted members                › │
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
  │ ⊘ Muted participants           › │
  │ ⊗ Banned users                 › │
  └──────────────────────────────────┘
  """

/// The menu while no channel is known, and nothing loads.
let noMenu = blankFrame("[‹]       Moderations", width: 36)

/// What is left when the last screen has gone.
let dismissedScreen = """
  ┌──────────────────────────────────┐
  │    (the screen was dismissed)    │
  │                                  │
  │                                  │
  │                                  │
  │                                  │
  │                                  │
  │                                  │
  └──────────────────────────────────┘
  """
