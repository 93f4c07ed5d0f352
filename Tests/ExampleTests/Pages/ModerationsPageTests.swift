import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The examples of page 004, "Moderate open channels and participants", as printed there.
///
/// Comments show each change; Swift does not compile the original.
@Suite("Page 004: moderations") struct ModerationsPageTests {
  private static let menu = """
    ┌──────────────────────────────────┐
    │ [‹]       Moderations            │
    ├──────────────────────────────────┤
    │ ◆ Operators                    › │
    │ ⊖ Muted participants           › │
    │ ⊗ Banned users                 › │
    └──────────────────────────────────┘
    """

  private static var custom: String {
    menu.replacing("   Moderations ", with: "  Custom header")
  }

  @Test func a_screen_can_be_created_by_a_channel_URL() throws {
    // Page 004: initialize, case 1, using channel url.
    expect(try PageApp.frame(after: { $0.initializeByURL("park-run") }), is: Self.menu)
  }

  @Test func a_screen_can_be_created_by_a_channel_object() throws {
    // Page 004: initialize, case 2, using channel object.
    let frame = try PageApp.frame(after: { try $0.initialize(#require($0.openChannel)) })
    expect(frame, is: Self.menu)
  }

  @Test func OpenModerationsViewController_is_changed_in_the_view_controller_set() throws {
    // Page 004.
    let frame = try PageApp.frame(
      after: { app in
        app.changeOpenModerationsViewController()
        // The view controller will now use `CustomViewController` as the default value: the kit's
        // own settings open it.
        app.show(SBUOpenChannelSettingsViewController(channelURL: "park-run"))
      }, steps: "  - tap: { row: Moderations }\n",
      then: { try _ = $0.top(ViewControllers.CustomViewController.self) })
    expect(frame, is: Self.menu.replacing("            │\n├", with: "     [Help] │\n├"))
  }

  @Test func a_one_time_custom_view_controller_is_shown() throws {
    // Page 004.
    let frame = try PageApp.frame(after: {
      try $0.useOneTimeViewController(#require($0.openChannel))
      #expect(
        SBUViewControllerSet.OpenModerationsViewController == SBUModerationsViewController.self)
    })
    expect(frame, is: Self.menu.replacing("            │\n├", with: "     [Help] │\n├"))
  }

  @Test func the_header_of_OpenModerationsModule_is_changed_in_the_module_set() throws {
    // Page 004: the value of SBUModuleSet.OpenModerationsModule.HeaderComponent is changed.
    let frame = try PageApp.frame(after: { app in
      app.show(try app.changeHeaderComponent(#require(app.openChannel)))
      // It is the header of open channels only.
      #expect(
        SBUModuleSet.GroupModerationsModule.HeaderComponent == SBUModerationsModule.Header.self)
    })
    expect(frame, is: Self.custom)
  }

  @Test func the_header_is_changed_in_one_SBUModerationsViewController() throws {
    // Page 004.
    let frame = try PageApp.frame(after: { app in
      app.show(try app.useOneTimeHeader(#require(app.openChannel)))
      #expect(
        SBUModuleSet.OpenModerationsModule.HeaderComponent == SBUModerationsModule.Header.self)
    })
    expect(frame, is: Self.custom)
  }

  @Test func the_customized_view_model_of_the_page_has_no_channel() throws {
    // Page 004.
    let frame = try PageApp.frame(
      after: { app in
        app.show(ViewModels.CustomViewController(channel: try #require(app.openChannel)))
      },
      then: { app in
        let screen = try app.top(ViewModels.CustomViewController.self)
        #expect(screen.viewModel is ViewModels.CustomViewModel)
        #expect(screen.channel == nil)
      })
    #expect(frame.contains("[‹]       Moderations            "), "\(frame)")
    #expect(!frame.contains("Operators"), "\(frame)")
  }

  @Test(arguments: [true, false])
  func a_customized_view_model_can_be_given_the_channel(byURL: Bool) throws {
    // Page 004.
    let frame = try PageApp.frame(
      after: { app in
        let channel = try #require(app.openChannel)
        app.show(
          byURL
            ? ViewModels.FullViewController(channelURL: "park-run")
            : ViewModels.FullViewController(channel: channel))
      },
      then: { app in
        let screen = try app.top(ViewModels.FullViewController.self)
        #expect(screen.viewModel is ViewModels.CustomViewModel)
      })
    expect(frame, is: Self.menu)
  }

  @Test func the_view_model_s_event_delegate_can_be_customized() throws {
    // Page 004.
    let frame = try PageApp.frame(after: { app in
      app.show(Events.CustomViewController(channel: try #require(app.openChannel)))
    })
    #expect(frame.contains("[‹]       Moderations [Park run] "), "\(frame)")
  }

  @Test func the_screen_has_the_documented_parts_and_parameters() throws {
    // Page 004.
    let frame = try PageApp.frame(after: { app in
      let openChannel = try #require(app.openChannel)
      let moderationsVC = SBUModerationsViewController(channel: openChannel)
      let header: SBUModerationsModule.Header = try #require(moderationsVC.headerComponent)
      let list: SBUModerationsModule.List = try #require(moderationsVC.listComponent)
      #expect(type(of: header) == SBUModuleSet.OpenModerationsModule.HeaderComponent)
      #expect(type(of: list) == SBUModuleSet.OpenModerationsModule.ListComponent)
      let headerDelegate: any SBUModerationsModuleHeaderDelegate = moderationsVC
      let listDelegate: any SBUModerationsModuleListDelegate = moderationsVC
      let dataSource: any SBUModerationsModuleListDataSource = moderationsVC
      let theme = SBUChannelSettingsTheme.dark
      header.configure(delegate: headerDelegate, theme: theme)
      list.configure(delegate: listDelegate, dataSource: dataSource, theme: theme)
      #expect(header.delegate === moderationsVC && header.theme === theme)
      #expect(list.delegate === moderationsVC && list.dataSource === moderationsVC)
      #expect(list.theme === theme)
      let first: SBUModerationsViewModel? = moderationsVC.viewModel
      moderationsVC.createViewModel()
      #expect(moderationsVC.viewModel === first)
      moderationsVC.createViewModel(channel: openChannel)
      #expect(moderationsVC.viewModel !== first && moderationsVC.channel === openChannel)
      moderationsVC.createViewModel(channelURL: "park-run", channelType: .open)
      #expect(moderationsVC.channelURL == "park-run" && moderationsVC.channelType == .open)
      app.show(moderationsVC)
    })
    expect(frame, is: Self.menu)
  }

  @Test func an_invalid_channel_URL_shows_no_moderation_menu() throws {
    // Page 004.
    let frame = try PageApp.frame(after: { $0.initializeByURL("no-such-channel") })
    #expect(frame.contains("   Moderations   "), "\(frame)")
    #expect(!frame.contains("Operators"), "\(frame)")
  }

  @Test func the_channel_settings_show_the_moderation_menu_to_operators_only() throws {
    // Page 004.
    for (operators, isThere) in [("[ada]", true), ("[bela]", false)] {
      let frame = try PageApp.frame(
        after: { $0.show(SBUOpenChannelSettingsViewController(channelURL: "park-run")) },
        operators: operators)
      #expect(frame.contains("Moderations") == isThere, "\(frame)")
      #expect(frame.contains("Participants"), "\(frame)")
    }
  }
}

// MARK: The page's examples

extension PageApp {
  fileprivate func initializeByURL(_ CHANNEL_URL: String) {
    // Case 1: Using channel url.
    let moderationsVC = SBUModerationsViewController(channelURL: CHANNEL_URL)
    let navigationController = UINavigationController(rootViewController: moderationsVC)
    present(navigationController, animated: true)
  }

  fileprivate func initialize(_ OPEN_CHANNEL: OpenChannel) {
    // Case 2: Using channel object.
    let moderationsVC = SBUModerationsViewController(channel: OPEN_CHANNEL)
    let navigationController = UINavigationController(rootViewController: moderationsVC)
    present(navigationController, animated: true)
  }
}

/// "View controller", and two ways to customize it.
private enum ViewControllers {
  class CustomViewController: SBUModerationsViewController {
    // Implement custom code here.
    override func setupViews() {
      super.setupViews()
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Help", style: .plain, target: nil, action: nil)
    }
  }
}

extension PageApp {
  private typealias CustomViewController = ViewControllers.CustomViewController

  fileprivate func changeOpenModerationsViewController() {
    SBUViewControllerSet.OpenModerationsViewController = CustomViewController.self

    // The view controller will now use `CustomViewController` as the default value.
  }

  fileprivate func useOneTimeViewController(_ OPEN_CHANNEL: OpenChannel) {
    // The page writes `moderationVC` here and `moderationsVC` in the next line.
    let moderationsVC = CustomViewController(channel: OPEN_CHANNEL)
    let navigationController = UINavigationController(rootViewController: moderationsVC)
    present(navigationController, animated: true)
  }
}

/// "Module component", and two ways to customize it.
private class CustomHeader: SBUModerationsModule.Header {
  // Implement custom code here.
  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = "Custom header"
  }
}

extension PageApp {
  fileprivate func changeHeaderComponent(_ OPEN_CHANNEL: OpenChannel) -> UIViewController {
    SBUModuleSet.OpenModerationsModule.HeaderComponent = CustomHeader.self

    // The page has an extra bracket at the end of this line.
    let moderationVC = SBUViewControllerSet.OpenModerationsViewController(channel: OPEN_CHANNEL)

    // The `headerComponent` in `SBUModerationsViewController` will now use `customHeader` as the default value.
    return moderationVC
  }

  fileprivate func useOneTimeHeader(_ OPEN_CHANNEL: OpenChannel) -> UIViewController {
    let moderationVC = SBUViewControllerSet.OpenModerationsViewController(channel: OPEN_CHANNEL)
    moderationVC.headerComponent = CustomHeader()
    return moderationVC
  }
}

/// "View model": "Use a customized view model".
private enum ViewModels {
  class CustomViewModel: SBUModerationsViewModel {}

  class CustomViewController: SBUModerationsViewController {
    override func createViewModel(
      channel: OpenChannel? = nil,
      channelURL: String? = nil
    ) {
      // Set `viewModel` to the `CustomViewModel` object.
      self.viewModel = CustomViewModel()

      // Implement your code here.
    }
  }

  /// The same with a channel and a delegate, which the page omits.
  class FullViewController: SBUModerationsViewController {
    override func createViewModel(
      channel: OpenChannel? = nil,
      channelURL: String? = nil
    ) {
      if let channel {
        self.viewModel = CustomViewModel(channel: channel, delegate: self)
      } else if let channelURL {
        self.viewModel = CustomViewModel(
          channelURL: channelURL, channelType: .open, delegate: self)
      }
    }
  }
}

/// "View model": "Customize the view model's event delegate".
private enum Events {
  // The page writes `extension CustomViewController: SBUModerationsViewModelDelegate` around this
  // method. Swift allows neither a second conformance to a protocol of the superclass nor an
  // override in an extension.
  class CustomViewController: SBUModerationsViewController {
    override func moderationsViewModel(
      _ viewModel: SBUModerationsViewModel,
      didChangeChannel channel: BaseChannel?,
      withContext context: MessageContext
    ) {
      // Implement your code here.
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: channel?.name, style: .plain, target: nil, action: nil)
    }
  }
}
