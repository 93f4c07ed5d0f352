import Diorama
import DioramaKit
import HeadlessSendbird
import Testing

/// Both ways of customizing screens in YAML: for all screens in diorama.yaml, and for one screen.
@Suite("Invite users: customization") struct InviteCustomizingTests {
  /// The head, the bar and the rows of a screen, which show its parts.
  private func composition(_ yaml: String, project: String = "") throws -> String {
    let types: [any Configurable.Type] = [
      MarkedScreen.self, MarkedHeader.self, MarkedList.self, MarkedViewModel.self,
      OwnItemsHeader.self,
    ]
    let screens = Screens(
      yaml: "\(yaml)\nchannelURL: design-team\nusers: [bob]", project: project, types: types)
    let text = try screens.snapshots()[0]
    guard !text.contains("error:") else { return text }
    let head = text.head.split(separator: "\n").dropFirst().dropLast()
    let lines = text.withoutHead.split(separator: "\n")
    return (head + [lines[1]] + lines[3...].dropLast()).joined(separator: "\n")
  }

  private let marked = """
    viewController: MarkedScreen
    headerComponent: MarkedHeader
    listComponent: MarkedList
    viewModel: MarkedViewModel
    │ [Cancel]   Marked bar   (Invite) │
    │ ★ Bob Stone                  [ ] │
    """

  @Test func the_sets_in_diorama_yaml_choose_parts() throws {
    // 1.3, S171.
    let shown = try composition(
      "viewController: SBUViewControllerSet.InviteUserViewController",
      project: """
        SBUViewControllerSet: { InviteUserViewController: MarkedScreen }
        SBUModuleSet:
          InviteUserModule: { HeaderComponent: MarkedHeader, ListComponent: MarkedList }
        SBUViewModelSet: { InviteUserViewModel: MarkedViewModel }
        """)
    expect(shown, is: marked)
  }

  @Test func YAML_sets_the_parts_of_a_single_screen() throws {
    // S172: the second way: parts of a single screen.
    let shown = try composition(
      """
      viewController: MarkedScreen
      headerComponent: MarkedHeader
      listComponent: MarkedList
      viewModel: MarkedViewModel
      """)
    expect(shown, is: marked)
  }

  @Test func a_component_declared_in_YAML_keeps_its_properties_in_a_set() throws {
    let shown = try composition(
      "viewController: SBUInviteUserViewController",
      project: """
        components: { TeamHeader: { extends: MarkedHeader, title: Add people } }
        SBUModuleSet: { InviteUserModule.HeaderComponent: TeamHeader }
        """)
    expect(
      shown,
      is: """
        viewController: SBUInviteUserViewController
        headerComponent: TeamHeader (MarkedHeader)
        listComponent: SBUInviteUserModule.List
        viewModel: SBUInviteUserViewModel
        │ [Cancel]   Add people   (Invite) │
        │ ○ Bob Stone                  [ ] │
        """)
  }

  @Test func title_and_items_set_in_YAML_override_those_set_in_Swift() throws {
    let shown = try composition(
      """
      viewController: SBUInviteUserViewController
      headerComponent:
        type: OwnItemsHeader
        title: Add people
        leftBarButton: { title: Not now }
        rightBarButton: { title: Add, selectedTitle: "Add (%d)", isEnabled: false }
      """)
    expect(
      shown,
      is: """
        viewController: SBUInviteUserViewController
        headerComponent: OwnItemsHeader
        listComponent: SBUInviteUserModule.List
        viewModel: SBUInviteUserViewModel
        │ [Not now]  Add people      (Add) │
        │ ○ Bob Stone                  [ ] │
        """)
  }

  @Test func the_list_receives_Retry_from_an_empty_view_set_in_YAML() throws {
    // S51.
    let shown = try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: full
        listComponent: { type: SBUInviteUserModule.List, emptyView: CountingEmptyView }
        steps:
          - act: fail for good
          - tap: retry
        """, types: [CountingEmptyView.self],
      inviteActions: [
        "fail for good": { $0.didReceiveError(SBError(domain: "No", code: 9), isBlocker: true) }
      ])
    #expect(shown.contains("No users"), "\(shown)")
  }

  @Test func a_part_of_the_wrong_class_is_rejected_with_suggestions() throws {
    // S172, S173.
    let shown = try composition(
      """
      viewController: SBUInviteUserViewController
      headerComponent: SBUInviteUserModule.List
      """)
    #expect(shown.hasPrefix("screen.yaml:2:18: error: "), "\(shown)")
    #expect(shown.contains("[wrong-kind]"), "\(shown)")
    #expect(shown.contains("'MarkedHeader'"), "\(shown)")
  }
}

/// A screen that differs only in its name.
final class MarkedScreen: SBUInviteUserViewController {}

/// A view model that differs only in its name.
final class MarkedViewModel: SBUInviteUserViewModel {}

/// A header with a custom title.
class MarkedHeader: SBUInviteUserModule.Header {
  class var mark: String { "Marked bar" }

  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = Self.mark
  }
}

/// A list whose cells show stars.
final class MarkedList: SBUInviteUserModule.List {
  override func setupViews() {
    super.setupViews()
    register(userCell: StarCell())
  }
}

/// An empty view that differs only in its name.
final class CountingEmptyView: SBUEmptyView {}
