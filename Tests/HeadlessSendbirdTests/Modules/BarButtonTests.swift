import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// YAML settings of bar items reach the items.
@Suite("Bar buttons") struct BarButtonTests {
  /// The frame of an invite screen whose header has `keys` in YAML.
  private func shown(_ keys: String, actions: Screens.Actions) throws -> String {
    try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        headerComponent: { type: SwitchedOffHeader, \(keys) }
        steps: [{ act: look }]
        """, types: [SwitchedOffHeader.self], actions: actions)
  }

  @Test func YAML_enables_items_that_Swift_disabled() throws {
    let text = try shown(
      "leftBarButton: { isEnabled: true }, rightBarButton: { isEnabled: true }",
      actions: [
        "look": on { (screen: SBUInviteUserViewController) in
          #expect(screen.headerComponent?.leftBarButton?.isEnabled == true)
          #expect(screen.headerComponent?.rightBarButton?.isEnabled == true)
        }
      ])
    #expect(!text.contains("error:"), "\(text)")
  }

  @Test func properties_not_set_in_YAML_keep_their_Swift_values() throws {
    let text = try shown(
      "leftBarButton: { title: Not now }, rightBarButton: { title: Go }",
      actions: [
        "look": on { (screen: SBUInviteUserViewController) in
          let header = try #require(screen.headerComponent)
          #expect(header.leftBarButton?.isEnabled == false)
          #expect(header.rightBarButton?.isEnabled == false)
          #expect(header.leftBarButton?.title == "Not now")
          #expect(header.rightBarButton?.title == "Go")
        }
      ])
    #expect(!text.contains("error:"), "\(text)")
  }
}

/// A header whose items are disabled.
final class SwitchedOffHeader: SBUInviteUserModule.Header {
  override func setupViews() {
    super.setupViews()
    leftBarButton?.isEnabled = false
    rightBarButton?.isEnabled = false
  }
}
