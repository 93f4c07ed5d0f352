import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing
import YAML

/// Screens of the kit that are not here: what an app's code makes of them, and what is said of it.
@Suite("Screens that are not here") struct AbsentScreenTests {
  /// A channel of an app's own.
  private final class ShopChannel: SBUGroupChannelViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      headerComponent?.rightBarButton = UIBarButtonItem(title: "Hours")
    }
  }

  /// A bar that an app puts into all lists of channels.
  private final class ShopListHeader: SBUGroupChannelListModule.Header {
    override func setupViews() {
      super.setupViews()
      leftBarButton = UIBarButtonItem(title: "Away")
    }
  }

  /// A list of an app's own.
  private final class ShopList: SBUGroupChannelListModule.List {}

  private let settings = """
    viewController: SBUGroupChannelSettingsViewController
    channelURL: design-team
    """

  /// What a screen shows that is pushed over the settings, from the second line on.
  private func shown(
    _ make: @escaping @Sendable () -> UIViewController
  ) throws -> String {
    try communityFrames(
      of: "\(settings)\nsteps: [{ act: push }]", actions: ["push": pushing(make)])
  }

  @Test func each_says_what_it_is_and_of_which_channel() throws {
    let screens: [(String, @Sendable () -> UIViewController)] = [
      ("SBUGroupChannelListViewController", { SBUGroupChannelListViewController() }),
      ("SBUOpenChannelListViewController", { SBUOpenChannelListViewController() }),
      (
        "SBUGroupChannelViewController (winter)",
        { SBUGroupChannelViewController(channelURL: "winter", startingPoint: 3) }
      ),
      (
        "SBUOpenChannelViewController (lobby)",
        { SBUOpenChannelViewController(channelURL: "lobby", messageListParams: nil) }
      ),
      ("SBUCreateChannelViewController", { SBUCreateChannelViewController(users: nil) }),
      ("SBUCreateOpenChannelViewController", { SBUCreateOpenChannelViewController() }),
      (
        "SBUMessageSearchViewController (lobby)",
        { SBUMessageSearchViewController(channelURL: "lobby") }
      ),
      (
        "SBUMessageThreadViewController (lobby)",
        { SBUMessageThreadViewController(channelURL: "lobby", parentMessageId: 1) }
      ),
      (
        "SBUFeedNotificationChannelViewController (news)",
        { SBUFeedNotificationChannelViewController(channelURL: "news") }
      ),
      (
        "SBUChatNotificationChannelViewController (news)",
        { SBUChatNotificationChannelViewController(channelURL: "news") }
      ),
    ]
    for (words, make) in screens {
      let lines = try shown(make).split(separator: "\n").dropFirst(3).dropLast()
      // Names are longer than the device is wide.
      let text = lines.joined().filter { !"│ ".contains($0) }
      #expect(text == "\(words) is not here".filter { $0 != " " })
    }
  }

  @Test func a_bar_shows_what_code_puts_into_it_and_nothing_of_the_kit_s() throws {
    let plain = try shown { SBUGroupChannelViewController(channelURL: "winter") }
      .split(separator: "\n")
    let own = try shown { ShopChannel(channelURL: "winter") }.split(separator: "\n")
    #expect(plain[1] == "│ [‹ Back]                         │" && plain.count == own.count)
    #expect(own[1] == "│ [‹ Back]                 [Hours] │" && own[2...] == plain[2...])
    let later = try communityFrames(
      of: "\(settings)\nsteps: [{ act: push }, { act: exchange }]",
      actions: [
        "push": pushing { SBUMessageSearchViewController(channelURL: "winter") },
        "exchange": { screen in
          let search = try #require(screen as? SBUMessageSearchViewController)
          search.headerComponent = SBUMessageSearchModule.Header()
          search.headerComponent?.rightBarButton = UIBarButtonItem(title: "Find")
        },
      ])
    #expect(later.contains("│ [‹ Back]                  [Find] │"), "\(later)")
  }

  @Test func sets_keep_what_an_app_puts_there_for_the_run() throws {
    let shown = try communityFrames(
      of: "\(settings)\nsteps: [{ act: push }]",
      actions: [
        "push": { screen in
          SBUModuleSet.GroupChannelListModule.HeaderComponent = ShopListHeader.self
          SBUModuleSet.GroupChannelListModule.ListComponent = ShopList.self
          SBUViewControllerSet.GroupChannelViewController = ShopChannel.self
          SBUViewModelSet.GroupChannelViewModel = SBUGroupChannelViewModel.self
          let channel = SBUViewControllerSet.GroupChannelViewController.init(channelURL: "winter")
          #expect(channel is ShopChannel)
          let list = SBUViewControllerSet.GroupChannelListViewController.init()
          #expect(list.listComponent is ShopList)
          screen.navigationController?.pushViewController(list, animated: true)
        }
      ])
    #expect(shown.contains("[Away]"), "\(shown)")
    #expect(
      SBUModuleSet.GroupChannelListModule.HeaderComponent == SBUGroupChannelListModule.Header.self)
    #expect(SBUViewControllerSet.GroupChannelViewController == SBUGroupChannelViewController.self)
  }

  @Test func an_app_finds_them_in_its_stack() throws {
    let stack = UINavigationController(rootViewController: SBUGroupChannelListViewController())
    #expect(SendbirdUI.findChannelViewController(rootViewController: stack) == nil)
    for screen in [
      SBUMessageThreadViewController(channelURL: "winter"),
      SBUMessageSearchViewController(channelURL: "winter"),
    ] as [UIViewController] {
      stack.pushViewController(screen, animated: false)
    }
    let found = [
      SendbirdUI.findChannelListViewController(rootViewController: stack, channelType: .group),
      SendbirdUI.findChannelListViewController(rootViewController: stack, channelType: .open),
      SendbirdUI.findChannelViewController(rootViewController: stack),
      SendbirdUI.findSearchViewController(rootViewController: stack),
      SendbirdUI.findSearchViewController(rootViewController: nil),
    ]
    #expect(
      found == [
        stack.viewControllers[0], nil, stack.viewControllers[1], stack.viewControllers[2], nil,
      ])
  }

  /// What is said of a screen of the community.
  private func said(
    _ yaml: String, project: String = "", actions: Screens.Actions = [:]
  ) throws -> [String] {
    let screens = Screens(
      yaml: yaml, project: project, fixtures: ["team": moderatedCommunity], actions: actions)
    return try screens.inFolder { suite in
      suite.outcomes().flatMap {
        $0.diagnostics.sorted.map { "[\($0.code.rawValue)] \($0.message)" }
      }
    }
  }

  private let search =
    "[absent-screen] 'SBUMessageSearchViewController' is a screen that is not here"

  @Test func the_search_s_row_leads_to_one_however_the_settings_came_up() throws {
    let steps = "steps: [{ tap: { row: Search in channel } }]"
    let on = "SendbirdUI: { isMessageSearchEnabled: true }"
    // Declared, by a variant, and by the project's default.
    #expect(try said("\(settings)\n\(on)\n\(steps)") == [search])
    #expect(try said("\(settings)\n\(steps)", project: on) == [search])
    let variant = "\(settings)\nvariants: { on: { \(on), \(steps) } }"
    #expect(try said(variant) == [search])
    // Opened over another screen.
    let pushed = try said(
      """
      viewController: SBUUserListViewController
      channelURL: design-team
      \(on)
      steps: [{ act: push }, { tap: { row: Search in channel } }]
      """,
      actions: [
        "push": pushing { SBUGroupChannelSettingsViewController(channelURL: "design-team") }
      ])
    #expect(pushed == [search])
  }

  @Test func ways_to_a_channel_that_lead_nowhere_are_said_once_each() throws {
    let found = try said(
      "\(settings)\nsteps: [{ act: go }, { act: go }, { act: shop }]",
      actions: [
        "go": { _ in
          SendbirdUI.moveToChannel(channelURL: "winter")
          SendbirdUI.createAndMoveToChannel(userIds: ["bob"])
        },
        "shop": pushing { ShopChannel(channelURL: "winter") },
      ])
    #expect(
      found == [
        "[absent-screen] 'SendbirdUI.createAndMoveToChannel' leads to a channel, a screen that is not here",
        "[absent-screen] 'SendbirdUI.moveToChannel' leads to a channel, a screen that is not here",
        "[absent-screen] 'ShopChannel' extends SBUGroupChannelViewController, which is a screen that is not here",
      ])
  }

  // MARK: What all screens show things with

  /// A sheet with a line more.
  private final class LongSheet: SBUActionSheet {
    override class func show(
      items: [SBUActionSheetItem], cancelItem: SBUActionSheetItem, identifier: Int,
      oneTimetheme: SBUComponentTheme?, delegate: (any SBUActionSheetDelegate)?,
      dismissHandler: (() -> Void)?
    ) {
      super.show(
        items: items + [SBUActionSheetItem(title: "And more")], cancelItem: cancelItem,
        identifier: identifier, delegate: delegate)
    }
  }

  /// An indicator that is never there.
  private final class NoLoading: SBULoading {
    override class func start() {}
  }

  @Test func the_kit_s_sheets_are_of_the_class_that_an_app_has_set() throws {
    let edit = try communityFrames(
      of: "\(settings)\nsteps: [{ act: set }, { tap: rightBarButton }]",
      actions: ["set": { _ in SBUModuleSet.CommonModule.ActionSheet = LongSheet.self }])
    #expect(edit.contains("Change name") && edit.contains("And more"), "\(edit)")
    #expect(SBUModuleSet.CommonModule.ActionSheet == SBUActionSheet.self)
  }

  @Test func so_is_the_loading_indicator() throws {
    let load: @Sendable (UIViewController) throws -> Void = { screen in
      (screen as? SBUBaseViewController)?.shouldUpdateLoadingState(true)
    }
    let steps = "\(settings)\nsteps: [{ act: load }]"
    let loading = try communityFrames(of: steps, actions: ["load": load])
    let none = try communityFrames(
      of: steps,
      actions: [
        "load": { screen in
          SBUModuleSet.CommonModule.Loading = NoLoading.self
          try load(screen)
        }
      ])
    let plain = try communityFrames(of: settings)
    #expect(loading != none && none == plain)
  }

  @Test func the_hours_of_silence_are_kept_for_the_run() throws {
    let environment = ScreenEnvironment()
    var heard: [String] = []
    environment.run {
      func ask() {
        SendbirdChat.getDoNotDisturb { isOn, hour, minute, endHour, endMinute, zone, error in
          heard.append("\(isOn) \(hour):\(minute) \(endHour):\(endMinute) \(zone) \(error == nil)")
        }
      }
      ask()
      SendbirdChat.setDoNotDisturb(
        enable: true, startHour: 22, startMin: 30, endHour: 6, endMin: 15, timezone: "CET"
      ) { heard.append("set \($0 == nil)") }
      ask()
      #expect(heard == [])
      environment.mainQueue.runDueItems()
    }
    #expect(heard == ["false 0:0 0:0 UTC true", "set true", "true 22:30 6:15 CET true"])
  }

  @Test func what_an_app_keeps_with_a_channel_stays_for_the_run() throws {
    let heard = try EventLog.lines {
      _ = try communityFrames(
        of: "\(settings)\nsteps: [{ act: keep }]",
        actions: [
          "keep": { screen in
            let channel = try channelObject("design-team", from: screen)
            func tell(_ all: [String: String]?) {
              EventLog.note(
                (all ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
                  .joined(separator: " "))
            }
            channel.createMetaData(["a": "1", "b": "2"]) { all, _ in tell(all) }
            channel.updateMetaData(["b": "3", "c": "4"]) { all, _ in tell(all) }
            channel.deleteMetaData(key: "a") { _ in tell(channel.getCachedMetaData()) }
            tell(channel.getCachedMetaData())
            channel.getAllMetaData { all, _ in tell(all) }
          }
        ])
    }
    expect(heard, is: "\na=1 b=2\na=1 b=3\nb=3\nb=3")
  }
}
