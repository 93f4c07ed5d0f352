import DioramaKit
import HeadlessUIKit

/// The settings of an open channel, which lead to its moderation menu and its people.
open class SBUOpenChannelSettingsViewController: SBUBaseChannelSettingsViewController,
  ScreenViewController
{
  /// The header; nil where the base header is of another class.
  public var headerComponent: SBUOpenChannelSettingsModule.Header? {
    get { baseHeaderComponent as? SBUOpenChannelSettingsModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; nil where the base list is of another class.
  public var listComponent: SBUOpenChannelSettingsModule.List? {
    get { baseListComponent as? SBUOpenChannelSettingsModule.List }
    set { baseListComponent = newValue }
  }
  /// The view model; nil where the base view model is of another class.
  public var viewModel: SBUOpenChannelSettingsViewModel? {
    get { baseViewModel as? SBUOpenChannelSettingsViewModel }
    set { baseViewModel = newValue }
  }

  /// A screen for a channel.
  public required init(channel: OpenChannel) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: channel, channelURL: channel.channelURL)
    makeComponents(of: SBUModuleSet.OpenChannelSettingsModule)
  }

  /// A screen for a channel by its URL.
  ///
  /// - Parameter channelURL: the channel's id, as the service knows it; one of another sort is not
  ///   found.
  public required init(channelURL: String) {
    super.init(nibName: nil, bundle: nil)
    createViewModel(channel: nil, channelURL: channelURL)
    makeComponents(of: SBUModuleSet.OpenChannelSettingsModule)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the view model; an app overrides it to use its own.
  ///
  /// - Parameters:
  ///   - channel: the channel, where the screen was made with one.
  ///   - channelURL: the channel's id.
  open func createViewModel(channel: BaseChannel?, channelURL: String) {
    viewModel = SBUViewModelSet.openChannelSettings.make {
      $0.init(channel: channel, channelURL: channelURL, channelType: .open, delegate: self)
    }
  }

  // MARK: Where the rows lead

  /// Moderations for operators only, as page 004 says (S202), then the participants.
  open override var settingItems: [SBUChannelSettingItem] {
    guard let channel = channel as? OpenChannel else { return [] }
    return items(
      people: SBUStringSet.ChannelSettings_Participants_Title, count: channel.participantCount,
      showModerations: { [weak self] in self?.showModerationList() },
      showPeople: { [weak self] in self?.showParticipantsList() })
  }

  /// Shows the moderation menu.
  open func showModerationList() {
    guard let channel else { return }
    show(SBUViewControllerSet.OpenModerationsViewController(channel: channel))
  }

  /// Shows the participants.
  open func showParticipantsList() {
    guard let channel else { return }
    show(
      SBUViewControllerSet.OpenUserListViewController(
        channel: channel, userListType: .participants))
  }

  // MARK: YAML

  /// Its initialisers: `init(channel:)` and `init(channelURL:)`.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML may choose.
  open class var slots: [Slot] { standardSlots }

  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [.channelURL("the channel"), .channel], for: .open
  ) { type, arguments, channel, _ in
    guard let type = type as? SBUOpenChannelSettingsViewController.Type else { return nil }
    if let channel = channel as? OpenChannel { return type.init(channel: channel) }
    return type.init(channelURL: arguments.channelURL ?? "")
  }

  static let standardSlots: [Slot] = [
    Slot(
      "headerComponent", .header, accepts: SBUOpenChannelSettingsModule.Header.self,
      in: SBUOpenChannelSettingsViewController.self, "the way back and a title",
      standard: "SBUModuleSet.OpenChannelSettingsModule.HeaderComponent",
      get: { $0.headerComponent }, set: { $0.headerComponent = $1 }),
    Slot(
      "listComponent", .list, accepts: SBUOpenChannelSettingsModule.List.self,
      in: SBUOpenChannelSettingsViewController.self, "the rows",
      standard: "SBUModuleSet.OpenChannelSettingsModule.ListComponent",
      get: { $0.listComponent }, set: { $0.listComponent = $1 }),
    Slot(
      "viewModel", .viewModel, inSets: SBUOpenChannelSettingsViewModel.self,
      of: SBUOpenChannelSettingsViewController.self, "loads the channel",
      standard: "SBUViewModelSet.OpenChannelSettingsViewModel",
      get: { $0.viewModel }),
  ]
}
