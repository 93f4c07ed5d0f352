import HeadlessUIKit
import Testing

/// Properties of views, and inherited values.
@Suite("View settings") struct ViewSettingsTests {
  private let log = EventLog()

  @Test func the_tint_color_is_inherited_unless_a_view_sets_its_own() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(leaf.tintColor == .red)
    middle.tintColor = .green
    #expect(leaf.tintColor == .green)
    #expect(root.tintColor == .red)
    middle.tintColor = nil
    #expect(leaf.tintColor == .red)
  }

  @Test func a_tint_change_notifies_all_views_that_inherit_it() {
    let root = RecordingView("root", log)
    let heir = RecordingView("heir", log)
    let grandchild = RecordingView("grandchild", log)
    let own = RecordingView("own", log)
    root.addSubview(heir)
    heir.addSubview(grandchild)
    root.addSubview(own)
    own.tintColor = .green
    _ = log.take()
    root.tintColor = .red
    #expect(log.lines == ["root tint", "heir tint", "grandchild tint"])
  }

  @Test func a_new_view_is_visible_opaque_and_accepts_touches() {
    let view = UIView()
    #expect(!view.isHidden)
    #expect(view.alpha == 1)
    #expect(view.isUserInteractionEnabled)
    #expect(view.frame == .zero)
    #expect(view.tag == 0)
    #expect(view.backgroundColor == nil)
    #expect(view.isOpaque)
  }

  @Test func labels_and_image_views_ignore_touches_by_default() {
    let (label, picture) = (UILabel(), UIImageView(image: nil))
    #expect(!label.isUserInteractionEnabled)
    #expect(!picture.isUserInteractionEnabled)
    label.isUserInteractionEnabled = true
    #expect(label.isUserInteractionEnabled)
  }

  @Test func frame_bounds_and_center_are_consistent() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 16, y: 22))
    view.bounds.size.width = 50
    #expect(view.frame == CGRect(x: 1, y: 2, width: 50, height: 40))
  }

  @Test func view_properties_can_be_read_back() {
    let view = UIView()
    view.layer.cornerRadius = 4
    view.layer.borderColor = UIColor.red.cgColor
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.transform = CGAffineTransform(scaleX: 1, y: -1)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.accessibilityIdentifier = "id"
    view.isAccessibilityElement = true
    view.contentMode = .center
    view.clipsToBounds = true
    #expect(view.layer.cornerRadius == 4)
    #expect(view.layer.borderColor == .red)
    #expect(view.layoutMargins.bottom == 3)
    #expect(view.transform.d == -1)
    #expect(view.autoresizingMask.contains(.flexibleHeight))
    #expect(view.accessibilityIdentifier == "id")
    #expect(view.isAccessibilityElement)
    #expect(!view.accessibilityElementsHidden)
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(view.contentMode == .center)
    #expect(view.clipsToBounds)
  }

  @Test func priorities_have_uikits_defaults_for_each_axis() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    view.setContentHuggingPriority(.required, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
  }
}
