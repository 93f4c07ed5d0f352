import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Both ways of customizing each layer of the screen in YAML: for all screens in diorama.yaml,
/// and for one screen.
@Suite("Moderations: customization") struct ModerationsCustomizingTests {
  private func composition(_ yaml: String, project: String = "") throws -> String {
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
    │ ⊖ > Muted participants         › │
    │ ⊗ > Banned users               › │
    """

  /// The set entries of one channel type.
  private func sets(_ type: String) -> String {
    """
    SBUViewControllerSet: { \(type)ModerationsViewController: SafetyScreen }
    SBUModuleSet:
      \(type)ModerationsModule: { HeaderComponent: SafetyHeader, ListComponent: SafetyList }
    SBUViewModelSet: { \(type)ModerationsViewModel: SafetyViewModel }
    """
  }

  @Test func group_sets_affect_group_channels_only() throws {
    // 1.3, S207, per page 004.
    let screen = "viewController: SBUViewControllerSet.GroupModerationsViewController"
    expect(try composition("\(screen)\n\(group)", project: sets("Group")), is: safeGroup)
    expect(
      try composition("\(screen)\n\(group)", project: sets("Open")), is: plainGroup)
  }

  @Test func open_channel_sets_affect_open_channels_only() throws {
    // 1.3, S207, per page 004.
    let screen = "viewController: SBUViewControllerSet.OpenModerationsViewController"
    expect(try composition("\(screen)\n\(open)", project: sets("Open")), is: safeOpen)
    expect(
      try composition("\(screen)\n\(open)", project: sets("Group")),
      is: plainGroup.replacing(
        "│ ⊗ Banned users ", with: "│ ⊖ Muted participants           › │\n│ ⊗ Banned users "))
  }

  @Test func YAML_sets_the_parts_of_a_single_screen() throws {
    // S172: the second way: parts of a single screen.
    let parts = """
      viewController: SafetyScreen
      headerComponent: SafetyHeader
      listComponent: SafetyList
      viewModel: SafetyViewModel
      """
    expect(try composition("\(parts)\n\(group)"), is: safeGroup)
    expect(try composition("\(parts)\n\(open)"), is: safeOpen)
  }

  @Test func older_module_names_are_accepted_with_a_warning() throws {
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
        diorama.yaml:5:3: warning: 'groupModerationsModule' is deprecated \
        [deprecated-spelling]
        diorama.yaml:5:29: warning: 'headerComponent' is deprecated [deprecated-spelling]
        diorama.yaml:6:3: warning: 'moderationsModule' is deprecated [deprecated-spelling]
        diorama.yaml:6:24: warning: 'listComponent' is deprecated [deprecated-spelling]
        diorama.yaml:7:3: warning: 'openModerationsModule.headerComponent' is deprecated \
        [deprecated-spelling]
        screen.yaml:2:1: warning: 'channelUrl' is deprecated [deprecated-spelling]
        """)
    let shown = try screens.snapshots()[0]
    #expect(shown.contains("│ [‹]          Safety              │"), "\(shown)")
    #expect(shown.contains("│ ◆ > Operators                  › │"), "\(shown)")
  }
}

/// A screen that differs only in its name.
final class SafetyScreen: SBUModerationsViewController {}

/// A view model that differs only in its name.
final class SafetyViewModel: SBUModerationsViewModel {}

/// A header with a custom title.
final class SafetyHeader: SBUModerationsModule.Header {
  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = "Safety"
  }
}

/// A list of cells with `>` before their titles.
final class SafetyList: SBUModerationsModule.List {
  override func setupViews() {
    super.setupViews()
    register(moderationCell: PointingModerationCell())
  }
}
