import DioramaKit
import HeadlessUIKit

/// The view model of the user list. It loads the channel and its users page by page, performs the
/// menu's actions, and follows channel events.
open class SBUUserListViewModel: NSObject, Configurable, UserQueryConfigurable {
  /// The channel; if it was not passed in, nil until the service has answered. An event of any
  /// channel replaces it by that channel (S137).
  public internal(set) var channel: BaseChannel?
  /// The channel's ID.
  public internal(set) var channelURL: String?
  /// The type of the channel.
  public internal(set) var channelType: ChannelType
  /// The users of the list.
  public internal(set) var userList: [SBUUser] = []
  /// The type of the list.
  public let userListType: ChannelUserListType
  /// The delegate; not retained.
  public weak var delegate: (any SBUUserListViewModelDelegate)?
  /// The data source of further pages of custom users; not retained, and nil unless an app sets it
  /// (S132).
  public weak var dataSource: (any SBUUserListViewModelDataSource)?

  /// The query of members.
  public internal(set) var memberListQuery: MemberListQuery?
  /// The query of operators.
  public internal(set) var operatorListQuery: OperatorListQuery?
  /// The query of muted members.
  public internal(set) var mutedMemberListQuery: MemberListQuery?
  /// The query of muted participants.
  public internal(set) var mutedParticipantListQuery: MutedUserListQuery?
  /// The query of banned users.
  public internal(set) var bannedUserListQuery: BannedUserListQuery?
  /// The query of participants.
  public internal(set) var participantListQuery: ParticipantListQuery?

  /// YAML's parameters of the queries.
  var userQuerySettings = UserQuerySettings()
  let customizedUsers: [SBUUser]?
  var isLoading = false
  private var identifier: String {
    "SBUUserListViewModel.\(UInt(bitPattern: ObjectIdentifier(self)))"
  }

  /// Creates a view model, which starts to load immediately; without a URL it does nothing (S2,
  /// S4).
  ///
  /// - Parameters:
  ///   - channel: the channel; it determines URL and type.
  ///   - channelURL: the channel's ID.
  ///   - channelType: the type of the URL's channel.
  ///   - users: custom users to list, instead of those of a query; an empty list shows no users.
  ///   - userListType: the type of the list.
  ///   - memberListQuery: a query of members; the first load discards this and the other queries
  ///     (S177).
  ///   - operatorListQuery: a query of operators.
  ///   - mutedMemberListQuery: a query of a group channel's muted members.
  ///   - mutedParticipantListQuery: a query of an open channel's muted participants.
  ///   - bannedUserListQuery: a query of banned users.
  ///   - participantListQuery: a query of participants.
  ///   - delegate: the delegate; not retained.
  ///   - dataSource: the data source of further pages of custom users; not retained.
  public required init(
    channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
    users: [SBUUser]? = nil, userListType: ChannelUserListType,
    memberListQuery: MemberListQuery? = nil, operatorListQuery: OperatorListQuery? = nil,
    mutedMemberListQuery: MemberListQuery? = nil,
    mutedParticipantListQuery: MutedUserListQuery? = nil,
    bannedUserListQuery: BannedUserListQuery? = nil,
    participantListQuery: ParticipantListQuery? = nil,
    delegate: (any SBUUserListViewModelDelegate)? = nil,
    dataSource: (any SBUUserListViewModelDataSource)? = nil
  ) {
    self.channel = channel
    self.channelURL = channel?.channelURL ?? channelURL
    self.channelType = channel?.channelType ?? channelType
    self.userListType = userListType
    self.memberListQuery = memberListQuery
    self.operatorListQuery = operatorListQuery
    self.mutedMemberListQuery = mutedMemberListQuery
    self.mutedParticipantListQuery = mutedParticipantListQuery
    self.bannedUserListQuery = bannedUserListQuery
    self.participantListQuery = participantListQuery
    self.delegate = delegate
    self.dataSource = dataSource
    customizedUsers = users
    super.init()
    SendbirdChat.addChannelDelegate(self, identifier: identifier)
    if let url = self.channelURL { loadChannel(channelURL: url, type: self.channelType) }
  }

  deinit {
    SendbirdChat.removeChannelDelegate(forIdentifier: identifier)
  }

  /// Loads the channel, then the first page; also if the channel is already known (S16, S18).
  ///
  /// An error goes to the delegate as one that does not block the screen. A feed channel stays in
  /// the loading state.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's ID.
  ///   - type: the channel's type; a channel of another type is not found.
  public func loadChannel(channelURL: String, type: ChannelType) {
    report(isLoading: true)
    guard type != .feed else { return }
    SendbirdUI.connectIfNeeded { [weak self] _, error in
      guard let self else { return }
      if let error {
        report(isLoading: false)
        return report(error)
      }
      BaseChannel.getChannel(url: channelURL, type: type) { [weak self] channel, error in
        guard let self else { return }
        // After an error here, the screen hides the loading indicator (S36).
        if let error { return report(error) }
        self.channel = channel
        reportChannel()
        loadNextUserList(reset: true, users: customizedUsers)
      }
    }
  }

