import DioramaKit
import HeadlessUIKit

/// The view model of the user list: it loads the channel and its people page by page, does what the
/// menu offers, and follows what happens in channels.
open class SBUUserListViewModel: NSObject, Configurable, UserQueryConfigurable {
  /// The channel, as soon as the service has answered; at once where it was given. An event of
  /// any channel puts that channel here (S137).
  public internal(set) var channel: BaseChannel?
  /// The channel's id.
  public internal(set) var channelURL: String?
  /// What sort of channel it is.
  public internal(set) var channelType: ChannelType
  /// The users of the list.
  public internal(set) var userList: [SBUUser] = []
  /// Which people are listed.
  public let userListType: ChannelUserListType
  /// Who is told; not kept alive.
  public weak var delegate: (any SBUUserListViewModelDelegate)?
  /// Who has further pages of custom users; not kept alive, and nobody unless an app sets it
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

  /// What YAML says of the queries.
  var userQuerySettings = UserQuerySettings()
  let customizedUsers: [SBUUser]?
  var isLoading = false
  private var identifier: String {
    "SBUUserListViewModel.\(UInt(bitPattern: ObjectIdentifier(self)))"
  }

  /// A view model; it begins to load at once, and does nothing without a URL (S2, S4).
  ///
  /// - Parameters:
  ///   - channel: the channel; with one, URL and type are the channel's.
  ///   - channelURL: the channel's id.
  ///   - channelType: what sort of channel the URL is of.
  ///   - users: users of one's own to list, so that no query is made; an empty list shows nobody.
  ///   - userListType: which people are listed.
  ///   - memberListQuery: a query of members; like the others thrown away by the first load (S177).
  ///   - operatorListQuery: a query of operators.
  ///   - mutedMemberListQuery: a query of a group's muted members.
  ///   - mutedParticipantListQuery: a query of an open channel's muted participants.
  ///   - bannedUserListQuery: a query of banned users.
  ///   - participantListQuery: a query of participants.
  ///   - delegate: who is told; not kept alive.
  ///   - dataSource: who has further pages of custom users; not kept alive.
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

  /// Loads the channel, then the first page, also when the channel is known already (S16, S18).
  ///
  /// An error goes to the delegate, which is told that it blocks nothing; a feed channel stays busy
  /// for good.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's id.
  ///   - type: what sort of channel it is; one of another sort is not found.
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
        // An error here leaves the indicator to the screen, which hides it (S36).
        if let error { return report(error) }
        self.channel = channel
        reportChannel()
        loadNextUserList(reset: true, users: customizedUsers)
      }
    }
  }

  // MARK: Saying

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

  /// A view model.
  open class var kind: TypeKind { .viewModel }
  /// What YAML may set on it: which people are asked for.
  open class var properties: PropertyTable { .membersQuery }
}

extension SBUUserListViewModel {
  /// Whether users of one's own are listed, so that no query is ever made.
  private var isCustom: Bool { customizedUsers.map { !$0.isEmpty } ?? false }

  /// Loads the next page of at most 20 people, or anew from the first.
  ///
  /// A reset empties the list even while a page is on its way, which then makes the new load
  /// nothing (S129).
  ///
  /// - Parameters:
  ///   - reset: whether list and queries are thrown away first.
  ///   - users: users of one's own that are the page, added as they are.
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

  /// Asks for a page; without a query the kit stays busy for good (S140).
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
    // An app's next page comes instead of the query's (S134); without one, users of one's own
    // come again (S133).
    let next = dataSource?.userListViewModel(self, nextUserListForChannel: channel)
    loadNextUserList(reset: false, users: next ?? (isCustom ? customizedUsers : nil))
  }

  /// Begins anew with the first page; users of one's own come again (S128).
  ///
  /// - Parameter channel: a channel that takes the place of the view model's; nil keeps that.
  public func resetUserList(channel: BaseChannel? = nil) {
    if let channel { self.channel = channel }
    loadNextUserList(reset: true, users: customizedUsers)
  }

  /// Whether there may be another page.
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

  /// Throws all queries away, also those that an app passed in (S177).
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
  /// Makes a user an operator; on success the list begins anew (S128).
  ///
  /// - Parameter user: the user; in a group channel a member. Where the current user may not do it,
  ///   the delegate hears of error 400108.
  public func registerAsOperator(user: SBUUser) {
    act { $0.addOperators(userIds: [user.userId], completionHandler: $1) }
  }

  /// Makes an operator an ordinary user.
  public func unregisterOperator(user: SBUUser) {
    act { $0.removeOperators(userIds: [user.userId], completionHandler: $1) }
  }

  /// Mutes a user for good; in group channels the indicator does not show (S188).
  ///
  /// - Parameter user: the user; on success the list begins anew.
  public func mute(user: SBUUser) {
    act(showsLoading: !(channel is GroupChannel)) {
      $0.muteUser(userId: user.userId, seconds: -1, description: nil, completionHandler: $1)
    }
  }

  /// Lets a muted user write again.
  public func unmute(user: SBUUser) {
    act { $0.unmuteUser(userId: user.userId, completionHandler: $1) }
  }

  /// Bans a user for good, who is then no longer in the channel.
  ///
  /// - Parameter user: the user; on success the list begins anew.
  public func ban(user: SBUUser) {
    act {
      $0.banUser(userId: user.userId, seconds: -1, description: nil, completionHandler: $1)
    }
  }

  /// Lets a banned user come back.
  public func unban(user: SBUUser) {
    act { $0.unbanUser(userId: user.userId, completionHandler: $1) }
  }

  /// Sends a request; on success the list begins anew, and the indicator goes at once (S37, S128).
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

// Events are not compared with the screen's channel: one of another channel replaces it (S137).
// Lists of members and of participants begin anew only when somebody joins or leaves (S136).
extension SBUUserListViewModel: GroupChannelDelegate, OpenChannelDelegate {
  /// Somebody may no longer write.
  public func channel(_ channel: BaseChannel, userWasMuted user: RestrictedUser) { follow(channel) }

  /// Somebody may write again.
  public func channel(_ channel: BaseChannel, userWasUnmuted user: User) { follow(channel) }

  /// Somebody was banned.
  public func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser) {
    follow(channel)
  }

  /// Somebody may come back.
  public func channel(_ channel: BaseChannel, userWasUnbanned user: User) { follow(channel) }

  /// The channel has other operators.
  public func channelDidUpdateOperators(_ channel: BaseChannel) { follow(channel) }

  /// Somebody came into a group.
  public func channel(_ channel: GroupChannel, userDidJoin user: User) {
    resetUserList(channel: channel)
  }

  /// Somebody left a group.
  public func channel(_ channel: GroupChannel, userDidLeave user: User) {
    resetUserList(channel: channel)
  }

  /// A channel is gone, this one or another: the screen goes, too.
  public func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
    delegate?.userListViewModel(self, shouldDismissForUserList: channel)
  }

  private func follow(_ channel: BaseChannel) {
    if userListType == .members || userListType == .participants { return }
    resetUserList(channel: channel)
  }
}
