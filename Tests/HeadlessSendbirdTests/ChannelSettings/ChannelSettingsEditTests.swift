import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// What Edit does: another name, another picture.
@Suite("Channel settings: editing") struct ChannelSettingsEditTests {
  /// The last frame of a screen.
  private func last(
    _ yaml: String, _ steps: String, types: [any Configurable.Type] = [],
    deeds: Screens.Deeds = [:]
  ) throws -> String {
    let steps = steps.split(separator: "\n").map { "  - \($0)" }.joined(separator: "\n")
    return try communityFrames(of: "\(yaml)\nsteps:\n\(steps)", types: types, deeds: deeds)
  }

  private static let changeName = "tap: rightBarButton\ntap: { menu: Change name }"
  private static let changeImage = "tap: rightBarButton\ntap: { menu: Change channel image }"

  @Test(arguments: [designTeamSettings, townHallSettings])
  func Edit_offers_to_change_the_name_or_the_picture(yaml: String) throws {
    let shown = try last(yaml, "tap: rightBarButton")
    for line in ["[Change name]", "[Change channel image]", "[✕ Cancel]"] {
      #expect(shown.contains(line), "\(shown)")
    }
  }

  @Test func a_name_is_typed_in_an_alert_and_shows_once_the_service_has_it() throws {
    expect(
      try last(
        designTeamSettings, "\(Self.changeName)\nwrite: Makers"),
      is: """
        ┌──────────────────────────────────┐
        │ [‹]   Channel information [Edit] │
        ├──────────────────────────────────┤
        │                ◎                 │
        │       ╭──────────────────╮       │
        │ ◇ Mode│   Change name    │     › │
        │ ♫ Noti│    [Makers_]     │  On › │
        │ ∴ Memb│                  │   3 › │
        │ ↪ Leav│ [✕ Cancel]  [OK] │       │
        │       ╰──────────────────╯       │
        │                                  │
        └──────────────────────────────────┘
        """)
    for (yaml, before) in [(designTeamSettings, groupSettings), (townHallSettings, openSettings)] {
      let name = yaml == designTeamSettings ? "Design team" : " Town hall "
      expect(
        try last(yaml, "\(Self.changeName)\nwrite: Makers\ntap: { alert: OK }"),
        is: before.replacing(name, with: "   Makers  "))
    }
  }

  @Test(arguments: [
    "tap: { alert: OK }", "write: '  '\ntap: { alert: OK }", "tap: { alert: Cancel }",
  ])
  func a_name_of_nothing_changes_nothing(steps: String) throws {
    expect(try last(designTeamSettings, "\(Self.changeName)\n\(steps)"), is: groupSettings)
  }

  @Test func a_name_that_the_service_refuses_leaves_the_old_one_and_the_screen_hears_of_it() throws
  {
    // S40, S41.
    let heard = try communityLog(
      of: """
        viewController: OpenSettingsEventScreen
        channelURL: town-hall
        currentUser: bob
        steps:
          - tap: rightBarButton
          - tap: { menu: Change name }
          - write: Mine
          - tap: { alert: OK }
        """, types: [OpenSettingsEventScreen.self])
    expect(
      heard,
      is: """
        L+
        L-
        C town-hall eventChannelChanged
        L+
        L-
        E 400108
        """)
    let shown = try last(
      "\(townHallSettings)\ncurrentUser: bob", "\(Self.changeName)\nwrite: Mine\ntap: { alert: OK }"
    )
    expect(shown, is: openSettingsOfParticipant)
  }

  @Test func a_picture_is_chosen_shown_and_taken_away() throws {
    let chosen = "\(Self.changeImage)\ntap: { menu: Choose photo }"
    let picker = try last(designTeamSettings, chosen)
    for words in ["Photo library", "[Choose picture]", "[✕ Cancel]"] {
      #expect(picker.contains(words), "\(picker)")
    }
    let withPicture = groupSettings.replacing("◎", with: "◉")
    expect(
      try last(designTeamSettings, "\(chosen)\ntap: { menu: Choose picture }"), is: withPicture)
    expect(try last(designTeamSettings, "\(chosen)\ntap: { menu: Cancel }"), is: groupSettings)
    expect(
      try last(
        designTeamSettings,
        "\(chosen)\ntap: { menu: Choose picture }\n\(Self.changeImage)\ntap: { menu: Remove photo }"
      ),
      is: groupSettings)
    #expect(
      try last(designTeamSettings, "\(Self.changeImage)\ntap: { menu: Take photo }")
        .contains("Camera"))
  }

  @Test func a_picture_that_is_not_there_cannot_be_removed() throws {
    #expect(try !last(designTeamSettings, Self.changeImage).contains("Remove"))
  }

  @Test func an_app_does_something_else_at_each_step_of_it() throws {
    let log = try communityLog(
      of: """
        viewController: OwnEditScreen
        channelURL: design-team
        steps:
          - tap: rightBarButton
          - tap: { menu: Change channel image }
          - tap: { menu: Take photo }
          - tap: rightBarButton
          - tap: { menu: Cancel }
          - tap: rightBarButton
          - tap: { menu: Change name }
          - tap: { alert: Cancel }
        """, types: [OwnEditScreen.self])
    expect(
      log,
      is: """
        sheet 1, line 1
        sheet 2, line 0
        picture from camera
        camera
        sheet gone
        sheet 1, line 0
        alert gone
        """)
  }

  @Test func an_app_hides_Edit_or_opens_it_from_elsewhere() throws {
    let shown = try last(
      designTeamSettings, "act: hide",
      deeds: [
        "hide": on { (screen: SBUGroupChannelSettingsViewController) in
          screen.headerComponent?.rightBarButton = nil
        }
      ])
    expect(
      shown,
      is: groupSettings.replacing(
        "Channel information [Edit]", with: "Channel information       "))
    let open = try last(
      designTeamSettings, "act: ask",
      deeds: [
        "ask": on { (screen: SBUGroupChannelSettingsViewController) in
          screen.showPermissionAlert(forType: .photoLibrary)
        }
      ])
    #expect(open.contains("Allow access to photos") && open.contains("[Settings]"), "\(open)")
  }

  @Test func code_that_holds_the_view_model_changes_the_channel_with_or_without_its_parts() throws {
    let shown = try last(
      townHallSettings, "act: change",
      deeds: [
        "change": on { (screen: SBUOpenChannelSettingsViewController) in
          let params = OpenChannelUpdateParams()
          params.name = "Lobby"
          params.coverURL = "https://example.com/lobby.png"
          screen.viewModel?.updateChannel(params: params)
        }
      ])
    expect(
      shown,
      is: openSettings.replacing("◎", with: "◉").replacing("Town hall", with: "  Lobby  "))
  }

  @Test func what_others_change_meanwhile_shows() throws {
    expect(
      try last(designTeamSettings, "event: { channelChanged: Makers, channel: design-team }"),
      is: groupSettings.replacing("Design team", with: "   Makers  "))
  }
}

/// Settings that write down what Edit does, and have no camera.
final class OwnEditScreen: SBUGroupChannelSettingsViewController {
  override func didSelectActionSheetItem(index: Int, identifier: Int) {
    EventLog.note("sheet \(identifier), line \(index)")
    super.didSelectActionSheetItem(index: index, identifier: identifier)
  }

  override func didDismissActionSheet() { EventLog.note("sheet gone") }
  override func didDismissAlertView() { EventLog.note("alert gone") }

  override func showChannelImagePicker(with type: MediaResourceType) {
    EventLog.note("picture from \(type)")
    super.showChannelImagePicker(with: type)
  }

  override func showCamera() { EventLog.note("camera") }
}
