import HeadlessUIKit
import Testing

@Suite("Views beside the text of a field") struct FieldSideViewTests {
  private func isIn(_ field: UITextField, _ view: UIView) -> Bool { view.isDescendant(of: field) }

  @Test func a_side_view_is_in_the_field_as_long_as_its_mode_shows_it() {
    inRun { environment in
      let field = UITextField()
      let (icon, clear) = (UILabel(), UIButton())
      field.leftView = icon
      #expect(!isIn(field, icon))
      field.leftViewMode = .always
      field.rightView = clear
      field.rightViewMode = .whileEditing
      #expect(isIn(field, icon) && !isIn(field, clear))
      environment.window.addSubview(field)
      field.becomeFirstResponder()
      #expect(isIn(field, clear))
      field.resignFirstResponder()
      #expect(isIn(field, icon) && !isIn(field, clear))
      field.leftView = nil
      #expect(!isIn(field, icon) && field.subviews.isEmpty)
    }
  }

  @Test func a_subclass_can_override_the_side_view_and_the_rectangles() {
    final class PaddedField: UITextField {
      override var leftView: UIView? { didSet { leftViewMode = .always } }
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
    }
    let field = PaddedField()
    field.leftView = UILabel()
    #expect(field.leftViewMode == .always && field.subviews.count == 1)
  }

  @Test func an_attributed_placeholder_is_the_placeholder() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    #expect(field.placeholder == "Name")
    let color = field.attributedPlaceholder?.attribute(
      .foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    field.placeholder = "Other"
    #expect(field.attributedPlaceholder?.string == "Other")
  }
}
