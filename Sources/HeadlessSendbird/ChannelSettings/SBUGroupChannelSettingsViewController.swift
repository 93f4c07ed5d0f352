import DioramaKit
import HeadlessUIKit

/// The settings of a group channel, which lead to its moderation menu and its people.
open class SBUGroupChannelSettingsViewController: SBUBaseChannelSettingsViewController,
  ScreenViewController
{
  /// The header; nil where the base header is of another class.
  public var headerComponent: SBUGroupChannelSettingsModule.Header? {
    get { baseHeaderComponent as? SBUGroupChannelSettingsModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; nil where the base list is of another class.
  public var listComponent: SBUGroupChannelSettingsModule.List? {
    get { baseListComponent as? SBUGroupChannelSettingsModule.List }
    set { baseListComponent = newValue }
  }
  /// The view model; nil where the base view model is of another class.
  public var viewModel: SBUGroupChannelSettingsViewModel? {
    get { baseViewModel as? SBUGroupChannelSettingsViewModel }
    set { baseViewModel = newValue }
  }

  /// A screen for a channel.
  public required init(channel: GroupChannel) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: channel, channelURL: channel.channelURL)
    makeComponents(of: SBUModuleSet.GroupChannelSettingsModule)
  }

  /// A screen for a channel by its URL.
  ///
  /// - Parameter channelURL: the channel's id, as the service knows it; one of another sort is not
  ///   found.
  public required init(channelURL: String) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: nil, channelURL: channelURL)
    makeComponents(of: SBUModuleSet.GroupChannelSettingsModule)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the view model; an app overrides it to use its own.
  ///
  /// - Parameters:
  ///   - channel: the channel, where the screen was made with one.
  ///   - channelURL: the channel's id.
  open func createViewModel(channel: BaseChannel?, channelURL: String) {
    viewModel = SBUViewModelSet.groupChannelSettings.make {
      $0.init(channel: channel, channelURL: channelURL, channelType: .group, delegate: self)
    }
  }

  // MARK: Where the rows lead

  /// Moderations for operators only, then the members and the way out.
  open override var settingItems: [SBUChannelSettingItem] {
    guard let channel = channel as? GroupChannel else { return [] }
    return items(
      people: SBUStringSet.ChannelSettings_Members_Title, count: channel.memberCount,
      showModerations: { [weak self] in self?.showModerationList() },
      showPeople: { [weak self] in self?.showMemberList() })
  }

  /// Shows the moderation menu.
  open func showModerationList() {
    guard let channel else { return }
    show(SBUViewControllerSet.GroupModerationsViewController(channel: channel))
  }

  /// Shows the members.
  open func showMemberList() {
    guard let channel else { return }
    show(
      SBUViewControllerSet.GroupUserListViewController(
        channel: channel, userListType: .members))
  }

  // MARK: YAML

  /// Its initialisers: `init(channel:)` and `init(channelURL:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML may choose.
  open class var slots: [Slot] { standardSlots }

  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [.channelURL("the channel"), .channel], for: .group
  ) { type, arguments, channel, _ in
    guard let type = type as? SBUGroupChannelSettingsViewController.Type else { return nil }
    if let channel = channel as? GroupChannel { return type.init(channel: channel) }
    return type.init(channelURL: arguments.channelURL ?? "")
  }

  static let standardSlots: [Slot] = [
    Slot(
      "headerComponent", .header, accepts: SBUGroupChannelSettingsModule.Header.self,
      in: SBUGroupChannelSettingsViewController.self, "the way back and a title",
      standard: "SBUModuleSet.GroupChannelSettingsModule.HeaderComponent",
      get: { $0.headerComponent }, set: { $0.headerComponent = $1 }),
    Slot(
      "listComponent", .list, accepts: SBUGroupChannelSettingsModule.List.self,
      in: SBUGroupChannelSettingsViewController.self, "the rows",
      standard: "SBUModuleSet.GroupChannelSettingsModule.ListComponent",
      get: { $0.listComponent }, set: { $0.listComponent = $1 }),
    Slot(
      "viewModel", .viewModel, inSets: SBUGroupChannelSettingsViewModel.self,
      of: SBUGroupChannelSettingsViewController.self, "loads the channel",
      standard: "SBUViewModelSet.GroupChannelSettingsViewModel",
      get: { $0.viewModel }),
  ]
}
