import HeadlessUIKit

// Screens of the kit that are not here. What there is of each lets an app's code compile, and says on
// the screen that nothing else is there.

// MARK: BaseChannelList

/// The module of a list of channels, a screen that is not here.
open class SBUBaseChannelListModule: SBUModule, SBUComponentModule {
  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}
  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUAbsentList {}
}

/// In the kit a list of channels.
open class SBUBaseChannelListViewController: SBUAbsentViewController {}

// MARK: BaseChannel

/// The module of a channel with its messages, a screen that is not here.
open class SBUBaseChannelModule: SBUModule, SBUComponentModule, SBUInputModule {
  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}
  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUAbsentList {}
  /// What messages are written in. Nothing of the kit's is in it.
  open class Input: SBUAbsentPart {}
}

/// In the kit a channel with its messages.
open class SBUBaseChannelViewController: SBUAbsentViewController {}

// MARK: GroupChannelList

/// The module of the list of group channels, a screen that is not here.
open class SBUGroupChannelListModule: SBUModule, SBUComponentModule {
  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUBaseChannelListModule.Header {}
  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUBaseChannelListModule.List {}
}

/// In the kit the list of group channels. Here a bar with what code puts into it, and a line that
/// says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUGroupChannelListViewController: SBUBaseChannelListViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUGroupChannelListModule
  /// Its view model.
  public typealias AbsentModel = SBUGroupChannelListViewModel

  override class var absentName: String { "SBUGroupChannelListViewController" }

  /// A screen that says that it is not here.
  public required init(channelListQuery: GroupChannelListQuery? = nil) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.GroupChannelListModule)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of the list of group channels, a screen that is not here.
open class SBUGroupChannelListViewModel: SBUAbsentViewModel {}

// MARK: OpenChannelList

/// The module of the list of open channels, a screen that is not here.
open class SBUOpenChannelListModule: SBUModule, SBUComponentModule {
  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUBaseChannelListModule.Header {}
  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUBaseChannelListModule.List {}
}

/// In the kit the list of open channels. Here a bar with what code puts into it, and a line that
/// says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUOpenChannelListViewController: SBUBaseChannelListViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUOpenChannelListModule
  /// Its view model.
  public typealias AbsentModel = SBUOpenChannelListViewModel

  override class var absentName: String { "SBUOpenChannelListViewController" }

  /// A screen that says that it is not here.
  public required init(channelListQuery: OpenChannelListQuery? = nil) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.OpenChannelListModule)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of the list of open channels, a screen that is not here.
open class SBUOpenChannelListViewModel: SBUAbsentViewModel {}

// MARK: GroupChannel

/// The module of a group channel with its messages, a screen that is not here.
open class SBUGroupChannelModule: SBUModule, SBUComponentModule, SBUInputModule {
  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUBaseChannelModule.Header {}
  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUBaseChannelModule.List {}
  /// What messages are written in. Nothing of the kit's is in it.
  open class Input: SBUBaseChannelModule.Input {}
}

/// In the kit a group channel with its messages. Here a bar with what code puts into it, and a
/// line that says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUGroupChannelViewController: SBUBaseChannelViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUGroupChannelModule
  /// Its view model.
  public typealias AbsentModel = SBUGroupChannelViewModel

  override class var absentName: String { "SBUGroupChannelViewController" }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(channel: GroupChannel, messageListParams: MessageListParams? = nil) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.GroupChannelModule, subject: channel.channelURL)
  }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.GroupChannelModule, subject: channelURL)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of a group channel with its messages, a screen that is not here.
open class SBUGroupChannelViewModel: SBUAbsentViewModel {}

// MARK: OpenChannel

/// The module of an open channel with its messages, a screen that is not here.
open class SBUOpenChannelModule: SBUModule, SBUComponentModule, SBUInputModule, SBUMediaModule {
  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUBaseChannelModule.Header {}
  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUBaseChannelModule.List {}
  /// What messages are written in. Nothing of the kit's is in it.
  open class Input: SBUBaseChannelModule.Input {}
  /// What plays above the messages. Nothing of the kit's is in it.
  open class Media: SBUAbsentPart {}
}

