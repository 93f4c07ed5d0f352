import DioramaTesting
import HeadlessSendbird
import Testing

/// An app's own components, rendered from the screens in this folder.
@Suite("Example project", .diorama(registry: try .app())) struct ExampleTests {
  /// The screen `campaign` of the nearest folder `screens`.
  @Test func campaign() { assertScreen() }

  @Test(arguments: [
    "campaign@chuseok", "departments", "colleagues", "colleagues@all", "refused",
  ])
  func a_screen_matches_its_recorded_snapshot(name: String) {
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

  @Test func rows_laid_out_with_anchors_show_who_is_selected() throws {
    var registry = try Registry.app()
    try registry.register(RosterList.self)
    assertScreen("roster", registry: registry)
  }
}
