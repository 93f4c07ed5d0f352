import HeadlessUIKit
import Testing

@Suite("Colors, fonts, images, index paths and insets") struct ValueTests {
  @Test func colors_are_equal_when_their_components_are() {
    #expect(UIColor(white: 0, alpha: 1) == .black)
    #expect(UIColor.red != .systemRed)
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(Set([UIColor.black, UIColor(white: 0, alpha: 1), .white]).count == 2)
    #expect(UIColor.label == .label && UIColor.label != .black)
    #expect(UIColor.red.cgColor == .red)
  }

  @Test(arguments: [(0.0, true), (0.29, true), (0.3, false), (1.0, false)])
  func a_color_is_faint_when_it_is_nearly_transparent(alpha: Double, isFaint: Bool) {
    #expect(UIColor(white: 0, alpha: alpha).isFaint == isFaint)
  }

  @Test(arguments: [
    (0.0, UIColor.red), (1.0 / 3, .green), (2.0 / 3, .blue), (1.0, .red), (0.5, .cyan),
  ])
  func a_color_can_be_created_from_a_hue(hue: Double, expected: UIColor) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    #expect(abs(color.red - expected.red) < 1e-9)
    #expect(abs(color.green - expected.green) < 1e-9)
    #expect(abs(color.blue - expected.blue) < 1e-9)
  }

  @Test func a_dynamic_color_does_not_depend_on_the_run_that_creates_it() {
    let make = {
      UIColor { traits in
        traits.userInterfaceStyle == .dark ? .white.withAlphaComponent(0.1) : .black
      }
    }
    let outside = make()
    ScreenEnvironment(userInterfaceStyle: .dark).run {
      let color = make()
      #expect(color == outside)
      #expect(color.red == 0 && color.alpha == 1)
      #expect(color.resolvedColor(with: .current) == .white.withAlphaComponent(0.1))
      #expect(color.isFaint)
    }
    #expect(outside.resolvedColor(with: .current) == .black)
    #expect(!outside.isFaint)
  }

  @Test func an_image_has_a_rendering_mode_and_a_tint_color() {
    let picture = UIImage(name: "flag", symbol: "⚑")
    let red = picture.withTintColor(.red, renderingMode: .alwaysTemplate)
    #expect(red == picture && red.symbol == "⚑")
    #expect(red.ownTintColor == .red && red.renderingMode == .alwaysTemplate)
    #expect(red.withRenderingMode(.alwaysOriginal).ownTintColor == .red)
    #expect(picture.ownTintColor == nil && picture.renderingMode == .automatic)
  }

  @Test func an_empty_font_has_size_zero() {
    #expect(UIFont().pointSize == 0)
    #expect(UIFont().withSize(9) == .systemFont(ofSize: 9))
  }

  @Test func getRed_returns_the_components_of_a_color() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 1])
    UIColor.orange.getRed(nil, green: nil, blue: nil, alpha: nil)
  }

  @Test func fonts_are_equal_when_size_and_weight_are() {
    #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12) != .systemFont(ofSize: 13))
    #expect(UIFont.preferredFont(forTextStyle: .body) == .systemFont(ofSize: 17))
    #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
    #expect(UIFont(name: "Menlo", size: 9)?.pointSize == 9)
    #expect(UIFont.systemFont(ofSize: 9, weight: .light).withSize(10).weight == .light)
  }

  @Test func images_have_a_name_and_a_symbol() {
    #expect(UIImage(named: "iconBack")?.symbol == "▣")
    #expect(UIImage(systemName: "trash")?.name == "trash")
    let large = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    #expect(UIImage(systemName: "trash", withConfiguration: large) == UIImage(systemName: "trash"))
    #expect(UIImage().symbol == "")
    let picture = UIImage(name: "bin", symbol: "⌫")
    #expect(picture.withTintColor(.red).withRenderingMode(.alwaysTemplate) == picture)
  }

  @Test func system_symbols_are_shown_as_marks_of_the_same_meaning() {
    func mark(_ name: String) -> String? { UIImage(systemName: name)?.symbol }
    #expect(mark("magnifyingglass") == "⌕" && mark("xmark.circle.fill") == "✕")
    #expect(mark("trash.fill") == "⌫" && mark("square.and.pencil") == "✎")
    #expect(mark("plus.square") == "+" && mark("bell.slash.fill") == "♩")
    #expect(mark("star") == "☆" && mark("star.fill") == "★" && mark("heart.circle") == "♡")
    #expect(mark("checkmark.circle.fill") == "⦿" && mark("circle") == "⦾")
    for name in ["sparkles", "trash.slash", ".fill", "", "fill"] { #expect(mark(name) == "▣") }
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "star")
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "☆")
  }

  @Test func missing_indexes_of_an_index_path_are_zero() {
    #expect(IndexPath(row: 2, section: 1).section == 1)
    #expect(IndexPath(row: 2, section: 1).row == 2)
    #expect(IndexPath(item: 2, section: 1) == IndexPath(row: 2, section: 1))
    #expect(IndexPath().row == 0)
    #expect(IndexPath(index: 3).section == 3)
    #expect(IndexPath(index: 3).item == 0)
  }

  @Test func insets_shrink_a_rectangle() {
    let rectangle = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rectangle.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(rectangle.inset(by: .zero) == rectangle)
  }

  @Test func constraints_keep_their_constants_and_can_be_activated_and_deactivated() {
    let (box, a, b) = (UIView(), UIView(), UIView())
    for view in [a, b] { box.addSubview(view) }
    let constraints = [
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8),
      a.heightAnchor.constraint(equalToConstant: 44),
      a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 0.5),
      NSLayoutConstraint(
        item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .bottom,
        multiplier: 1, constant: 12),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(constraints.map(\.constant) == [8, 44, 0, 12])
    #expect(constraints.allSatisfy { $0.isActive })
    a.removeConstraints(constraints)
    #expect(!constraints.contains { $0.isActive })
    let far = a.topAnchor.constraint(equalTo: UIView().topAnchor)
    far.isActive = true
    #expect(!far.isActive, "nothing holds both")
  }
}
