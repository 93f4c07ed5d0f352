import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The base class of the view models of select screens: the channel, the list and the selection.
///
/// A page has at most 20 users. The next page loads when exactly the tenth row from the end comes
/// into view (S69), or at once if fewer than ten rows are new, as pages 000 and 001 list all users.
open class SBUBaseSelectUserViewModel: NSObject, Configurable, UserQueryConfigurable {
  /// The channel; nil until the service has answered.
  public internal(set) var channel: BaseChannel?
  /// The channel's ID.
  public internal(set) var channelURL: String?
  /// The type of the channel.
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
  /// The users to list.
  public let inviteListType: ChannelInviteListType

  /// The selected users in the order of selection, in which they are sent (S182).
  private(set) var selection: [SBUUser] = []
  /// YAML's parameters of the queries.
  var userQuerySettings = UserQuerySettings()
  private let customizedUsers: [SBUUser]?
  private let isCustom: Bool
  var isLoading = false
  /// The number of rows when the last load began.
  private var rowsBefore = 0
  // Events go to the delegate passed to the initializer, even if another one is set later (S56).
  private weak var listener: (any SBUBaseSelectUserViewModelDelegate)?
  private weak var givenDataSource: (any SBUBaseSelectUserViewModelDataSource)?
  /// The data source of further pages, from the screen's own view model.
  var baseDataSource: (any SBUBaseSelectUserViewModelDataSource)? { givenDataSource }

  /// The distance from the end of the row that loads the next page when it comes into view (S69).
  static let preloadDistance = 10

  /// Creates a view model, which starts to load immediately (S2).
  ///
  /// - Parameters:
  ///   - channel: the channel; it determines URL and type.
  ///   - channelURL: the channel's ID; without channel and URL nothing is ever loaded (S4).
  ///   - channelType: the type of the URL's channel.
  ///   - users: custom users to select from, instead of those of a query. An empty list shows no
  ///     users, but counts as nil if the channel's members are left out (S67).
  ///   - inviteListType: the users to list if there are no custom users.
  ///   - userListQuery: a query of the app's users; the first load replaces it.
  ///   - memberListQuery: a query of members; the first load replaces it.
  ///   - participantListQuery: a query of participants; the first load replaces it.
  ///   - delegate: the delegate of all events, even if another one is set later (S56); not
  ///     retained.
  ///   - dataSource: the data source of further pages of custom users; not retained.
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

  /// The IDs of the channel's members on the invite screen, whether the list leaves them out or not
  /// (S62, S63).
  public var joinedUserIds: Set<String> {
    guard inviteListType == .users, let group = channel as? GroupChannel else { return [] }
    return Set(group.members.map(\.userId))
  }

  // MARK: Loading

  /// Loads the channel, then the first page; also if the channel is already known (S16, S17).
  ///
  /// An error goes to the delegate as one that does not block the screen (S28). A feed channel
  /// stays in the loading state.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's ID.
  ///   - type: the channel's type; a channel of another type is not found.
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

  /// Reports that a channel could not be loaded (S28).
  private func fail(_ error: SBError) {
    report(isLoading: false)
    listener?.receive(error)
  }

  /// Loads the next page, or starts again with the first; does nothing while a page is loading
  /// (S58, S60).
  ///
  /// - Parameters:
  ///   - reset: whether to discard list and queries first; the selection stays (S59).
  ///   - users: custom users that form the page; the invite screen leaves out members of the
  ///     channel (S63), the others leave out operators.
  public func loadNextUserList(reset: Bool, users: [SBUUser]? = nil) {
    guard !isLoading else { return }
    isLoading = true
    if reset {
      userListQuery = nil
      memberListQuery = nil
      participantListQuery = nil
      userList = []
    }
    rowsBefore = userList.count
    if isCustom {
      return loadCustomUsers(users)
    }
    if let users, users.isEmpty, filteringChannel == nil || isSuperOrBroadcast {
      // An empty custom list stays empty unless the channel's members are left out (S67).
      isLoading = false
      return append([])
    }
    if let users, users.isEmpty { report(isLoading: false) }
    loadQueriedUsers()
  }

  private func loadQueriedUsers() {
    switch (inviteListType, channelType) {
    case (.users, _): loadApplicationUsers()
    case (.operators, .group): loadMembers()
    case (.operators, .open): loadParticipants()
    case (.operators, .feed), (.none, _): break
    }
  }

  private func loadCustomUsers(_ users: [SBUUser]?) {
    var page = users ?? nextPage()
    while let candidates = page, !candidates.isEmpty {
      let rows = offered(candidates)
      if !rows.isEmpty {
        isLoading = false
        return append(rows)
      }
      guard let next = nextPage(), !next.isEmpty else { break }
      // After a page of members, the data source is called twice and the second answer is used
      // (S66).
      page = inviteListType == .users ? nextPage() : next
    }
    isLoading = false
    report(isLoading: false)
  }

  private func nextPage() -> [SBUUser]? { baseDataSource?.nextUserList() }

  /// Adds a page unchanged, including duplicates (S68).
  func append(_ users: [SBUUser]) {
    userList += users
    listener?.baseSelectedUserViewModel(self, didChangeUserList: userList, needsToReload: true)
    report(isLoading: false)
  }

  /// Starts again with the first page; the selection stays (S59, S73).
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
      // The kit stays in the loading state forever at this point (S71).
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

