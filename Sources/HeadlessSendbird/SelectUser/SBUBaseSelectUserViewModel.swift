import ChatBackend
import DioramaKit
import HeadlessUIKit

/// What the view models of the select screens have in common: the channel, the list, the selection.
///
/// Pages have at most 20 users. The next one is asked for when exactly the tenth row from the end
/// comes into view (S69).
open class SBUBaseSelectUserViewModel: NSObject, Configurable, UserQueryConfigurable {
  /// The channel, as soon as the service has answered.
  public internal(set) var channel: BaseChannel?
  /// The channel's id.
  public internal(set) var channelURL: String?
  /// What sort of channel it is.
  public internal(set) var channelType: ChannelType
  /// The users of the list.
  public internal(set) var userList: [SBUUser] = []
  /// The selected users.
  public var selectedUserList: Set<SBUUser> { Set(selection) }
  /// The query of the app's users.
  public internal(set) var userListQuery: ApplicationUserListQuery?
  /// The query of members.
  public internal(set) var memberListQuery: MemberListQuery?
  /// The query of participants.
  public internal(set) var participantListQuery: ParticipantListQuery?
  /// Which users are offered.
  public let inviteListType: ChannelInviteListType

  /// The selected users in the order of selecting, which is the order of sending them (S182).
  private(set) var selection: [SBUUser] = []
  /// What YAML says of the queries.
  var userQuerySettings = UserQuerySettings()
  private let customizedUsers: [SBUUser]?
  private let isCustom: Bool
  var isLoading = false
  // Events go to the delegate of the initialiser, whatever is set later (S56).
  private weak var listener: (any SBUBaseSelectUserViewModelDelegate)?
  private weak var givenDataSource: (any SBUBaseSelectUserViewModelDataSource)?
  /// Who has further pages: the data source of the screen's own view model.
  var baseDataSource: (any SBUBaseSelectUserViewModelDataSource)? { givenDataSource }

  /// How far from the end the row is whose coming into view asks for the next page (S69).
  static let preloadDistance = 10

  /// A view model; it begins to load at once (S2).
  ///
  /// - Parameters:
  ///   - channel: the channel; with one, URL and type are the channel's.
  ///   - channelURL: the channel's id; without channel and URL nothing is ever loaded (S4).
  ///   - channelType: what sort of channel the URL is of.
  ///   - users: users of one's own to choose from, instead of those of a query; an empty list shows
  ///     nobody, unless members are left out, where it counts as none (S67).
  ///   - inviteListType: which users are offered where there are none of one's own.
  ///   - userListQuery: a query of the app's users; the first load makes another one.
  ///   - memberListQuery: a query of members, likewise.
  ///   - participantListQuery: a query of participants, likewise.
  ///   - delegate: who is told of everything, whatever is set later (S56); not kept alive.
  ///   - dataSource: who has further pages of custom users; not kept alive.
  public init(
    channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
    users: [SBUUser]? = nil, inviteListType: ChannelInviteListType,
    userListQuery: ApplicationUserListQuery? = nil, memberListQuery: MemberListQuery? = nil,
    participantListQuery: ParticipantListQuery? = nil,
    delegate: (any SBUBaseSelectUserViewModelDelegate)? = nil,
    dataSource: (any SBUBaseSelectUserViewModelDataSource)? = nil
  ) {
    self.channel = channel
    self.channelURL = channel?.channelURL ?? channelURL
    self.channelType = channel?.channelType ?? channelType
    self.inviteListType = inviteListType
    self.userListQuery = userListQuery
    self.memberListQuery = memberListQuery
    self.participantListQuery = participantListQuery
    customizedUsers = users
    isCustom = users.map { !$0.isEmpty } ?? false
    listener = delegate
    givenDataSource = dataSource
    super.init()
    if let url = self.channelURL { loadChannel(channelURL: url, type: self.channelType) }
  }

  /// Ids of those who are in the channel already, whether they are left out or not (S62, S63).
  public var joinedUserIds: Set<String> {
    guard inviteListType == .users, let group = channel as? GroupChannel else { return [] }
    return Set(group.members.map(\.userId))
  }

  // MARK: Loading

  /// Loads the channel, then the first page, also when the channel is known already (S16, S17).
  ///
  /// An error goes to the delegate, which is told that it blocks nothing (S28); a feed channel
  /// stays busy for good.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's id.
  ///   - type: what sort of channel it is; one of another sort is not found.
  public func loadChannel(channelURL: String, type: ChannelType) {
    guard type != .feed else { return report(isLoading: true) }
    report(isLoading: true)
    SendbirdUI.connectIfNeeded { [weak self] _, error in
      guard let self else { return }
      if let error { return fail(error) }
      BaseChannel.getChannel(url: channelURL, type: type) { [weak self] channel, error in
        self?.receive(channel, error)
      }
    }
  }

