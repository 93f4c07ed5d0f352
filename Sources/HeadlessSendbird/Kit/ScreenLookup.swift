import HeadlessUIKit

extension SendbirdUI {
  /// Returns the first list of channels in a navigation stack (C91). A list of another class than
  /// the kit's counts as one of open channels (C103, C169).
  ///
  /// - Parameters:
  ///   - rootViewController: the stack, or the view controller that presents it.
  ///   - channelType: the type of the channels.
  /// - Returns: the list; nil if the stack has none.
  public static func findChannelListViewController(
    rootViewController: UIViewController?, channelType: ChannelType
  ) -> UIViewController? {
    screens(of: rootViewController).first {
      let isGroupList = $0 is SBUGroupChannelListViewController
      guard channelType == .open else { return isGroupList }
      return $0 is SBUOpenChannelListViewController
        || $0 is SBUBaseChannelListViewController && !isGroupList
    }
  }

  /// Returns the channel screen in a navigation stack.
  ///
  /// - Parameter rootViewController: the stack, or the view controller that presents it.
  /// - Returns: the screen; nil if the stack has none.
  public static func findChannelViewController(
    rootViewController: UIViewController?
  ) -> UIViewController? {
    screens(of: rootViewController).last { $0 is SBUBaseChannelViewController }
  }

  /// Returns the message search in a navigation stack.
  ///
  /// - Parameter rootViewController: the stack, or the view controller that presents it.
  /// - Returns: the screen; nil if the stack has none.
  public static func findSearchViewController(
    rootViewController: UIViewController?
  ) -> UIViewController? {
    screens(of: rootViewController).last { $0 is SBUMessageSearchViewController }
  }

  private static func screens(of root: UIViewController?) -> [UIViewController] {
    stack(of: root)?.viewControllers ?? []
  }

  /// Returns the navigation controller that a view controller presents, or else is.
  static func stack(of root: UIViewController?) -> UINavigationController? {
    root?.presentedViewController as? UINavigationController ?? root as? UINavigationController
  }
}
