import DioramaKit
import Synchronization

/// The chat data of screens: made once from a fixture, never changed, and shared by all runs.
///
/// A ``ChatService`` stores the changes of its run separately.
public final class ChatData: Sendable {
  /// Data without content.
  public static let empty = ChatData()

  let users: IdentifiedList<ChatUser>
  let groupChannels: IdentifiedList<ChatChannel>
  let openChannels: IdentifiedList<ChatChannel>
  let groups: IdentifiedList<ChatGroup>
  /// The friend applications, unless they are in a file.
  let applications: [FixtureApplication]
  /// The file with the friend applications, which are read from it page by page.
  let applicationFile: (any ApplicationStore)?
  /// Whether no friend application has a time relative to a screen's clock.
  let hasFixedTimes: Bool
  /// The sorted friend applications, made on first use.
  private let ownList = Mutex<ApplicationList?>(nil)
  /// The rows of the list of conversations, in the fixture's order.
  let conversations: IdentifiedList<FixtureConversation>
  /// The messages of conversations.
  let histories: IdentifiedList<ChatHistory>

  /// Creates data without content.
  public convenience init() { self.init(users: IdentifiedList([])) }

  init(
    users: IdentifiedList<ChatUser> = IdentifiedList([]),
    groupChannels: IdentifiedList<ChatChannel> = IdentifiedList([]),
    openChannels: IdentifiedList<ChatChannel> = IdentifiedList([]),
    groups: IdentifiedList<ChatGroup> = IdentifiedList([]),
    applications: [FixtureApplication] = [], applicationFile: (any ApplicationStore)? = nil,
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

  /// Returns the user with an id.
  public func user(_ id: String) -> ChatUser? { users[id] }

  /// Returns the channel with a URL, as in the fixture.
  public func channel(_ url: String) -> ChatChannel? {
    groupChannels[url] ?? openChannels[url]
  }

  /// Whether a channel has values for which a database has no columns: a picture, a push setting, a
  /// time or messages.
  var hasChannelExtras: Bool {
    channels.contains {
      $0.coverURL != nil || $0.pushTrigger != .default || $0.createdAt != nil
        || !$0.history.messages.isEmpty || $0.activity != ChannelActivity()
    }
  }

  /// All channels, in the fixture's order.
  var channels: [ChatChannel] { groupChannels.elements + openChannels.elements }

  /// The URLs of all channels, in the fixture's order.
  public var channelURLs: [String] { channels.map(\.url) }
}

extension ChatData {
  /// Returns the first friend applications of a fixture in its order, without a run. Those in a
  /// separate file are not included.
  ///
  /// - Parameters:
  ///   - most: the maximum number of applications.
  ///   - now: the present time, in milliseconds since 1970; requests that were open for a week have
  ///     expired.
  ///   - milliseconds: returns the value of a time expression; if it returns nil, the application
  ///     is left out.
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

  /// Returns the fixture's sorted friend applications, made once for all runs.
  func sharedList() -> ApplicationList {
    if let known = ownList.withLock({ $0 }) { return known }
    let made = ApplicationList(
      applications.map { dated in
        var application = dated.application
        application.operationTime = dated.time.offset
        return application
      })
    // Two runs may have made a list at the same time; the first one is kept.
    return ownList.withLock { list in
      let result = list ?? made
      list = result
      return result
    }
  }
}
