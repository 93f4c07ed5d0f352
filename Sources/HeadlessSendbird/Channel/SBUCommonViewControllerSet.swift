import HeadlessUIKit
import Synchronization

/// The view controllers of sheets and files that all channels open.
public enum SBUCommonViewControllerSet {
  /// The view controller of a file.
  public static var FileViewController: SBUFileViewController.Type {
    get { CommonScreens.current.file }
    set { CommonScreens.current.file = newValue }
  }
  /// The view controller of photos that an app with limited access can choose from.
  public static var SelectablePhotoViewController: SBUSelectablePhotoViewController.Type {
    get { CommonScreens.current.photo }
    set { CommonScreens.current.photo = newValue }
  }
  /// The view controller of the menu of a message.
  public static var MenuSheetViewController: SBUMenuSheetViewController.Type {
    get { CommonScreens.current.menu }
    set { CommonScreens.current.menu = newValue }
  }
  /// The view controller of the users who reacted to a message.
  public static var ReactionsViewController: SBUReactionsViewController.Type {
    get { CommonScreens.current.reactions }
    set { CommonScreens.current.reactions = newValue }
  }
  /// The view controller of all emoji.
  public static var EmojiListViewController: SBUEmojiListViewController.Type {
    get { CommonScreens.current.emoji }
    set { CommonScreens.current.emoji = newValue }
  }
}

private struct CommonScreens: ProcessWide {
  var file = SBUFileViewController.self
  var photo = SBUSelectablePhotoViewController.self
  var menu = SBUMenuSheetViewController.self
  var reactions = SBUReactionsViewController.self
  var emoji = SBUEmojiListViewController.self

  static let ofProcess = Mutex(CommonScreens())
}