/// In the kit an open channel with its messages. Here a bar with what code puts into it, and a
/// line that says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUOpenChannelViewController: SBUBaseChannelViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUOpenChannelModule
  /// Its view model.
  public typealias AbsentModel = SBUOpenChannelViewModel

  override class var absentName: String { "SBUOpenChannelViewController" }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(channel: OpenChannel, messageListParams: MessageListParams? = nil) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.OpenChannelModule, subject: channel.channelURL)
  }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.OpenChannelModule, subject: channelURL)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of an open channel with its messages, a screen that is not here.
open class SBUOpenChannelViewModel: SBUAbsentViewModel {}

// MARK: FeedNotificationChannel

/// The module of a feed of notifications, a screen that is not here.
open class SBUFeedNotificationChannelModule: SBUModule, SBUComponentModule, SBUCategoryFilterModule
{
  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}
  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUAbsentList {}
  /// The choice of a category. Nothing of the kit's is in it.
  open class CategoryFilter: SBUAbsentPart {}
}

/// In the kit a feed of notifications. Here a bar with what code puts into it, and a line that
/// says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUFeedNotificationChannelViewController: SBUAbsentViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUFeedNotificationChannelModule
  /// Its view model.
  public typealias AbsentModel = SBUFeedNotificationChannelViewModel

  override class var absentName: String { "SBUFeedNotificationChannelViewController" }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(channelURL: String, notificationListParams: MessageListParams? = nil) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.FeedNotificationChannelModule, subject: channelURL)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of a feed of notifications, a screen that is not here.
open class SBUFeedNotificationChannelViewModel: SBUAbsentViewModel {}

// MARK: ChatNotificationChannel

/// The module of a chat of notifications, a screen that is not here.
open class SBUChatNotificationChannelModule: SBUModule, SBUComponentModule {
  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}
  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUAbsentList {}
}

/// In the kit a chat of notifications. Here a bar with what code puts into it, and a line that
/// says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUChatNotificationChannelViewController: SBUAbsentViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUChatNotificationChannelModule
  /// Its view model.
  public typealias AbsentModel = SBUChatNotificationChannelViewModel

  override class var absentName: String { "SBUChatNotificationChannelViewController" }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(channel: GroupChannel, notificationListParams: MessageListParams? = nil) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.ChatNotificationChannelModule, subject: channel.channelURL)
  }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(channelURL: String, notificationListParams: MessageListParams? = nil) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.ChatNotificationChannelModule, subject: channelURL)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of a chat of notifications, a screen that is not here.
open class SBUChatNotificationChannelViewModel: SBUAbsentViewModel {}

// MARK: CreateChannel

/// The module of the screen that makes a group channel, a screen that is not here.
open class SBUCreateChannelModule: SBUModule, SBUComponentModule {
  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}
  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUBaseSelectUserModule.List {}
}

/// In the kit the screen that makes a group channel. Here a bar with what code puts into it, and a
/// line that says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUCreateChannelViewController: SBUAbsentViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUCreateChannelModule
  /// Its view model.
  public typealias AbsentModel = SBUCreateChannelViewModel

  override class var absentName: String { "SBUCreateChannelViewController" }

  /// A screen that says that it is not here.
  public required init(users: [SBUUser]? = nil, type: ChannelCreationType = .group) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.CreateGroupChannelModule)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of the screen that makes a group channel, a screen that is not here.
open class SBUCreateChannelViewModel: SBUAbsentViewModel {}

// MARK: CreateOpenChannel

/// The module of the screen that makes an open channel, a screen that is not here.
open class SBUCreateOpenChannelModule: SBUModule, SBUHeaderModule, SBUProfileInputModule {
  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}
  /// Name and picture. Nothing of the kit's is in it.
  open class ProfileInput: SBUAbsentPart {}
}

/// In the kit the screen that makes an open channel. Here a bar with what code puts into it, and a
/// line that says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUCreateOpenChannelViewController: SBUAbsentViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUCreateOpenChannelModule
  /// Its view model.
  public typealias AbsentModel = SBUCreateOpenChannelViewModel

  override class var absentName: String { "SBUCreateOpenChannelViewController" }

  /// A screen that says that it is not here.
  public required init() {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.CreateOpenChannelModule)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of the screen that makes an open channel, a screen that is not here.
open class SBUCreateOpenChannelViewModel: SBUAbsentViewModel {}

// MARK: MessageSearch

/// The module of the search in a channel, a screen that is not here.
open class SBUMessageSearchModule: SBUModule, SBUComponentModule {
  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}
  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUAbsentList {}
}

