import Diorama

/// The chat data that screens run on: made once from a fixture, never changed, shared by all runs.
///
/// What a run changes, its ``ChatService`` keeps beside it.
public final class ChatData: Sendable {
  /// Nobody and nothing.
  public static let empty = ChatData()

  let users: IdentifiedList<ChatUser>
  let groupChannels: IdentifiedList<ChatGroupChannel>
  let openChannels: IdentifiedList<ChatOpenChannel>
  let groups: IdentifiedList<ChatGroup>
  let applications: [DatedApplication]
  /// The places of the friend applications, the newest first; nil when some of their times are
  /// counted from a screen's clock, so that each run has an order of its own.
  let applicationOrder: [Int32]?

  init(
    users: IdentifiedList<ChatUser> = IdentifiedList([]),
    groupChannels: IdentifiedList<ChatGroupChannel> = IdentifiedList([]),
    openChannels: IdentifiedList<ChatOpenChannel> = IdentifiedList([]),
    groups: IdentifiedList<ChatGroup> = IdentifiedList([]),
    applications: [DatedApplication] = []
  ) {
    self.users = users
    self.groupChannels = groupChannels
    self.openChannels = openChannels
    self.groups = groups
    self.applications = applications
    applicationOrder =
      applications.allSatisfy { $0.time.base == .epoch }
      ? newestFirst(applications.map(\.time.offset)) : nil
  }

  /// How many users there are.
  public var userCount: Int { users.elements.count }

  /// The ids of all users, in the fixture's order.
  public var userIds: [String] { users.elements.map(\.userId) }

  /// The user of an id.
  public func user(_ id: String) -> ChatUser? { users[id] }

  /// The channel of a URL, as the fixture has it.
  public func channel(_ url: String) -> ChatChannel? {
    groupChannels[url].map { .group($0) } ?? openChannels[url].map { .open($0) }
  }

  /// The URLs of all channels, in the fixture's order.
  public var channelURLs: [String] {
    groupChannels.elements.map(\.url) + openChannels.elements.map(\.url)
  }
}

/// The places of moments, the latest first; equal ones stay in their order.
func newestFirst(_ times: [Int]) -> [Int32] {
  times.indices
    .map { Int32(truncatingIfNeeded: $0) }
    .sorted { (times[Int($1)], $0) < (times[Int($0)], $1) }
}
