import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Editing the name and the picture of a channel.
@Suite("Channel settings: editing") struct ChannelSettingsEditTests {
  @Test func the_screen_is_notified_when_the_service_rejects_a_name() throws {
    // S40, S41.
    let loggedEvents = try communityLog(
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
      loggedEvents,
      is: """
        L+
        L-
        C town-hall eventChannelChanged
        L+
        L-
        E 400108
        """)
  }

  @Test func an_app_can_override_each_editing_step() throws {
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

  @Test func an_app_can_hide_Edit_and_show_the_photo_permission_alert() throws {
    let shown = try communityFrames(
      of: "\(designTeamSettings)\nsteps: [{ act: hide }]",
      actions: [
        "hide": on { (screen: SBUGroupChannelSettingsViewController) in
          screen.headerComponent?.rightBarButton = nil
        }
      ])
    expect(
      shown,
      is: groupSettings.replacing(
        "Channel information [Edit]", with: "Channel information       "))
    let open = try communityFrames(
      of: "\(designTeamSettings)\nsteps: [{ act: ask }]",
      actions: [
        "ask": on { (screen: SBUGroupChannelSettingsViewController) in
          screen.showPermissionAlert(forType: .photoLibrary)
        }
      ])
    #expect(open.contains("Allow access to photos") && open.contains("[Settings]"), "\(open)")
  }

  @Test func the_view_model_updates_the_channel_from_params() throws {
    let shown = try communityFrames(
      of: "\(townHallSettings)\nsteps: [{ act: change }]",
      actions: [
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
}

/// Settings that log the editing steps and open no camera.
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
