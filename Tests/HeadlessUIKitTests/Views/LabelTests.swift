import HeadlessUIKit
import Testing

/// Labels, switches, fields and wheels.
@Suite("Labels, switches, fields and wheels") struct LabelTests {
  @Test func a_label_starts_empty_in_one_line_at_the_beginning() {
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

  @Test func text_with_attributes_is_text_both_ways() {
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

  @Test func text_of_several_lines_asks_for_layout_when_it_changes() {
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

  @Test func a_label_may_be_off_without_being_hidden_or_touched() {
    let label = UILabel()
    label.isEnabled = false
    #expect(!label.isEnabled)
    #expect(!label.isHidden)
    #expect(!label.isUserInteractionEnabled)
    label.isUserInteractionEnabled = true
    #expect(!label.isEnabled)
  }

  @Test func a_switch_is_on_or_off_and_setting_it_reports_nothing() {
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

  @Test func a_wheel_turns_between_start_and_stop() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(!wheel.isAnimating)
    wheel.startAnimating()
    #expect(wheel.isAnimating)
    wheel.stopAnimating()
    #expect(!wheel.isAnimating)
  }

  @Test func a_picture_view_has_a_picture() {
    let picture = UIImage(name: "person", symbol: "●")
    #expect(UIImageView(image: picture).image == picture)
    #expect(UIImageView().image == nil)
  }
}
