import Diorama
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// What an app's own code changes in the menus of messages, and what they do outside of frames.
@Suite("Menus of messages") struct MessageMenuTests {
  private static let team = """
    users: [{ userId: alice, nickname: Alice }, { userId: bob, nickname: Bob }]
    groupChannels:
      - url: crew
        members: [alice, bob]
        messages:
          - { messageId: 1, sender: bob, message: Hello, createdAt: 2026-09-10T09:00:00Z,
              reactions: { "👍": [bob] } }
          - { messageId: 2, sender: alice, message: See you, createdAt: 2026-09-10T09:02:00Z }
          - { messageId: 3, sender: bob, createdAt: 2026-09-10T09:03:00Z,
              file: { name: v.m4a, type: "audio/m4a;sbu_type=voice" } }
    """

  private func frames(_ steps: String, _ settings: String = "", _ actions: Screens.Actions = [:])
    throws -> String
  {
    let screens = Screens(
      yaml: """
        viewController: SBUGroupChannelViewController
        channelURL: crew
        now: 2026-09-10T10:00:00Z
        show: [log]
        \(settings)
        steps:
        \(steps)
        """,
      project: "severity: { a11y-contrast: off, a11y-label: off, absent-screen: off }",
      fixtures: ["team": Self.team],
      types: [OwnList.self, OwnInput.self], actions: actions)
    return try screens.snapshots().joined(separator: "\n")
  }

  private final class OwnSheet: SBUMenuSheetViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel()
      label.text = "\(items.count) for \(message?.message ?? "-"), \(useReaction)"
      view.addSubview(label)
    }
  }

  private final class OwnList: SBUGroupChannelModule.List {
    override func createMessageMenuItems(for message: BaseMessage) -> [SBUMenuItem] {
      let pin = SBUMenuItem(title: "Pin") { EventLog.note("pinned") }
      pin.transitionsWhenSelected = true
      return super.createMessageMenuItems(for: message) + [pin]
    }
  }

  private final class OwnInput: SBUGroupChannelModule.Input {
    override func pickImageFile(info: [UIImagePickerController.InfoKey: Any]) {
      EventLog.note("picked \((info[.originalImage] as? UIImage)?.symbol ?? "-")")
    }
  }

  // G156: an app can replace the class of the sheet.
  @Test func a_sheet_of_an_app_replaces_the_menu() throws {
    let shown = try frames(
      """
        - act: own sheet
        - longPress: See you
        - snapshot: end
      """, "",
      [
        "own sheet": { _ in
          SBUCommonViewControllerSet.MenuSheetViewController = OwnSheet.self
        }
      ])
    #expect(shown.contains("4 for See you, true"), "\(shown)")
    #expect(shown.contains("opened OwnSheet"), "\(shown)")
  }

  // G167: own items; one that changes the menu leaves it open.
  @Test func an_item_of_an_app_can_leave_the_menu_open() throws {
    var shown = ""
    let log = try EventLog.lines {
      shown = try frames(
        """
          - longPress: See you
          - tap: Pin
          - snapshot: end
        """, "listComponent: MessageMenuTests.OwnList")
    }
    #expect(log == "pinned")
    #expect(shown.contains("[Pin]"), "\(shown)")
  }

  // G165, G172: a thread is opened instead of the input's mode.
  @Test func an_answer_in_a_thread_opens_the_thread() throws {
    let shown = try frames(
      """
        - act: threads
        - longPress: See you
        - tap: Reply in thread
        - snapshot: end
      """, "",
      ["threads": { _ in SendbirdUI.config.groupChannel.channel.replyType = .thread }])
    #expect(shown.contains("opened SBUMessageThreadViewController"), "\(shown)")
  }

  // G168.
  @Test func copy_fills_the_pasteboard() throws {
    let log = try EventLog.lines {
      _ = try frames(
        """
          - longPress: Hello
          - tap: Copy
          - act: read
        """, "", ["read": { _ in EventLog.note(UIPasteboard.general.string ?? "-") }])
    }
    #expect(log == "Hello")
  }

  // G145, G157: without allowed emoji the menu has no row, and a reaction is an error.
  @Test func emoji_that_an_app_excludes_are_neither_shown_nor_added() throws {
    let shown = try frames(
      """
        - act: no emoji
        - tap: { button: "👍", row: 3 }
        - longPress: See you
        - snapshot: end
      """, "", ["no emoji": { _ in SBUGlobals.emojiCategoryFilter = { _ in [] } }])
    #expect(shown.contains("didReceiveError -1 The emoji is not supported."), "\(shown)")
    #expect(shown.contains("[⧉ Copy]") && !shown.contains("[❤]"), "\(shown)")
    #expect(!shown.contains("addReaction"), "\(shown)")
  }

  // G156: the row is selected while its menu is open.
  @Test func the_row_of_an_open_menu_is_selected() throws {
    let note: @Sendable (UIViewController) -> Void = { screen in
      let list = (screen as? SBUGroupChannelViewController)?.listComponent
      let cell = list?.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      EventLog.note("\(cell?.isSelected ?? false)")
    }
    let log = try EventLog.lines {
      _ = try frames(
        """
          - longPress: See you
          - act: note
          - tap: outside
          - act: note
        """, "", ["note": note])
    }
    #expect(log == "true\nfalse")
  }

  // G160: a voice message cannot be saved, and a tap opens nothing (G153).
  @Test func a_voice_message_has_no_save() throws {
    let shown = try frames(
      """
        - act: touch
        - snapshot: end
      """, "",
      [
        "touch": { screen in
          let screen = screen as? SBUGroupChannelViewController
          let list = try #require(screen?.listComponent)
          let voice = try #require(list.fullMessageList.first as? FileMessage)
          #expect(list.createMessageMenuItems(for: voice).map(\.title) == ["Reply"])
          screen?.openFile(fileMessage: voice)
        }
      ])
    #expect(!shown.contains("open file"), "\(shown)")
  }

  // G102, G103: a picked picture reaches the message input.
  @Test func a_picked_picture_reaches_the_message_input() throws {
    let log = try EventLog.lines {
      _ = try frames(
        """
          - act: library
          - tap: Choose picture
        """, "inputComponent: MessageMenuTests.OwnInput",
        ["library": { ($0 as? SBUGroupChannelViewController)?.showPhotoLibraryPicker() }])
    }
    #expect(log == "picked ▣")
  }

  // G131: a link is opened.
  @Test func a_link_is_opened() throws {
    let log = try EventLog.lines {
      _ = try frames(
        "  - act: link", "",
        [
          "link": { screen in
            let screen = try #require(screen as? SBUGroupChannelViewController)
            let list = try #require(screen.listComponent)
            let url = try #require(URL(string: "https://example.com"))
            screen.groupChannelModule(list, didTapURL: url)
            EventLog.note(UIApplication.shared.openedURL?.absoluteString ?? "-")
          }
        ])
    }
    #expect(log == "https://example.com")
  }
}
