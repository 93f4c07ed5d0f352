import Diorama
import HeadlessUIKit

/// The view model of the user list: it loads the channel and its people page by page, does what the
/// menu offers, and follows what happens in channels.
open class SBUUserListViewModel: NSObject, Configurable {
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

  let customizedUsers: [SBUUser]?
  var isLoading = false
  private let identifier = "SBUUserListViewModel"

  /// A view model; it begins to load at once, and does nothing without a URL (S2, S4).
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
    SendbirdChat.addChannelDelegate(self, identifier: "\(identifier).\(ObjectIdentifier(self))")
    if let url = self.channelURL { loadChannel(channelURL: url, type: self.channelType) }
  }

  deinit {
    SendbirdChat.removeChannelDelegate(
      forIdentifier: "\(identifier).\(ObjectIdentifier(self))")
  }

  /// Loads the channel, then the first page, also when the channel is known already (S16, S18).
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

  func report(_ error: SBError) { delegate?.didReceiveError(error, isBlocker: false) }

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
  /// What YAML may set on it.
  open class var properties: PropertyTable { [] }
}
