import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Both ways of customizing each layer of the settings screens, and their appearance.
@Suite("Channel settings: customization") struct ChannelSettingsCustomizingTests {
  @Test func Swift_replaces_parts_of_all_new_screens_or_of_a_single_screen() throws {
    // S165, S171.
    let text = try communityFrames(
      of: "\(townHallSettings)\nsteps: [{ act: look }]",
      actions: [
        "look": { screen in
          let screen = try #require(screen as? SBUOpenChannelSettingsViewController)
          SBUModuleSet.OpenChannelSettingsModule.HeaderComponent = HouseHeader.self
          SBUModuleSet.OpenChannelSettingsModule.ListComponent = HouseList.self
          SBUModuleSet.GroupChannelSettingsModule.HeaderComponent = ClubHeader.self
          SBUModuleSet.GroupChannelSettingsModule.ListComponent = ClubList.self
          SBUViewModelSet.OpenChannelSettingsViewModel = HouseViewModel.self
          SBUViewModelSet.GroupChannelSettingsViewModel = ClubViewModel.self
          SBUViewControllerSet.OpenChannelSettingsViewController = HouseScreen.self
          SBUViewControllerSet.GroupChannelSettingsViewController = ClubScreen.self
          #expect(!(screen.headerComponent is HouseHeader))
          #expect(!(screen.viewModel is HouseViewModel))
          let lobby = try #require(channelObject("lobby", from: screen) as? OpenChannel)
          let news = try #require(channelObject("news", from: screen) as? GroupChannel)

          let open = SBUViewControllerSet.OpenChannelSettingsViewController.init(channel: lobby)
          #expect(open is HouseScreen && open.channelURL == "lobby")
          #expect(open.headerComponent is HouseHeader && open.listComponent is HouseList)
          #expect(open.viewModel is HouseViewModel && open.viewModel?.channelType == .open)

          let group = SBUViewControllerSet.GroupChannelSettingsViewController.init(channel: news)
          #expect(group is ClubScreen && group.channel?.channelURL == "news")
          #expect(group.headerComponent is ClubHeader && group.listComponent is ClubList)
          #expect(group.viewModel is ClubViewModel && group.viewModel?.isOperator == true)

          let header = SBUOpenChannelSettingsModule.Header()
          open.headerComponent = header
          open.loadViewIfNeeded()
          #expect(open.navigationItem.titleView === header.titleView)
          #expect(header.delegate === open)
        }
      ])
    #expect(!text.contains("error:"), "\(text)")
  }

  @Test func typed_parts_are_nil_if_the_base_parts_are_of_the_other_channel_type() throws {
    // S173.
    let text = try communityFrames(
      of: "\(townHallSettings)\nsteps: [{ act: look }]",
      actions: [
        "look": { screen in
          let screen = try #require(screen as? SBUOpenChannelSettingsViewController)
          screen.baseHeaderComponent = SBUGroupChannelSettingsModule.Header()
          screen.baseListComponent = SBUGroupChannelSettingsModule.List()
          #expect(screen.headerComponent == nil)
          #expect(screen.listComponent == nil)
          #expect(screen.viewModel === screen.baseViewModel)
        }
      ])
    expect(text, is: openSettings)
  }

  @Test func a_screen_receives_the_events_of_a_custom_view_model() throws {
    // S176.
    let log = try communityLog(
      of: "viewController: OwnSettingsScreen\nchannelURL: town-hall\nnetwork: { latency: 1ms }",
      types: [OwnSettingsScreen.self])
    expect(log, is: "createViewModel town-hall\nHouseViewModel: Town hall, operator true")
  }

  private let plainBar = "[‹]   Channel information [Edit]"

  @Test func bar_items_set_later_are_shown_and_the_left_item_goes_back() throws {
    let shown = try communityFrames(
      of: """
        \(townHallSettings)
        steps:
          - act: set items
          - snapshot: set
          - tap: leftBarButton
          - snapshot: gone
        """,
      actions: [
        "set items": { screen in
          let screen = try #require(screen as? SBUOpenChannelSettingsViewController)
          let header = try #require(screen.headerComponent)
          let title = SBUNavigationTitleView()
          title.text = "House"
          header.titleView = title
          header.rightBarButton = UIBarButtonItem(title: "Help", style: .plain)
          let back = header.leftBarButton
          back?.image = nil
          back?.title = "Out"
          header.leftBarButton = back
        }
      ])
    expect(
      shown,
      is: """
        ── set ─────────────────────────────
        \(openSettings.replacing(plainBar, with: "[Out]        House        [Help]"))

        ── gone ────────────────────────────
        \(dismissedScreen)
        """)
  }
}

/// The settings of a house, which is an open channel.
final class HouseScreen: SBUOpenChannelSettingsViewController {}
/// The view model of a house.
final class HouseViewModel: SBUOpenChannelSettingsViewModel {}

/// The header of a house.
final class HouseHeader: SBUOpenChannelSettingsModule.Header {
  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = "House"
  }
}

/// The list of a house, with its name in uppercase above the rows.
final class HouseList: SBUOpenChannelSettingsModule.List {
  override func setupViews() {
    channelInfoView = CapitalsInfoView()
    super.setupViews()
  }
}

/// The settings of a club, which is a group channel.
final class ClubScreen: SBUGroupChannelSettingsViewController {}
/// The view model of a club.
final class ClubViewModel: SBUGroupChannelSettingsViewModel {}

/// The header of a club.
final class ClubHeader: SBUGroupChannelSettingsModule.Header {
  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = "Club"
  }
}

/// The list of a club, with its name in uppercase above the rows.
final class ClubList: SBUGroupChannelSettingsModule.List {
  override func setupViews() {
    channelInfoView = CapitalsInfoView()
    super.setupViews()
  }
}

/// The name of a channel in uppercase, without a picture.
final class CapitalsInfoView: SBUChannelSettingsChannelInfoView {
  private let label = UILabel()

  override func setupViews() {
    label.textAlignment = .center
    addSubview(label)
  }

  override func configure(channel: BaseChannel?) {
    label.text = channel?.name.uppercased()
  }
}

/// Settings that create their own view model and do not pass on its events.
final class OwnSettingsScreen: SBUOpenChannelSettingsViewController {
  override func createViewModel(channel: BaseChannel?, channelURL: String?) {
    EventLog.note("createViewModel \(channelURL ?? "")")
    viewModel = HouseViewModel(
      channel: channel, channelURL: channelURL, delegate: self)
  }

  override func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    EventLog.note(
      "\(type(of: viewModel)): \(channel?.name ?? "nil"), operator \(viewModel.isOperator)")
  }
}
