import HeadlessUIKit
import Testing

@Suite("Labels, switches, activity indicators and image views") struct LabelTests {
  @Test func a_label_starts_empty_with_one_line_and_natural_alignment() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.numberOfLines == 1)
    #expect(label.textAlignment == .natural)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.isEnabled)
    #expect(label.isSingleLine)
    label.numberOfLines = 0
    #expect(!label.isSingleLine)
  }

  @Test func attributedText_sets_the_text_of_a_label() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    label.attributedText = NSMutableAttributedString(
      string: "Kim",
      attributes: [.foregroundColor: UIColor.red, .paragraphStyle: style, .kern: 1])
    #expect(label.text == "Kim")
    #expect(label.attributedText?.string == "Kim")
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func a_text_change_in_a_multiline_label_lays_out_the_superview() {
    final class Counting: UIView {
      var passes = 0
      override func layoutSubviews() { passes += 1 }
    }
    let (parent, label) = (Counting(), UILabel())
    label.numberOfLines = 0
    parent.addSubview(label)
    parent.layoutIfNeeded()
    label.text = "a longer text"
    parent.layoutIfNeeded()
    #expect(parent.passes == 2)
  }

  @Test func isEnabled_of_a_label_is_independent_of_visibility_and_interaction() {
    let label = UILabel()
    label.isEnabled = false
    #expect(!label.isEnabled)
    #expect(!label.isHidden)
    #expect(!label.isUserInteractionEnabled)
    label.isUserInteractionEnabled = true
    #expect(!label.isEnabled)
  }

  @Test func setting_a_switch_in_code_sends_no_event() {
    let log = EventLog()
    let toggle = UISwitch()
    toggle.addAction(UIAction { _ in log.note("changed") }, for: .valueChanged)
    #expect(!toggle.isOn)
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn)
    toggle.isOn = false
    #expect(log.lines.isEmpty)
    toggle.sendActions(for: [.valueChanged, .primaryActionTriggered])
    #expect(log.lines == ["changed"])
    #expect(toggle.isEnabled)
  }

  @Test func an_activity_indicator_animates_between_start_and_stop() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(!wheel.isAnimating)
    wheel.startAnimating()
    #expect(wheel.isAnimating)
    wheel.stopAnimating()
    #expect(!wheel.isAnimating)
  }

  @Test func an_image_view_has_an_image() {
    let picture = UIImage(name: "person", symbol: "●")
    #expect(UIImageView(image: picture).image == picture)
    #expect(UIImageView().image == nil)
  }
}
