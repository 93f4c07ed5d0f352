import Foundation
import Testing

/// Inside a target folders are floors: a folder names only types of the floors below it.
@Suite("Floors") struct FloorTests {
  /// The folders of each target that hold Swift files, ground floor first; `.` is the target's own.
  private static let floors = [
    "DioramaSystem": [".", "Workers"],
    "ChatBackend": ["People", "Data", "SQLite", "Fixture", "Service", "Sections", "."],
    "TerminalText": ["."],
    "YAML": ["Sources", "Diagnostics", "Tree", "Reading", "Printing"],
    "HeadlessUIKit": [
      ".", "Values", "Environment", "Views", "Table", "Collection", "Bars", "Controllers",
    ],
    "DioramaKit": ["Reading", "Shapes", "Types", "Screen", "Network", "Fixture", "Kit"],
    "DioramaStage": ["Drawing", "Blocks", "Touch", "Run"],
    "Diorama": [
      "Project", "Configuration", "Declarations", "Resolution", "Suite", "Snapshots",
      "TestRun",
    ],
    "DioramaAuthoring": [
      "JSON", "Schema", "Help", "Draft", "Explain", "Causes", "Lint", "Prove", "Review", "Watch",
    ],
    "HeadlessSendbird": [
      "SDK", "Sets", "Texts", "Looks", "Themes", "Common", "Modules", "SelectUser", "InviteUser",
      "PromoteMember", "RegisterOperator", "UserList", "Moderations", "AbsentScreens",
      "ChannelSettings", "OlderSpellings", "Kit",
    ],
    "HeadlessNexconn": [
      "SDK", "Store", "Profiles", "ChatUI", "Shared", "FriendRequests", "GroupInfo", "Mention",
      "ChatPage", "ChannelList", "Kit",
    ],
    "DioramaTesting": ["Settings", "Screens", "Assertions"],
    "DioramaGallery": ["Model", "Seeing", "Building", "Deciding", "Writing", "Serving"],
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
  ]

  /// Targets whose floors are not in order yet.
  private static let unfinished: [String] = []

  /// References upwards that stay, since what is re-created is a ring itself.
  private static let allowed = [
    FloorPlan.AllowedPair(
      target: "HeadlessUIKit", from: "Views", to: "Table",
      reason: "the visitor in ViewRendering.swift has a function for every kind of view, tables too"
    ),
    FloorPlan.AllowedPair(
      target: "DioramaKit", from: "Reading", to: "Types",
      reason: "Decoding hands in what names of types mean, which is read by shapes itself"),
    FloorPlan.AllowedPair(
      target: "DioramaKit", from: "Reading", to: "Fixture",
      reason: "Decoding hands in the screen's fixture, which is read by shapes itself"),
  ]

  @Test(arguments: floors.keys.sorted())
  func a_folder_names_only_types_of_the_floors_below_it(target: String) throws {
    let plan = FloorPlan(
      target: target, floors: try #require(Self.floors[target]),
      allowed: Self.allowed.filter { $0.target == target })
    for fault in plan.faults(of: try SwiftFile.all(of: target)) { Issue.record("\(fault)") }
  }

  @Test func every_target_has_its_floors_or_is_listed_as_unfinished() throws {
    let targets = try FileManager.default.contentsOfDirectory(atPath: "Sources").filter {
      try !SwiftFile.all(of: $0).isEmpty
    }
    #expect((Self.floors.keys + Self.unfinished).sorted() == targets.sorted())
  }

  @Test func a_pair_is_allowed_in_a_target_with_floors_and_for_a_reason() {
    for pair in Self.allowed {
      #expect(Self.floors[pair.target] != nil && !pair.reason.isEmpty, "\(pair)")
    }
  }
}
