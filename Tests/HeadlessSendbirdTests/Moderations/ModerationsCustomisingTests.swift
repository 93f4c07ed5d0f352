import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Both ways of customising each layer of the screen from YAML: for all screens in diorama.yaml,
/// and for one.
@Suite("Moderations: customising") struct ModerationsCustomisingTests {
  private func made(_ yaml: String, project: String = "") throws -> String {
    try communityParts(
      of: yaml, project: project,
      types: [SafetyScreen.self, SafetyHeader.self, SafetyList.self, SafetyViewModel.self])
  }

  private let group = "channelURL: news"
  private let open = "channelURL: lobby"

  private let plainGroup = """
    viewController: SBUModerationsViewController
    headerComponent: SBUModerationsModule.Header
    listComponent: SBUModerationsModule.List
    viewModel: SBUModerationsViewModel
    │ [‹]       Moderations            │
    │ ◆ Operators                    › │
    │ ⊗ Banned users                 › │
    """

  private let safeGroup = """
    viewController: SafetyScreen
    headerComponent: SafetyHeader
    listComponent: SafetyList
    viewModel: SafetyViewModel
    │ [‹]          Safety              │
    │ ◆ > Operators                  › │
    │ ⊗ > Banned users               › │
    """

  private let safeOpen = """
    viewController: SafetyScreen
    headerComponent: SafetyHeader
    listComponent: SafetyList
    viewModel: SafetyViewModel
    │ [‹]          Safety              │
    │ ◆ > Operators                  › │
    │ ⊘ > Muted participants         › │
    │ ⊗ > Banned users               › │
    """

  /// The sets of one type of channel.
  private func sets(_ type: String) -> String {
    """
    SBUViewControllerSet: { \(type)ModerationsViewController: SafetyScreen }
    SBUModuleSet:
      \(type)ModerationsModule: { HeaderComponent: SafetyHeader, ListComponent: SafetyList }
    SBUViewModelSet: { \(type)ModerationsViewModel: SafetyViewModel }
    """
  }

  @Test func the_sets_of_groups_change_groups_alone() throws {
    // 1.3, S207, per page 004.
    let screen = "viewController: SBUViewControllerSet.GroupModerationsViewController"
    expect(try made("\(screen)\n\(group)", project: sets("Group")), is: safeGroup)
    expect(
      try made("\(screen)\n\(group)", project: sets("Open")), is: plainGroup)
  }

  @Test func the_sets_of_open_channels_change_open_channels_alone() throws {
    // 1.3, S207, per page 004.
    let screen = "viewController: SBUViewControllerSet.OpenModerationsViewController"
    expect(try made("\(screen)\n\(open)", project: sets("Open")), is: safeOpen)
    expect(
      try made("\(screen)\n\(open)", project: sets("Group")),
      is: plainGroup.replacing(
        "│ ⊗ Banned users ", with: "│ ⊘ Muted participants           › │\n│ ⊗ Banned users "))
  }

  @Test func a_screen_has_one_time_parts_in_YAML() throws {
    // S172: the second way: one-time parts of one screen.
    let parts = """
      viewController: SafetyScreen
      headerComponent: SafetyHeader
      listComponent: SafetyList
      viewModel: SafetyViewModel
      """
    expect(try made("\(parts)\n\(group)"), is: safeGroup)
    expect(try made("\(parts)\n\(open)"), is: safeOpen)
  }

  @Test func the_older_names_of_the_modules_are_taken_with_a_warning_each() throws {
    // S204, 8.
    let screens = Screens(
      yaml: "viewController: SBUModerationsViewController\nchannelUrl: news",
      project: """
        SBUModuleSet:
          groupModerationsModule: { headerComponent: SafetyHeader }
          moderationsModule: { listComponent: SafetyList }
          openModerationsModule.headerComponent: SafetyHeader
        """, fixtures: ["team": moderatedCommunity], types: [SafetyHeader.self, SafetyList.self])
    let warnings = try screens.warnings().split(separator: "\n").filter { $0.contains("warning:") }
    expect(
      warnings.joined(separator: "\n"),
      is: """
        diorama.yaml:5:3: warning: 'groupModerationsModule' is an older spelling \
        [deprecated-spelling]
        diorama.yaml:5:29: warning: 'headerComponent' is an older spelling [deprecated-spelling]
        diorama.yaml:6:3: warning: 'moderationsModule' is an older spelling [deprecated-spelling]
        diorama.yaml:6:24: warning: 'listComponent' is an older spelling [deprecated-spelling]
        diorama.yaml:7:3: warning: 'openModerationsModule.headerComponent' is an older spelling \
        [deprecated-spelling]
        screen.yaml:2:1: warning: 'channelUrl' is an older spelling [deprecated-spelling]
        """)
    let shown = try screens.snapshots()[0]
    #expect(shown.contains("│ [‹]          Safety              │"), "\(shown)")
    #expect(shown.contains("│ ◆ > Operators                  › │"), "\(shown)")
  }
}

/// A screen like any other, to be told apart by its name.
final class SafetyScreen: SBUModerationsViewController {}

/// A view model like any other, to be told apart by its name.
final class SafetyViewModel: SBUModerationsViewModel {}

/// A header with a title of its own.
final class SafetyHeader: SBUModerationsModule.Header {
  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = "Safety"
  }
}

/// A list with pointing cells.
final class SafetyList: SBUModerationsModule.List {
  override func setupViews() {
    super.setupViews()
    register(moderationCell: PointingModerationCell())
  }
}
