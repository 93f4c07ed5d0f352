import HeadlessUIKit

// The sheets of a message. Only their names and initializers exist; nothing here opens them.

/// The menu of a message, with a row of emoji (G156).
open class SBUMenuSheetViewController: SBUBaseViewController {
  /// The items of the menu.
  public private(set) var items: [SBUMenuItem]
  /// The message.
  public private(set) var message: BaseMessage?
  /// Whether the menu has a row of emoji.
  public private(set) var useReaction: Bool

  /// Creates the menu of a message.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - items: the items.
  ///   - useReaction: whether there is a row of emoji.
  public required init(message: BaseMessage?, items: [SBUMenuItem], useReaction: Bool) {
    (self.message, self.items, self.useReaction) = (message, items, useReaction)
    super.init(nibName: nil, bundle: nil)
  }
}

/// All emoji of the app, to react to a message (G157).
open class SBUEmojiListViewController: SBUBaseViewController {
  /// The message.
  public private(set) var message: BaseMessage?

  /// Creates the emoji for a message.
  ///
  /// - Parameter message: the message.
  public required init(message: BaseMessage?) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
  }
}

/// The delegate of the users who reacted to a message.
public protocol SBUReactionsViewControllerDelegate: AnyObject {
  /// The picture of a user was tapped.
  func reactionsViewController(
    _ viewController: SBUReactionsViewController, didTapUserProfile user: SBUUser)
}

/// The users who reacted to a message, by emoji.
open class SBUReactionsViewController: SBUBaseViewController {
  /// The channel of the message.
  public private(set) var channel: BaseChannel?
  /// The message.
  public private(set) var message: BaseMessage?
  /// The emoji that is selected first.
  public private(set) var selectedReaction: Reaction?
  /// The delegate; not retained.
  public weak var delegate: (any SBUReactionsViewControllerDelegate)?

  /// Creates the users who reacted to a message.
  ///
  /// - Parameters:
  ///   - channel: the channel of the message.
  ///   - message: the message.
  ///   - selectedReaction: the emoji that is selected first.
  public required init(
    channel: BaseChannel, message: BaseMessage, selectedReaction: Reaction? = nil
  ) {
    (self.channel, self.message) = (channel, message)
    self.selectedReaction = selectedReaction
    super.init(nibName: nil, bundle: nil)
  }
}

/// A file of a message, full screen.
open class SBUFileViewController: SBUBaseViewController {
  /// The file.
  public private(set) var fileData: SBUFileData?

  /// Creates a view of a file.
  ///
  /// - Parameter fileData: the file.
  public required init(fileData: SBUFileData?) {
    self.fileData = fileData
    super.init(nibName: nil, bundle: nil)
  }
}

/// The photos that an app with limited access can choose from.
open class SBUSelectablePhotoViewController: SBUBaseViewController {
  /// The delegate; not retained.
  public weak var delegate: (any SBUSelectablePhotoViewDelegate)?

  /// Creates a choice of photos.
  ///
  /// - Parameter mediaType: the type of the files; not used.
  public required init(mediaType: MediaResourceType = .library) {
    super.init(nibName: nil, bundle: nil)
  }
}

/// The delegate of the photos that an app with limited access can choose from.
public protocol SBUSelectablePhotoViewDelegate: AnyObject {
  /// A picture was selected.
  func didTapSendImageData(_ data: Data, fileName: String?, mimeType: String?)
  /// A video was selected.
  func didTapSendVideoURL(_ url: URL)
}
