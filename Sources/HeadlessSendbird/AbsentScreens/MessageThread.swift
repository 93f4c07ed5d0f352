import HeadlessUIKit

/// The module of a message thread, a screen that is not implemented.
open class SBUMessageThreadModule: SBUModule, SBUComponentModule, SBUInputModule {
  /// The header.
  open class Header: SBUBaseChannelModule.Header {}
  /// The list.
  open class List: SBUBaseChannelModule.List {}
  /// The message input.
  open class Input: SBUBaseChannelModule.Input {}
}

/// The delegate of a message thread.
public protocol SBUMessageThreadViewControllerDelegate: AnyObject {
  /// The channel is to show the message that has the thread.
  func messageThreadViewController(
    _ viewController: SBUMessageThreadViewController,
    shouldMoveToParentMessage parentMessage: BaseMessage)
  /// The voice messages of the thread were played.
  func messageThreadViewController(
    _ viewController: SBUMessageThreadViewController,
    shouldSyncVoiceFileInfos voiceFileInfos: [String: SBUVoiceFileInfo]?)
}

/// A placeholder for the kit's message thread.
open class SBUMessageThreadViewController: SBUBaseChannelViewController {
  /// The delegate; not retained.
  public weak var delegate: (any SBUMessageThreadViewControllerDelegate)?
  /// The view model; nil unless an app sets one, and never used.
  public var viewModel: SBUMessageThreadViewModel? {
    get { baseViewModel as? SBUMessageThreadViewModel }
    set { baseViewModel = newValue }
  }
  /// The header; the items that code sets are shown.
  public var headerComponent: SBUMessageThreadModule.Header? {
    get { baseHeaderComponent as? SBUMessageThreadModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; kept, not shown.
  public var listComponent: SBUMessageThreadModule.List? {
    get { baseListComponent as? SBUMessageThreadModule.List }
    set { baseListComponent = newValue }
  }
  /// The message input; kept, not shown.
  public var inputComponent: SBUMessageThreadModule.Input? {
    get { baseInputComponent as? SBUMessageThreadModule.Input }
    set { baseInputComponent = newValue }
  }

  /// Creates a placeholder screen that names the channel.
  public required init(
    channel: GroupChannel? = nil, channelURL: String? = nil, parentMessage: BaseMessage? = nil,
    parentMessageId: Int64? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.MessageThreadModule)
    absentNotice = AbsentNotice(
      name: "SBUMessageThreadViewController", subject: channel?.channelURL ?? channelURL)
  }

  /// Creates a placeholder screen that names the channel.
  public required convenience init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil
  ) { self.init(channel: nil, channelURL: channelURL) }

  /// Sets up the parts.
  open override func setupViews() {
    super.setupViews()
    baseHeaderComponent?.setUp(self, theme)
    baseListComponent?.setUp(self, self, theme)
    baseInputComponent?.setUp(self, self, theme)
  }
}

/// The view model of a message thread, a screen that is not implemented.
open class SBUMessageThreadViewModel: SBUBaseChannelViewModel {
  /// Loads nothing.
  public override func loadChannel(
    channelURL: String, messageListParams: MessageListParams? = nil,
    completionHandler: ((BaseChannel?, SBError?) -> Void)? = nil
  ) {}
}

extension SBUModules {
  /// The module of a message thread, a screen that is not implemented.
  public var MessageThreadModule: SBUTypeEntry<SBUMessageThreadModule> { entry() }
}

extension SBUViewControllers {
  /// The view controller of a message thread, a screen that is not implemented.
  public var MessageThreadViewController: SBUTypeEntry<SBUMessageThreadViewController> { entry() }
}

extension SBUViewModels {
  /// The view model of a message thread, a screen that is not implemented.
  public var MessageThreadViewModel: SBUTypeEntry<SBUMessageThreadViewModel> { entry() }
}
