import Diorama
import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessUIKit
import Testing

/// A custom cell with an additional property.
private final class StampedCell: NCApplyFriendCell {
  private var stamp = ""

  override func update(with viewModel: NCApplyFriendCellViewModel) {
    super.update(with: viewModel)
    labName.text = "\(stamp)\(viewModel.application.name ?? "")"
  }

  override class var properties: PropertyTable {
    super.properties.adding(
      Property("stamp", .text, "the text before the name") { (cell: StampedCell, stamp) in
        cell.stamp = stamp
      })
  }
}

/// Custom cells, and the cells of a list that an app opens.
@Suite("Cells of friend requests from YAML") struct RequestCellTests {
  @Test func a_custom_cell_accepts_its_properties() throws {
    let screen = TestScreen(
      yaml: TestScreen.five + """
        viewModel: { status: [refused] }
        cell: { type: StampedCell, stamp: "№ ", lines: [[portrait, name]] }
        """, types: [StampedCell.self])
    #expect(content(try screen.frames()) == ["○ № Ned"])
  }

  @Test(arguments: ["screen", "variant", "project"])
  func a_list_that_the_app_opens_uses_the_type_set(layer: String) throws {
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