  /// Whether the invite screen lists members of super and broadcast channels, as the kit does
  /// (S63). Page 000 says that it never lists members, so the default is false. Set it before the
  /// first page arrives.
  public var offersMembersOfSuperAndBroadcastChannels = false

  /// The channel whose members are left out; nil if none are (S62, S203).
  private var filteringChannel: GroupChannel? {
    guard inviteListType == .users, let group = channel as? GroupChannel, group.memberCount > 0,
      !(isSuperOrBroadcast && offersMembersOfSuperAndBroadcastChannels)
    else { return nil }
    return group
  }

  private var isSuperOrBroadcast: Bool {
    (channel as? GroupChannel).map { $0.isSuper || $0.isBroadcast } ?? false
  }

  /// Returns the users to list: those who can be invited (S62), or who are not operators yet (S197).
  private func offered(_ users: [SBUUser]) -> [SBUUser] {
    if inviteListType == .operators {
      guard let channel else { return users }
      return users.filter { !channel.service.isOperator($0.userId, of: channel.channelURL) }
    }
    guard let channel = filteringChannel else { return users }
    let isMember = channel.service.membership(of: channel.channelURL)
    return users.filter { !isMember($0.userId) }
  }

  /// Returns why the list leaves out a user, given by ID or nickname; nil if the channel is no
  /// reason.
  func reasonForMissingUser(_ name: String) -> String? {
    guard let channel, let user = channel.service.person(named: name) else { return nil }
    let isMember = channel.service.membership(of: channel.channelURL)(user.userId)
    let noun = channel.channelType == .open ? "participant" : "member"
    if isMember, inviteListType == .users { return "'\(name)' is a \(noun) already" }
    if channel.service.isOperator(user.userId, of: channel.channelURL) {
      return "'\(name)' is an operator already"
    }
    return isMember || inviteListType == .users ? nil : "'\(name)' is not a \(noun)"
  }

  // MARK: Selecting

  /// Selects or deselects a user, by ID (S72), and notifies the initializer's delegate.
  ///
  /// - Parameter user: the user; does not need to be in the list.
  public func selectUser(user: SBUUser) {
    if let index = selection.firstIndex(where: { $0.userId == user.userId }) {
      selection.remove(at: index)
    } else {
      selection.append(user)
    }
    listener?.baseSelectedUserViewModel(self, didUpdateSelectedUsers: selection)
  }

  // MARK: Acting

  /// Sends the request for the selected users and reports the start and end of loading (S32).
  func act(_ request: (@escaping (SBError?) -> Void) -> Void, then succeed: @escaping () -> Void) {
    report(isLoading: true)
    request { [weak self] error in
      guard let self else { return }
      if let error { report(error) } else { succeed() }
      report(isLoading: false)
    }
  }

  // MARK: Reporting

  func report(isLoading: Bool) { listener?.shouldUpdateLoadingState(isLoading) }

  func report(_ error: SBError) { listener?.receive(error) }

  // MARK: YAML

  /// The kind of the type: a view model.
  open class var kind: TypeKind { .viewModel }
  /// The properties that YAML can set.
  open class var properties: PropertyTable { [] }

  /// The property for the kit's handling of members of large channels, for the invite screen's view
  /// model.
  static let offersMembers = Property(
    "offersMembersOfSuperAndBroadcastChannels", .bool,
    "whether members of super and broadcast channels are offered, as in the kit; by default no",
    \SBUBaseSelectUserViewModel.offersMembersOfSuperAndBroadcastChannels)
}

// The sources of the pages of select screens.

extension SBUBaseSelectUserViewModel {
  /// Loads users of the app who are not in the channel (S61, S63).
  func loadApplicationUsers() {
    if userListQuery == nil {
      let params = ApplicationUserListQueryParams()
      userQuerySettings.apply(to: params)
      userListQuery = SendbirdChat.createApplicationUserListQuery(params: params)
    }
    loadPage(of: userListQuery) { model, users in
      // The end of loading is reported twice, after an empty page once (S22, S23, S24).
      model.finish(page: model.offered(users.sbu_convertUserList()), endsTwice: !users.isEmpty)
    }
  }

  /// Loads members who are not operators (S61, S25).
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

  /// Loads participants who are not operators, as page 001 says (S197).
  func loadParticipants() {
    if participantListQuery == nil {
      let params = ParticipantListQueryParams()
      userQuerySettings.apply(to: params)
      participantListQuery = (channel as? OpenChannel)?.createParticipantListQuery(params: params)
    }
    guard let participantListQuery else { return failToMake("participantListQuery") }
    loadPage(of: participantListQuery) { model, users in
      model.finish(page: model.offered(users.sbu_convertUserList()))
    }
  }

  /// Loads a page and passes it to a closure; reports an error or the end of the list (S29, S31).
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

  /// Adds the users of a query's page; loads the next page at once while so few rows are new that
  /// the row that loads it (S69) might never come into view.
  private func finish(page: [SBUUser], endsTwice: Bool = false) {
    if !page.isEmpty { append(page) }
    if !isLoading, userList.count < rowsBefore + Self.preloadDistance, hasNext {
      isLoading = true
      return loadQueriedUsers()
    }
    if page.isEmpty { report(isLoading: false) }
    if endsTwice { report(isLoading: false) }
  }

  /// Reports that the channel's class has no such query; like the kit, it stays in the loading
  /// state (S75).
  private func failToMake(_ query: String) {
    report(isLoading: false)
    report(SBError(domain: "Cannot create the \(query).", code: -1))
  }
}
