import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Colours that Swift code replaces (section 6 of the facts, A10 and A17 to A19 of the findings);
/// what YAML replaces is shown by `Tests/Screens/looks`.
@Suite("Colours of a run") struct LookSetTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func what_Swift_sets_in_a_run_holds_for_what_is_made_from_then_on() throws {
    try inspect(
      "viewController: RepaintedScreen\nchannelURL: design-team\nusers: [bob]",
      types: [RepaintedScreen.self]
    ) { screen in
      #expect(screen.headerComponent?.leftBarButton?.tintColor == Self.red)
      SBUColorSet.primaryMain = Self.blue
      // A theme keeps the colours that it was made with.
      #expect(SBUTheme.userListTheme.leftBarButtonTintColor == Self.red)
      #expect(SBUUserListTheme.light.leftBarButtonTintColor == Self.blue)
      SBUColorSet.restoreDefaultColors()
      #expect(SBUUserListTheme(.light).leftBarButtonTintColor == UIColor(written: 0x74_2D_DD))
    }
    #expect(SBUColorSet.primaryMain == UIColor(written: 0x74_2D_DD))
  }
}

/// A screen that paints the kit in another colour as it begins.
final class RepaintedScreen: SBUInviteUserViewController {
  override func loadView() {
    SBUColorSet.primaryMain = .red
    super.loadView()
  }
}

extension UIColor {
  /// A colour by its number.
  convenience init(written number: Int) {
    self.init(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255, alpha: 1)
  }
}
