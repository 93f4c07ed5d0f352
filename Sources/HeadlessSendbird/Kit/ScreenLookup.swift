import HeadlessUIKit

extension SendbirdUI {
  /// The list of channels in a stack.
  ///
  /// - Parameters:
  ///   - rootViewController: the stack, or what presents it.
  ///   - channelType: of which sort of channel.
  /// - Returns: nil where there is none.
  public static func findChannelListViewController(
    rootViewController: UIViewController?, channelType: ChannelType
  ) -> UIViewController? {
    screens(of: rootViewController).last {
      channelType == .open
        ? $0 is SBUOpenChannelListViewController : $0 is SBUGroupChannelListViewController
    }
  }

  /// The channel in a stack.
  ///
  /// - Parameter rootViewController: the stack, or what presents it.
  /// - Returns: nil where there is none.
  public static func findChannelViewController(
    rootViewController: UIViewController?
  ) -> UIViewController? {
    screens(of: rootViewController).last { $0 is SBUBaseChannelViewController }
  }

  /// The search in a stack.
  ///
  /// - Parameter rootViewController: the stack, or what presents it.
  /// - Returns: nil where there is none.
  public static func findSearchViewController(
    rootViewController: UIViewController?
  ) -> UIViewController? {
    screens(of: rootViewController).last { $0 is SBUMessageSearchViewController }
  }

  private static func screens(of root: UIViewController?) -> [UIViewController] {
    let stack =
      root?.presentedViewController as? UINavigationController ?? root as? UINavigationController
    return stack?.viewControllers ?? []
  }
}
