import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// A list of group channels that logs what its view model reports.
final class ChannelListEventScreen: SBUGroupChannelListViewController {
  private var parts: String { headerComponent == nil ? " without parts" : "" }

  override func viewDidLoad() {
    EventLog.note("viewDidLoad")
    super.viewDidLoad()
  }
  override func connectionStateDidChange(_ isConnected: Bool) {
    EventLog.note("K\(parts)")
    super.connectionStateDidChange(isConnected)
  }
  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    EventLog.note("\(isLoading ? "L+" : "L-")\(parts)")
    super.shouldUpdateLoadingState(isLoading)
  }
  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    EventLog.note("E\(isBlocker ? "!" : "")\(parts)")
    super.didReceiveError(error, isBlocker: isBlocker)
  }
  override func errorHandler(_ message: String?, _ code: Int? = nil) {
    EventLog.note("error \(message ?? "nil")")
  }
  override func groupChannelListViewModel(
    _ viewModel: SBUGroupChannelListViewModel, didChangeChannelList channels: [GroupChannel]?,
    needsToReload: Bool
  ) {
    let names = channels?.map(\.name).joined(separator: ",") ?? "nil"
    EventLog.note("U \(names)\(needsToReload ? "" : " without reload")")
    super.groupChannelListViewModel(
      viewModel, didChangeChannelList: channels, needsToReload: needsToReload)
  }
  override func groupChannelListViewModel(
    _ viewModel: SBUGroupChannelListViewModel, didUpdateChannel channel: GroupChannel
  ) { EventLog.note("updated \(channel.name)") }
  override func groupChannelListViewModel(
    _ viewModel: SBUGroupChannelListViewModel, didLeaveChannel channel: GroupChannel
  ) { EventLog.note("left \(channel.name)") }
}

/// Channels with one message each, and one without.
let channelClub = """
  users:
    - { userId: alice, nickname: Alice }
    - { userId: bob, nickname: Bob }
    - { userId: chloe, nickname: Chloe }
  groupChannels:
    - { url: a, name: A, members: [alice, bob], messages: [{ sender: bob, message: x, createdAt: 3000 }] }
    - { url: b, name: B, members: [alice, bob], messages: [{ sender: bob, message: x, createdAt: 2000 }] }
    - { url: c, name: C, members: [alice, bob], messages: [{ sender: bob, message: x, createdAt: 1000 }] }
    - { url: empty, name: Empty, members: [alice, bob] }
  """

/// The lines that start the screen of a list over ``channelClub``.
let clubList = "viewController: ChannelListEventScreen\ndata: fixtures/club.yaml\n"

/// The events of a ``ChannelListEventScreen``, one a line; errors of the screen are in it.
func channelListEvents(
  of keys: String = "",
  actions: [String: @Sendable (ChannelListEventScreen) throws -> Void] = [:]
) throws -> String {
  try EventLog.lines {
    let screens = Screens(
      yaml: clubList + keys, fixtures: ["club": channelClub], types: [ChannelListEventScreen.self],
      actions: actions.mapValues(on))
    for text in try screens.snapshots() where text.contains("error:") { EventLog.note(text) }
  }
}

/// Passes a list over ``channelClub`` to `body` after all due work.
func inspectList(
  _ keys: String = "", types: [any Configurable.Type] = [],
  _ body: @escaping @Sendable (SBUGroupChannelListViewController) throws -> Void
) throws {
  try look(
    at: "viewController: SBUGroupChannelListViewController\ndata: fixtures/club.yaml\n" + keys,
    by: { try frames(of: $0, fixtures: ["club": channelClub], types: types, actions: $1) },
    sourceLocation: #_sourceLocation, body)
}
