import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

@Suite("Header settings in YAML")
struct HeaderConfigurationTests {
  @Test func a_header_subclass_can_add_its_own_text_to_the_title() throws {
    let screens = Screens(
      yaml: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        users: [bob]
        headerComponent: { type: SubtitledHeader, title: Team, subtitle: of five }
        """, types: [SubtitledHeader.self])
    let shown = try #require(screens.snapshots().first)
    expect(
      shown.withoutHead,
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel]  Team of five  (Invite) │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [ ] │
        └──────────────────────────────────┘
        """)
  }
}

/// A header with a second text after its title.
private final class SubtitledHeader: SBUInviteUserModule.Header {
  var subtitle: String?

  override func applyCustomTexts() {
    super.applyCustomTexts()
    guard let subtitle, let view = titleView as? SBUNavigationTitleView else { return }
    view.text = "\(view.text ?? "") \(subtitle)"
  }

  override class var properties: PropertyTable {
    super.properties.adding(
      Property("subtitle", .text, "the text after the title") {
        (header: SubtitledHeader, subtitle: String) in header.subtitle = subtitle
      })
  }
}
