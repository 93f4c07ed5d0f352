import DioramaKit
import Synchronization

/// The chat data that screens run on: made once from a fixture, never changed, shared by all runs.
///
/// What a run changes, its ``ChatService`` keeps beside it.
public final class ChatData: Sendable {
  /// Nobody and nothing.
  public static let empty = ChatData()

  let users: IdentifiedList<ChatUser>
  let groupChannels: IdentifiedList<ChatChannel>
  let openChannels: IdentifiedList<ChatChannel>
  let groups: IdentifiedList<ChatGroup>
  /// The friend applications, unless they stand in a file.
  let applications: [FixtureApplication]
  /// The file with the friend applications, which are then read from it page by page.
  let applicationFile: ApplicationFile?
  /// Whether no friend application has a time that is counted from a screen's clock.
  let hasFixedTimes: Bool
  /// The friend applications in their order, made when first asked for.
  private let ownList = Mutex<ApplicationList?>(nil)
  /// The rows of the list of conversations, in the fixture's order.
  let conversations: IdentifiedList<FixtureConversation>
  /// What was written in conversations.
  let histories: IdentifiedList<ChatHistory>

  /// Data of nobody and nothing.
  public convenience init() { self.init(users: IdentifiedList([])) }

  init(
    users: IdentifiedList<ChatUser> = IdentifiedList([]),
    groupChannels: IdentifiedList<ChatChannel> = IdentifiedList([]),
    openChannels: IdentifiedList<ChatChannel> = IdentifiedList([]),
    groups: IdentifiedList<ChatGroup> = IdentifiedList([]),
    applications: [FixtureApplication] = [], applicationFile: ApplicationFile? = nil,
    conversations: IdentifiedList<FixtureConversation> = IdentifiedList([]),
    histories: IdentifiedList<ChatHistory> = IdentifiedList([])
  ) {
    self.users = users
    self.groupChannels = groupChannels
    self.openChannels = openChannels
    self.groups = groups
    self.applications = applications
    self.applicationFile = applicationFile
    hasFixedTimes = applications.allSatisfy { $0.time.base == .epoch }
    self.conversations = conversations
    self.histories = histories
  }

  /// The ids of all users, in the fixture's order.
  public var userIds: [String] { users.elements.map(\.userId) }

  /// The user of an id.
  public func user(_ id: String) -> ChatUser? { users[id] }

  /// The channel of a URL, as the fixture has it.
  public func channel(_ url: String) -> ChatChannel? {
    groupChannels[url] ?? openChannels[url]
  }

  /// Whether a channel has a picture or a push setting, for which a database has no columns.
  var hasChannelExtras: Bool {
    channels.contains { $0.coverURL != nil || $0.pushTrigger != .default }
  }

  /// All channels, in the fixture's order.
  var channels: [ChatChannel] { groupChannels.elements + openChannels.elements }

  /// The URLs of all channels, in the fixture's order.
  public var channelURLs: [String] { channels.map(\.url) }
}

extension ChatData {
  /// The first friend applications of a fixture in its order, without a run. Those in a file of
  /// their own are not among them.
  ///
  /// - Parameters:
  ///   - most: how many there are at most.
  ///   - now: the moment, in milliseconds since 1970; what was open for a week then has expired.
  ///   - milliseconds: says when a moment is that is counted from a clock; an application is left
  ///     out where it does not know that.
  public func friendApplications(
    most: Int, now: Int, _ milliseconds: (TimeExpression) -> Int?
  ) -> [ChatFriendApplication] {
    applications.prefix(most).compactMap { dated in
      guard let time = milliseconds(dated.time) else { return nil }
      var application = dated.application
      application.operationTime = time
      application.status = application.status(expiry: now - ChatFriendApplication.lifetime)
      return application
    }
  }

  /// The fixture's friend applications in their order, made once for all runs.
  func sharedList() -> ApplicationList {
    if let known = ownList.withLock({ $0 }) { return known }
    let made = ApplicationList(
      applications.map { dated in
        var application = dated.application
        application.operationTime = dated.time.offset
        return application
      })
    // Two runs may have made one at the same time; the first one stays.
    return ownList.withLock { list in
      let result = list ?? made
      list = result
      return result
    }
  }
}
