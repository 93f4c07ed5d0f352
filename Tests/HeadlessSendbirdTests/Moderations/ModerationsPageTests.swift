import HeadlessSendbird
import HeadlessUIKit
import Testing

/// What page 004 writes, for open channels, in the page's own words.
struct ModerationsPageTests {
  /// What a screen shows that is presented in a navigation controller of its own.
  private func presented(
    _ make: @escaping @Sendable (OpenChannel) throws -> SBUModerationsViewController
  ) throws -> String {
    try communityFrames(
      of: "\(designTeamModerations)\nsteps: [{ act: present }]",
      deeds: [
        "present": { screen in
          let channel = try #require(channelObject("town-hall", from: screen) as? OpenChannel)
          let navigationController = UINavigationController(rootViewController: try make(channel))
          screen.present(navigationController, animated: true)
        }
      ])
  }

  @Test("S201, per page 004: init(channelURL:) is a screen of an open channel")
  func byURL() throws {
    expect(
      try presented { _ in SBUModerationsViewController(channelURL: "town-hall") }, is: openMenu)
  }

  @Test("S201: of a channel that the service knows as a group it is one of a group")
  func groupByURL() throws {
    expect(
      try presented { _ in SBUModerationsViewController(channelURL: "design-team") }, is: groupMenu)
    try inspectModerations { _ in
      #expect(SBUModerationsViewController(channelURL: "nowhere").channelType == .open)
    }
  }

  @Test("page 004: init(channel:)")
  func byObject() throws {
    expect(try presented { SBUModerationsViewController(channel: $0) }, is: openMenu)
  }

  @Test("page 004: the class of the set is used as it is, for this screen and for later ones")
  func classOfTheSet() throws {
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

  @Test("S206, page 004: the header of one screen is its headerComponent")
  func headerOfOneScreen() throws {
    let shown = try presented { channel in
      let moderationVC = SBUViewControllerSet.OpenModerationsViewController.init(channel: channel)
      moderationVC.headerComponent = SafetyHeader()
      return moderationVC
    }
    #expect(shown.contains("│ [‹]          Safety              │"), "\(shown)")
  }

  @Test("S201, per page 004: the page's createViewModel is called, by URL and by object")
  func pageViewModel() throws {
    for (yaml, arguments) in [
      ("channelURL: town-hall", "channel nil, channelURL town-hall"),
      ("channel: { url: plaza, channelType: open }", "channel plaza, channelURL nil"),
    ] {
      let log = try communityLog(
        of: "viewController: PageModerationsScreen\n\(yaml)", types: [PageModerationsScreen.self])
      expect(log, is: "createViewModel \(arguments)")
    }
  }

  @Test("S20, S201: a view model of nothing shows no rows, and nothing loads")
  func viewModelOfNothing() throws {
    let shown = try communityFrames(
      of: "viewController: PageModerationsScreen\nchannelURL: town-hall",
      types: [PageModerationsScreen.self])
    expect(shown, is: noMenu)
    let viewModel = SBUModerationsViewModel()
    #expect(viewModel.channel == nil && viewModel.channelURL == nil && viewModel.delegate == nil)
    #expect(viewModel.channelType == .group)
  }

  @Test("S175, page 004: a view model of one's own, made in createViewModel, tells its delegate")
  func ownViewModel() throws {
    for channel in ["town-hall", "news"] {
      let log = try communityLog(
        of: "viewController: OwnViewModelModerationsScreen\nchannelURL: \(channel)",
        types: [OwnViewModelModerationsScreen.self])
      expect(log, is: "own view model\nL+\nC \(channel) eventChannelChanged succeeded\nL-")
    }
  }

  @Test("S176, page 004: customising the event delegate is overriding the screen's method")
  func ownDelegate() throws {
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
