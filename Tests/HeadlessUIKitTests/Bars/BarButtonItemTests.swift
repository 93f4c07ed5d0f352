import HeadlessUIKit
import Testing

@Suite("Bar button items") struct BarButtonItemTests {
  /// A target with action methods.
  private final class Header {
    let log = EventLog()
    func onTap() { log.note("tap") }
    func onTapItem(_ item: UIBarButtonItem) { log.note("tap on \(item.title ?? "")") }
    func onTapAny(_ sender: Any) { log.note("tap on any: \(sender is UIBarButtonItem)") }
    func onTapButton(_ button: UIButton) { log.note("never for an item") }
  }

  private let header = Header()

  @Test func a_tap_calls_the_target_with_the_item_if_the_method_takes_a_sender() {
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

  @Test func the_target_is_weak_and_a_tap_without_it_is_ignored() {
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

  @Test func a_disabled_item_ignores_taps() {
    let item = UIBarButtonItem(
      title: "Go", style: .plain, target: header, action: Selector(Header.onTap))
    item.isEnabled = false
    #expect(!item.tap())
    #expect(header.log.lines.isEmpty)
  }

  @Test func an_item_without_an_action_ignores_taps() {
    #expect(!UIBarButtonItem(title: "Go", style: .plain).tap())
    #expect(!UIBarButtonItem().tap())
    #expect(!UIBarButtonItem(customView: UIView()).tap())
  }

  @Test func a_primary_action_sets_title_and_image_and_overrides_the_target() {
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

  @Test(arguments: [
    (UIBarButtonItem.SystemItem.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"),
    (.save, "Save"), (.undo, "Undo"), (.redo, "Redo"), (.add, "+"), (.close, "✕"),
    (.search, "⌕"), (.trash, "⌫"), (.compose, "✎"), (.refresh, "↻"), (.flexibleSpace, ""),
    (.fixedSpace, ""),
  ])
  func system_items_have_the_expected_title_or_symbol(
    item: UIBarButtonItem.SystemItem, shown: String
  ) {
    let made = UIBarButtonItem(barButtonSystemItem: item)
    #expect((made.title ?? made.image?.symbol ?? "") == shown)
  }

  @Test func title_attributes_are_stored_per_state() {
    let item = UIBarButtonItem(title: "Go", style: .plain)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .disabled)
    #expect(item.titleTextAttributes(for: .disabled)?.count == 1)
    #expect(item.titleTextAttributes(for: .normal) == nil)
  }
}
