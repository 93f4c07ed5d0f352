import HeadlessUIKit

/// The module of a list of channels, a screen that is not here.
open class SBUBaseChannelListModule: SBUModule {
  /// The class of its navigation items, as an app has set it.
  public static var HeaderComponent: SBUBaseChannelListModule.Header.Type {
    get { header.type }
    set { header.type = newValue }
  }
  /// The class of its rows, as an app has set it.
  public static var ListComponent: SBUBaseChannelListModule.List.Type {
    get { list.type }
    set { list.type = newValue }
  }
  private static let header = SBUTypeEntry(
    SBUBaseChannelListModule.self, "HeaderComponent", SBUBaseChannelListModule.Header.self)
  private static let list = SBUTypeEntry(
    SBUBaseChannelListModule.self, "ListComponent", SBUBaseChannelListModule.List.self)

  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}

  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUAbsentList {}
}

/// In the kit a list of channels.
open class SBUBaseChannelListViewController: SBUAbsentViewController {}

/// The module of a channel with its messages, a screen that is not here.
open class SBUBaseChannelModule: SBUModule {
  /// The class of its navigation items, as an app has set it.
  public static var HeaderComponent: SBUBaseChannelModule.Header.Type {
    get { header.type }
    set { header.type = newValue }
  }
  /// The class of its rows, as an app has set it.
  public static var ListComponent: SBUBaseChannelModule.List.Type {
    get { list.type }
    set { list.type = newValue }
  }
  /// The class of what messages are written in, as an app has set it.
  public static var InputComponent: SBUBaseChannelModule.Input.Type {
    get { input.type }
    set { input.type = newValue }
  }
  private static let header = SBUTypeEntry(
    SBUBaseChannelModule.self, "HeaderComponent", SBUBaseChannelModule.Header.self)
  private static let list = SBUTypeEntry(
    SBUBaseChannelModule.self, "ListComponent", SBUBaseChannelModule.List.self)
  private static let input = SBUTypeEntry(
    SBUBaseChannelModule.self, "InputComponent", SBUBaseChannelModule.Input.self)

  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}

  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUAbsentList {}

  /// What messages are written in. Nothing of the kit's is in it.
  open class Input: SBUAbsentPart {}
}

/// In the kit a channel with its messages.
open class SBUBaseChannelViewController: SBUAbsentViewController {}

/// The module of the list of group channels, a screen that is not here.
open class SBUGroupChannelListModule: SBUModule {
  /// The class of its navigation items, as an app has set it.
  public static var HeaderComponent: SBUGroupChannelListModule.Header.Type {
    get { header.type }
    set { header.type = newValue }
  }
  /// The class of its rows, as an app has set it.
  public static var ListComponent: SBUGroupChannelListModule.List.Type {
    get { list.type }
    set { list.type = newValue }
  }
  private static let header = SBUTypeEntry(
    SBUGroupChannelListModule.self, "HeaderComponent", SBUGroupChannelListModule.Header.self)
  private static let list = SBUTypeEntry(
    SBUGroupChannelListModule.self, "ListComponent", SBUGroupChannelListModule.List.self)

  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUBaseChannelListModule.Header {}

  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUBaseChannelListModule.List {}
}

