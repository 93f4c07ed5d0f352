import HeadlessUIKit
import Testing

/// Colours, fonts, pictures, paths and insets.
@Suite("Colours, fonts, pictures, paths and insets") struct ValueTests {
  @Test func colours_are_equal_when_their_parts_are() {
    #expect(UIColor(white: 0, alpha: 1) == .black)
    #expect(UIColor.red != .systemRed)
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(Set([UIColor.black, .label, .white]).count == 2)
    #expect(UIColor.red.cgColor == .red)
  }

  @Test(arguments: [(0.0, true), (0.29, true), (0.3, false), (1.0, false)])
  func a_colour_is_faint_when_it_is_nearly_see_through(alpha: Double, isFaint: Bool) {
    #expect(UIColor(white: 0, alpha: alpha).isFaint == isFaint)
  }

  @Test(arguments: [
    (0.0, UIColor.red), (1.0 / 3, .green), (2.0 / 3, .blue), (1.0, .red), (0.5, .cyan),
  ])
  func a_hue_is_a_colour(hue: Double, expected: UIColor) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    #expect(abs(color.red - expected.red) < 1e-9)
    #expect(abs(color.green - expected.green) < 1e-9)
    #expect(abs(color.blue - expected.blue) < 1e-9)
  }

  @Test func a_colour_for_each_look_is_the_light_one_whichever_run_asks_first() {
    ScreenEnvironment(userInterfaceStyle: .dark).run {
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      #expect(color == .black)
      #expect(color.resolvedColor(with: .current) == .black)
    }
  }

  @Test func a_colour_gives_its_parts() {
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

  @Test func every_picture_has_a_name_and_a_symbol() {
    #expect(UIImage(named: "iconBack")?.symbol == "▣")
    #expect(UIImage(systemName: "trash")?.name == "trash")
    let large = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    #expect(UIImage(systemName: "trash", withConfiguration: large) == UIImage(named: "trash"))
    #expect(UIImage().symbol == "")
    let picture = UIImage(name: "bin", symbol: "⌫")
    #expect(picture.withTintColor(.red).withRenderingMode(.alwaysTemplate) == picture)
  }

  @Test func a_path_has_a_section_and_a_row_also_where_indexes_are_missing() {
    #expect(IndexPath(row: 2, section: 1).section == 1)
    #expect(IndexPath(row: 2, section: 1).row == 2)
    #expect(IndexPath(item: 2, section: 1) == IndexPath(row: 2, section: 1))
    #expect(IndexPath().row == 0)
    #expect(IndexPath(index: 3).section == 3)
    #expect(IndexPath(index: 3).item == 0)
  }

  @Test func insets_take_away_from_a_rectangle() {
    let rectangle = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rectangle.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(rectangle.inset(by: .zero) == rectangle)
  }

  @Test func constraints_keep_what_they_are_given_and_can_be_switched() {
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
