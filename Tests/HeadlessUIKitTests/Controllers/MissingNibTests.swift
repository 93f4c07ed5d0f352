import HeadlessUIKit
import Testing

/// Nibs and storyboards, which a run does not have.
@Suite("Missing nibs") struct MissingNibTests {
  private final class Card: UIView {
    var isAwake = false
    override func awakeFromNib() { isAwake = true }
  }

  private final class Page: UIViewController {}
  private final class OwnCell: UITableViewCell {}

  /// What a run is told.
  private func warnings(_ body: () -> Void) -> [String] {
    inRun { environment in
      body()
      return environment.takeWarnings().map(\.message)
    }
  }

  @Test func a_view_is_made_of_the_class_that_is_expected() {
    let said = warnings {
      let views = Bundle.main.loadNibNamed("Card", owner: nil, as: Card.self)
      #expect((views?.first as? Card)?.isAwake == true)
      #expect(UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).isEmpty)
      #expect(Bundle.main.loadNibNamed("Other", owner: nil) == nil)
      #expect(
        UINib(nibName: "Word", bundle: nil).instantiate(withOwner: nil, as: String.self).isEmpty)
    }
    #expect(
      said == [
        "the nib 'Card' cannot be read, so 'Card' is made without it",
        "the nib 'Card' cannot be read, so nothing is made",
        "the nib 'Other' cannot be read, so nothing is made",
        "the nib 'Word' cannot be read, so nothing is made",
      ])
  }

  @Test func a_screen_is_made_of_the_class_that_is_expected() {
    let said = warnings {
      let board = UIStoryboard(name: "Main", bundle: nil)
      #expect(board.instantiateViewController(withIdentifier: "page", as: Page.self) is Page)
      #expect(board.instantiateInitialViewController()?.view.subviews.isEmpty == true)
      UIViewController(nibName: "Page", bundle: nil).performSegue(
        withIdentifier: "next", sender: nil)
      // What has no file is told nothing.
      _ = UIViewController()
    }
    #expect(
      said == [
        "'page' of the storyboard 'Main' cannot be read, so 'Page' is made without it",
        "the first screen of the storyboard 'Main' cannot be read, so 'UIViewController' is made "
          + "without it",
        "the nib 'Page' cannot be read, so 'UIViewController' is made without it",
        "the segue 'next' cannot be read, so nothing is made",
      ])
  }

  @Test func a_cell_is_made_of_the_class_that_is_expected_unless_another_is_registered() {
    let table = UITableView()
    table.register(UINib(nibName: "OwnCell", bundle: nil), forCellReuseIdentifier: "own")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    let path = IndexPath(row: 0, section: 0)
    let said = warnings {
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
      said == [
        "the nib 'OwnCell' cannot be read, so 'OwnCell' is made without it",
        "the prototype 'board' of a storyboard cannot be read, so 'OwnCell' is made without it",
      ])
  }

  @Test func an_outlet_to_a_constraint_ties_nothing_and_says_nothing() {
    let said = warnings {
      let gap = NSLayoutConstraint()
      gap.constant = 8
      gap.isActive = true
      #expect(!gap.isActive)
    }
    #expect(
      said == [])
  }
}