  // MARK: Reporting

  func report(isLoading: Bool) { delegate?.shouldUpdateLoadingState(isLoading) }

  func report(_ error: SBError) { delegate?.receive(error) }

  func reportChannel() {
    delegate?.userListViewModel(
      self, didChangeChannel: channel,
      withContext: MessageContext(source: .eventChannelChanged, sendingStatus: .succeeded))
  }

  func reportUsers() {
    delegate?.userListViewModel(self, didChangeUsers: userList, needsToReload: true)
  }

  // MARK: YAML

  /// The kind of the type: a view model.
  open class var kind: TypeKind { .viewModel }
  /// The properties that YAML can set: the parameters of the query.
  open class var properties: PropertyTable { .membersQuery }
}

extension SBUUserListViewModel {
  /// Whether the list has custom users, so no query is used.
  private var isCustom: Bool { customizedUsers.map { !$0.isEmpty } ?? false }

  /// Loads the next page of at most 20 users, or starts again with the first.
  ///
  /// A reset empties the list even while a page is loading; then no new load starts (S129).
  ///
  /// - Parameters:
  ///   - reset: whether to discard list and queries first.
  ///   - users: custom users that form the page, added unchanged.
  public func loadNextUserList(reset: Bool, users: [SBUUser]? = nil) {
    if reset {
      userList = []
      resetQuery()
    }
    guard !isLoading else { return }
    isLoading = true
    report(isLoading: true)
    if let users {
      isLoading = false
      userList += users
      report(isLoading: false)
      return reportUsers()
    }
    loadPage()
  }

  private func loadPage() {
    let group = channel as? GroupChannel
    let open = channel as? OpenChannel
    switch userListType {
    case .members:
      memberListQuery =
        memberListQuery ?? group?.createMemberListQuery(params: members { _ in })
      loadPage(of: memberListQuery) { $0.sbu_convertUserList() }
    case .operators:
      let params = OperatorListQueryParams()
      userQuerySettings.apply(to: params)
      operatorListQuery = operatorListQuery ?? channel?.createOperatorListQuery(params: params)
      loadPage(of: operatorListQuery) { $0.sbu_convertUserList() }
    case .muted where group != nil:
      mutedMemberListQuery =
        mutedMemberListQuery
        ?? group?.createMemberListQuery(params: members { $0.mutedMemberFilter = .muted })
      loadPage(of: mutedMemberListQuery) { $0.sbu_convertUserList() }
    case .muted:
      let params = MutedUserListQueryParams()
      userQuerySettings.apply(to: params)
      mutedParticipantListQuery =
        mutedParticipantListQuery ?? open?.createMutedUserListQuery(params: params)
      loadPage(of: mutedParticipantListQuery) { [channel] in
        SBUUser.convertUsers($0).sbu_updateOperatorStatus(channel: channel)
      }
    case .banned:
      let params = BannedUserListQueryParams()
      userQuerySettings.apply(to: params)
      bannedUserListQuery =
        bannedUserListQuery ?? channel?.createBannedUserListQuery(params: params)
      loadPage(of: bannedUserListQuery) { SBUUser.convertUsers($0) }
    case .participants:
      let params = ParticipantListQueryParams()
      userQuerySettings.apply(to: params)
      participantListQuery =
        participantListQuery ?? open?.createParticipantListQuery(params: params)
      loadPage(of: participantListQuery) { [channel] in
        $0.sbu_convertUserList().sbu_updateOperatorStatus(channel: channel)
      }
    case .none:
      isLoading = false
      report(isLoading: false)
    }
  }

  private func members(_ change: (MemberListQueryParams) -> Void) -> MemberListQueryParams {
    let params = MemberListQueryParams()
    change(params)
    userQuerySettings.apply(to: params)
    return params
  }

  /// Loads a page; without a query it stays in the loading state, as the kit does (S140).
  private func loadPage<Element>(
    of query: ListQuery<Element>?, _ convert: @escaping ([Element]) -> [SBUUser]
  ) {
    guard let query else { return }
    guard query.hasNext else {
      isLoading = false
      return report(isLoading: false)
    }
    query.loadNextPage { [weak self] elements, error in
      guard let self else { return }
      isLoading = false
      if let error {
        report(error)
      } else {
        userList += convert(elements ?? [])
        reportUsers()
      }
      report(isLoading: false)
    }
  }

