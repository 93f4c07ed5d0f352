import DioramaKit
import DioramaTesting
import HeadlessSendbird
import Testing

/// An app's own components, rendered from the screens beside them.
@Suite("Example project", .diorama(registry: try .app())) struct ExampleTests {
  /// The screen `campaign` of the nearest folder `screens`.
  @Test func campaign() { assertScreen() }

  @Test(arguments: [
    "campaign@chuseok", "departments", "colleagues", "colleagues@all", "refused",
  ])
  func a_screen_looks_as_recorded(name: String) {
    assertScreen(name)
  }

  @Test func chosenDesigner() {
    assertView(
      of: {
        let cell = DepartmentCell()
        let elif = SBUUser(userId: "elif", nickname: "Elif Demir")
        cell.configure(type: .invite, user: elif, isChecked: true)
        return cell
      }, width: 30)
  }

  @Test func campaignHeader() {
    assertView(of: { CampaignHeader() }, width: 40)
  }

  @Test func rows_on_anchors_show_who_is_chosen() throws {
    var registry = try Registry.app()
    try registry.register(RosterList.self)
    assertScreen("roster", registry: registry)
  }
}
