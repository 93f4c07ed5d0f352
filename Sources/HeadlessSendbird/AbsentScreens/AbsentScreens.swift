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

/// In the kit the list of group channels.
open class SBUGroupChannelListViewController: SBUBaseChannelListViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUGroupChannelListModule
  /// Its view model.
  public typealias AbsentModel = SBUGroupChannelListViewModel

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

/// In the kit the list of open channels.
open class SBUOpenChannelListViewController: SBUBaseChannelListViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUOpenChannelListModule
  /// Its view model.
  public typealias AbsentModel = SBUOpenChannelListViewModel

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

/// In the kit a group channel with its messages.
open class SBUGroupChannelViewController: SBUBaseChannelViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUGroupChannelModule
  /// Its view model.
  public typealias AbsentModel = SBUGroupChannelViewModel

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
open class SBUOpenChannelModule: SBUModule, SBUComponentModule, SBUInputModule {
  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUBaseChannelModule.Header {}
  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUBaseChannelModule.List {}
  /// What messages are written in. Nothing of the kit's is in it.
  open class Input: SBUBaseChannelModule.Input {}
  /// What plays above the messages. Nothing of the kit's is in it.
  open class Media: SBUAbsentPart {}

  /// The class of ``Media``, as an app has set it.
  public static var MediaComponent: Media.Type {
    get { component("MediaComponent") ?? Media.self }
    set { set(component: newValue, at: "MediaComponent") }
  }
}

/// In the kit an open channel with its messages.
open class SBUOpenChannelViewController: SBUBaseChannelViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUOpenChannelModule
  /// Its view model.
  public typealias AbsentModel = SBUOpenChannelViewModel

  /// What plays above the messages; kept, not shown.
  public var mediaComponent: SBUOpenChannelModule.Media? =
    SBUModuleSet.OpenChannelModule.MediaComponent.init()

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
open class SBUFeedNotificationChannelModule: SBUModule, SBUComponentModule {
  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}
  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUAbsentList {}
  /// The choice of a category. Nothing of the kit's is in it.
  open class CategoryFilter: SBUAbsentPart {}

  /// The class of ``CategoryFilter``, as an app has set it.
  public static var CategoryFilterComponent: CategoryFilter.Type {
    get { component("CategoryFilterComponent") ?? CategoryFilter.self }
    set { set(component: newValue, at: "CategoryFilterComponent") }
  }
}

/// In the kit a feed of notifications.
open class SBUFeedNotificationChannelViewController: SBUAbsentViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUFeedNotificationChannelModule
  /// Its view model.
  public typealias AbsentModel = SBUFeedNotificationChannelViewModel

  /// The choice of a category; kept, not shown.
  public var categoryFilterComponent: SBUFeedNotificationChannelModule.CategoryFilter? =
    SBUModuleSet.FeedNotificationChannelModule.CategoryFilterComponent.init()

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

/// In the kit a chat of notifications.
open class SBUChatNotificationChannelViewController: SBUAbsentViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUChatNotificationChannelModule
  /// Its view model.
  public typealias AbsentModel = SBUChatNotificationChannelViewModel

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

/// In the kit the screen that makes a group channel.
open class SBUCreateChannelViewController: SBUAbsentViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUCreateChannelModule
  /// Its view model.
  public typealias AbsentModel = SBUCreateChannelViewModel

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
open class SBUCreateOpenChannelModule: SBUModule, SBUComponentModule {
  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}
  /// There are no rows; this stands for them.
  open class List: SBUAbsentList {}
  /// Name and picture. Nothing of the kit's is in it.
  open class ProfileInput: SBUAbsentPart {}

  /// The class of ``ProfileInput``, as an app has set it.
  public static var ProfileInputComponent: ProfileInput.Type {
    get { component("ProfileInputComponent") ?? ProfileInput.self }
    set { set(component: newValue, at: "ProfileInputComponent") }
  }
}

/// In the kit the screen that makes an open channel.
open class SBUCreateOpenChannelViewController: SBUAbsentViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUCreateOpenChannelModule
  /// Its view model.
  public typealias AbsentModel = SBUCreateOpenChannelViewModel

  /// Name and picture; kept, not shown.
  public var profileInputComponent: SBUCreateOpenChannelModule.ProfileInput? =
    SBUModuleSet.CreateOpenChannelModule.ProfileInputComponent.init()

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

/// In the kit the search in a channel.
open class SBUMessageSearchViewController: SBUAbsentViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUMessageSearchModule
  /// Its view model.
  public typealias AbsentModel = SBUMessageSearchViewModel

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