  /// Loads the next page when one of the last ten rows comes into view (S131).
  ///
  /// - Parameter indexPath: the row that comes into view.
  public func preLoadNextUserList(indexPath: IndexPath) {
    guard !userList.isEmpty, indexPath.row >= userList.count - 10, !isLoading, hasNext() else {
      return
    }
    // An app's next page replaces the query's (S134); without one, custom users are added again
    // (S133).
    let next = dataSource?.userListViewModel(self, nextUserListForChannel: channel)
    loadNextUserList(reset: false, users: next ?? (isCustom ? customizedUsers : nil))
  }

  /// Starts again with the first page; custom users are added again (S128).
  ///
  /// - Parameter channel: a channel that replaces the view model's; nil keeps the current one.
  public func resetUserList(channel: BaseChannel? = nil) {
    if let channel { self.channel = channel }
    loadNextUserList(reset: true, users: customizedUsers)
  }

  /// Returns whether there may be another page.
  public func hasNext() -> Bool {
    if isCustom { return true }
    switch userListType {
    case .members: return memberListQuery?.hasNext ?? false
    case .operators: return operatorListQuery?.hasNext ?? false
    case .muted:
      return mutedMemberListQuery?.hasNext ?? mutedParticipantListQuery?.hasNext ?? false
    case .banned: return bannedUserListQuery?.hasNext ?? false
    case .participants: return participantListQuery?.hasNext ?? false
    case .none: return false
    }
  }

  /// Discards all queries, including those that an app passed in (S177).
  public func resetQuery() {
    memberListQuery = nil
    operatorListQuery = nil
    mutedMemberListQuery = nil
    mutedParticipantListQuery = nil
    bannedUserListQuery = nil
    participantListQuery = nil
  }
}

extension SBUUserListViewModel {
  /// Makes a user an operator; on success the list starts again (S128).
  ///
  /// - Parameter user: the user; in a group channel a member. If the current user is not allowed
  ///   to, the delegate receives error 400108.
  public func registerAsOperator(user: SBUUser) {
    act { $0.addOperators(userIds: [user.userId], completionHandler: $1) }
  }

  /// Makes an operator an ordinary user.
  public func unregisterOperator(user: SBUUser) {
    act { $0.removeOperators(userIds: [user.userId], completionHandler: $1) }
  }

  /// Mutes a user without end; in group channels no loading indicator shows (S188).
  ///
  /// - Parameter user: the user; on success the list starts again.
  public func mute(user: SBUUser) {
    act(showsLoading: !(channel is GroupChannel)) {
      $0.muteUser(userId: user.userId, seconds: -1, description: nil, completionHandler: $1)
    }
  }

  /// Unmutes a user.
  public func unmute(user: SBUUser) {
    act { $0.unmuteUser(userId: user.userId, completionHandler: $1) }
  }

  /// Bans a user without end and removes the user from the channel.
  ///
  /// - Parameter user: the user; on success the list starts again.
  public func ban(user: SBUUser) {
    act {
      $0.banUser(userId: user.userId, seconds: -1, description: nil, completionHandler: $1)
    }
  }

  /// Unbans a user.
  public func unban(user: SBUUser) {
    act { $0.unbanUser(userId: user.userId, completionHandler: $1) }
  }

  /// Sends a request; on success the list starts again, and the loading indicator hides immediately
  /// (S37, S128).
  private func act(
    showsLoading: Bool = true, _ request: (BaseChannel, @escaping (SBError?) -> Void) -> Void
  ) {
    guard let channel else { return }
    if showsLoading { report(isLoading: true) }
    request(channel) { [weak self] error in
      guard let self else { return }
      if let error { report(error) } else { resetUserList() }
      report(isLoading: false)
    }
  }
}

// Events of other channels are not filtered out: their channel replaces the screen's (S137). Lists
// of members and participants start again only when a user joins or leaves (S136).
extension SBUUserListViewModel: GroupChannelDelegate, OpenChannelDelegate {
  /// A user was muted.
  public func channel(_ channel: BaseChannel, userWasMuted user: RestrictedUser) { follow(channel) }

  /// A user was unmuted.
  public func channel(_ channel: BaseChannel, userWasUnmuted user: User) { follow(channel) }

  /// A user was banned.
  public func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser) {
    follow(channel)
  }

  /// A user was unbanned.
  public func channel(_ channel: BaseChannel, userWasUnbanned user: User) { follow(channel) }

  /// The operators of the channel changed.
  public func channelDidUpdateOperators(_ channel: BaseChannel) { follow(channel) }

  /// A user joined a group channel.
  public func channel(_ channel: GroupChannel, userDidJoin user: User) {
    resetUserList(channel: channel)
  }

  /// A user left a group channel.
  public func channel(_ channel: GroupChannel, userDidLeave user: User) {
    resetUserList(channel: channel)
  }

  /// Requests to dismiss the screen after any channel was deleted.
  public func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
    delegate?.userListViewModel(self, shouldDismissForUserList: channel)
  }

  private func follow(_ channel: BaseChannel) {
    if userListType == .members || userListType == .participants { return }
    resetUserList(channel: channel)
  }
}
