import HeadlessUIKit
import Testing

@Suite("Bar button items") struct BarButtonItemTests {
  /// Something with methods to call.
  private final class Header {
    let log = EventLog()
    func onTap() { log.note("tap") }
    func onTapItem(_ item: UIBarButtonItem) { log.note("tap on \(item.title ?? "")") }
    func onTapAny(_ sender: Any) { log.note("tap on any: \(sender is UIBarButtonItem)") }
    func onTapButton(_ button: UIButton) { log.note("never for an item") }
  }

  private let header = Header()

  @Test func a_touch_calls_the_target_with_the_item_if_the_method_takes_one() {
    let item = UIBarButtonItem(
      title: "Go", style: .plain, target: header, action: Selector(Header.onTap))
    #expect(item.tap())
    item.action = Selector(Header.onTapItem)
    #expect(item.tap())
    item.action = Selector(Header.onTapAny)
    #expect(item.tap())
    #expect(header.log.lines == ["tap", "tap on Go", "tap on any: true"])
  }

  @Test func a_method_for_another_kind_of_sender_or_target_is_not_called() {
    let item = UIBarButtonItem(
      title: "Go", style: .plain, target: header, action: Selector(Header.onTapButton))
    _ = item.tap()
    let stranger = UIView()
    item.target = stranger
    item.action = Selector(Header.onTap)
    _ = item.tap()
    #expect(header.log.lines.isEmpty)
  }

  @Test func the_target_is_not_kept_alive_and_without_it_a_touch_is_not_taken() {
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

  @Test func an_item_that_is_off_takes_no_touch() {
    let item = UIBarButtonItem(
      title: "Go", style: .plain, target: header, action: Selector(Header.onTap))
    item.isEnabled = false
    #expect(!item.tap())
    #expect(header.log.lines.isEmpty)
  }

  @Test func an_item_without_anything_to_do_takes_no_touch() {
    #expect(!UIBarButtonItem(title: "Go", style: .plain).tap())
    #expect(!UIBarButtonItem().tap())
    #expect(!UIBarButtonItem(customView: UIView()).tap())
  }

  @Test func an_action_gives_the_item_its_title_and_picture_and_comes_before_the_target() {
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

  @Test func a_button_as_custom_view_takes_the_touch_itself() {
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

  @Test func so_does_a_button_inside_a_custom_view_or_a_view_that_listens_to_taps() {
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
  func the_systems_items_have_a_text_or_a_symbol(
    item: UIBarButtonItem.SystemItem, shown: String
  ) {
    let made = UIBarButtonItem(barButtonSystemItem: item)
    #expect((made.title ?? made.image?.symbol ?? "") == shown)
  }

  @Test func how_titles_look_is_kept_for_each_state() {
    let item = UIBarButtonItem(title: "Go", style: .plain)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .disabled)
    #expect(item.titleTextAttributes(for: .disabled)?.count == 1)
    #expect(item.titleTextAttributes(for: .normal) == nil)
  }
}
