import HeadlessUIKit

/// The module of an open channel with its messages, a screen that is not implemented.
open class SBUOpenChannelModule: SBUModule, SBUComponentModule, SBUInputModule {
  /// The header.
  open class Header: SBUBaseChannelModule.Header {}
  /// The list.
  open class List: SBUBaseChannelModule.List {}
  /// The message input.
  open class Input: SBUBaseChannelModule.Input {}
  /// The media player above the messages; empty by default.
  open class Media: SBUAbsentPart {}

  /// The class of ``Media``; an app can set it.
  public static var MediaComponent: Media.Type {
    get { component("MediaComponent") ?? Media.self }
    set { set(component: newValue, at: "MediaComponent") }
  }
}

/// A placeholder for the kit's open channel with its messages.
open class SBUOpenChannelViewController: SBUBaseChannelViewController {
  /// The header; the items that code sets are shown.
  public var headerComponent: SBUOpenChannelModule.Header? {
    get { baseHeaderComponent as? SBUOpenChannelModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; kept, not shown.
  public var listComponent: SBUOpenChannelModule.List? {
    get { baseListComponent as? SBUOpenChannelModule.List }
    set { baseListComponent = newValue }
  }
  /// The message input; kept, not shown.
  public var inputComponent: SBUOpenChannelModule.Input? {
    get { baseInputComponent as? SBUOpenChannelModule.Input }
    set { baseInputComponent = newValue }
  }
  /// The media player above the messages; kept, not shown.
  public var mediaComponent: SBUOpenChannelModule.Media?
  /// The view model; nil unless an app sets one, and never used.
  public var viewModel: SBUOpenChannelViewModel? {
    get { baseViewModel as? SBUOpenChannelViewModel }
    set { baseViewModel = newValue }
  }

  /// Creates a placeholder screen that names the channel.
  public required init(channel: OpenChannel, messageListParams: MessageListParams? = nil) {
    super.init(nibName: nil, bundle: nil)
    makeParts(channel.channelURL)
  }

  /// Creates a placeholder screen that names the channel.
  public required init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    makeParts(channelURL)
  }

  private func makeParts(_ channelURL: String) {
    let module = SBUModuleSet.OpenChannelModule
    makeParts(of: module)
    absentNotice = AbsentNotice(name: "SBUOpenChannelViewController", subject: channelURL)
    mediaComponent = module.MediaComponent.init()
  }

  /// Sets up the parts.
  open override func setupViews() {
    super.setupViews()
    setUpParts()
    mediaComponent?.configure()
  }

  /// Applies the colors again, also to the media player.
  open override func updateStyles() {
    super.updateStyles()
    mediaComponent?.updateStyles()
  }
}

/// The view model of an open channel with its messages, a screen that is not implemented.
open class SBUOpenChannelViewModel: SBUBaseChannelViewModel {}

extension SBUModules {
  /// The module of an open channel with its messages, a screen that is not implemented.
  public var OpenChannelModule: SBUTypeEntry<SBUOpenChannelModule> { entry() }
}

extension SBUViewControllers {
  /// The view controller of an open channel with its messages, a screen that is not implemented.
  public var OpenChannelViewController: SBUTypeEntry<SBUOpenChannelViewController> { entry() }
}

extension SBUViewModels {
  /// The view model of an open channel with its messages, a screen that is not implemented.
  public var OpenChannelViewModel: SBUTypeEntry<SBUOpenChannelViewModel> { entry() }
}