/// In the kit the search in a channel. Here a bar with what code puts into it, and a line that
/// says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUMessageSearchViewController: SBUAbsentViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUMessageSearchModule
  /// Its view model.
  public typealias AbsentModel = SBUMessageSearchViewModel

  override class var absentName: String { "SBUMessageSearchViewController" }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(channel: BaseChannel) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.MessageSearchModule, subject: channel.channelURL)
  }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(channelURL: String) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.MessageSearchModule, subject: channelURL)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of the search in a channel, a screen that is not here.
open class SBUMessageSearchViewModel: SBUAbsentViewModel {}

// MARK: MessageThread

/// The module of a message with the answers to it, a screen that is not here.
open class SBUMessageThreadModule: SBUModule, SBUComponentModule, SBUInputModule {
  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUBaseChannelModule.Header {}
  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUBaseChannelModule.List {}
  /// What messages are written in. Nothing of the kit's is in it.
  open class Input: SBUBaseChannelModule.Input {}
}

/// In the kit a message with the answers to it. Here a bar with what code puts into it, and a line
/// that says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUMessageThreadViewController: SBUBaseChannelViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUMessageThreadModule
  /// Its view model.
  public typealias AbsentModel = SBUMessageThreadViewModel

  override class var absentName: String { "SBUMessageThreadViewController" }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(
    channel: GroupChannel? = nil, channelURL: String? = nil, parentMessage: BaseMessage? = nil,
    parentMessageId: Int64? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    makeParts(of: SBUModuleSet.MessageThreadModule, subject: channel?.channelURL ?? channelURL)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of a message with the answers to it, a screen that is not here.
open class SBUMessageThreadViewModel: SBUAbsentViewModel {}

// MARK: Sets

extension SBUModules {
  /// The module of a channel with its messages, a screen that is not here.
  public var BaseChannelModule: SBUTypeEntry<SBUBaseChannelModule> {
    entry(SBUBaseChannelModule.self)
  }
  /// The module of the list of group channels, a screen that is not here.
  public var GroupChannelListModule: SBUTypeEntry<SBUGroupChannelListModule> {
    entry(SBUGroupChannelListModule.self)
  }
  /// The module of the list of open channels, a screen that is not here.
  public var OpenChannelListModule: SBUTypeEntry<SBUOpenChannelListModule> {
    entry(SBUOpenChannelListModule.self)
  }
  /// The module of a group channel with its messages, a screen that is not here.
  public var GroupChannelModule: SBUTypeEntry<SBUGroupChannelModule> {
    entry(SBUGroupChannelModule.self)
  }
  /// The module of an open channel with its messages, a screen that is not here.
  public var OpenChannelModule: SBUTypeEntry<SBUOpenChannelModule> {
    entry(SBUOpenChannelModule.self)
  }
  /// The module of a feed of notifications, a screen that is not here.
  public var FeedNotificationChannelModule: SBUTypeEntry<SBUFeedNotificationChannelModule> {
    entry(SBUFeedNotificationChannelModule.self)
  }
  /// The module of a chat of notifications, a screen that is not here.
  public var ChatNotificationChannelModule: SBUTypeEntry<SBUChatNotificationChannelModule> {
    entry(SBUChatNotificationChannelModule.self)
  }
  /// The module of the screen that makes a group channel, a screen that is not here.
  public var CreateGroupChannelModule: SBUTypeEntry<SBUCreateChannelModule> {
    entry(SBUCreateChannelModule.self)
  }
  /// The module of the screen that makes an open channel, a screen that is not here.
  public var CreateOpenChannelModule: SBUTypeEntry<SBUCreateOpenChannelModule> {
    entry(SBUCreateOpenChannelModule.self)
  }
  /// The module of the search in a channel, a screen that is not here.
  public var MessageSearchModule: SBUTypeEntry<SBUMessageSearchModule> {
    entry(SBUMessageSearchModule.self)
  }
  /// The module of a message with the answers to it, a screen that is not here.
  public var MessageThreadModule: SBUTypeEntry<SBUMessageThreadModule> {
    entry(SBUMessageThreadModule.self)
  }
}

extension SBUViewControllers {
  /// The view controller of the list of group channels, a screen that is not here.
  public var GroupChannelListViewController: SBUTypeEntry<SBUGroupChannelListViewController> {
    entry(SBUGroupChannelListViewController.self)
  }
  /// The view controller of the list of open channels, a screen that is not here.
  public var OpenChannelListViewController: SBUTypeEntry<SBUOpenChannelListViewController> {
    entry(SBUOpenChannelListViewController.self)
  }
  /// The view controller of a group channel with its messages, a screen that is not here.
  public var GroupChannelViewController: SBUTypeEntry<SBUGroupChannelViewController> {
    entry(SBUGroupChannelViewController.self)
  }
  /// The view controller of an open channel with its messages, a screen that is not here.
  public var OpenChannelViewController: SBUTypeEntry<SBUOpenChannelViewController> {
    entry(SBUOpenChannelViewController.self)
  }
  /// The view controller of a feed of notifications, a screen that is not here.
  public var FeedNotificationChannelViewController:
    SBUTypeEntry<SBUFeedNotificationChannelViewController>
  { entry(SBUFeedNotificationChannelViewController.self) }
  /// The view controller of a chat of notifications, a screen that is not here.
  public var ChatNotificationChannelViewController:
    SBUTypeEntry<SBUChatNotificationChannelViewController>
  { entry(SBUChatNotificationChannelViewController.self) }
  /// The view controller of the screen that makes a group channel, a screen that is not here.
  public var CreateChannelViewController: SBUTypeEntry<SBUCreateChannelViewController> {
    entry(SBUCreateChannelViewController.self)
  }
  /// The view controller of the screen that makes an open channel, a screen that is not here.
  public var CreateOpenChannelViewController: SBUTypeEntry<SBUCreateOpenChannelViewController> {
    entry(SBUCreateOpenChannelViewController.self)
  }
  /// The view controller of the search in a channel, a screen that is not here.
  public var MessageSearchViewController: SBUTypeEntry<SBUMessageSearchViewController> {
    entry(SBUMessageSearchViewController.self)
  }
  /// The view controller of a message with the answers to it, a screen that is not here.
  public var MessageThreadViewController: SBUTypeEntry<SBUMessageThreadViewController> {
    entry(SBUMessageThreadViewController.self)
  }
}

extension SBUViewModels {
  /// The view model of the list of group channels, a screen that is not here.
  public var GroupChannelListViewModel: SBUTypeEntry<SBUGroupChannelListViewModel> {
    entry(SBUGroupChannelListViewModel.self)
  }
  /// The view model of the list of open channels, a screen that is not here.
  public var OpenChannelListViewModel: SBUTypeEntry<SBUOpenChannelListViewModel> {
    entry(SBUOpenChannelListViewModel.self)
  }
  /// The view model of a group channel with its messages, a screen that is not here.
  public var GroupChannelViewModel: SBUTypeEntry<SBUGroupChannelViewModel> {
    entry(SBUGroupChannelViewModel.self)
  }
  /// The view model of an open channel with its messages, a screen that is not here.
  public var OpenChannelViewModel: SBUTypeEntry<SBUOpenChannelViewModel> {
    entry(SBUOpenChannelViewModel.self)
  }
  /// The view model of a feed of notifications, a screen that is not here.
  public var FeedNotificationChannelViewModel: SBUTypeEntry<SBUFeedNotificationChannelViewModel> {
    entry(SBUFeedNotificationChannelViewModel.self)
  }
  /// The view model of a chat of notifications, a screen that is not here.
  public var ChatNotificationChannelViewModel: SBUTypeEntry<SBUChatNotificationChannelViewModel> {
    entry(SBUChatNotificationChannelViewModel.self)
  }
  /// The view model of the screen that makes a group channel, a screen that is not here.
  public var CreateGroupChannelViewModel: SBUTypeEntry<SBUCreateChannelViewModel> {
    entry(SBUCreateChannelViewModel.self)
  }
  /// The view model of the screen that makes an open channel, a screen that is not here.
  public var CreateOpenChannelViewModel: SBUTypeEntry<SBUCreateOpenChannelViewModel> {
    entry(SBUCreateOpenChannelViewModel.self)
  }
  /// The view model of the search in a channel, a screen that is not here.
  public var MessageSearchViewModel: SBUTypeEntry<SBUMessageSearchViewModel> {
    entry(SBUMessageSearchViewModel.self)
  }
  /// The view model of a message with the answers to it, a screen that is not here.
  public var MessageThreadViewModel: SBUTypeEntry<SBUMessageThreadViewModel> {
    entry(SBUMessageThreadViewModel.self)
  }
}
