import HeadlessUIKit
import Testing

/// The colors and fonts of labels, buttons and bars, either their own or inherited.
@Suite("Effective colors and fonts") struct EffectiveAppearanceTests {
  @Test func a_bar_item_inherits_its_tint_from_the_bar_and_then_from_the_stack() throws {
    try ScreenEnvironment().run {
      let screen = UIViewController()
      let stack = UINavigationController(rootViewController: screen)
      let item = UIBarButtonItem(title: "Go", style: .plain)
      screen.navigationItem.rightBarButtonItem = item
      let bar = stack.navigationBar
      #expect(item.effectiveTintColor(in: bar) == .systemBlue)
      try #require(stack.view).tintColor = .purple
      #expect(item.effectiveTintColor(in: bar) == .purple)
      bar.tintColor = .green
      #expect(item.effectiveTintColor(in: bar) == .green)
      item.tintColor = .red
      #expect(item.effectiveTintColor(in: bar) == .red)
      #expect(item.effectiveTitleColor(in: bar) == .red)
      item.image = UIImage(name: "go", symbol: "→").withTintColor(.brown)
      #expect(item.effectiveTintColor(in: bar) == .brown)
      item.tintColor = nil
      bar.tintColor = nil
      #expect(item.effectiveTitleColor(in: bar) == .purple)
    }
  }

  @Test func a_bar_item_uses_the_title_attributes_of_its_state() {
    let item = UIBarButtonItem(title: "Go", style: .plain)
    #expect(item.effectiveFont() == .systemFont(ofSize: 17))
    item.setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .disabled)
    #expect(item.effectiveFont(for: .disabled) == .systemFont(ofSize: 9))
    #expect(item.effectiveTitleColor(in: nil) == .red)
    #expect(item.effectiveTitleColor(in: nil, for: .disabled) == .gray)
  }

  @Test func a_button_uses_the_color_of_its_state_or_the_inherited_tint() {
    let (row, button) = (UIView(), UIButton())
    row.addSubview(button)
    row.tintColor = .purple
    #expect(button.effectiveTitleColor == .purple)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.gray, for: .selected)
    #expect(button.effectiveTitleColor == .red)
    button.isSelected = true
    #expect(button.effectiveTitleColor == .gray)
    #expect(button.effectiveImageColor == .purple)
    button.setImage(UIImage(name: "go", symbol: "→").withTintColor(.brown), for: .normal)
    #expect(button.effectiveImageColor == .brown)
  }

  @Test func a_label_uses_the_color_and_font_of_its_first_character() {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "Ada", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.append(
      NSAttributedString(string: " (you)", attributes: [.foregroundColor: UIColor.red]))
    label.attributedText = text
    #expect(label.text == "Ada (you)")
    #expect(label.font.pointSize == 30)
    #expect(label.textColor == .label)
    label.attributedText = NSAttributedString(
      string: "Ben", attributes: [.foregroundColor: UIColor.red])
    #expect(label.textColor == .red && label.font.pointSize == 30)
  }
}
