import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// The drawing of views as text.
@Suite("ViewPainter") struct ViewPainterTests {
  private func renderedLines(of view: UIView, columns: Int = 20, rows: Int = 4) -> [String] {
    let painter = ViewPainter(columns: columns, metrics: ViewMetrics())
    painter.draw(view, in: Area(x: 0, y: 0, columns: columns, rows: rows))
    var bytes: [UInt8] = []
    painter.canvas.write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func row(_ views: [UIView], spacing: CGFloat = 8) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = spacing
    return stack
  }

  @Test func a_plain_view_shows_its_subviews_top_down() {
    let view = UIView()
    view.addSubview(label("one"))
    view.addSubview(label("two"))
    #expect(renderedLines(of: view) == ["one", "two"])
  }

  @Test func hidden_and_transparent_views_take_no_space() {
    let hidden = label("hidden")
    hidden.isHidden = true
    let clear = label("clear")
    clear.alpha = 0
    let view = UIView()
    for part in [hidden, clear, label("seen")] { view.addSubview(part) }
    #expect(renderedLines(of: view) == ["seen"])
  }

  @Test func in_a_row_the_first_text_takes_the_spare_columns() {
    let button = UIButton(type: .custom)
    button.setTitle("Add", for: .normal)
    #expect(renderedLines(of: row([label("Dana"), button])) == ["Dana           [Add]"])
  }

  @Test func in_a_row_the_view_that_hugs_least_takes_the_spare_columns() {
    let name = label("Dana")
    name.setContentHuggingPriority(.required, for: .horizontal)
    let note = label("note")
    note.textAlignment = .right
    #expect(renderedLines(of: row([name, note])) == ["Dana            note"])
  }

  @Test func in_a_full_row_the_widest_text_is_cut_first() {
    #expect(
      renderedLines(of: row([label("Bartholomew Long-Name"), label("Operator")]))
        == ["Bartholome… Operator"])
  }

  @Test func in_a_full_row_the_view_that_resists_least_is_cut_first() {
    let name = label("Bartholomew")
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(renderedLines(of: row([name, label("Moderator")])) == ["Bartholomew Moderat…"])
  }

  @Test func spacing_of_zero_leaves_no_gap() {
    #expect(renderedLines(of: row([label("ab"), label("cd")], spacing: 0), columns: 4) == ["abcd"])
  }

  @Test func equal_spacing_distributes_the_spare_columns_between_the_views() {
    let stack = row([label("a"), label("b"), label("c")])
    stack.distribution = .equalSpacing
    #expect(renderedLines(of: stack, columns: 11) == ["a    b    c"])
  }

  @Test func a_label_of_many_lines_wraps_at_spaces() {
    let text = label("we meet at noon in the garden")
    text.numberOfLines = 0
    #expect(renderedLines(of: text, columns: 12) == ["we meet at", "noon in the", "garden"])
  }

  @Test func a_label_of_two_lines_truncates_the_second() {
    let text = label("we meet at noon in the garden")
    text.numberOfLines = 2
    #expect(renderedLines(of: text, columns: 12) == ["we meet at", "noon in the…"])
  }

  @Test func text_is_drawn_with_the_alignment_of_its_label() {
    let text = label("mid")
    text.textAlignment = .center
    #expect(renderedLines(of: text, columns: 9) == ["   mid"])
    text.textAlignment = .right
    #expect(renderedLines(of: text, columns: 9) == ["      mid"])
  }

  @Test func a_centered_column_centers_each_view() {
    let stack = UIStackView(arrangedSubviews: [label("!"), label("No items")])
    stack.axis = .vertical
    stack.alignment = .center
    #expect(renderedLines(of: stack, columns: 12) == ["     !", "  No items"])
  }

  @Test func buttons_and_switches_show_whether_they_are_enabled() {
    let button = UIButton(type: .custom)
    button.setTitle("Invite", for: .normal)
    #expect(renderedLines(of: button) == ["[Invite]"])
    button.isEnabled = false
    #expect(renderedLines(of: button) == ["(Invite)"])
    let control = UISwitch()
    #expect(renderedLines(of: control) == ["[off]"])
    control.isOn = true
    #expect(renderedLines(of: control) == ["[on]"])
    control.isEnabled = false
    #expect(renderedLines(of: control) == ["(on)"])
  }

  @Test func a_noninteractive_image_button_has_brackets_only_if_it_shows_a_state() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(name: "arrow", symbol: "›"), for: .normal)
    #expect(renderedLines(of: button) == ["[›]"])
    button.isUserInteractionEnabled = false
    #expect(renderedLines(of: button) == ["›"])
    button.setImage(UIImage(name: "ticked", symbol: "x"), for: .selected)
    #expect(renderedLines(of: button) == ["[›]"])
  }

  @Test func a_button_with_a_faint_title_color_is_drawn_as_disabled() {
    let button = UIButton(type: .custom)
    button.setTitle("Invite", for: .normal)
    button.setTitleColor(UIColor(white: 0, alpha: 0.12), for: .normal)
    #expect(renderedLines(of: button) == ["(Invite)"])
  }

  @Test func the_built_in_parts_of_a_cell_are_drawn_side_by_side() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Members"
    cell.detailTextLabel?.text = "12"
    cell.accessoryType = .disclosureIndicator
    #expect(renderedLines(of: cell) == ["Members         12 ›"])
  }

  @Test func a_subtitle_is_drawn_below_the_title() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Design team"
    cell.detailTextLabel?.text = "see you"
    #expect(renderedLines(of: cell) == ["Design team", "see you"])
  }

  @Test(arguments: [(0, 4), (4, 0)])
  func an_empty_area_shows_nothing(columns: Int, rows: Int) {
    #expect(renderedLines(of: label("text"), columns: columns, rows: rows) == [])
  }
}
