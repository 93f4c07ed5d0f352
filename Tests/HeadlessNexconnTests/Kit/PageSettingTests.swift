import Diorama
import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessUIKit
import Testing

/// YAML settings of an app's pages that show profiles: on a declared page, in project defaults, in
/// a component, and on pages that the kit opens itself.
@Suite("Settings of Nexconn's pages") struct PageSettingTests {
  // MARK: Titles

  @Test(arguments: [
    ("TitledRequests", ""), ("TitledList", ""), ("TitledChat", "channelId: bea"),
    ("TitledProfile", "groupId: boats"), ("TitledMention", "groupId: boats"),
    ("TitledUserList", "groupId: boats"),
  ])
  func the_title_from_YAML_wins_over_viewDidLoad(type: String, keys: String) throws {
    func title(_ more: String, of name: String) throws -> String? {
      var screen = profileScreen(name, people() + "\(keys)\n\(more)", types: Titled.all)
      screen.files["diorama.yaml"] = "components: { Named: { extends: \(type), title: Of it }}"
      return rows(try screen.frames()).first?.replacingOccurrences(of: "[‹]", with: "")
        .replacingOccurrences(of: "[⋯]", with: "").replacingOccurrences(of: "[Cancel]", with: "")
        .trimmingCharacters(in: .whitespaces)
    }
    #expect(try title("", of: type) == "Custom title")
    #expect(try title("title: From YAML", of: type) == "From YAML")
    #expect(try title("", of: "Named") == "Of it")
    #expect(try title("title: From YAML", of: "Named") == "From YAML")
  }

  @Test func a_projects_title_applies_to_screens_without_a_title() throws {
    var screen = profileScreen(
      "TitledList", people() + "variants: { own: { title: Own } }", types: Titled.all)
    screen.files["diorama.yaml"] = "title: The project's"
    let frames = try screen.frames()
    #expect(frames.contains("The project's") && frames.contains("Own"))
    #expect(!frames.contains("Custom title"))
  }

  // MARK: Pages that the kit opens itself

  private static let channels = people(
    """
      conversations:
        - channelType: group
          channelId: boats
          unreadCount: 3
          lastMessage: { sender: cem, text: Ahoy, sentTime: 2026-09-17T07:00:00Z }
        - { channelId: bea, unreadCount: 1 }
    """)

  private static let walk = """
    steps:
      - tap: { row: Boats }
      - snapshot: chat
      - write: "@"
      - snapshot: mention

    """

  private static let set = """
    components:
      TeamChat: { extends: NCChannelViewController, title: Team, textMessageCell: Plain }
      Plain: { extends: NCTextMessageCell, portrait: false }
      Whom:
        extends: NCGroupMentionViewController
        title: Whom?
        searchText: Look for
        cell: { type: NCGroupMemberCell, lines: [[name, portrait]] }
    NCTypeSet:
      NCChannelViewController: TeamChat
      NCGroupMentionViewController: Whom
      NCGroupMentionViewModel: OwnersOnly

    """

  @Test(arguments: ["screen", "project"])
  func the_chat_and_its_mention_page_use_the_type_set(layer: String) throws {
    var screen = profileScreen(
      "NCChannelListViewController", Self.channels + Self.walk, types: [OwnersOnly.self])
    if layer == "project" {
      screen.files["diorama.yaml"] = Self.set
    } else {
      screen.yaml += Self.set
    }
    let text = try screen.frames()
    #expect(text.contains("Team  "))
    #expect(!text.contains("○ Mate") && text.contains("◂ Ahoy"))
    #expect(text.contains("Whom?") && text.contains("Look for"))
    #expect(rows(text).contains { $0.hasPrefix("Ann ") && $0.hasSuffix(" ●") })
    #expect(!text.contains("大"))
  }

  @Test func mistakes_in_the_type_set_are_reported_at_their_location() throws {
    func problem(_ yaml: String) throws -> String { try TestScreen(yaml: yaml).problems() }
    #expect(
      try problem("NCTypeSet: { NCTextMessageCell: NCChannelListCell }")
        .hasPrefix("1:33 error wrong-kind: 'NCChannelListCell' cannot be used here"))
    #expect(
      try problem("NCTypeSet: { NCChatCell: NCTextMessageCell }")
        .hasPrefix("1:14 error unknown-key: 'NCChatCell' is not a key of 'NCTypeSet'"))
  }
}

/// A custom view model that loads only one page.
private final class OwnersOnly: NCGroupMentionViewModel {
  private var isLoaded = false

  override func fetchData() {
    pageCount = 1
    super.fetchData()
  }

  override func loadMore() {
    if !isLoaded { super.loadMore() }
    isLoaded = true
  }
}

/// Pages whose Swift code sets the title, as on page 003.
private enum Titled {
  static let all: [any Configurable.Type] = [
    TitledRequests.self, TitledList.self, TitledChat.self, TitledProfile.self, TitledMention.self,
    TitledUserList.self,
  ]
}

private final class TitledRequests: NCApplyFriendListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Custom title"
  }
}

private final class TitledList: NCChannelListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Custom title"
  }
}

private final class TitledChat: NCChannelViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Custom title"
  }
}

private final class TitledProfile: NCProfileViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Custom title"
  }
}

private final class TitledMention: NCGroupMentionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Custom title"
  }
}

private final class TitledUserList: NCUserListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Custom title"
  }
}
