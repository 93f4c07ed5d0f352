import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// The drawing of alerts and sheets above a screen.
@Suite("OverlayBox") struct OverlayBoxTests {
  private func frame(
    _ style: UIAlertController.Style, _ title: String?, _ message: String? = nil,
    _ actions: [(String, UIAlertAction.Style)], columns: Int = 36, rows: Int? = nil
  ) -> [String] {
    let screen = UIViewController()
    screen.title = "Members"
    let stage = TestStage(screen, columns: columns, rows: rows)
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    stage.settle { screen.present(alert, animated: true) }
    return stage.frame
  }

  @Test func an_alert_is_a_box_in_the_middle() {
    #expect(
      frame(.alert, "Leave?", "For good", [("Leave", .destructive), ("Stay", .cancel)]) == [
        "┌──────────────────────────────────┐",
        "│             Members              │",
        "├──────────────────────────────────┤",
        "│                                  │",
        "│                                  │",
        "│     ╭─────────────────────╮      │",
        "│     │       Leave?        │      │",
        "│     │      For good       │      │",
        "│     │                     │      │",
        "│     │ [✕ Stay]  [! Leave] │      │",
        "│     ╰─────────────────────╯      │",
        "│                                  │",
        "│                                  │",
        "└──────────────────────────────────┘",
      ])
  }

  @Test func a_sheet_is_as_wide_as_the_screen_and_at_the_bottom_with_a_separate_cancel_button() {
    #expect(
      frame(
        .actionSheet, "Kim", nil,
        [("Cancel", .cancel), ("Mute", .default), ("Ban", .destructive)], rows: 16) == [
          "┌──────────────────────────────────┐",
          "│             Members              │",
          "├──────────────────────────────────┤",
          "│                                  │",
          "│                                  │",
          "│                                  │",
          "│                                  │",
          "│ ╭──────────────────────────────╮ │",
          "│ │             Kim              │ │",
          "│ │                              │ │",
          "│ │            [Mute]            │ │",
          "│ │           [! Ban]            │ │",
          "│ │                              │ │",
          "│ │          [✕ Cancel]          │ │",
          "│ ╰──────────────────────────────╯ │",
          "└──────────────────────────────────┘",
        ])
  }

  private static let long: [(String, UIAlertAction.Style)] = [
    ("이 사용자를 채널에서 영구적으로 차단하고 신고하기", .destructive),
    ("👩‍👩‍👧‍👦 Add the whole family to this channel and say hello to everybody in it", .default),
    ("Cancel", .cancel),
  ]

  @Test(
    arguments: [24, 36, 48, 100], [UIAlertController.Style.alert, .actionSheet])
  func no_width_breaks_a_frame(columns: Int, style: UIAlertController.Style) {
    for count in 1...8 {
      let actions = (0..<count).map { Self.long[$0 % 3] }
      let lines = frame(
        style, "채널을 나가시겠습니까? 🎉🎉", "Everything that was written here is lost for you.",
        actions, columns: columns)
      #expect(lines.allSatisfy { $0.drawnWidth == columns }, "\(lines.joined(separator: "\n"))")
      #expect(lines.last?.hasPrefix("└") ?? false)
      let choices = lines.reduce(0) { $0 + $1.filter { $0 == "[" }.count }
      #expect(choices == count)
      #expect(lines.reduce(0) { $0 + $1.filter { $0 == "]" }.count } == count)
    }
  }

  @Test func choices_that_do_not_fit_are_counted() {
    let actions = (1...8).map { ("Choice \($0)", UIAlertAction.Style.default) }
    let lines = frame(.actionSheet, nil, nil, actions, columns: 24, rows: 8)
    #expect(
      lines == [
        "┌──────────────────────┐",
        "│       Members        │",
        "├──────────────────────┤",
        "│ ╭──────────────────╮ │",
        "│ │    [Choice 1]    │ │",
        "│ │     … 7 more     │ │",
        "│ ╰──────────────────╯ │",
        "└──────────────────────┘",
      ])
  }

  @Test func a_disabled_choice_is_drawn_in_parentheses() {
    let action = UIAlertAction(title: "Ban", style: .destructive)
    action.isEnabled = false
    #expect(TextSymbols.choice(action, isOnly: false, columns: 20) == "(! Ban)")
  }

  @Test func a_cancel_choice_has_no_mark_if_it_is_the_only_choice() {
    let action = UIAlertAction(title: "OK", style: .cancel)
    #expect(TextSymbols.choice(action, isOnly: true, columns: 20) == "[OK]")
    #expect(TextSymbols.choice(action, isOnly: false, columns: 20) == "[✕ OK]")
  }

  @Test func three_choices_of_an_alert_are_stacked() {
    let lines = frame(.alert, nil, nil, [("A", .cancel), ("B", .default), ("C", .destructive)])
    #expect(
      Array(lines[4...9]) == [
        "│                                  │",
        "│            ╭───────╮             │",
        "│            │  [B]  │             │",
        "│            │ [! C] │             │",
        "│            │ [✕ A] │             │",
        "│            ╰───────╯             │",
      ])
  }

  /// An activity indicator above the window, on a screen with a label for each line.
  private func wheel(over lines: [String]) -> [String] {
    let screen = UIViewController()
    screen.title = "Members"
    let stage = TestStage(screen, columns: 30, rows: 12)
    let wheel = UIActivityIndicatorView(style: .large)
    let cover = UIView()
    cover.addSubview(wheel)
    stage.settle {
      for line in lines {
        let label = UILabel()
        label.text = line
        screen.view.addSubview(label)
      }
      wheel.startAnimating()
      screen.view.window?.addSubview(cover)
    }
    return Array(stage.frame.dropFirst(3).dropLast())
  }

  @Test func an_activity_indicator_is_drawn_in_the_middle() {
    #expect(
      wheel(over: ["Ann", "Bob"]) == [
        "│ Ann                        │",
        "│ Bob                        │",
        "│       ╭───────────╮        │",
        "│       │ ◌ loading │        │",
        "│       ╰───────────╯        │",
        "│                            │",
        "│                            │",
        "│                            │",
      ])
  }

  @Test func an_activity_indicator_moves_if_it_would_cover_text() {
    #expect(
      wheel(over: Array(repeating: "Hubert B", count: 6)) == [
        "│ Hubert B                   │",
        "│ Hubert B                   │",
        "│ Hubert B ╭───────────╮     │",
        "│ Hubert B │ ◌ loading │     │",
        "│ Hubert B ╰───────────╯     │",
        "│ Hubert B                   │",
        "│                            │",
        "│                            │",
      ])
    #expect(
      wheel(over: ["Ann", "Bob", "Hubert Blaine", "Dan"])[2...5] == [
        "│ Hubert Blaine              │",
        "│ Dan   ╭───────────╮        │",
        "│       │ ◌ loading │        │",
        "│       ╰───────────╯        │",
      ])
  }

  @Test func an_activity_indicator_covers_text_if_there_is_no_free_space() {
    let lines = wheel(over: (1...8).map { "\($0) Hubert Blaine Wolfeschl" })
    #expect(lines[2] == "│ 3     ╭───────────╮        │")
  }

  /// The frame with an alert that covers a label in the middle, without borders.
  private func covered(_ text: String, columns: Int = 30) -> String {
    let screen = UIViewController()
    let stage = TestStage(screen, columns: columns, rows: 8)
    stage.settle {
      for line in ["-", text, "-"] {
        let label = UILabel()
        label.text = line
        screen.view.addSubview(label)
      }
      screen.present(
        UIAlertController(title: "Sent", message: nil, preferredStyle: .alert), animated: true)
    }
    return stage.frame.first { $0.contains("Sent") } ?? ""
  }

  @Test func a_box_leaves_no_parts_of_words_beside_it() {
    #expect(covered("Hubert Blaine sandwiches") == "│ Hubert…  │ Sent │          │")
    #expect(covered("○ 東京都千代田区丸の内") == "│ ○        │ Sent │          │")
  }

  @Test func a_box_leaves_no_parts_of_buttons_beside_it() {
    #expect(covered("Ada [Ask again] [Go now]") == "│ Ada      │ Sent │          │")
    #expect(covered("[x] Ada  (Not now) ok") == "│ [x] Ada  │ Sent │  ok      │")
  }

  @Test func a_box_leaves_whole_words_and_buttons_with_an_ellipsis_beside_it() {
    #expect(covered("[Yes] no abcdefgh then [L]") == "│ [Yes] no…│ Sent │…then [L] │")
  }

  /// A screen with a menu that is open at one of its buttons.
  private func menu(
    rows: Int?, lines: Int = 2, at button: (UIViewController) -> AnyObject
  ) -> [String] {
    let screen = UIViewController()
    screen.title = "Team"
    let stage = TestStage(screen, columns: 30, rows: rows)
    stage.settle {
      for line in 1...lines {
        let label = UILabel()
        label.text = "line \(line)"
        screen.view.addSubview(label)
      }
      let anchor = button(screen)
      screen.view.window?.open(
        UIMenu(children: ["Rename", "Leave"].map { UIAction(title: $0) { _ in } }), at: anchor)
    }
    return stage.frame
  }

  @Test func a_menu_hangs_below_its_bar_button() {
    let frame = menu(rows: nil) { screen in
      let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      screen.navigationItem.rightBarButtonItem = item
      return item
    }
    #expect(
      frame == [
        "┌────────────────────────────┐",
        "│            Team     [More] │",
        "├────────────────────────────┤",
        "│ line 1        ╭──────────╮ │",
        "│ line 2        │ [Rename] │ │",
        "│               │ [Leave]  │ │",
        "│               ╰──────────╯ │",
        "│                            │",
        "│                            │",
        "│                            │",
        "└────────────────────────────┘",
      ])
  }

  private func addButton(to screen: UIViewController) -> UIButton {
    let button = UIButton()
    button.setTitle("More", for: .normal)
    screen.view.addSubview(button)
    return button
  }

  @Test func a_menu_hangs_below_its_button_on_the_screen() {
    let frame = menu(rows: nil, lines: 1, at: addButton)
    #expect(
      frame[3...8] == [
        "│ line 1                     │",
        "│ [More]                     │",
        "│ ╭──────────╮               │",
        "│ │ [Rename] │               │",
        "│ │ [Leave]  │               │",
        "│ ╰──────────╯               │",
      ])
  }

  @Test func a_frame_grows_for_a_menu_at_its_last_button() {
    let frame = menu(rows: nil, lines: 9, at: addButton)
    #expect(
      frame.suffix(3) == [
        "│ │ [Leave]  │               │",
        "│ ╰──────────╯               │",
        "└────────────────────────────┘",
      ])
  }

  @Test func a_menu_is_above_a_button_with_no_space_below() {
    let frame = menu(rows: 12, lines: 6, at: addButton)
    #expect(
      frame.suffix(7) == [
        "│ ╭──────────╮               │",
        "│ │ [Rename] │               │",
        "│ │ [Leave]  │               │",
        "│ ╰──────────╯               │",
        "│ [More]                     │",
        "│                            │",
        "└────────────────────────────┘",
      ])
  }

  @Test func a_menu_without_its_button_is_at_the_bottom() {
    let frame = menu(rows: 10) { _ in UIButton() }
    #expect(frame.suffix(2).first == "│        ╰──────────╯        │")
  }

  @Test func a_field_shows_the_end_of_its_text_and_the_start_of_its_placeholder() {
    let field = UITextField()
    field.placeholder = "Search for people"
    #expect(TextSymbols.text(of: field) == "[_Search for people]")
    #expect(TextSymbols.text(of: field, columns: 12) == "[_Search f…]")
    field.text = String(repeating: "a", count: 1_000_000) + " 日本"
    #expect(TextSymbols.text(of: field, columns: 12) == "[…aaa 日本_]")
    #expect(TextSymbols.text(of: field, columns: 4) == "[…_]")
    field.text = "Ada"
    #expect(TextSymbols.text(of: field, columns: 6) == "[Ada_]")
  }
}