  private func receive(_ channel: BaseChannel?, _ error: SBError?) {
    if let error { return fail(error) }
    self.channel = channel
    loadNextUserList(reset: true, users: customizedUsers)
  }

  /// A channel could not be loaded (S28).
  private func fail(_ error: SBError) {
    report(isLoading: false)
    listener?.receive(error)
  }

  /// Loads the next page, or anew from the first; nothing while a page is on its way (S58, S60).
  ///
  /// - Parameters:
  ///   - reset: whether list and queries are thrown away first; the selection stays (S59).
  ///   - users: users of one's own that are the page; members of the channel among them are left
  ///     out on the invite screen (S63).
  public func loadNextUserList(reset: Bool, users: [SBUUser]? = nil) {
    guard !isLoading else { return }
    isLoading = true
    if reset {
      userListQuery = nil
      memberListQuery = nil
      participantListQuery = nil
      userList = []
    }
    if isCustom {
      return loadCustomUsers(users)
    }
    if let users, users.isEmpty, filteringChannel == nil || isSuperOrBroadcast {
      // An empty list of one's own is shown as such where nobody is filtered out (S67).
      isLoading = false
      return append([])
    }
    if let users, users.isEmpty { report(isLoading: false) }
    switch (inviteListType, channelType) {
    case (.users, _): loadApplicationUsers()
    case (.operators, .group): loadMembers()
    case (.operators, .open): loadParticipants()
    case (.operators, .feed), (.none, _): break
    }
  }

  private func loadCustomUsers(_ users: [SBUUser]?) {
    var page = users ?? nextPage()
    // A page of joined users only asks for the next one, whose answer is used at the second call
    // (S66).
    while let candidates = page, !candidates.isEmpty {
      let fresh = unjoined(candidates)
      if !fresh.isEmpty {
        isLoading = false
        return append(fresh)
      }
      guard let next = nextPage(), !next.isEmpty else { break }
      page = nextPage()
    }
    isLoading = false
    report(isLoading: false)
  }

  private func nextPage() -> [SBUUser]? { baseDataSource?.nextUserList() }

  /// Adds a page as it is, doubles included (S68).
  func append(_ users: [SBUUser]) {
    userList += users
    listener?.baseSelectedUserViewModel(self, didChangeUserList: userList, needsToReload: true)
    report(isLoading: false)
  }

  /// Begins anew with the first page; the selection stays (S59, S73).
  public func resetUserList() { loadNextUserList(reset: true, users: customizedUsers) }

  /// Loads the next page when exactly the tenth row from the end comes into view (S69, S70).
  ///
  /// - Parameter indexPath: the row that comes into view.
  public func preLoadNextUserList(indexPath: IndexPath) {
    guard !userList.isEmpty, indexPath.row == userList.count - Self.preloadDistance, !isLoading,
      isCustom || hasNext
    else { return }
    let next = nextPage()
    if isCustom, next == nil {
      // The kit stays busy for good at this point (S71).
      isLoading = true
      return
    }
    loadNextUserList(reset: false, users: isCustom ? next : nil)
  }

  private var hasNext: Bool {
    switch inviteListType {
    case .users: userListQuery?.hasNext ?? false
    case .operators:
      memberListQuery?.hasNext ?? participantListQuery?.hasNext ?? false
    case .none: false
    }
  }

  // MARK: Filtering

  /// Whether members of super and broadcast channels are offered on the invite screen, as the kit
  /// does (S63); page 000 says that no member ever is, and so it is unless this is set before the
  /// first page arrives.
  public var offersMembersOfSuperAndBroadcastChannels = false

  /// The channel whose members are left out; nil where nobody is (S62, S203).
  private var filteringChannel: GroupChannel? {
    guard inviteListType == .users, let group = channel as? GroupChannel, group.memberCount > 0,
      !(isSuperOrBroadcast && offersMembersOfSuperAndBroadcastChannels)
    else { return nil }
    return group
  }

  private var isSuperOrBroadcast: Bool {
    (channel as? GroupChannel).map { $0.isSuper || $0.isBroadcast } ?? false
  }

  func unjoined(_ users: [SBUUser]) -> [SBUUser] {
    guard let channel = filteringChannel else { return users }
    let isMember = channel.service.membership(of: channel.channelURL)
    return users.filter { !isMember($0.userId) }
  }

  // MARK: Selecting

