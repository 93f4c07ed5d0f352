import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// What YAML says of the items of a bar reaches the items.
@Suite("Bar buttons") struct BarButtonTests {
  /// A screen of the kit with a header that YAML has something to say of.
  private static let screens: [(screen: String, header: String)] = [
    ("SBUInviteUserViewController", "SBUInviteUserModule.Header"),
    ("SBUPromoteMemberViewController", "SBUPromoteMemberModule.Header"),
    ("SBURegisterOperatorViewController", "SBURegisterOperatorModule.Header"),
    ("SBUUserListViewController", "SBUUserListModule.Header"),
  ]

  private func shown(
    _ screen: String, _ header: String, _ more: String, types: [any Configurable.Type] = [],
    deeds: Screens.Deeds = [:]
  ) throws -> String {
    try frames(
      of: """
        viewController: \(screen)
        channelURL: design-team
        headerComponent: { type: \(header), \(more)
        """, types: types, deeds: deeds)
  }

  @Test(arguments: screens)
  func a_right_item_that_YAML_switches_off_takes_no_touches(screen: String, header: String) throws {
    let text = try shown(
      screen, header,
      "rightBarButton: { title: Go, isEnabled: false } }\nsteps: [{ tap: rightBarButton }]")
    #expect(text.contains("4:9: error: the right bar button 'Go' is disabled"), "\(text)")
  }

  @Test(arguments: screens + [("SBUModerationsViewController", "SBUModerationsModule.Header")])
  func a_left_item_that_YAML_switches_off_takes_no_touches(screen: String, header: String) throws {
    let text = try shown(
      screen, header,
      "leftBarButton: { title: Back, isEnabled: false } }\nsteps: [{ tap: leftBarButton }]")
    #expect(text.contains("4:9: error: the left bar button 'Back' is disabled"), "\(text)")
  }

  @Test func a_right_item_stays_switched_off_whoever_is_selected() throws {
    let text = try shown(
      "SBUInviteUserViewController", "SBUInviteUserModule.Header",
      """
      rightBarButton: { isEnabled: false } }
      users: [bob]
      steps: [{ select: bob }, { tap: rightBarButton }]
      """)
    #expect(text.contains("the right bar button 'Invite 1' is disabled"), "\(text)")
  }

  @Test func YAML_switches_on_what_Swift_code_has_switched_off() throws {
    let text = try shown(
      "SBUInviteUserViewController", "SwitchedOffHeader",
      """
      leftBarButton: { isEnabled: true }, rightBarButton: { isEnabled: true } }
      steps: [{ act: look }]
      """, types: [SwitchedOffHeader.self],
      deeds: [
        "look": on { (screen: SBUInviteUserViewController) in
          #expect(screen.headerComponent?.leftBarButton?.isEnabled == true)
          #expect(screen.headerComponent?.rightBarButton?.isEnabled == true)
        }
      ])
    #expect(!text.contains("error:"), "\(text)")
  }

  @Test func what_YAML_leaves_out_stays_as_Swift_code_has_it() throws {
    let text = try shown(
      "SBUInviteUserViewController", "SwitchedOffHeader",
      """
      leftBarButton: { title: Not now }, rightBarButton: { title: Go } }
      steps: [{ act: look }]
      """, types: [SwitchedOffHeader.self],
      deeds: [
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

  @Test func a_text_takes_the_place_of_a_picture() throws {
    let text = try shown(
      "SBUModerationsViewController", "SBUModerationsModule.Header",
      "leftBarButton: { title: Back } }\nsteps: [{ act: look }]",
      deeds: [
        "look": { screen in
          let item = try #require(moderations(screen).headerComponent?.leftBarButton)
          #expect(item.title == "Back" && item.image == nil)
        }
      ])
    #expect(text.contains("│ [Back]    Moderations            │"), "\(text)")
  }

  @Test func a_text_makes_an_item_where_the_kit_has_none() throws {
    let more = "rightBarButton: { title: Help } }"
    let text = try shown(
      "SBUModerationsViewController", "SBUModerationsModule.Header", more)
    #expect(text.contains("│ [‹]       Moderations     [Help] │"), "\(text)")
    let silent = try shown(
      "SBUModerationsViewController", "SBUModerationsModule.Header",
      "rightBarButton: { isEnabled: true } }")
    #expect(silent.contains("│ [‹]       Moderations            │"), "\(silent)")
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
