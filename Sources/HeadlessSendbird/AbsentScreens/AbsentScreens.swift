import HeadlessUIKit

// Screens of the kit that are not implemented. Their placeholders let an app's code compile and say
// on the screen that nothing else exists.

// MARK: FeedNotificationChannel

/// The module of a feed of notifications, a screen that is not implemented.
open class SBUFeedNotificationChannelModule: SBUModule, SBUComponentModule {
  /// The header; empty by default.
  open class Header: SBUAbsentHeader {}
  /// The list; empty by default.
  open class List: SBUAbsentList {}
  /// The category filter; empty by default.
  open class CategoryFilter: SBUAbsentPart {}

  /// The class of ``CategoryFilter``; an app can set it.
  public static var CategoryFilterComponent: CategoryFilter.Type {
    get { component("CategoryFilterComponent") ?? CategoryFilter.self }
    set { set(component: newValue, at: "CategoryFilterComponent") }
  }
}

/// A placeholder for the kit's feed of notifications.
open class SBUFeedNotificationChannelViewController: SBUAbsentViewController, SBUAbsentScreen {
  /// The screen's module.
  public typealias AbsentModule = SBUFeedNotificationChannelModule
  /// The screen's view model.
  public typealias AbsentModel = SBUFeedNotificationChannelViewModel

  /// The category filter; kept, not shown.
  public var categoryFilterComponent: SBUFeedNotificationChannelModule.CategoryFilter? =
    SBUModuleSet.FeedNotificationChannelModule.CategoryFilterComponent.init()
  override var otherParts: [SBUAbsentPart?] { [categoryFilterComponent] }

  /// Creates a placeholder screen that names the channel.
  public required init(channelURL: String, notificationListParams: MessageListParams? = nil) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.FeedNotificationChannelModule, subject: channelURL)
  }
}

/// The view model of a feed of notifications, a screen that is not implemented.
open class SBUFeedNotificationChannelViewModel: SBUAbsentViewModel {}

// MARK: ChatNotificationChannel

/// The module of a chat of notifications, a screen that is not implemented.
open class SBUChatNotificationChannelModule: SBUModule, SBUComponentModule {
  /// The header; empty by default.
  open class Header: SBUAbsentHeader {}
  /// The list; empty by default.
  open class List: SBUAbsentList {}
}

/// A placeholder for the kit's chat of notifications.
open class SBUChatNotificationChannelViewController: SBUAbsentViewController, SBUAbsentScreen {
  /// The screen's module.
  public typealias AbsentModule = SBUChatNotificationChannelModule
  /// The screen's view model.
  public typealias AbsentModel = SBUChatNotificationChannelViewModel

  /// Creates a placeholder screen that names the channel.
  public required init(channel: GroupChannel, notificationListParams: MessageListParams? = nil) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.ChatNotificationChannelModule, subject: channel.channelURL)
  }

  /// Creates a placeholder screen that names the channel.
  public required init(channelURL: String, notificationListParams: MessageListParams? = nil) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.ChatNotificationChannelModule, subject: channelURL)
  }
}

/// The view model of a chat of notifications, a screen that is not implemented.
open class SBUChatNotificationChannelViewModel: SBUAbsentViewModel {}

// MARK: MessageSearch

/// The module of the search in a channel, a screen that is not implemented.
open class SBUMessageSearchModule: SBUModule, SBUComponentModule {
  /// The header; empty by default.
  open class Header: SBUAbsentHeader {}
  /// The list; empty by default.
  open class List: SBUAbsentList {}
}

/// A placeholder for the kit's search in a channel.
open class SBUMessageSearchViewController: SBUAbsentViewController, SBUAbsentScreen {
  /// The screen's module.
  public typealias AbsentModule = SBUMessageSearchModule
  /// The screen's view model.
  public typealias AbsentModel = SBUMessageSearchViewModel

  /// Creates a placeholder screen that names the channel.
  public required init(channel: BaseChannel) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.MessageSearchModule, subject: channel.channelURL)
  }

  /// Creates a placeholder screen that names the channel.
  public required init(channelURL: String) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.MessageSearchModule, subject: channelURL)
  }
}

/// The view model of the search in a channel, a screen that is not implemented.
open class SBUMessageSearchViewModel: SBUAbsentViewModel {}

// MARK: Sets

extension SBUModules {
  /// The module of a feed of notifications, a screen that is not implemented.
  public var FeedNotificationChannelModule: SBUTypeEntry<SBUFeedNotificationChannelModule> {
    entry()
  }
  /// The module of a chat of notifications, a screen that is not implemented.
  public var ChatNotificationChannelModule: SBUTypeEntry<SBUChatNotificationChannelModule> {
    entry()
  }
  /// The module of the search in a channel, a screen that is not implemented.
  public var MessageSearchModule: SBUTypeEntry<SBUMessageSearchModule> { entry() }
}

extension SBUViewControllers {
  /// The view controller of a feed of notifications, a screen that is not implemented.
  public var FeedNotificationChannelViewController:
    SBUTypeEntry<SBUFeedNotificationChannelViewController>
  { entry() }
  /// The view controller of a chat of notifications, a screen that is not implemented.
  public var ChatNotificationChannelViewController:
    SBUTypeEntry<SBUChatNotificationChannelViewController>
  { entry() }
  /// The view controller of the search in a channel, a screen that is not implemented.
  public var MessageSearchViewController: SBUTypeEntry<SBUMessageSearchViewController> { entry() }
}

extension SBUViewModels {
  /// The view model of a feed of notifications, a screen that is not implemented.
  public var FeedNotificationChannelViewModel: SBUTypeEntry<SBUFeedNotificationChannelViewModel> {
    entry()
  }
  /// The view model of a chat of notifications, a screen that is not implemented.
  public var ChatNotificationChannelViewModel: SBUTypeEntry<SBUChatNotificationChannelViewModel> {
    entry()
  }
  /// The view model of the search in a channel, a screen that is not implemented.
  public var MessageSearchViewModel: SBUTypeEntry<SBUMessageSearchViewModel> { entry() }
}
