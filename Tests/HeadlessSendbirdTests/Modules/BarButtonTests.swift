import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// What YAML says of the items of a bar reaches the items.
@Suite("Bar buttons") struct BarButtonTests {
  /// What an invite screen shows, of whose header YAML says something.
  private func shown(_ keys: String, actions: Screens.Actions) throws -> String {
    try frames(
      of: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        headerComponent: { type: SwitchedOffHeader, \(keys) }
        steps: [{ act: look }]
        """, types: [SwitchedOffHeader.self], actions: actions)
  }

  @Test func YAML_switches_on_what_Swift_code_has_switched_off() throws {
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

  @Test func what_YAML_leaves_out_stays_as_Swift_code_has_it() throws {
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

/// A header whose items take no touches.
final class SwitchedOffHeader: SBUInviteUserModule.Header {
  override func setupViews() {
    super.setupViews()
    leftBarButton?.isEnabled = false
    rightBarButton?.isEnabled = false
  }
}
