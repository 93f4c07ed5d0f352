import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The block `styles` of a snapshot: colors and fonts by name.
@Suite("The block 'styles'") struct StyleBlockTests {
  private static let invite = """
    viewController: SBUInviteUserViewController
    channelURL: guests
    show: [styles]

    """

  /// The lines of the blocks in snapshots, without the frames.
  static func blocks(_ yaml: String, actions: Screens.Actions) throws -> String {
    let text = try OperatorScreens(actions: actions).frames(yaml)
    return text.split(separator: "\n").filter { line in
      !["│", "┌", "├", "└"].contains { line.hasPrefix($0) }
    }.joined(separator: "\n")
  }

  @Test func custom_colors_are_shown_as_hex_and_system_colors_by_name() throws {
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
    // S80: both items have the font button2. The title has the system's style and is omitted.
    #expect(
      shown.contains("bar    'Cancel' systemTeal button2 · 'Invite' brand button2"), "\(shown)")
  }

  @Test func the_color_of_a_placeholder_is_shown_if_it_is_not_the_usual_one() throws {
    let shown = try Self.blocks(
      Self.invite + "users: [dan]\nsteps: [{ act: ask }]",
      actions: [
        "ask": on { (screen: SBUInviteUserViewController) in
          let (own, usual) = (UITextField(), UITextField())
          own.attributedPlaceholder = NSAttributedString(
            string: "Name", attributes: [.foregroundColor: UIColor.systemBrown])
          usual.placeholder = "Town"
          screen.listComponent?.tableView.tableHeaderView = UIStackView(
            arrangedSubviews: [own, usual])
        }
      ])
    #expect(shown.contains("Name") && shown.contains("systemBrown"), "\(shown)")
    #expect(!shown.contains("Town"), "\(shown)")
  }

  @Test func alert_and_sheet_choices_show_their_custom_colors() throws {
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

  @Test func styles_of_fully_covered_views_are_omitted() throws {
    let shown = try Self.blocks(
      Self.invite + "steps: [{ act: ask }]",
      actions: [
        "ask": on { (_: SBUInviteUserViewController) in
          SBUAlertView.show(
            title: "Everyone will hear about",
            confirmButtonItem: SBUAlertButtonItem(title: "Go on") { _ in })
        }
      ])
    // The alert covers the last name, but not its picture and checkbox.
    #expect(
      shown.hasSuffix(
        "row    '○' onDarkTextHighEmphasis on background300 · '[ ]' onLightTextLowEmphasis"),
      "\(shown)")
  }
}
