import Diorama
import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessUIKit
import Testing

/// A cell of an app's own, with a property of its own.
private final class StampedCell: NCApplyFriendCell {
  private var stamp = ""

  override func update(with viewModel: NCApplyFriendCellViewModel) {
    super.update(with: viewModel)
    labName.text = "\(stamp)\(viewModel.application.name ?? "")"
  }

  override class var properties: PropertyTable {
    super.properties.adding(
      Property("stamp", .text, "what stands before the name") { (cell: StampedCell, stamp) in
        cell.stamp = stamp
      })
  }
}

/// What YAML says of the rows and the list of friend requests, on each road to them.
@Suite("Cells of friend requests from YAML") struct RequestCellTests {
  private func shown(_ yaml: String, project: String? = nil) throws -> [String] {
    var screen = TestScreen(
      yaml: TestScreen.five + yaml, types: [StampedCell.self, OpeningViewController.self])
    if let project { screen.files["diorama.yaml"] = project }
    return content(try screen.frames())
  }

  @Test func lines_say_what_a_row_shows_and_in_which_order() throws {
    #expect(
      try shown(
        """
        viewModel: { types: [received], status: [unhandled, refused] }
        cell: { type: NCApplyFriendCell, lines: [[status, name, portrait]] }
        operationCell:
          type: NCApplyFriendOperationCell
          lines: [[name], [remark], [status]]
          btnApprove: Let in
          btnReject: Send away
        """) == [
          "Kim", "Hi!", "[Send away] [Let in]", "Declined Ned                           ○",
        ])
  }

  @Test func a_cell_of_an_app_s_own_takes_its_properties() throws {
    let rows = try shown(
      """
      viewModel: { status: [refused] }
      cell: { type: StampedCell, stamp: "№ ", lines: [[portrait, name]] }
      """)
    #expect(rows == ["○ № Ned"])
  }

  @Test func a_row_that_is_tapped_after_it_changed_is_made_of_the_other_cell() throws {
    let rows = try shown(
      """
      viewModel: { types: [received], status: [unhandled] }
      cell: { type: StampedCell, stamp: "✓ ", lines: [[name]] }
      steps: [{ tap: { button: Accept, row: Kim } }]
      """)
    #expect(rows == ["✓ Kim"])
  }

  @Test func words_in_a_line_of_their_own_have_all_of_it() throws {
    func shown(_ words: String) throws -> [String] {
      content(
        try TestScreen(
          yaml: """
            data: { friendApplications: [{ userId: kim, name: Kim, extra: "\(words)" }] }
            operationCell: { type: NCApplyFriendOperationCell, lines: [[remark]], btnExpand: More }
            """
        ).frames())
    }
    let forty = String(repeating: "x", count: 40)
    #expect(try shown(forty) == [forty])
    #expect(try shown(forty + "y") == [String(repeating: "x", count: 32) + "… [More]"])
  }

  @Test func the_list_says_what_shows_where_there_are_no_requests() throws {
    let screen = TestScreen(
      yaml: """
        data: { friendApplications: [] }
        listComponent: { type: NCApplyFriendListView, emptyText: Quiet today }
        """)
    #expect(try screen.frames().contains("Quiet today"))
    #expect(try screen.head().contains("listComponent: NCApplyFriendListView"))
  }

  // MARK: The other roads

  private static let wanted = ["! Ned"]

  @Test func a_variant_says_it() throws {
    let rows = try shown(
      """
      viewModel: { status: [refused] }
      variants:
        stamped: { cell: { type: StampedCell, stamp: "! ", lines: [[name]] } }
      """)
    #expect(rows.contains("! Ned"))
    #expect(rows.contains("○ Ned                           Declined"))
  }

  @Test func a_project_s_default_says_it() throws {
    let project = "cell: { type: StampedCell, stamp: \"! \", lines: [[name]] }"
    #expect(try shown("viewModel: { status: [refused] }", project: project) == Self.wanted)
  }

  @Test func a_component_says_it_and_the_screen_s_word_counts_more() throws {
    let components = """
      components:
        Stamped: { extends: StampedCell, stamp: "! ", lines: [[name]] }
        TeamRequests: { extends: NCApplyFriendListViewController, title: Team, cell: Stamped }
      viewModel: { status: [refused] }

      """
    var screen = TestScreen(
      yaml: TestScreen.five + components, types: [StampedCell.self])
    screen.defaults = screen.defaults.replacing("NCApplyFriendListViewController", "TeamRequests")
    #expect(rows(try screen.frames()) == ["[‹]               Team               [⋯]", "! Ned"])
    screen.yaml += "title: Ours\ncell: { type: Stamped, stamp: \"? \" }"
    #expect(rows(try screen.frames()) == ["[‹]               Ours               [⋯]", "? Ned"])
  }

  @Test(arguments: ["screen", "variant", "project"])
  func a_list_that_the_app_opens_has_what_the_type_set_says(layer: String) throws {
    let set = """
      NCTypeSet:
        NCApplyFriendCell: { type: StampedCell, stamp: "! ", lines: [[name]] }
        NCApplyFriendOperationCell: { type: NCApplyFriendOperationCell, lines: [[name, status]] }
      """
    let steps = "steps: [{ tap: rightBarButton }, { snapshot: opened }]\n"
    var screen = TestScreen(
      yaml: TestScreen.five + steps, types: [StampedCell.self, OpeningViewController.self])
    screen.defaults = screen.defaults.replacing(
      "NCApplyFriendListViewController", "OpeningViewController")
    switch layer {
    case "screen": screen.yaml += set
    case "variant":
      screen.yaml +=
        "variants:\n  set:\n    "
        + set.split(separator: "\n").joined(separator: "\n    ")
    default: screen.files["diorama.yaml"] = set
    }
    let text = try screen.frames()
    #expect(text.contains("! Ned"))
    #expect(text.contains("│ Kim                   [Decline] [Accept] │"))
  }

  @Test func the_type_set_counts_less_than_what_the_screen_says() throws {
    let rows = try shown(
      """
      viewModel: { status: [refused] }
      cell: { type: StampedCell, stamp: "! ", lines: [[name]] }
      NCTypeSet: { NCApplyFriendCell: { type: StampedCell, stamp: "? " } }
      """)
    #expect(rows == Self.wanted)
  }

  @Test func what_is_wrong_is_told_at_the_word() throws {
    func problem(_ yaml: String) throws -> String { try TestScreen(yaml: yaml).problems() }
    #expect(
      try problem("cell: { type: NCApplyFriendCell, lines: [[name, name]] }")
        == "1:49 error wrong-value: 'name' stands there twice <- 1:43")
    #expect(
      try problem("cell: { type: NCApplyFriendCell, lines: [[]] }")
        .hasPrefix("1:41 error wrong-value: nothing would show"))
    #expect(
      try problem("operationCell: NCApplyFriendCell")
        .hasPrefix("1:16 error wrong-kind: 'NCApplyFriendCell' cannot be used here"))
  }
}

/// An app's screen whose button opens the list.
private final class OpeningViewController: UIViewController, ScreenViewController {
  static let properties: PropertyTable = []
  static let slots: [Slot] = []
  static let initializer = ViewControllerInitializer { _ in OpeningViewController() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Requests") { [weak self] _ in
        let list = NCApplyFriendListViewController(viewModel: NCApplyFriendListViewModel())
        self?.navigationController?.pushViewController(list, animated: true)
      })
  }
}

extension String {
  fileprivate func replacing(_ word: String, _ other: String) -> String {
    replacingOccurrences(of: word, with: other)
  }
}
