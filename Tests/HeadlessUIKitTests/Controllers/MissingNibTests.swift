import HeadlessUIKit
import Testing

/// Nibs and storyboards, which are not available in a run.
@Suite("Missing nibs") struct MissingNibTests {
  private final class Card: UIView {
    var isAwake = false
    override func awakeFromNib() { isAwake = true }
  }

  private final class Page: UIViewController {}
  private final class OwnCell: UITableViewCell {}

  /// The messages of the warnings that a closure causes.
  private func warnings(_ body: () -> Void) -> [String] {
    inRun { environment in
      body()
      return environment.takeWarnings().map(\.message)
    }
  }

  @Test func a_view_from_a_missing_nib_has_the_expected_class() {
    let messages = warnings {
      let views = Bundle.main.loadNibNamed("Card", owner: nil, as: Card.self)
      #expect((views?.first as? Card)?.isAwake == true)
      #expect(UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).isEmpty)
      #expect(Bundle.main.loadNibNamed("Other", owner: nil) == nil)
      #expect(
        UINib(nibName: "Word", bundle: nil).instantiate(withOwner: nil, as: String.self).isEmpty)
    }
    #expect(
      messages == [
        "cannot read the nib 'Card', so 'Card' is made without it",
        "cannot read the nib 'Card', so nothing is made",
        "cannot read the nib 'Other', so nothing is made",
        "cannot read the nib 'Word', so nothing is made",
      ])
  }

  @Test func a_screen_from_a_missing_storyboard_has_the_expected_class() {
    let messages = warnings {
      let board = UIStoryboard(name: "Main", bundle: nil)
      #expect(board.instantiateViewController(withIdentifier: "page", as: Page.self) is Page)
      #expect(board.instantiateInitialViewController()?.view.subviews.isEmpty == true)
      UIViewController(nibName: "Page", bundle: nil).performSegue(
        withIdentifier: "next", sender: nil)
      // A controller without a nib causes no warning.
      _ = UIViewController()
    }
    #expect(
      messages == [
        "cannot read 'page' of the storyboard 'Main', so 'Page' is made without it",
        "cannot read the first screen of the storyboard 'Main', so 'UIViewController' is made "
          + "without it",
        "cannot read the nib 'Page', so 'UIViewController' is made without it",
        "cannot read the segue 'next', so nothing is made",
      ])
  }

  @Test func a_dequeued_cell_has_the_expected_class_unless_another_is_registered() {
    let table = UITableView()
    table.register(UINib(nibName: "OwnCell", bundle: nil), forCellReuseIdentifier: "own")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    let path = IndexPath(row: 0, section: 0)
    let messages = warnings {
      #expect(
        table.dequeueReusableCell(withIdentifier: "own", for: path, as: OwnCell.self) is OwnCell)
      #expect(
        table.dequeueReusableCell(withIdentifier: "own", for: path, as: OwnCell.self) is OwnCell)
      #expect(
        !(table.dequeueReusableCell(withIdentifier: "plain", for: path, as: OwnCell.self)
          is OwnCell))
      #expect(
        table.dequeueReusableCell(withIdentifier: "board", as: OwnCell.self) is OwnCell)
      #expect(table.dequeueReusableCell(withIdentifier: "none", as: String.self) == nil)
    }
    #expect(
      messages == [
        "cannot read the nib 'OwnCell', so 'OwnCell' is made without it",
        "cannot read the prototype 'board' of a storyboard, so 'OwnCell' is made without it",
      ])
  }

  @Test func an_empty_constraint_stays_inactive_without_a_warning() {
    let messages = warnings {
      let gap = NSLayoutConstraint()
      gap.constant = 8
      gap.isActive = true
      #expect(!gap.isActive)
    }
    #expect(
      messages == [])
  }
}
