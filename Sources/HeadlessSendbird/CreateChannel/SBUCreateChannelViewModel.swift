import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The delegate of the view model of the screen that creates a group channel.
public protocol SBUCreateChannelViewModelDelegate: SBUCommonViewModelDelegate {
  /// The users changed.
  func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool)
  /// A channel was created.
  func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel, didCreateChannel channel: BaseChannel?,
    withMessageListParams messageListParams: MessageListParams?)
  /// The selection changed.
  func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser])
}

/// The data source of the view model, for further pages of custom users.
public protocol SBUCreateChannelViewModelDataSource: AnyObject {
  /// Returns the next page of custom users; nil or empty at the end.
  func createChannelViewModel(
    _ viewModel: SBUCreateChannelViewModel,
    nextUserListForChannelType channelType: ChannelCreationType
  ) -> [SBUUser]?
}

/// The view model of the screen that creates a group channel: the users, the selection and the
/// request.
open class SBUCreateChannelViewModel: SBUBaseViewModel {
  /// The delegate for events; setting it later has no effect (C13).
  public weak var delegate: (any SBUCreateChannelViewModelDelegate)?
  private weak var listener: (any SBUCreateChannelViewModelDelegate)?
  /// The data source of further pages of custom users.
  public weak var dataSource: (any SBUCreateChannelViewModelDataSource)?

  /// The type of the channel to create.
  public let channelType: ChannelCreationType
  /// The users of the list.
  public private(set) var userList: [SBUUser] = []
  /// The selected users.
  public var selectedUserList: Set<SBUUser> { Set(selection) }
  /// The query of the app's users; nil with custom users.
  public private(set) var userListQuery: ApplicationUserListQuery?

  /// The selected users in the order of selection, in which they are sent.
  private(set) var selection: [SBUUser] = []
  private let customizedUsers: [SBUUser]?

  /// Creates a view model, which loads the first page immediately (C15).
  ///
  /// - Parameters:
  ///   - channelType: the type of the channel.
  ///   - users: custom users to select from; nil for the app's.
  ///   - delegate: the delegate; not retained.
  ///   - dataSource: the data source of further pages of custom users; not retained.
  public required init(
    channelType: ChannelCreationType = .group, users: [SBUUser]? = nil,
    delegate: (any SBUCreateChannelViewModelDelegate)? = nil,
    dataSource: (any SBUCreateChannelViewModelDataSource)? = nil
  ) {
    self.channelType = channelType
    self.delegate = delegate
    listener = delegate
    self.dataSource = dataSource
    customizedUsers = users
    super.init()
    loadNextUserList(reset: true, users: users)
  }

  private var isCustom: Bool { customizedUsers.map { !$0.isEmpty } ?? false }

  // MARK: Loading

  /// Loads the next page, or starts again with the first; the selection stays (C79 to C82).
  ///
  /// - Parameters:
  ///   - reset: whether to discard list and query first.
  ///   - users: custom users that form the page.
  public func loadNextUserList(reset: Bool, users: [SBUUser]? = nil) {
    if reset {
      userListQuery = nil
      userList = []
    }
    if let users, users.isEmpty, !isCustom { return announce() }
    listener?.shouldUpdateLoadingState(true)
    if let users {
      userList += users
      listener?.shouldUpdateLoadingState(false)
      return announce()
    }
    if isCustom { return listener?.shouldUpdateLoadingState(false) ?? () }
    loadQueriedUsers()
  }

  private func loadQueriedUsers() {
    let query = userListQuery ?? SendbirdChat.createApplicationUserListQuery { $0.limit = 20 }
    userListQuery = query
    guard query.hasNext else { return listener?.shouldUpdateLoadingState(false) ?? () }
    query.loadNextPage { [weak self] users, error in
      guard let self else { return }
      if let error {
        // The error comes before the end of loading (C28).
        ScreenEnvironment.log("didReceiveError \(error.code) \(error.localizedDescription)")
        listener?.didReceiveError(error, isBlocker: true)
        listener?.shouldUpdateLoadingState(false)
        return
      }
      let me = SBUGlobals.currentUser?.userId
      let page = (users ?? []).filter { $0.userId != me }.map { SBUUser(user: $0) }
      userList += page
      if !page.isEmpty { announce() }
      listener?.shouldUpdateLoadingState(false)
    }
  }

  private func announce() {
    listener?.createChannelViewModel(self, didChangeUsers: userList, needsToReload: true)
  }

  /// Loads the next page when exactly the tenth row from the end comes into view. The data source is
  /// always asked; its answer counts only for custom users (C83).
  ///
  /// - Parameter indexPath: the row that comes into view.
  public func preLoadNextUserList(indexPath: IndexPath) {
    guard !userList.isEmpty, indexPath.row == userList.count - 10,
      isCustom || userListQuery?.hasNext ?? false, !(userListQuery?.isLoading ?? false)
    else { return }
    let next = dataSource?.createChannelViewModel(self, nextUserListForChannelType: channelType)
    loadNextUserList(reset: false, users: isCustom ? next : nil)
  }

  /// Starts again with the first page.
  public func resetUserList() { loadNextUserList(reset: true, users: customizedUsers) }

  // MARK: Selecting and creating

  /// Selects a user, or deselects it; users are the same only if they are one object (C85).
  public func selectUser(user: SBUUser) {
    if let index = selection.firstIndex(where: { $0 === user }) {
      selection.remove(at: index)
    } else {
      selection.append(user)
    }
    listener?.createChannelViewModel(self, didUpdateSelectedUsers: selection)
  }

  /// Creates a channel with users (C88).
  ///
  /// - Parameter userIds: the IDs of the members besides the current user.
  public func createChannel(userIds: [String]) {
    let params = GroupChannelCreateParams()
    params.name = ""
    params.coverURL = ""
    params.addUserIds(userIds)
    params.isDistinct = false
    params.isSuper = channelType == .supergroup || channelType == .broadcast
    params.isBroadcast = channelType == .broadcast
    params.operatorUserIds = SBUGlobals.currentUser.map { [$0.userId] } ?? []
    SBUGlobalCustomParams.groupChannelParamsCreateBuilder?(params)
    createChannel(params: params)
  }

  /// Creates a channel (C89).
  ///
  /// - Parameters:
  ///   - params: the parameters of the channel.
  ///   - messageListParams: the parameters of its messages, for the screen that opens it.
  public func createChannel(
    params: GroupChannelCreateParams, messageListParams: MessageListParams? = nil
  ) {
    listener?.shouldUpdateLoadingState(true)
    GroupChannel.createChannel(params: params) { [weak self] channel, error in
      guard let self else { return }
      if let error {
        listener?.receive(error)
      } else {
        listener?.createChannelViewModel(
          self, didCreateChannel: channel, withMessageListParams: messageListParams)
      }
      listener?.shouldUpdateLoadingState(false)
    }
  }
}
