import ChatBackend
import HeadlessUIKit

extension GroupChannel {
  /// Creates the screen that a tap on the channel's row opens (C57).
  func screen(messageListParams: MessageListParams?) -> UIViewController {
    let sets = SBUViewControllerSet.entries
    if isChatNotification {
      return sets.ChatNotificationChannelViewController.make { $0.init(channelURL: channelURL) }
    }
    if isFeedChannel() {
      return sets.FeedNotificationChannelViewController.make { $0.init(channelURL: channelURL) }
    }
    return sets.GroupChannelViewController.make {
      $0.init(channelURL: channelURL, messageListParams: messageListParams)
    }
  }
}

extension SendbirdUI {
  /// Opens a channel from the first channel list of the app's navigation; a list of open channels is
  /// loaded again (C91, C102). Without a list, a screen of a group channel in the navigation shows the
  /// group channel; without both, a new list is presented and opens the channel (C92).
  ///
  /// - Parameters:
  ///   - channelURL: the channel's URL.
  ///   - basedOnChannelList: whether to open it from a channel list.
  ///   - messageListParams: the parameters of its messages; not used with a channel list (C91).
  ///   - channelType: the type of the channel.
  ///   - rootViewController: the view controller to search from; nil for the window's.
  public static func moveToChannel(
    channelURL: String, basedOnChannelList: Bool = true,
    messageListParams: MessageListParams? = nil, channelType: ChannelType = .group,
    rootViewController: UIViewController? = nil
  ) {
    guard SBUGlobals.currentUser != nil else { return }
    let root = rootViewController ?? ScreenEnvironment.current?.window.rootViewController
    guard basedOnChannelList else {
      return open(channelURL, messageListParams, channelType, from: root)
    }
    let found = findChannelListViewController(rootViewController: root, channelType: channelType)
    if let list = found as? SBUBaseChannelListViewController {
      list.navigationController?.popToViewController(list, animated: false)
      (list as? SBUChannelListScreen)?.willMoveToChannel()
      list.showChannel(channelURL: channelURL)
    } else if channelType == .group, let stack = stack(of: root),
      let index = stack.viewControllers.lastIndex(where: { $0 is SBUGroupChannelViewController })
    {
      var screens = stack.viewControllers
      screens[index] = screen(of: channelURL, messageListParams, channelType)
      stack.setViewControllers(screens, animated: false)
    } else {
      let sets = SBUViewControllerSet.entries
      let list: SBUBaseChannelListViewController =
        channelType == .open
        ? sets.OpenChannelListViewController.make { $0.init() }
        : sets.GroupChannelListViewController.make { $0.init() }
      let stack = UINavigationController(rootViewController: list)
      var top = root
      while let presented = top?.presentedViewController { top = presented }
      top?.present(stack, animated: true)
      list.showChannel(channelURL: channelURL)
    }
  }

  private static func open(
    _ channelURL: String, _ params: MessageListParams?, _ type: ChannelType,
    from root: UIViewController?
  ) {
    stack(of: root)?.pushViewController(screen(of: channelURL, params, type), animated: true)
  }

  private static func screen(
    of channelURL: String, _ params: MessageListParams?, _ type: ChannelType
  ) -> UIViewController {
    let sets = SBUViewControllerSet.entries
    return type == .open
      ? sets.OpenChannelViewController.make {
        $0.init(channelURL: channelURL, messageListParams: params)
      }
      : sets.GroupChannelViewController.make {
        $0.init(channelURL: channelURL, messageListParams: params)
      }
  }

  /// Creates a group channel with users and opens it.
  ///
  /// - Parameter userIds: the IDs of the members besides the current user.
  public static func createAndMoveToChannel(userIds: [String]) {
    let params = GroupChannelCreateParams()
    params.addUserIds(userIds)
    createAndMoveToChannel(params: params)
  }

  /// Creates a group channel and opens it; nothing happens if the request fails.
  ///
  /// - Parameters:
  ///   - params: the parameters of the channel.
  ///   - messageListParams: the parameters of its messages.
  public static func createAndMoveToChannel(
    params: GroupChannelCreateParams, messageListParams: MessageListParams? = nil
  ) {
    GroupChannel.createChannel(params: params) { channel, _ in
      guard let channel else { return }
      moveToChannel(channelURL: channel.channelURL, messageListParams: messageListParams)
    }
  }
}
