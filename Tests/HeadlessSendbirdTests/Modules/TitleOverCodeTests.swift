import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Bar settings in YAML override what a screen sets in `viewDidLoad`.
@Suite("YAML titles override Swift code") struct TitleOverCodeTests {
  private let types: [any Configurable.Type] = [
    RetitledInvite.self, RetitledUserList.self, RetitledModerations.self, RetitledSettings.self,
    LateInviteHeader.self, LateUserListHeader.self, LateModerationsHeader.self,
  ]
  private let screens: [(name: String, items: String)] = [
    ("RetitledInvite", "(Invite)"), ("RetitledUserList", "[+]"), ("RetitledModerations", ""),
    ("RetitledSettings", ""),
  ]

  private func bar(_ screen: String, _ header: String) throws -> Substring {
    let shown = try frames(
      of: "viewController: \(screen)\nchannelURL: design-team\n\(header)", types: types)
    let lines = shown.split(separator: "\n")
    return try #require(lines.count > 1 ? lines[1] : nil, "\(shown)")
  }

  @Test func a_header_title_in_YAML_overrides_viewDidLoad() throws {
    // S43, S47.
    for (screen, _) in screens {
      let bar = try bar(
        screen, "headerComponent: { title: From YAML, leftBarButton: { title: X } }")
      #expect(bar.contains(" From YAML "), "\(screen): \(bar)")
      #expect(bar.contains("[X]"), "\(screen): \(bar)")
    }
  }

  @Test func a_title_in_YAML_overrides_one_that_a_header_sets_after_its_configuration() throws {
    // S43.
    let headers: [(screen: String, header: String)] = [
      ("SBUInviteUserViewController", "LateInviteHeader"),
      ("SBUUserListViewController", "LateUserListHeader"),
      ("SBUModerationsViewController", "LateModerationsHeader"),
    ]
    for (screen, header) in headers {
      let plain = try bar(screen, "headerComponent: \(header)")
      #expect(plain.contains(" From code "), "\(screen): \(plain)")
      let own = try bar(screen, "headerComponent: { type: \(header), title: From YAML }")
      #expect(own.contains(" From YAML "), "\(screen): \(own)")
      let ofScreen = try bar(screen, "title: From YAML\nheaderComponent: \(header)")
      #expect(ofScreen.contains(" From YAML "), "\(screen): \(ofScreen)")
    }
  }

  @Test func titles_set_in_viewDidLoad_show_without_a_YAML_title() throws {
    for (screen, items) in screens {
      let bar = try bar(screen, "")
      #expect(bar.contains(" From code "), "\(screen): \(bar)")
      #expect(bar.contains("[Left]"), "\(screen): \(bar)")
      #expect(items.isEmpty || bar.contains(items), "\(screen): \(bar)")
    }
  }
}

private func label(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  return label
}

/// Changes the text of the header's view.
private final class RetitledInvite: SBUInviteUserViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (headerComponent?.titleView as? SBUNavigationTitleView)?.text = "From code"
    headerComponent?.leftBarButton?.title = "Left"
  }
}

/// Replaces the title view of the header.
private final class RetitledUserList: SBUUserListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    headerComponent?.titleView = label("From code")
    headerComponent?.leftBarButton = UIBarButtonItem(
      title: "Left", style: .plain, target: nil, action: nil)
  }
}

/// Replaces the title view of the bar without the header.
private final class RetitledModerations: SBUModerationsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = label("From code")
    headerComponent?.leftBarButton?.image = nil
    headerComponent?.leftBarButton?.title = "Left"
  }
}

/// Sets the screen's title and removes the header's view.
private final class RetitledSettings: SBUGroupChannelSettingsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = nil
    title = "From code"
    headerComponent?.leftBarButton?.image = nil
    headerComponent?.leftBarButton?.title = "Left"
  }
}

// Headers that replace their title view after they are set up.

private final class LateInviteHeader: SBUInviteUserModule.Header {
  override func configure(
    delegate: any SBUInviteUserModuleHeaderDelegate,
    dataSource: any SBUInviteUserModuleHeaderDataSource, theme: SBUUserListTheme
  ) {
    super.configure(delegate: delegate, dataSource: dataSource, theme: theme)
    titleView = label("From code")
  }
}

private final class LateUserListHeader: SBUUserListModule.Header {
  override func setupLayouts() {
    super.setupLayouts()
    (titleView as? SBUNavigationTitleView)?.text = "From code"
  }
}

private final class LateModerationsHeader: SBUModerationsModule.Header {
  override func configure(
    delegate: any SBUModerationsModuleHeaderDelegate, theme: SBUChannelSettingsTheme
  ) {
    super.configure(delegate: delegate, theme: theme)
    titleView = label("From code")
  }
}
