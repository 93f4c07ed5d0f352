import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// Containers that handle taps on what they contain, and rows with such containers.
@Suite("Tapping containers") struct TouchedContainerTests {
  private final class Log {
    var lines: [String] = []
    func noteCard() { lines.append("card") }
    func noteLink() { lines.append("link") }
  }

  /// A control of an app: a tile with a picture and a text.
  private final class Tile: UIControl {
    init(_ title: String) {
      super.init(frame: .zero)
      addSubview(UIImageView(image: UIImage(name: "folder", symbol: "▤")))
      addSubview(UILabel(title))
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: UITableViewController {
    var cards: [UIView] = []
    var log: Log?
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { cards.count }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentView.addSubview(cards[indexPath.row])
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log?.lines.append("row \(indexPath.row + 1)")
    }
  }

  private let log = Log()

  /// A card with a title, a picture and a link, of which the link handles its own taps.
  private func card(_ title: String, handlesTaps: Bool = true) -> UIView {
    let card = UIView()
    let picture = UIImageView(image: UIImage(name: "face", symbol: "☺"))
    picture.accessibilityLabel = "Portrait"
    let link = UILabel("Details of \(title)")
    link.isUserInteractionEnabled = true
    link.addGestureRecognizer(
      UITapGestureRecognizer(target: log, action: Selector(Log.noteLink)))
    let inner = UIView()
    inner.accessibilityIdentifier = "card.body"
    inner.addSubview(UILabel(title))
    for view in [picture, inner, link] { card.addSubview(view) }
    if handlesTaps {
      card.addGestureRecognizer(
        UITapGestureRecognizer(target: log, action: Selector(Log.noteCard)))
    }
    return card
  }

  private func taps(_ text: String, on screen: UIViewController) -> [String] {
    log.lines = []
    let failure = TestStage(screen).failure { stage throws(StepFailure) in try stage.tap(text) }
    return failure.map { [$0] } ?? log.lines
  }

  @Test(arguments: ["Kim", "☺", "Portrait", "card.body", "face"])
  func a_container_is_tapped_by_all_that_it_contains(text: String) {
    let screen = UIViewController()
    screen.view.addSubview(card("Kim"))
    #expect(taps(text, on: screen) == ["card"])
  }

  @Test func an_inner_view_that_handles_taps_keeps_its_own() {
    let screen = UIViewController()
    screen.view.addSubview(card("Kim"))
    #expect(taps("Details of Kim", on: screen) == ["link"])
    let plain = UIViewController()
    plain.view.addSubview(card("Kim", handlesTaps: false))
    // Words of a visible text select it, too.
    #expect(taps("Kim", on: plain) == ["link"])
    #expect(taps("☺", on: plain).first?.hasPrefix("no tappable element") == true)
  }

  @Test func two_containers_with_one_text_are_ambiguous() {
    let screen = UIViewController()
    for name in ["first", "second"] {
      let view = card("Kim")
      view.accessibilityIdentifier = name
      screen.view.addSubview(view)
    }
    #expect(
      taps("Kim", on: screen) == [
        "2 elements match 'Kim' (write '- tap: { button: first }' or '- tap: { button: second }')"
      ])
    #expect(taps("second", on: screen) == ["card"])
  }

  @Test(arguments: ["Files", "▤", "folder"])
  func a_control_of_an_app_is_tapped_by_its_content(text: String) {
    let screen = UIViewController()
    let tile = Tile("Files")
    tile.addAction(UIAction { _ in log.lines.append("tile") }, for: .touchUpInside)
    screen.view.addSubview(tile)
    #expect(taps(text, on: screen) == ["tile"])
    tile.isEnabled = false
    #expect(taps(text, on: screen) == ["no tappable element is labeled '\(text)'"])
  }

  @Test func a_container_in_a_row_receives_the_taps_on_its_texts() {
    let screen = Rows(style: .plain)
    screen.log = log
    screen.cards = [card("Kim"), UILabel("Lee"), card("Ann", handlesTaps: false)]
    #expect(taps("Kim", on: screen) == ["card"])
    #expect(taps("Lee", on: screen) == ["row 2"])
    #expect(taps("Ann", on: screen) == ["row 3"])
    #expect(taps("Details of Ann", on: screen) == ["link"])
    let stage = TestStage(screen)
    log.lines = []
    #expect(stage.failure { s throws(StepFailure) in try s.tapButton("☺", row: .number(1)) } == nil)
    #expect(log.lines == ["card"])
  }

  @Test func a_row_with_the_text_of_another_rows_container_is_ambiguous() {
    let screen = Rows(style: .plain)
    screen.cards = [card("Kim"), UILabel("Kim")]
    let failure = taps("Kim", on: screen)
    #expect(failure.first?.hasPrefix("2 elements match 'Kim'") == true, "\(failure)")
  }
}
