import Foundation
import Testing

/// The folders of a target are layers: a folder names only types of the layers below it.
@Suite("Layers") struct ModuleLayerTests {
  /// The folders of each target with Swift files, bottom layer first; `.` is the target's own one.
  private static let layers = [
    "DioramaSystem": ["Version", ".", "Workers"],
    "ChatBackend": ["People", "Data", "Fixture", "SQLite", "Service", "Sections", "."],
    "TerminalText": ["."],
    "YAML": ["Sources", "Diagnostics", "Tree", "Reading", "Printing"],
    "HeadlessUIKit": [
      ".", "Values", "Environment", "Views", "Chat", "Table", "Collection", "Bars", "Controllers",
    ],
    "DioramaKit": ["Reading", "Shapes", "Types", "Screen", "Network", "Fixture", "Kit"],
    "DioramaStage": ["Drawing", "Blocks", "Touch", "Run"],
    "Diorama": [
      "Project", "Configuration", "Declarations", "Resolution", "Suite", "Snapshots",
      "TestRun",
    ],
    "DioramaExplanation": ["Explain", "Causes"],
    "DioramaAuthoring": [
      ".", "JSON", "Schema", "Help", "Draft", "Lint", "Prove", "Review", "Tokens", "Watch",
    ],
    "HeadlessSendbird": [
      "SDK", "Sets", "Texts", "Looks", "Themes", "Common", "Modules", "SelectUser", "InviteUser",
      "PromoteMember", "RegisterOperator", "UserList", "Moderations", "MessageCells",
      "ChannelInput", "Channel", "AbsentScreens", "ChannelSettings", "GroupChannel", "OpenChannel",
      "CreateChannel", "CreateOpenChannel", "ChannelList", "GroupChannelList", "OpenChannelList",
      "OlderSpellings", "Kit",
    ],
    "HeadlessNexconn": [
      "SDK", "Store", "Profiles", "ChatUI", "Shared", "FriendRequests", "GroupInfo", "Mention",
      "ChatPage", "ChannelList", "Kit",
    ],
    "DioramaTesting": [".", "Settings", "Screens", "Assertions"],
    "DioramaGallery": [
      "Model", "Pieces", "Phone", "Capture", "Building", "Deciding", "Writing", "Serving",
    ],
    "DioramaLanguageServer": [
      "Text", "Project", "Transport", "Messages", "Runs", "Service", "Session",
    ],
    "DioramaCommand": ["Output", "Options", "Reports", "Commands", "."],
    "DioramaTool": ["."],
    "AppPorting": ["."],
    "AppPortTool": ["."],
    "UIKit": ["."],
    "SendbirdUIKit": ["."],
    "SendbirdChatSDK": ["."],
    "NexconnChatUI": ["."],
    "NexconnChatSDK": ["."],
    "SendBirdUIKit": ["."],
    "SendBirdSDK": ["."],
  ]

  /// Targets whose layers are not in order yet.
  private static let unfinished: [String] = []

  /// Upward references that are allowed because the re-created interface is circular itself.
  private static let allowed = [
    LayerOrder.AllowedPair(
      target: "HeadlessUIKit", from: "Views", to: "Table",
      reason: "the visitor in ViewVisitor.swift has a function for every kind of view, tables too"
    ),
    LayerOrder.AllowedPair(
      target: "DioramaKit", from: "Reading", to: "Types",
      reason: "Decoding hands in what names of types mean, which is read by shapes itself"),
    LayerOrder.AllowedPair(
      target: "DioramaKit", from: "Reading", to: "Fixture",
      reason: "Decoding hands in the screen's fixture, which is read by shapes itself"),
  ]

  @Test(arguments: layers.keys.sorted())
  func a_folder_names_only_types_of_the_layers_below_it(target: String) throws {
    let plan = LayerOrder(
      target: target, layers: try #require(Self.layers[target]),
      allowed: Self.allowed.filter { $0.target == target })
    for violation in plan.violations(of: try SwiftFile.all(of: target)) {
      Issue.record("\(violation)")
    }
  }

  @Test func every_target_has_its_layers_or_is_listed_as_unfinished() throws {
    let targets = try FileManager.default.contentsOfDirectory(atPath: "Sources").filter {
      try !SwiftFile.all(of: $0).isEmpty
    }
    #expect((Self.layers.keys + Self.unfinished).sorted() == targets.sorted())
  }

  @Test func every_allowed_pair_has_a_target_with_layers_and_a_reason() {
    for pair in Self.allowed {
      #expect(Self.layers[pair.target] != nil && !pair.reason.isEmpty, "\(pair)")
    }
  }
}