  /// Selects a user, or takes the selection back; told by the id (S72). The delegate of the
  /// initialiser hears of it.
  ///
  /// - Parameter user: the user; whether the list has them does not matter.
  public func selectUser(user: SBUUser) {
    if let index = selection.firstIndex(where: { $0.userId == user.userId }) {
      selection.remove(at: index)
    } else {
      selection.append(user)
    }
    listener?.baseSelectedUserViewModel(self, didUpdateSelectedUsers: selection)
  }

  // MARK: Acting

  /// Sends what is done with the selection, between the two messages of loading (S32).
  func act(_ request: (@escaping (SBError?) -> Void) -> Void, then succeed: @escaping () -> Void) {
    report(isLoading: true)
    request { [weak self] error in
      guard let self else { return }
      if let error { report(error) } else { succeed() }
      report(isLoading: false)
    }
  }

  // MARK: Saying

  func report(isLoading: Bool) { listener?.shouldUpdateLoadingState(isLoading) }

  func report(_ error: SBError) { listener?.receive(error) }

  // MARK: YAML

  /// A view model.
  open class var kind: TypeKind { .viewModel }
  /// What YAML may set on it.
  open class var properties: PropertyTable { [] }

  /// The kit's way with members of large channels, for the view model of the invite screen.
  static let offersMembers = Property(
    "offersMembersOfSuperAndBroadcastChannels", .bool,
    "whether members of super and broadcast channels can be invited: the kit does, its guide says no",
    \SBUBaseSelectUserViewModel.offersMembersOfSuperAndBroadcastChannels)
}

// Where the pages of the select screens come from.

extension SBUBaseSelectUserViewModel {
  /// Users of the app who are not in the channel yet (S61, S63).
  func loadApplicationUsers() {
    if userListQuery == nil {
      let params = ApplicationUserListQueryParams()
      userQuerySettings.apply(to: params)
      userListQuery = SendbirdChat.createApplicationUserListQuery(params: params)
    }
    loadPage(of: userListQuery) { model, users in
      // An empty page ends with one message, a filtered one with two (S22, S23, S24).
      if !users.isEmpty {
        let fresh = model.unjoined(users.sbu_convertUserList())
        if fresh.isEmpty { model.report(isLoading: false) } else { model.append(fresh) }
      }
      model.report(isLoading: false)
    }
  }

  /// Members who are not operators (S61, S25).
  func loadMembers() {
    if memberListQuery == nil {
      let params = MemberListQueryParams()
      params.operatorFilter = .nonOperator
      userQuerySettings.apply(to: params)
      memberListQuery = (channel as? GroupChannel)?.createMemberListQuery(params: params)
    }
    guard let memberListQuery else { return failToMake("memberListQuery") }
    loadPage(of: memberListQuery) { model, members in
      model.finish(page: members.sbu_convertUserList())
    }
  }

  /// Participants; those who are operators are left out, as page 001 says (S197).
  func loadParticipants() {
    if participantListQuery == nil {
      let params = ParticipantListQueryParams()
      userQuerySettings.apply(to: params)
      participantListQuery = (channel as? OpenChannel)?.createParticipantListQuery(params: params)
    }
    guard let participantListQuery else { return failToMake("participantListQuery") }
    loadPage(of: participantListQuery) { model, users in
      let others = users.sbu_convertUserList().filter { user in
        !((model.channel as? OpenChannel)?.isOperator(userId: user.userId) ?? false)
      }
      if !others.isEmpty { model.append(others) }
      // With so few new rows the one that asks for the next page might never come into view.
      if others.count < Self.preloadDistance, participantListQuery.hasNext {
        return model.loadNextUserList(reset: false)
      }
      if others.isEmpty { model.report(isLoading: false) }
    }
  }

  /// Asks for a page and hands it on; an error or the end of the list is said here (S29, S31).
  private func loadPage<Element>(
    of query: ListQuery<Element>?, _ body: @escaping (SBUBaseSelectUserViewModel, [Element]) -> Void
  ) {
    guard let query, query.hasNext else {
      isLoading = false
      return report(isLoading: false)
    }
    query.loadNextPage { [weak self] elements, error in
      guard let self else { return }
      isLoading = false
      if let error {
        report(error)
        return report(isLoading: false)
      }
      body(self, elements ?? [])
    }
  }

  private func finish(page: [SBUUser]) {
    if page.isEmpty { report(isLoading: false) } else { append(page) }
  }

  /// The channel is of a class that has no such query; the kit stays busy for good (S75).
  private func failToMake(_ query: String) {
    report(isLoading: false)
    report(SBError(domain: "Cannot create the \(query).", code: -1))
  }
}