/// In the kit the list of group channels. Here a bar with what code puts into it, and a line that
/// says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUGroupChannelListViewController: SBUBaseChannelListViewController {
  /// Its navigation items; what is set on it shows.
  public var headerComponent: SBUGroupChannelListModule.Header? {
    didSet { follow(headerComponent) }
  }
  /// Its rows; kept, not shown.
  public var listComponent: SBUGroupChannelListModule.List?
  /// The view model. There is none until an app sets one, and nobody asks it.
  public var viewModel: SBUGroupChannelListViewModel?

  override class var absentName: String { "SBUGroupChannelListViewController" }
  override var absentHeader: SBUAbsentHeader? { headerComponent }

  /// A screen that says that it is not here.
  public required init(channelListQuery: GroupChannelListQuery? = nil) {
    super.init(nibName: nil, bundle: nil)
    let module = SBUModuleSet.GroupChannelListModule
    headerComponent = module.HeaderComponent.init()
    listComponent = module.ListComponent.init()
    follow(headerComponent)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of the list of group channels, a screen that is not here.
open class SBUGroupChannelListViewModel: SBUAbsentViewModel {}

/// The module of the list of open channels, a screen that is not here.
open class SBUOpenChannelListModule: SBUModule {
  /// The class of its navigation items, as an app has set it.
  public static var HeaderComponent: SBUOpenChannelListModule.Header.Type {
    get { header.type }
    set { header.type = newValue }
  }
  /// The class of its rows, as an app has set it.
  public static var ListComponent: SBUOpenChannelListModule.List.Type {
    get { list.type }
    set { list.type = newValue }
  }
  private static let header = SBUTypeEntry(
    SBUOpenChannelListModule.self, "HeaderComponent", SBUOpenChannelListModule.Header.self)
  private static let list = SBUTypeEntry(
    SBUOpenChannelListModule.self, "ListComponent", SBUOpenChannelListModule.List.self)

  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUBaseChannelListModule.Header {}

  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUBaseChannelListModule.List {}
}

/// In the kit the list of open channels. Here a bar with what code puts into it, and a line that
/// says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUOpenChannelListViewController: SBUBaseChannelListViewController {
  /// Its navigation items; what is set on it shows.
  public var headerComponent: SBUOpenChannelListModule.Header? {
    didSet { follow(headerComponent) }
  }
  /// Its rows; kept, not shown.
  public var listComponent: SBUOpenChannelListModule.List?
  /// The view model. There is none until an app sets one, and nobody asks it.
  public var viewModel: SBUOpenChannelListViewModel?

  override class var absentName: String { "SBUOpenChannelListViewController" }
  override var absentHeader: SBUAbsentHeader? { headerComponent }

  /// A screen that says that it is not here.
  public required init(channelListQuery: OpenChannelListQuery? = nil) {
    super.init(nibName: nil, bundle: nil)
    let module = SBUModuleSet.OpenChannelListModule
    headerComponent = module.HeaderComponent.init()
    listComponent = module.ListComponent.init()
    follow(headerComponent)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of the list of open channels, a screen that is not here.
open class SBUOpenChannelListViewModel: SBUAbsentViewModel {}

/// The module of a group channel with its messages, a screen that is not here.
open class SBUGroupChannelModule: SBUModule {
  /// The class of its navigation items, as an app has set it.
  public static var HeaderComponent: SBUGroupChannelModule.Header.Type {
    get { header.type }
    set { header.type = newValue }
  }
  /// The class of its rows, as an app has set it.
  public static var ListComponent: SBUGroupChannelModule.List.Type {
    get { list.type }
    set { list.type = newValue }
  }
  /// The class of what messages are written in, as an app has set it.
  public static var InputComponent: SBUGroupChannelModule.Input.Type {
    get { input.type }
    set { input.type = newValue }
  }
  private static let header = SBUTypeEntry(
    SBUGroupChannelModule.self, "HeaderComponent", SBUGroupChannelModule.Header.self)
  private static let list = SBUTypeEntry(
    SBUGroupChannelModule.self, "ListComponent", SBUGroupChannelModule.List.self)
  private static let input = SBUTypeEntry(
    SBUGroupChannelModule.self, "InputComponent", SBUGroupChannelModule.Input.self)

  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUBaseChannelModule.Header {}

  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUBaseChannelModule.List {}

  /// What messages are written in. Nothing of the kit's is in it.
  open class Input: SBUBaseChannelModule.Input {}
}

/// In the kit a group channel with its messages. Here a bar with what code puts into it, and a line
/// that says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUGroupChannelViewController: SBUBaseChannelViewController {
  /// Its navigation items; what is set on it shows.
  public var headerComponent: SBUGroupChannelModule.Header? {
    didSet { follow(headerComponent) }
  }
  /// Its rows; kept, not shown.
  public var listComponent: SBUGroupChannelModule.List?
  /// What messages are written in; kept, not shown.
  public var inputComponent: SBUGroupChannelModule.Input?
  /// The view model. There is none until an app sets one, and nobody asks it.
  public var viewModel: SBUGroupChannelViewModel?

  override class var absentName: String { "SBUGroupChannelViewController" }
  override var absentHeader: SBUAbsentHeader? { headerComponent }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(channel: GroupChannel, messageListParams: MessageListParams? = nil) {
    super.init(nibName: nil, bundle: nil)
    absentSubject = channel.channelURL
    let module = SBUModuleSet.GroupChannelModule
    headerComponent = module.HeaderComponent.init()
    listComponent = module.ListComponent.init()
    inputComponent = module.InputComponent.init()
    follow(headerComponent)
  }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    absentSubject = channelURL
    let module = SBUModuleSet.GroupChannelModule
    headerComponent = module.HeaderComponent.init()
    listComponent = module.ListComponent.init()
    inputComponent = module.InputComponent.init()
    follow(headerComponent)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of a group channel with its messages, a screen that is not here.
open class SBUGroupChannelViewModel: SBUAbsentViewModel {}

/// The module of an open channel with its messages, a screen that is not here.
open class SBUOpenChannelModule: SBUModule {
  /// The class of its navigation items, as an app has set it.
  public static var HeaderComponent: SBUOpenChannelModule.Header.Type {
    get { header.type }
    set { header.type = newValue }
  }
  /// The class of its rows, as an app has set it.
  public static var ListComponent: SBUOpenChannelModule.List.Type {
    get { list.type }
    set { list.type = newValue }
  }
  /// The class of what messages are written in, as an app has set it.
  public static var InputComponent: SBUOpenChannelModule.Input.Type {
    get { input.type }
    set { input.type = newValue }
  }
  /// The class of what plays above the messages, as an app has set it.
  public static var MediaComponent: SBUOpenChannelModule.Media.Type {
    get { media.type }
    set { media.type = newValue }
  }
  private static let header = SBUTypeEntry(
    SBUOpenChannelModule.self, "HeaderComponent", SBUOpenChannelModule.Header.self)
  private static let list = SBUTypeEntry(
    SBUOpenChannelModule.self, "ListComponent", SBUOpenChannelModule.List.self)
  private static let input = SBUTypeEntry(
    SBUOpenChannelModule.self, "InputComponent", SBUOpenChannelModule.Input.self)
  private static let media = SBUTypeEntry(
    SBUOpenChannelModule.self, "MediaComponent", SBUOpenChannelModule.Media.self)

  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUBaseChannelModule.Header {}

  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUBaseChannelModule.List {}

  /// What messages are written in. Nothing of the kit's is in it.
  open class Input: SBUBaseChannelModule.Input {}

  /// What plays above the messages. Nothing of the kit's is in it.
  open class Media: SBUAbsentPart {}
}

/// In the kit an open channel with its messages. Here a bar with what code puts into it, and a line
/// that says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUOpenChannelViewController: SBUBaseChannelViewController {
  /// Its navigation items; what is set on it shows.
  public var headerComponent: SBUOpenChannelModule.Header? {
    didSet { follow(headerComponent) }
  }
  /// Its rows; kept, not shown.
  public var listComponent: SBUOpenChannelModule.List?
  /// What messages are written in; kept, not shown.
  public var inputComponent: SBUOpenChannelModule.Input?
  /// What plays above the messages; kept, not shown.
  public var mediaComponent: SBUOpenChannelModule.Media?
  /// The view model. There is none until an app sets one, and nobody asks it.
  public var viewModel: SBUOpenChannelViewModel?

  override class var absentName: String { "SBUOpenChannelViewController" }
  override var absentHeader: SBUAbsentHeader? { headerComponent }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(channel: OpenChannel, messageListParams: MessageListParams? = nil) {
    super.init(nibName: nil, bundle: nil)
    absentSubject = channel.channelURL
    let module = SBUModuleSet.OpenChannelModule
    headerComponent = module.HeaderComponent.init()
    listComponent = module.ListComponent.init()
    inputComponent = module.InputComponent.init()
    mediaComponent = module.MediaComponent.init()
    follow(headerComponent)
  }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    absentSubject = channelURL
    let module = SBUModuleSet.OpenChannelModule
    headerComponent = module.HeaderComponent.init()
    listComponent = module.ListComponent.init()
    inputComponent = module.InputComponent.init()
    mediaComponent = module.MediaComponent.init()
    follow(headerComponent)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of an open channel with its messages, a screen that is not here.
open class SBUOpenChannelViewModel: SBUAbsentViewModel {}

/// The module of a feed of notifications, a screen that is not here.
open class SBUFeedNotificationChannelModule: SBUModule {
  /// The class of its navigation items, as an app has set it.
  public static var HeaderComponent: SBUFeedNotificationChannelModule.Header.Type {
    get { header.type }
    set { header.type = newValue }
  }
  /// The class of its rows, as an app has set it.
  public static var ListComponent: SBUFeedNotificationChannelModule.List.Type {
    get { list.type }
    set { list.type = newValue }
  }
  /// The class of the choice of a category, as an app has set it.
  public static var CategoryFilterComponent: SBUFeedNotificationChannelModule.CategoryFilter.Type {
    get { categoryFilter.type }
    set { categoryFilter.type = newValue }
  }
  private static let header = SBUTypeEntry(
    SBUFeedNotificationChannelModule.self, "HeaderComponent",
    SBUFeedNotificationChannelModule.Header.self)
  private static let list = SBUTypeEntry(
    SBUFeedNotificationChannelModule.self, "ListComponent",
    SBUFeedNotificationChannelModule.List.self)
  private static let categoryFilter = SBUTypeEntry(
    SBUFeedNotificationChannelModule.self, "CategoryFilterComponent",
    SBUFeedNotificationChannelModule.CategoryFilter.self)

  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}

  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUAbsentList {}

  /// The choice of a category. Nothing of the kit's is in it.
  open class CategoryFilter: SBUAbsentPart {}
}

/// In the kit a feed of notifications. Here a bar with what code puts into it, and a line that says
/// that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUFeedNotificationChannelViewController: SBUAbsentViewController {
  /// Its navigation items; what is set on it shows.
  public var headerComponent: SBUFeedNotificationChannelModule.Header? {
    didSet { follow(headerComponent) }
  }
  /// Its rows; kept, not shown.
  public var listComponent: SBUFeedNotificationChannelModule.List?
  /// The choice of a category; kept, not shown.
  public var categoryFilterComponent: SBUFeedNotificationChannelModule.CategoryFilter?
  /// The view model. There is none until an app sets one, and nobody asks it.
  public var viewModel: SBUFeedNotificationChannelViewModel?

  override class var absentName: String { "SBUFeedNotificationChannelViewController" }
  override var absentHeader: SBUAbsentHeader? { headerComponent }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(channelURL: String, notificationListParams: MessageListParams? = nil) {
    super.init(nibName: nil, bundle: nil)
    absentSubject = channelURL
    let module = SBUModuleSet.FeedNotificationChannelModule
    headerComponent = module.HeaderComponent.init()
    listComponent = module.ListComponent.init()
    categoryFilterComponent = module.CategoryFilterComponent.init()
    follow(headerComponent)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of a feed of notifications, a screen that is not here.
open class SBUFeedNotificationChannelViewModel: SBUAbsentViewModel {}

/// The module of a chat of notifications, a screen that is not here.
open class SBUChatNotificationChannelModule: SBUModule {
  /// The class of its navigation items, as an app has set it.
  public static var HeaderComponent: SBUChatNotificationChannelModule.Header.Type {
    get { header.type }
    set { header.type = newValue }
  }
  /// The class of its rows, as an app has set it.
  public static var ListComponent: SBUChatNotificationChannelModule.List.Type {
    get { list.type }
    set { list.type = newValue }
  }
  private static let header = SBUTypeEntry(
    SBUChatNotificationChannelModule.self, "HeaderComponent",
    SBUChatNotificationChannelModule.Header.self)
  private static let list = SBUTypeEntry(
    SBUChatNotificationChannelModule.self, "ListComponent",
    SBUChatNotificationChannelModule.List.self)

  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}

  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUAbsentList {}
}

/// In the kit a chat of notifications. Here a bar with what code puts into it, and a line that says
/// that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUChatNotificationChannelViewController: SBUAbsentViewController {
  /// Its navigation items; what is set on it shows.
  public var headerComponent: SBUChatNotificationChannelModule.Header? {
    didSet { follow(headerComponent) }
  }
  /// Its rows; kept, not shown.
  public var listComponent: SBUChatNotificationChannelModule.List?
  /// The view model. There is none until an app sets one, and nobody asks it.
  public var viewModel: SBUChatNotificationChannelViewModel?

  override class var absentName: String { "SBUChatNotificationChannelViewController" }
  override var absentHeader: SBUAbsentHeader? { headerComponent }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(channel: GroupChannel, notificationListParams: MessageListParams? = nil) {
    super.init(nibName: nil, bundle: nil)
    absentSubject = channel.channelURL
    let module = SBUModuleSet.ChatNotificationChannelModule
    headerComponent = module.HeaderComponent.init()
    listComponent = module.ListComponent.init()
    follow(headerComponent)
  }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(channelURL: String, notificationListParams: MessageListParams? = nil) {
    super.init(nibName: nil, bundle: nil)
    absentSubject = channelURL
    let module = SBUModuleSet.ChatNotificationChannelModule
    headerComponent = module.HeaderComponent.init()
    listComponent = module.ListComponent.init()
    follow(headerComponent)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of a chat of notifications, a screen that is not here.
open class SBUChatNotificationChannelViewModel: SBUAbsentViewModel {}

/// The module of the screen that makes a group channel, a screen that is not here.
open class SBUCreateChannelModule: SBUModule {
  /// The class of its navigation items, as an app has set it.
  public static var HeaderComponent: SBUCreateChannelModule.Header.Type {
    get { header.type }
    set { header.type = newValue }
  }
  /// The class of its rows, as an app has set it.
  public static var ListComponent: SBUCreateChannelModule.List.Type {
    get { list.type }
    set { list.type = newValue }
  }
  private static let header = SBUTypeEntry(
    SBUCreateChannelModule.self, "HeaderComponent", SBUCreateChannelModule.Header.self)
  private static let list = SBUTypeEntry(
    SBUCreateChannelModule.self, "ListComponent", SBUCreateChannelModule.List.self)

  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}

  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUBaseSelectUserModule.List {}
}

/// In the kit the screen that makes a group channel. Here a bar with what code puts into it, and a
/// line that says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUCreateChannelViewController: SBUAbsentViewController {
  /// Its navigation items; what is set on it shows.
  public var headerComponent: SBUCreateChannelModule.Header? {
    didSet { follow(headerComponent) }
  }
  /// Its rows; kept, not shown.
  public var listComponent: SBUCreateChannelModule.List?
  /// The view model. There is none until an app sets one, and nobody asks it.
  public var viewModel: SBUCreateChannelViewModel?

  override class var absentName: String { "SBUCreateChannelViewController" }
  override var absentHeader: SBUAbsentHeader? { headerComponent }

  /// A screen that says that it is not here.
  public required init(users: [SBUUser]? = nil, type: ChannelCreationType = .group) {
    super.init(nibName: nil, bundle: nil)
    let module = SBUModuleSet.CreateGroupChannelModule
    headerComponent = module.HeaderComponent.init()
    listComponent = module.ListComponent.init()
    follow(headerComponent)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of the screen that makes a group channel, a screen that is not here.
open class SBUCreateChannelViewModel: SBUAbsentViewModel {}

/// The module of the screen that makes an open channel, a screen that is not here.
open class SBUCreateOpenChannelModule: SBUModule {
  /// The class of its navigation items, as an app has set it.
  public static var HeaderComponent: SBUCreateOpenChannelModule.Header.Type {
    get { header.type }
    set { header.type = newValue }
  }
  /// The class of name and picture, as an app has set it.
  public static var ProfileInputComponent: SBUCreateOpenChannelModule.ProfileInput.Type {
    get { profileInput.type }
    set { profileInput.type = newValue }
  }
  private static let header = SBUTypeEntry(
    SBUCreateOpenChannelModule.self, "HeaderComponent", SBUCreateOpenChannelModule.Header.self)
  private static let profileInput = SBUTypeEntry(
    SBUCreateOpenChannelModule.self, "ProfileInputComponent",
    SBUCreateOpenChannelModule.ProfileInput.self)

  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}

  /// Name and picture. Nothing of the kit's is in it.
  open class ProfileInput: SBUAbsentPart {}
}

/// In the kit the screen that makes an open channel. Here a bar with what code puts into it, and a
/// line that says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUCreateOpenChannelViewController: SBUAbsentViewController {
  /// Its navigation items; what is set on it shows.
  public var headerComponent: SBUCreateOpenChannelModule.Header? {
    didSet { follow(headerComponent) }
  }
  /// Name and picture; kept, not shown.
  public var profileInputComponent: SBUCreateOpenChannelModule.ProfileInput?
  /// The view model. There is none until an app sets one, and nobody asks it.
  public var viewModel: SBUCreateOpenChannelViewModel?

  override class var absentName: String { "SBUCreateOpenChannelViewController" }
  override var absentHeader: SBUAbsentHeader? { headerComponent }

  /// A screen that says that it is not here.
  public required init() {
    super.init(nibName: nil, bundle: nil)
    let module = SBUModuleSet.CreateOpenChannelModule
    headerComponent = module.HeaderComponent.init()
    profileInputComponent = module.ProfileInputComponent.init()
    follow(headerComponent)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of the screen that makes an open channel, a screen that is not here.
open class SBUCreateOpenChannelViewModel: SBUAbsentViewModel {}

/// The module of the search in a channel, a screen that is not here.
open class SBUMessageSearchModule: SBUModule {
  /// The class of its navigation items, as an app has set it.
  public static var HeaderComponent: SBUMessageSearchModule.Header.Type {
    get { header.type }
    set { header.type = newValue }
  }
  /// The class of its rows, as an app has set it.
  public static var ListComponent: SBUMessageSearchModule.List.Type {
    get { list.type }
    set { list.type = newValue }
  }
  private static let header = SBUTypeEntry(
    SBUMessageSearchModule.self, "HeaderComponent", SBUMessageSearchModule.Header.self)
  private static let list = SBUTypeEntry(
    SBUMessageSearchModule.self, "ListComponent", SBUMessageSearchModule.List.self)

  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUAbsentHeader {}

  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUAbsentList {}
}

/// In the kit the search in a channel. Here a bar with what code puts into it, and a line that says
/// that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUMessageSearchViewController: SBUAbsentViewController {
  /// Its navigation items; what is set on it shows.
  public var headerComponent: SBUMessageSearchModule.Header? {
    didSet { follow(headerComponent) }
  }
  /// Its rows; kept, not shown.
  public var listComponent: SBUMessageSearchModule.List?
  /// The view model. There is none until an app sets one, and nobody asks it.
  public var viewModel: SBUMessageSearchViewModel?

  override class var absentName: String { "SBUMessageSearchViewController" }
  override var absentHeader: SBUAbsentHeader? { headerComponent }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(channel: BaseChannel) {
    super.init(nibName: nil, bundle: nil)
    absentSubject = channel.channelURL
    let module = SBUModuleSet.MessageSearchModule
    headerComponent = module.HeaderComponent.init()
    listComponent = module.ListComponent.init()
    follow(headerComponent)
  }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(channelURL: String) {
    super.init(nibName: nil, bundle: nil)
    absentSubject = channelURL
    let module = SBUModuleSet.MessageSearchModule
    headerComponent = module.HeaderComponent.init()
    listComponent = module.ListComponent.init()
    follow(headerComponent)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of the search in a channel, a screen that is not here.
open class SBUMessageSearchViewModel: SBUAbsentViewModel {}

/// The module of a message with the answers to it, a screen that is not here.
open class SBUMessageThreadModule: SBUModule {
  /// The class of its navigation items, as an app has set it.
  public static var HeaderComponent: SBUMessageThreadModule.Header.Type {
    get { header.type }
    set { header.type = newValue }
  }
  /// The class of its rows, as an app has set it.
  public static var ListComponent: SBUMessageThreadModule.List.Type {
    get { list.type }
    set { list.type = newValue }
  }
  /// The class of what messages are written in, as an app has set it.
  public static var InputComponent: SBUMessageThreadModule.Input.Type {
    get { input.type }
    set { input.type = newValue }
  }
  private static let header = SBUTypeEntry(
    SBUMessageThreadModule.self, "HeaderComponent", SBUMessageThreadModule.Header.self)
  private static let list = SBUTypeEntry(
    SBUMessageThreadModule.self, "ListComponent", SBUMessageThreadModule.List.self)
  private static let input = SBUTypeEntry(
    SBUMessageThreadModule.self, "InputComponent", SBUMessageThreadModule.Input.self)

  /// Its navigation items. Nothing of the kit's is in it.
  open class Header: SBUBaseChannelModule.Header {}

  /// Its rows. Nothing of the kit's is in it.
  open class List: SBUBaseChannelModule.List {}

  /// What messages are written in. Nothing of the kit's is in it.
  open class Input: SBUBaseChannelModule.Input {}
}

/// In the kit a message with the answers to it. Here a bar with what code puts into it, and a line
/// that says that the rest is not here; the run's screen gets the warning `absent-screen`.
open class SBUMessageThreadViewController: SBUBaseChannelViewController {
  /// Its navigation items; what is set on it shows.
  public var headerComponent: SBUMessageThreadModule.Header? {
    didSet { follow(headerComponent) }
  }
  /// Its rows; kept, not shown.
  public var listComponent: SBUMessageThreadModule.List?
  /// What messages are written in; kept, not shown.
  public var inputComponent: SBUMessageThreadModule.Input?
  /// The view model. There is none until an app sets one, and nobody asks it.
  public var viewModel: SBUMessageThreadViewModel?

  override class var absentName: String { "SBUMessageThreadViewController" }
  override var absentHeader: SBUAbsentHeader? { headerComponent }

  /// A screen that says that it is not here, and of which channel it would be.
  public required init(
    channel: GroupChannel? = nil, channelURL: String? = nil, parentMessage: BaseMessage? = nil,
    parentMessageId: Int64? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    absentSubject = channel?.channelURL ?? channelURL
    let module = SBUModuleSet.MessageThreadModule
    headerComponent = module.HeaderComponent.init()
    listComponent = module.ListComponent.init()
    inputComponent = module.InputComponent.init()
    follow(headerComponent)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view model of a message with the answers to it, a screen that is not here.
open class SBUMessageThreadViewModel: SBUAbsentViewModel {}

extension SBUModuleSet {
  /// The module of a channel with its messages, a screen that is not here.
  public static var BaseChannelModule: SBUBaseChannelModule.Type {
    get { baseChannelModule.type }
    set { baseChannelModule.type = newValue }
  }
  private static let baseChannelModule = SBUTypeEntry(
    Self.self, "BaseChannelModule", SBUBaseChannelModule.self)
  /// The module of the list of group channels, a screen that is not here.
  public static var GroupChannelListModule: SBUGroupChannelListModule.Type {
    get { groupChannelListModule.type }
    set { groupChannelListModule.type = newValue }
  }
  private static let groupChannelListModule = SBUTypeEntry(
    Self.self, "GroupChannelListModule", SBUGroupChannelListModule.self)
  /// The module of the list of open channels, a screen that is not here.
  public static var OpenChannelListModule: SBUOpenChannelListModule.Type {
    get { openChannelListModule.type }
    set { openChannelListModule.type = newValue }
  }
  private static let openChannelListModule = SBUTypeEntry(
    Self.self, "OpenChannelListModule", SBUOpenChannelListModule.self)
  /// The module of a group channel with its messages, a screen that is not here.
  public static var GroupChannelModule: SBUGroupChannelModule.Type {
    get { groupChannelModule.type }
    set { groupChannelModule.type = newValue }
  }
  private static let groupChannelModule = SBUTypeEntry(
    Self.self, "GroupChannelModule", SBUGroupChannelModule.self)
  /// The module of an open channel with its messages, a screen that is not here.
  public static var OpenChannelModule: SBUOpenChannelModule.Type {
    get { openChannelModule.type }
    set { openChannelModule.type = newValue }
  }
  private static let openChannelModule = SBUTypeEntry(
    Self.self, "OpenChannelModule", SBUOpenChannelModule.self)
  /// The module of a feed of notifications, a screen that is not here.
  public static var FeedNotificationChannelModule: SBUFeedNotificationChannelModule.Type {
    get { feedNotificationChannelModule.type }
    set { feedNotificationChannelModule.type = newValue }
  }
  private static let feedNotificationChannelModule = SBUTypeEntry(
    Self.self, "FeedNotificationChannelModule", SBUFeedNotificationChannelModule.self)
  /// The module of a chat of notifications, a screen that is not here.
  public static var ChatNotificationChannelModule: SBUChatNotificationChannelModule.Type {
    get { chatNotificationChannelModule.type }
    set { chatNotificationChannelModule.type = newValue }
  }
  private static let chatNotificationChannelModule = SBUTypeEntry(
    Self.self, "ChatNotificationChannelModule", SBUChatNotificationChannelModule.self)
  /// The module of the screen that makes a group channel, a screen that is not here.
  public static var CreateGroupChannelModule: SBUCreateChannelModule.Type {
    get { createGroupChannelModule.type }
    set { createGroupChannelModule.type = newValue }
  }
  private static let createGroupChannelModule = SBUTypeEntry(
    Self.self, "CreateGroupChannelModule", SBUCreateChannelModule.self)
  /// The module of the screen that makes an open channel, a screen that is not here.
  public static var CreateOpenChannelModule: SBUCreateOpenChannelModule.Type {
    get { createOpenChannelModule.type }
    set { createOpenChannelModule.type = newValue }
  }
  private static let createOpenChannelModule = SBUTypeEntry(
    Self.self, "CreateOpenChannelModule", SBUCreateOpenChannelModule.self)
  /// The module of the search in a channel, a screen that is not here.
  public static var MessageSearchModule: SBUMessageSearchModule.Type {
    get { messageSearchModule.type }
    set { messageSearchModule.type = newValue }
  }
  private static let messageSearchModule = SBUTypeEntry(
    Self.self, "MessageSearchModule", SBUMessageSearchModule.self)
  /// The module of a message with the answers to it, a screen that is not here.
  public static var MessageThreadModule: SBUMessageThreadModule.Type {
    get { messageThreadModule.type }
    set { messageThreadModule.type = newValue }
  }
  private static let messageThreadModule = SBUTypeEntry(
    Self.self, "MessageThreadModule", SBUMessageThreadModule.self)
}

extension SBUViewControllerSet {
  /// The view controller of the list of group channels, a screen that is not here.
  public static var GroupChannelListViewController: SBUGroupChannelListViewController.Type {
    get { groupChannelListViewController.type }
    set { groupChannelListViewController.type = newValue }
  }
  private static let groupChannelListViewController = SBUTypeEntry(
    Self.self, "GroupChannelListViewController", SBUGroupChannelListViewController.self)
  /// The view controller of the list of open channels, a screen that is not here.
  public static var OpenChannelListViewController: SBUOpenChannelListViewController.Type {
    get { openChannelListViewController.type }
    set { openChannelListViewController.type = newValue }
  }
  private static let openChannelListViewController = SBUTypeEntry(
    Self.self, "OpenChannelListViewController", SBUOpenChannelListViewController.self)
  /// The view controller of a group channel with its messages, a screen that is not here.
  public static var GroupChannelViewController: SBUGroupChannelViewController.Type {
    get { groupChannelViewController.type }
    set { groupChannelViewController.type = newValue }
  }
  private static let groupChannelViewController = SBUTypeEntry(
    Self.self, "GroupChannelViewController", SBUGroupChannelViewController.self)
  /// The view controller of an open channel with its messages, a screen that is not here.
  public static var OpenChannelViewController: SBUOpenChannelViewController.Type {
    get { openChannelViewController.type }
    set { openChannelViewController.type = newValue }
  }
  private static let openChannelViewController = SBUTypeEntry(
    Self.self, "OpenChannelViewController", SBUOpenChannelViewController.self)
  /// The view controller of a feed of notifications, a screen that is not here.
  public static var FeedNotificationChannelViewController:
    SBUFeedNotificationChannelViewController.Type
  {
    get { feedNotificationChannelViewController.type }
    set { feedNotificationChannelViewController.type = newValue }
  }
  private static let feedNotificationChannelViewController = SBUTypeEntry(
    Self.self, "FeedNotificationChannelViewController",
    SBUFeedNotificationChannelViewController.self)
  /// The view controller of a chat of notifications, a screen that is not here.
  public static var ChatNotificationChannelViewController:
    SBUChatNotificationChannelViewController.Type
  {
    get { chatNotificationChannelViewController.type }
    set { chatNotificationChannelViewController.type = newValue }
  }
  private static let chatNotificationChannelViewController = SBUTypeEntry(
    Self.self, "ChatNotificationChannelViewController",
    SBUChatNotificationChannelViewController.self)
  /// The view controller of the screen that makes a group channel, a screen that is not here.
  public static var CreateChannelViewController: SBUCreateChannelViewController.Type {
    get { createChannelViewController.type }
    set { createChannelViewController.type = newValue }
  }
  private static let createChannelViewController = SBUTypeEntry(
    Self.self, "CreateChannelViewController", SBUCreateChannelViewController.self)
  /// The view controller of the screen that makes an open channel, a screen that is not here.
  public static var CreateOpenChannelViewController: SBUCreateOpenChannelViewController.Type {
    get { createOpenChannelViewController.type }
    set { createOpenChannelViewController.type = newValue }
  }
  private static let createOpenChannelViewController = SBUTypeEntry(
    Self.self, "CreateOpenChannelViewController", SBUCreateOpenChannelViewController.self)
  /// The view controller of the search in a channel, a screen that is not here.
  public static var MessageSearchViewController: SBUMessageSearchViewController.Type {
    get { messageSearchViewController.type }
    set { messageSearchViewController.type = newValue }
  }
  private static let messageSearchViewController = SBUTypeEntry(
    Self.self, "MessageSearchViewController", SBUMessageSearchViewController.self)
  /// The view controller of a message with the answers to it, a screen that is not here.
  public static var MessageThreadViewController: SBUMessageThreadViewController.Type {
    get { messageThreadViewController.type }
    set { messageThreadViewController.type = newValue }
  }
  private static let messageThreadViewController = SBUTypeEntry(
    Self.self, "MessageThreadViewController", SBUMessageThreadViewController.self)
}

extension SBUViewModelSet {
  /// The view model of the list of group channels, a screen that is not here.
  public static var GroupChannelListViewModel: SBUGroupChannelListViewModel.Type {
    get { groupChannelListViewModel.type }
    set { groupChannelListViewModel.type = newValue }
  }
  private static let groupChannelListViewModel = SBUTypeEntry(
    Self.self, "GroupChannelListViewModel", SBUGroupChannelListViewModel.self)
  /// The view model of the list of open channels, a screen that is not here.
  public static var OpenChannelListViewModel: SBUOpenChannelListViewModel.Type {
    get { openChannelListViewModel.type }
    set { openChannelListViewModel.type = newValue }
  }
  private static let openChannelListViewModel = SBUTypeEntry(
    Self.self, "OpenChannelListViewModel", SBUOpenChannelListViewModel.self)
  /// The view model of a group channel with its messages, a screen that is not here.
  public static var GroupChannelViewModel: SBUGroupChannelViewModel.Type {
    get { groupChannelViewModel.type }
    set { groupChannelViewModel.type = newValue }
  }
  private static let groupChannelViewModel = SBUTypeEntry(
    Self.self, "GroupChannelViewModel", SBUGroupChannelViewModel.self)
  /// The view model of an open channel with its messages, a screen that is not here.
  public static var OpenChannelViewModel: SBUOpenChannelViewModel.Type {
    get { openChannelViewModel.type }
    set { openChannelViewModel.type = newValue }
  }
  private static let openChannelViewModel = SBUTypeEntry(
    Self.self, "OpenChannelViewModel", SBUOpenChannelViewModel.self)
  /// The view model of a feed of notifications, a screen that is not here.
  public static var FeedNotificationChannelViewModel: SBUFeedNotificationChannelViewModel.Type {
    get { feedNotificationChannelViewModel.type }
    set { feedNotificationChannelViewModel.type = newValue }
  }
  private static let feedNotificationChannelViewModel = SBUTypeEntry(
    Self.self, "FeedNotificationChannelViewModel", SBUFeedNotificationChannelViewModel.self)
  /// The view model of a chat of notifications, a screen that is not here.
  public static var ChatNotificationChannelViewModel: SBUChatNotificationChannelViewModel.Type {
    get { chatNotificationChannelViewModel.type }
    set { chatNotificationChannelViewModel.type = newValue }
  }
  private static let chatNotificationChannelViewModel = SBUTypeEntry(
    Self.self, "ChatNotificationChannelViewModel", SBUChatNotificationChannelViewModel.self)
  /// The view model of the screen that makes a group channel, a screen that is not here.
  public static var CreateGroupChannelViewModel: SBUCreateChannelViewModel.Type {
    get { createGroupChannelViewModel.type }
    set { createGroupChannelViewModel.type = newValue }
  }
  private static let createGroupChannelViewModel = SBUTypeEntry(
    Self.self, "CreateGroupChannelViewModel", SBUCreateChannelViewModel.self)
  /// The view model of the screen that makes an open channel, a screen that is not here.
  public static var CreateOpenChannelViewModel: SBUCreateOpenChannelViewModel.Type {
    get { createOpenChannelViewModel.type }
    set { createOpenChannelViewModel.type = newValue }
  }
  private static let createOpenChannelViewModel = SBUTypeEntry(
    Self.self, "CreateOpenChannelViewModel", SBUCreateOpenChannelViewModel.self)
  /// The view model of the search in a channel, a screen that is not here.
  public static var MessageSearchViewModel: SBUMessageSearchViewModel.Type {
    get { messageSearchViewModel.type }
    set { messageSearchViewModel.type = newValue }
  }
  private static let messageSearchViewModel = SBUTypeEntry(
    Self.self, "MessageSearchViewModel", SBUMessageSearchViewModel.self)
  /// The view model of a message with the answers to it, a screen that is not here.
  public static var MessageThreadViewModel: SBUMessageThreadViewModel.Type {
    get { messageThreadViewModel.type }
    set { messageThreadViewModel.type = newValue }
  }
  private static let messageThreadViewModel = SBUTypeEntry(
    Self.self, "MessageThreadViewModel", SBUMessageThreadViewModel.self)
}
