import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing
import YAML

/// Absent screens of the kit: how an app can use them, and their diagnostics.
@Suite("Absent screens") struct AbsentScreenTests {
  /// A custom channel screen.
  private final class ShopChannel: SBUGroupChannelViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      headerComponent?.rightBarButton = UIBarButtonItem(title: "Hours")
    }
  }

  /// A custom search.
  private final class ShopSearch: SBUMessageSearchViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      headerComponent?.rightBarButton = UIBarButtonItem(title: "Hours")
    }
  }

  /// A header that an app sets for all channel lists.
  private final class ShopListHeader: SBUGroupChannelListModule.Header {
    override func setupViews() {
      super.setupViews()
      leftBarButton = UIBarButtonItem(title: "Away")
    }
  }

  /// A custom list.
  private final class ShopList: SBUGroupChannelListModule.List {}

  private let settings = """
    viewController: SBUGroupChannelSettingsViewController
    channelURL: design-team
    """

  /// The frame of a screen that is pushed over the settings.
  private func shown(
    _ make: @escaping @Sendable () -> UIViewController
  ) throws -> String {
    try communityFrames(
      of: "\(settings)\nsteps: [{ act: push }]", actions: ["push": pushing(make)])
  }

  @Test func each_absent_screen_shows_its_class_and_channel() throws {
    let screens: [(String, @Sendable () -> UIViewController)] = [
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
    for (expectedName, make) in screens {
      let lines = try shown(make).split(separator: "\n").dropFirst(3).dropLast()
      // Some names are longer than a line of the device.
      let text = lines.joined().filter { !"│ ".contains($0) }
      #expect(text == "\(expectedName) is not here".filter { $0 != " " })
    }
  }

  @Test func the_bar_shows_only_items_set_by_the_app() throws {
    let plain = try shown { SBUMessageSearchViewController(channelURL: "winter") }
      .split(separator: "\n")
    let own = try shown { ShopSearch(channelURL: "winter") }.split(separator: "\n")
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

  @Test func set_entries_are_kept_for_the_run() throws {
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

  @Test func an_app_finds_absent_screens_in_its_navigation_stack() throws {
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

  /// The diagnostics of a screen of the community.
  private func diagnosticLines(
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
    "[absent-screen] 'SBUMessageSearchViewController' is a screen that is not implemented"

  @Test func the_search_row_always_reports_an_absent_screen() throws {
    let steps = "steps: [{ tap: { row: Search in channel } }]"
    let on = "SendbirdUI: { isMessageSearchEnabled: true }"
    // Declared, by a variant, and by the project's default.
    #expect(try diagnosticLines("\(settings)\n\(on)\n\(steps)") == [search])
    #expect(try diagnosticLines("\(settings)\n\(steps)", project: on) == [search])
    let variant = "\(settings)\nvariants: { on: { \(on), \(steps) } }"
    #expect(try diagnosticLines(variant) == [search])
    // Opened over another screen.
    let pushed = try diagnosticLines(
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

  @Test func each_call_that_opens_an_absent_screen_is_reported_once() throws {
    let found = try diagnosticLines(
      "\(settings)\nsteps: [{ act: go }, { act: go }, { act: shop }]",
      actions: [
        "go": { _ in SendbirdUI.startChatWithAIBot(botId: "bot", isDistinct: true) },
        "shop": pushing { ShopSearch(channelURL: "winter") },
      ])
    #expect(
      found == [
        "[absent-screen] 'SendbirdUI.startChatWithAIBot' is not implemented",
        "[absent-screen] 'ShopSearch' extends SBUMessageSearchViewController, "
          + "which is a screen that is not implemented",
      ])
  }

  // MARK: Components that all screens share

  /// An action sheet with an additional item.
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

  /// A loading indicator that never appears.
  private final class NoLoading: SBULoading {
    override class func start() {}
  }

  @Test func action_sheets_use_the_class_set_by_the_app() throws {
    let edit = try communityFrames(
      of: "\(settings)\nsteps: [{ act: set }, { tap: rightBarButton }]",
      actions: ["set": { _ in SBUModuleSet.CommonModule.ActionSheet = LongSheet.self }])
    #expect(edit.contains("Change name") && edit.contains("And more"), "\(edit)")
    #expect(SBUModuleSet.CommonModule.ActionSheet == SBUActionSheet.self)
  }

  @Test func the_loading_indicator_uses_the_class_set_by_the_app() throws {
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

  @Test func do_not_disturb_settings_are_kept_for_the_run() throws {
    let environment = ScreenEnvironment()
    var logged: [String] = []
    environment.run {
      func ask() {
        SendbirdChat.getDoNotDisturb { isOn, hour, minute, endHour, endMinute, zone, error in
          logged.append("\(isOn) \(hour):\(minute) \(endHour):\(endMinute) \(zone) \(error == nil)")
        }
      }
      ask()
      SendbirdChat.setDoNotDisturb(
        enable: true, startHour: 22, startMin: 30, endHour: 6, endMin: 15, timezone: "CET"
      ) { logged.append("set \($0 == nil)") }
      ask()
      #expect(logged == [])
      environment.mainQueue.runDueItems()
    }
    #expect(logged == ["false 0:0 0:0 UTC true", "set true", "true 22:30 6:15 CET true"])
  }

  @Test func channel_metadata_is_kept_for_the_run() throws {
    let logged = try EventLog.lines {
      _ = try communityFrames(
        of: "\(settings)\nsteps: [{ act: keep }]",
        actions: [
          "keep": { screen in
            let channel = try channelObject("design-team", from: screen)
            func log(_ all: [String: String]?) {
              EventLog.note(
                (all ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
                  .joined(separator: " "))
            }
            channel.createMetaData(["a": "1", "b": "2"]) { all, _ in log(all) }
            channel.updateMetaData(["b": "3", "c": "4"]) { all, _ in log(all) }
            channel.deleteMetaData(key: "a") { _ in log(channel.getCachedMetaData()) }
            log(channel.getCachedMetaData())
            channel.getAllMetaData { all, _ in log(all) }
          }
        ])
    }
    expect(logged, is: "\na=1 b=2\na=1 b=3\nb=3\nb=3")
  }
}
