import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// What page 004 writes, for open channels, in the page's own words.
@Suite("Moderations: names of page 004") struct ModerationsPageTests {
  /// What a screen shows that is presented in a navigation controller of its own.
  private func presented(
    _ make: @escaping @Sendable (OpenChannel) throws -> SBUModerationsViewController
  ) throws -> String {
    try communityFrames(
      of: "\(designTeamModerations)\nsteps: [{ act: present }]",
      actions: [
        "present": { screen in
          let channel = try #require(channelObject("town-hall", from: screen) as? OpenChannel)
          let navigationController = UINavigationController(rootViewController: try make(channel))
          screen.present(navigationController, animated: true)
        }
      ])
  }

  @Test func init_channelURL_makes_a_screen_of_an_open_channel() throws {
    // S201, per page 004.
    expect(
      try presented { _ in SBUModerationsViewController(channelURL: "town-hall") }, is: openMenu)
  }

  @Test func a_channel_that_the_service_knows_as_a_group_has_a_screen_of_a_group() throws {
    // S201.
    expect(
      try presented { _ in SBUModerationsViewController(channelURL: "design-team") }, is: groupMenu)
    try inspectModerations { _ in
      #expect(SBUModerationsViewController(channelURL: "nowhere").channelType == .open)
    }
  }

  @Test func init_channel_makes_a_screen_of_that_channel() throws {
    // Page 004.
    expect(try presented { SBUModerationsViewController(channel: $0) }, is: openMenu)
  }

  @Test func the_class_of_the_set_is_used_for_this_screen_and_for_later_ones() throws {
    // S206: upper case in the set, lower case in the screen, as page 004 writes both.
    let shown = try presented { channel in
      SBUViewControllerSet.OpenModerationsViewController = SafetyScreen.self
      SBUModuleSet.OpenModerationsModule.HeaderComponent = SafetyHeader.self
      let moderationVC = SBUViewControllerSet.OpenModerationsViewController.init(channel: channel)
      #expect(moderationVC is SafetyScreen)
      #expect(moderationVC.headerComponent is SafetyHeader)
      return moderationVC
    }
    #expect(shown.contains("│ [‹]          Safety              │"), "\(shown)")
  }

  @Test func the_header_of_one_screen_is_its_headerComponent() throws {
    // S206: lower case in the screen, page 004.
    let shown = try presented { channel in
      let moderationVC = SBUViewControllerSet.OpenModerationsViewController.init(channel: channel)
      moderationVC.headerComponent = SafetyHeader()
      return moderationVC
    }
    #expect(shown.contains("│ [‹]          Safety              │"), "\(shown)")
  }

  @Test func the_pages_createViewModel_is_called_by_URL_and_by_object() throws {
    // S201, per page 004.
    for (yaml, arguments) in [
      ("channelURL: town-hall", "channel nil, channelURL town-hall"),
      ("channel: { url: plaza, channelType: open }", "channel plaza, channelURL nil"),
    ] {
      let log = try communityLog(
        of: "viewController: PageModerationsScreen\n\(yaml)", types: [PageModerationsScreen.self])
      expect(log, is: "createViewModel \(arguments)")
    }
  }

  @Test func a_view_model_of_nothing_shows_no_rows_and_nothing_loads() throws {
    // S20, S201.
    let shown = try communityFrames(
      of: "viewController: PageModerationsScreen\nchannelURL: town-hall",
      types: [PageModerationsScreen.self])
    expect(shown, is: noMenu)
    let viewModel = SBUModerationsViewModel()
    #expect(viewModel.channel == nil && viewModel.channelURL == nil && viewModel.delegate == nil)
    #expect(viewModel.channelType == .group)
  }

  @Test func a_view_model_of_ones_own_made_in_createViewModel_tells_its_delegate() throws {
    // S175, page 004.
    for channel in ["town-hall", "news"] {
      let log = try communityLog(
        of: "viewController: OwnViewModelModerationsScreen\nchannelURL: \(channel)",
        types: [OwnViewModelModerationsScreen.self])
      expect(log, is: "own view model\nL+\nC \(channel) eventChannelChanged succeeded\nL-")
    }
  }

  @Test func customising_the_event_delegate_is_overriding_the_screens_method() throws {
    // S176, page 004.
    let yaml = """
      viewController: SilentModerationsScreen
      channelURL: town-hall
      network: { latency: 1ms }
      steps: [{ advance: 1s }, { snapshot: loaded }]
      """
    let types = [SilentModerationsScreen.self]
    expect(
      try communityLog(of: yaml, types: types), is: "didChangeChannel Town hall eventChannelChanged"
    )
    // Without the kit's part of it, no rows are asked for.
    expect(
      try communityFrames(of: yaml, types: types),
      is: "── loaded ──────────────────────────\n\(noMenu)")
  }
}

/// The view model of page 004.
final class PageModerationsViewModel: SBUModerationsViewModel {}

/// The screen of page 004, whose view model knows no channel.
final class PageModerationsScreen: SBUModerationsViewController {
  override func createViewModel(channel: OpenChannel? = nil, channelURL: String? = nil) {
    self.viewModel = PageModerationsViewModel()
    EventLog.note(
      "createViewModel channel \(channel?.channelURL ?? "nil"), channelURL \(channelURL ?? "nil")")
  }
}

/// A screen that makes its view model by today's methods.
final class OwnViewModelModerationsScreen: ModerationsEventScreen {
  override func createViewModel(channel: BaseChannel) {
    EventLog.note("own view model")
    viewModel = PageModerationsViewModel(channel: channel, delegate: self)
  }

  override func createViewModel(channelURL: String, channelType: ChannelType) {
    EventLog.note("own view model")
    viewModel = PageModerationsViewModel(
      channelURL: channelURL, channelType: channelType, delegate: self)
  }
}

/// A screen that keeps the news of its view model to itself.
final class SilentModerationsScreen: SBUModerationsViewController {
  override func moderationsViewModel(
    _ viewModel: SBUModerationsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    EventLog.note("didChangeChannel \(channel?.name ?? "nil") \(context.source)")
  }
}