/// In the kit a message with the answers to it.
open class SBUMessageThreadViewController: SBUBaseChannelViewController, SBUAbsentScreen {
  /// Its module.
  public typealias AbsentModule = SBUMessageThreadModule
  /// Its view model.
  public typealias AbsentModel = SBUMessageThreadViewModel

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
  public var BaseChannelModule: SBUTypeEntry<SBUBaseChannelModule> { entry() }
  /// The module of the list of group channels, a screen that is not here.
  public var GroupChannelListModule: SBUTypeEntry<SBUGroupChannelListModule> { entry() }
  /// The module of the list of open channels, a screen that is not here.
  public var OpenChannelListModule: SBUTypeEntry<SBUOpenChannelListModule> { entry() }
  /// The module of a group channel with its messages, a screen that is not here.
  public var GroupChannelModule: SBUTypeEntry<SBUGroupChannelModule> { entry() }
  /// The module of an open channel with its messages, a screen that is not here.
  public var OpenChannelModule: SBUTypeEntry<SBUOpenChannelModule> { entry() }
  /// The module of a feed of notifications, a screen that is not here.
  public var FeedNotificationChannelModule: SBUTypeEntry<SBUFeedNotificationChannelModule> {
    entry()
  }
  /// The module of a chat of notifications, a screen that is not here.
  public var ChatNotificationChannelModule: SBUTypeEntry<SBUChatNotificationChannelModule> {
    entry()
  }
  /// The module of the screen that makes a group channel, a screen that is not here.
  public var CreateGroupChannelModule: SBUTypeEntry<SBUCreateChannelModule> { entry() }
  /// The module of the screen that makes an open channel, a screen that is not here.
  public var CreateOpenChannelModule: SBUTypeEntry<SBUCreateOpenChannelModule> { entry() }
  /// The module of the search in a channel, a screen that is not here.
  public var MessageSearchModule: SBUTypeEntry<SBUMessageSearchModule> { entry() }
  /// The module of a message with the answers to it, a screen that is not here.
  public var MessageThreadModule: SBUTypeEntry<SBUMessageThreadModule> { entry() }
}

extension SBUViewControllers {
  /// The view controller of the list of group channels, a screen that is not here.
  public var GroupChannelListViewController: SBUTypeEntry<SBUGroupChannelListViewController> {
    entry()
  }
  /// The view controller of the list of open channels, a screen that is not here.
  public var OpenChannelListViewController: SBUTypeEntry<SBUOpenChannelListViewController> {
    entry()
  }
  /// The view controller of a group channel with its messages, a screen that is not here.
  public var GroupChannelViewController: SBUTypeEntry<SBUGroupChannelViewController> { entry() }
  /// The view controller of an open channel with its messages, a screen that is not here.
  public var OpenChannelViewController: SBUTypeEntry<SBUOpenChannelViewController> { entry() }
  /// The view controller of a feed of notifications, a screen that is not here.
  public var FeedNotificationChannelViewController:
    SBUTypeEntry<SBUFeedNotificationChannelViewController>
  { entry() }
  /// The view controller of a chat of notifications, a screen that is not here.
  public var ChatNotificationChannelViewController:
    SBUTypeEntry<SBUChatNotificationChannelViewController>
  { entry() }
  /// The view controller of the screen that makes a group channel, a screen that is not here.
  public var CreateChannelViewController: SBUTypeEntry<SBUCreateChannelViewController> { entry() }
  /// The view controller of the screen that makes an open channel, a screen that is not here.
  public var CreateOpenChannelViewController: SBUTypeEntry<SBUCreateOpenChannelViewController> {
    entry()
  }
  /// The view controller of the search in a channel, a screen that is not here.
  public var MessageSearchViewController: SBUTypeEntry<SBUMessageSearchViewController> { entry() }
  /// The view controller of a message with the answers to it, a screen that is not here.
  public var MessageThreadViewController: SBUTypeEntry<SBUMessageThreadViewController> { entry() }
}

extension SBUViewModels {
  /// The view model of the list of group channels, a screen that is not here.
  public var GroupChannelListViewModel: SBUTypeEntry<SBUGroupChannelListViewModel> { entry() }
  /// The view model of the list of open channels, a screen that is not here.
  public var OpenChannelListViewModel: SBUTypeEntry<SBUOpenChannelListViewModel> { entry() }
  /// The view model of a group channel with its messages, a screen that is not here.
  public var GroupChannelViewModel: SBUTypeEntry<SBUGroupChannelViewModel> { entry() }
  /// The view model of an open channel with its messages, a screen that is not here.
  public var OpenChannelViewModel: SBUTypeEntry<SBUOpenChannelViewModel> { entry() }
  /// The view model of a feed of notifications, a screen that is not here.
  public var FeedNotificationChannelViewModel: SBUTypeEntry<SBUFeedNotificationChannelViewModel> {
    entry()
  }
  /// The view model of a chat of notifications, a screen that is not here.
  public var ChatNotificationChannelViewModel: SBUTypeEntry<SBUChatNotificationChannelViewModel> {
    entry()
  }
  /// The view model of the screen that makes a group channel, a screen that is not here.
  public var CreateGroupChannelViewModel: SBUTypeEntry<SBUCreateChannelViewModel> { entry() }
  /// The view model of the screen that makes an open channel, a screen that is not here.
  public var CreateOpenChannelViewModel: SBUTypeEntry<SBUCreateOpenChannelViewModel> { entry() }
  /// The view model of the search in a channel, a screen that is not here.
  public var MessageSearchViewModel: SBUTypeEntry<SBUMessageSearchViewModel> { entry() }
  /// The view model of a message with the answers to it, a screen that is not here.
  public var MessageThreadViewModel: SBUTypeEntry<SBUMessageThreadViewModel> { entry() }
}
