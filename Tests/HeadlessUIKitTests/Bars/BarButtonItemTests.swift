import HeadlessUIKit
import Testing

struct BarButtonItemTests {
  /// Something with methods to call.
  private final class Header {
    let log = EventLog()
    func onTap() { log.note("tap") }
    func onTapItem(_ item: UIBarButtonItem) { log.note("tap on \(item.title ?? "")") }
    func onTapAny(_ sender: Any) { log.note("tap on any: \(sender is UIBarButtonItem)") }
    func onTapButton(_ button: UIButton) { log.note("never for an item") }
  }

  private let header = Header()

  @Test func `A touch calls the target, with the item if the method takes one`() {
    let item = UIBarButtonItem(
      title: "Go", style: .plain, target: header, action: Selector(Header.onTap))
    #expect(item.tap())
    item.action = Selector(Header.onTapItem)
    #expect(item.tap())
    item.action = Selector(Header.onTapAny)
    #expect(item.tap())
    #expect(header.log.lines == ["tap", "tap on Go", "tap on any: true"])
  }

  @Test func `A method for another kind of sender or target is not called`() {
    let item = UIBarButtonItem(
      title: "Go", style: .plain, target: header, action: Selector(Header.onTapButton))
    _ = item.tap()
    let stranger = UIView()
    item.target = stranger
    item.action = Selector(Header.onTap)
    _ = item.tap()
    #expect(header.log.lines.isEmpty)
  }

  @Test func `The target is not kept alive, and without it a touch is not taken`() {
    let item = UIBarButtonItem(image: nil, style: .done)
    do {
      let passing = Header()
      item.target = passing
      item.action = Selector(Header.onTap)
      #expect(item.tap())
      #expect(passing.log.lines == ["tap"])
    }
    #expect(item.target == nil)
    #expect(!item.tap())
  }

  @Test func `An item that is off takes no touch`() {
    let item = UIBarButtonItem(
      title: "Go", style: .plain, target: header, action: Selector(Header.onTap))
    item.isEnabled = false
    #expect(!item.tap())
    #expect(header.log.lines.isEmpty)
  }

  @Test func `An item without anything to do takes no touch`() {
    #expect(!UIBarButtonItem(title: "Go", style: .plain).tap())
    #expect(!UIBarButtonItem().tap())
    #expect(!UIBarButtonItem(customView: UIView()).tap())
  }

  @Test func `An action gives the item its title and picture, and comes before the target`() {
    let picture = UIImage(name: "plus", symbol: "+")
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Add", image: picture) { [header] action in
        header.log.note("action \(action.title)")
      })
    item.target = header
    item.action = Selector(Header.onTap)
    #expect(item.title == "Add")
    #expect(item.image == picture)
    #expect(item.tap())
    #expect(header.log.lines == ["action Add"])
  }

  @Test func `A button as custom view takes the touch itself`() {
    let button = UIButton(type: .custom)
    button.addTarget(header, action: Selector(Header.onTap), for: .touchUpInside)
    let item = UIBarButtonItem(customView: button)
    item.target = header
    item.action = Selector(Header.onTapItem)
    #expect(item.tap())
    #expect(header.log.take() == ["tap"])
    button.isEnabled = false
    #expect(!item.tap())
    #expect(header.log.lines.isEmpty)
  }

  @Test func `So does a button inside a custom view, or a view that listens to taps`() {
    let button = UIButton(primaryAction: UIAction { [header] _ in header.log.note("inner") })
    let around = UIStackView(arrangedSubviews: [UILabel(), button])
    #expect(UIBarButtonItem(customView: around).tap())
    button.isHidden = true
    #expect(!UIBarButtonItem(customView: around).tap())
    let label = UILabel()
    label.addGestureRecognizer(
      UITapGestureRecognizer(target: header, action: Selector(Header.onTap)))
    #expect(!UIBarButtonItem(customView: label).tap())
    label.isUserInteractionEnabled = true
    #expect(UIBarButtonItem(customView: label).tap())
    #expect(header.log.lines == ["inner", "tap"])
  }

  @Test(arguments: [
    (UIBarButtonItem.SystemItem.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"),
    (.save, "Save"), (.undo, "Undo"), (.redo, "Redo"), (.add, "+"), (.close, "✕"),
    (.search, "⌕"), (.trash, "⌫"), (.compose, "✎"), (.refresh, "↻"), (.flexibleSpace, ""),
    (.fixedSpace, ""),
  ])
  func `The system's items have a text or a symbol`(
    item: UIBarButtonItem.SystemItem, shown: String
  ) {
    let made = UIBarButtonItem(barButtonSystemItem: item)
    #expect((made.title ?? made.image?.symbol ?? "") == shown)
  }

  @Test func `How titles look is kept for each state`() {
    let item = UIBarButtonItem(title: "Go", style: .plain)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .disabled)
    #expect(item.titleTextAttributes(for: .disabled)?.count == 1)
    #expect(item.titleTextAttributes(for: .normal) == nil)
  }
}
