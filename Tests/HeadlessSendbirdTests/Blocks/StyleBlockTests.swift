import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The block `styles` of a snapshot: colours and fonts by name, never by place.
@Suite("The block 'styles'") struct StyleBlockTests {
  private static let invite = """
    viewController: SBUInviteUserViewController
    channelURL: guests
    show: [styles]

    """

  /// The lines of the blocks in what screens show, without the frames.
  static func blocks(_ yaml: String, actions: Screens.Actions) throws -> String {
    let text = try OperatorScreens(actions: actions).frames(yaml)
    return text.split(separator: "\n").filter { line in
      !["│", "┌", "├", "└"].contains { line.hasPrefix($0) }
    }.joined(separator: "\n")
  }

  @Test func a_view_s_own_colours_show_by_their_parts_and_the_system_s_by_name() throws {
    let shown = try Self.blocks(
      Self.invite + "users: [dan]\nsteps: [{ act: paint }]",
      actions: [
        "paint": on { (screen: SBUInviteUserViewController) in
          screen.headerComponent?.leftBarButton?.tintColor = .systemTeal
          screen.view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
          screen.listComponent?.tableView.backgroundColor = nil
          screen.navigationItem.titleView = nil
          screen.title = "Plain"
          screen.headerComponent?.rightBarButton?.tintColor = UIColor(named: "brand")
        }
      ])
    #expect(shown.contains("screen on #FF8000 25%"), "\(shown)")
    // The title is as the system has it, and is left out.
    #expect(
      shown.contains("bar    'Cancel' systemTeal button2 · 'Invite' brand button2"), "\(shown)")
  }

  @Test func choices_of_the_kit_s_alerts_and_sheets_have_the_colours_that_they_were_given() throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let shown = try Self.blocks(
      Self.invite + "steps: [{ act: ask }, { snapshot: a }, { act: offer }, { snapshot: b }]",
      actions: [
        "ask": on { (_: SBUInviteUserViewController) in
          SBUAlertView.show(
            title: "Sure?",
            confirmButtonItem: SBUAlertButtonItem(title: "Delete", color: red) { _ in },
            cancelButtonItem: SBUAlertButtonItem(title: "Keep") { _ in })
        },
        "offer": on { (_: SBUInviteUserViewController) in
          SBUActionSheet.show(
            items: [SBUActionSheetItem(title: "Leave", color: red)],
            cancelItem: SBUActionSheetItem(title: "Stay", color: .systemTeal))
        },
      ])
    #expect(shown.contains("\nalert  'Delete' #FF0000\n"), "\(shown)")
    #expect(shown.contains("\nmenu   'Leave' #FF0000 · 'Stay' systemTeal"), "\(shown)")
  }

  @Test func what_an_alert_covers_as_a_whole_is_not_told() throws {
    let shown = try Self.blocks(
      Self.invite + "steps: [{ act: ask }]",
      actions: [
        "ask": on { (_: SBUInviteUserViewController) in
          SBUAlertView.show(
            title: "Everybody in this channel will be told about it",
            confirmButtonItem: SBUAlertButtonItem(title: "Go on") { _ in })
        }
      ])
    // The box lies over two names, and beside their pictures and boxes.
    #expect(
      shown.hasSuffix(
        "row x2 '○' onDarkTextHighEmphasis on background300 · '[ ]' onLightTextLowEmphasis"),
      "\(shown)")
  }
}
