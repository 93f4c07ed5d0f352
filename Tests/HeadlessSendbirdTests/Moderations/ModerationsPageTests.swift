import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The code of page 004 for open channels, with the names of the page.
@Suite("Moderations: names of page 004") struct ModerationsPageTests {
  /// The frame of a screen that is presented in its own navigation controller.
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

  @Test func init_channelURL_creates_an_open_channel_screen() throws {
    // S201, per page 004.
    expect(
      try presented { _ in SBUModerationsViewController(channelURL: "town-hall") }, is: openMenu)
  }

  @Test func init_channelURL_creates_a_group_screen_for_a_known_group() throws {
    // S201.
    expect(
      try presented { _ in SBUModerationsViewController(channelURL: "design-team") }, is: groupMenu)
    try inspectModerations { _ in
      #expect(SBUModerationsViewController(channelURL: "nowhere").channelType == .open)
    }
  }

  @Test func init_channel_creates_a_screen_of_that_channel() throws {
    // Page 004.
    expect(try presented { SBUModerationsViewController(channel: $0) }, is: openMenu)
  }

  @Test func classes_in_the_sets_are_used_for_new_screens() throws {
    // S206: uppercase in the set, lowercase in the screen, as on page 004.
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

  @Test func headerComponent_replaces_the_header_of_one_screen() throws {
    // S206: lowercase in the screen, page 004.
    let shown = try presented { channel in
      let moderationVC = SBUViewControllerSet.OpenModerationsViewController.init(channel: channel)
      moderationVC.headerComponent = SafetyHeader()
      return moderationVC
    }
    #expect(shown.contains("│ [‹]          Safety              │"), "\(shown)")
  }

  @Test func the_createViewModel_of_page_004_is_called_for_URLs_and_objects() throws {
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

  @Test func a_view_model_without_a_channel_shows_no_rows() throws {
    // S20, S201.
    let shown = try communityFrames(
      of: "viewController: PageModerationsScreen\nchannelURL: town-hall",
      types: [PageModerationsScreen.self])
    expect(shown, is: noMenu)
    let viewModel = SBUModerationsViewModel()
    #expect(viewModel.channel == nil && viewModel.channelURL == nil && viewModel.delegate == nil)
    #expect(viewModel.channelType == .group)
  }

  @Test func a_custom_view_model_from_createViewModel_notifies_its_delegate() throws {
    // S175, page 004.
    for channel in ["town-hall", "news"] {
      let log = try communityLog(
        of: "viewController: OwnViewModelModerationsScreen\nchannelURL: \(channel)",
        types: [OwnViewModelModerationsScreen.self])
      expect(log, is: "own view model\nL+\nC \(channel) eventChannelChanged succeeded\nL-")
    }
  }

  @Test func overriding_a_screen_method_customizes_the_event_delegate() throws {
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
    // Without the call of super, no rows are requested.
    expect(
      try communityFrames(of: yaml, types: types),
      is: "── loaded ──────────────────────────\n\(noMenu)")
  }
}

/// The view model of page 004.
final class PageModerationsViewModel: SBUModerationsViewModel {}

/// The screen of page 004, whose view model has no channel.
final class PageModerationsScreen: SBUModerationsViewController {
  override func createViewModel(channel: OpenChannel? = nil, channelURL: String? = nil) {
    self.viewModel = PageModerationsViewModel()
    EventLog.note(
      "createViewModel channel \(channel?.channelURL ?? "nil"), channelURL \(channelURL ?? "nil")")
  }
}

/// A screen that creates its view model in the current methods.
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

/// A screen that does not pass on the events of its view model.
final class SilentModerationsScreen: SBUModerationsViewController {
  override func moderationsViewModel(
    _ viewModel: SBUModerationsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    EventLog.note("didChangeChannel \(channel?.name ?? "nil") \(context.source)")
  }
}
