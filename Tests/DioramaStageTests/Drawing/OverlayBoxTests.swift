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
        "│     ╭─────────────────────╮      │",
        "│     │       Leave?        │      │",
        "│     │      For good       │      │",
        "│     │                     │      │",
        "│     │ [✕ Stay]  [! Leave] │      │",
        "│     ╰─────────────────────╯      │",
        "│                                  │",
        "└──────────────────────────────────┘",
      ])
  }

  @Test func a_sheet_is_a_box_at_the_bottom_with_a_separate_cancel_button() {
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
          "│          ╭────────────╮          │",
          "│          │    Kim     │          │",
          "│          │            │          │",
          "│          │   [Mute]   │          │",
          "│          │  [! Ban]   │          │",
          "│          │            │          │",
          "│          │ [✕ Cancel] │          │",
          "│          ╰────────────╯          │",
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
        "│    ╭────────────╮    │",
        "│    │ [Choice 1] │    │",
        "│    │  … 7 more  │    │",
        "│    ╰────────────╯    │",
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
      Array(lines[3...8]) == [
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
    #expect(lines[2] == "│ 3 Hube╭───────────╮feschl  │")
  }
}
