import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Colors that Swift code replaces (section 6 of the facts, A10 and A17 to A19 of the findings);
/// `Tests/Screens/looks` covers colors replaced in YAML.
@Suite("Run colors") struct LookSetTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func colors_set_in_Swift_apply_to_objects_created_afterwards() throws {
    try inspect(
      "viewController: RepaintedScreen\nchannelURL: design-team\nusers: [bob]",
      types: [RepaintedScreen.self]
    ) { screen in
      #expect(screen.headerComponent?.leftBarButton?.tintColor == Self.red)
      SBUColorSet.primaryMain = Self.blue
      // A theme keeps the colors that it was created with.
      #expect(SBUTheme.userListTheme.leftBarButtonTintColor == Self.red)
      #expect(SBUUserListTheme.light.leftBarButtonTintColor == Self.blue)
      SBUColorSet.restoreDefaultColors()
      #expect(SBUUserListTheme(.light).leftBarButtonTintColor == UIColor(written: 0x74_2D_DD))
    }
    #expect(SBUColorSet.primaryMain == UIColor(written: 0x74_2D_DD))
  }
}

/// A screen that changes a color of the kit before its view loads.
final class RepaintedScreen: SBUInviteUserViewController {
  override func loadView() {
    SBUColorSet.primaryMain = .red
    super.loadView()
  }
}

extension UIColor {
  /// A color from its RGB value.
  convenience init(written number: Int) {
    self.init(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255, alpha: 1)
  }
}
