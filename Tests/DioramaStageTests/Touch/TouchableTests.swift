import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// How `tap` finds the element with a text, on screens with more than rows and buttons.
@Suite("Touchable elements") struct TouchableTests {
  private final class Log {
    var lines: [String] = []
    func noteTap() { lines.append("tapped") }
  }

  /// Logs the texts that are searched for.
  private final class Searcher: UISearchResultsUpdating {
    var texts: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "")
    }
  }

  private let log = Log()
  private let screen = UIViewController()

  private func failure(
    _ stage: TestStage, _ body: (Stage) throws(StepFailure) -> Void
  ) -> String? {
    log.lines = []
    return stage.failure(body)
  }

  private func button(_ title: String, isEnabled: Bool = true) -> UIButton {
    let button = UIButton(
      primaryAction: UIAction(title: title) { [log] _ in log.lines.append("tapped \(title)") })
    button.isEnabled = isEnabled
    return button
  }

  @Test func a_tab_is_tapped_by_its_title_regardless_of_its_badge() {
    let tabs = UITabBarController()
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 0)
    other.tabBarItem.badgeValue = "3"
    screen.title = "Chats"
    tabs.viewControllers = [screen, other]
    let stage = TestStage(tabs)
    #expect(failure(stage) { s throws(StepFailure) in try s.tap("Settings") } == nil)
    #expect(tabs.selectedViewController === other)
    #expect(
      failure(stage) { s throws(StepFailure) in try s.tap("Cats") }
        == "no tappable element is labeled 'Cats' (did you mean 'Chats'?)")
  }

  @Test func a_link_is_tapped_by_its_text() {
    let link = UILabel("Read the rules")
    link.isUserInteractionEnabled = true
    link.addGestureRecognizer(
      UITapGestureRecognizer(target: log, action: Selector(Log.noteTap)))
    screen.view.addSubview(link)
    screen.view.addSubview(UILabel("Only words"))
    let stage = TestStage(screen)
    #expect(failure(stage) { s throws(StepFailure) in try s.tap("Read the rules") } == nil)
    #expect(log.lines == ["tapped"])
    #expect(
      failure(stage) { s throws(StepFailure) in try s.tapButton("Read the rules", row: nil) } == nil
    )
    #expect(
      failure(stage) { s throws(StepFailure) in try s.tap("Only words") }
        == "no tappable element is labeled 'Only words'"
        + " (available: { button: Read the rules })")
  }

  @Test func an_enabled_element_is_preferred_to_a_disabled_one_with_the_same_text() {
    screen.view.addSubview(button("Save", isEnabled: false))
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Save") { [log] _ in log.lines.append("tapped the item") })
    let stage = TestStage(screen)
    #expect(failure(stage) { s throws(StepFailure) in try s.tap("Save") } == nil)
    #expect(log.lines == ["tapped the item"])
    screen.navigationItem.rightBarButtonItem?.isEnabled = false
    #expect(
      failure(stage) { s throws(StepFailure) in try s.tap("Save") }
        == "2 elements match 'Save' (write '- tap: rightBarButton' or '- tap: { button: Save }')")
  }

  @Test func a_full_match_is_preferred_to_a_partial_match() {
    for title in ["Save", "Save as"] { screen.view.addSubview(button(title)) }
    let stage = TestStage(screen)
    #expect(failure(stage) { s throws(StepFailure) in try s.tap("Save") } == nil)
    #expect(log.lines == ["tapped Save"])
    #expect(failure(stage) { s throws(StepFailure) in try s.tap("as") } == nil)
    #expect(log.lines == ["tapped Save as"])
    #expect(failure(stage) { s throws(StepFailure) in try s.tap("Save a…") } == nil)
    #expect(log.lines == ["tapped Save as"])
  }

  @Test func text_is_written_into_the_field_that_was_tapped_last() {
    let fields = ["Name", "City"].map { placeholder in
      let field = UITextField()
      field.placeholder = placeholder
      screen.view.addSubview(field)
      return field
    }
    let stage = TestStage(screen)
    #expect(
      failure(stage) { s throws(StepFailure) in
        try s.tap("City")
        try s.write("Oslo")
        try s.tap("Name")
        try s.write("Kim")
      } == nil)
    #expect(fields.map(\.text) == ["Kim", "Oslo"])
  }

  @Test func text_written_into_the_search_field_of_the_bar_is_searched_for() {
    let (search, searcher) = (UISearchController(searchResultsController: nil), Searcher())
    search.searchResultsUpdater = searcher
    screen.navigationItem.searchController = search
    let stage = TestStage(screen)
    #expect(
      failure(stage) { s throws(StepFailure) in
        try s.tap("Search")
        try s.write("kim")
      } == nil)
    #expect(searcher.texts == ["", "kim"], "the first time when the field begins editing")
  }

  @Test func the_back_button_is_tapped_by_its_title() {
    screen.title = "First"
    let stage = TestStage(screen)
    let second = UIViewController()
    second.title = "Second"
    stage.settle { stage.stack.pushViewController(second, animated: false) }
    #expect(failure(stage) { s throws(StepFailure) in try s.tap("‹ First") } == nil)
    #expect(stage.stack.topViewController === screen)
  }

  @Test func a_message_lists_all_elements_that_can_be_tapped() {
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Close") { _ in })
    let field = UITextField()
    field.placeholder = "Name"
    for view in [button("More"), button("Less", isEnabled: false), field] {
      screen.view.addSubview(view)
    }
    let stage = TestStage(screen)
    #expect(
      failure(stage) { s throws(StepFailure) in try s.tapBarButton(at: .right) }
        == "the screen has no right bar button"
        + " (available: leftBarButton (Close), { button: More }, the text field 'Name' (write))")
  }

  @Test(arguments: [
    ("Invite", ["Invite"]), ("[Invite]", ["[Invite]", "Invite"]), ("[+]", ["[+]", "+"]),
    ("○ Kim Lee", ["○ Kim Lee", "Kim Lee"]), ("Members ›", ["Members ›", "Members"]),
    ("[✕ Cancel]", ["[✕ Cancel]", "✕ Cancel", "Cancel"]), ("(3)", ["(3)", "3"]), ("a b", ["a b"]),
    ("", [""]), ("()", ["()"]), ("○ ›", ["○ ›", "›"]),
  ])
  func a_text_copied_from_a_frame_also_matches_without_its_decorations(
    text: String, interpretations: [String]
  ) {
    #expect(text.interpretations == interpretations)
  }

  @Test func texts_are_quoted_in_YAML_only_if_needed() {
    let words = ["Kim Lee", "⋯", "3", "a, b", "say \"hi\"", "on", "+", "#1", "Ends "]
    #expect(
      words.map(\.asYAMLScalar) == [
        "Kim Lee", "⋯", "\"3\"", "\"a, b\"", "\"say \\\"hi\\\"\"", "\"on\"", "\"+\"", "\"#1\"",
        "\"Ends \"",
      ])
  }
}
