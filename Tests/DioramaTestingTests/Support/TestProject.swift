import DioramaKit
import Foundation
import HeadlessSendbird

@testable import DioramaTesting

/// A project with one screen in its own folder, which is removed when the test ends.
final class TestProject: Sendable {
  let folder: String

  static let users = """
    currentUser: ada
    data:
      users:
        - { userId: ada, nickname: Ada }
        - { userId: bela, nickname: Béla }
      groupChannels: [{ url: spring, members: [ada] }]

    """

  /// The screen as it is shown; tests record this text.
  static let shown = """
    screen: invite
    viewController: SBUInviteUserViewController
    headerComponent: SBUInviteUserModule.Header
    listComponent: SBUInviteUserModule.List
    viewModel: SBUInviteUserViewModel
    theme: light

    ┌──────────────────────────────────────────────┐
    │ [Cancel]        Invite users        (Invite) │
    ├──────────────────────────────────────────────┤
    │ ○ Béla                                   [ ] │
    └──────────────────────────────────────────────┘

    """

  static let other = shown.replacing("Béla", with: "Bela")

  /// A project whose screen `invite` has the given snapshot, if any.
  init(recorded: String? = nil, files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "testing-\(UUID())").path
    try write("viewController: SBUInviteUserViewController\nchannelURL: spring\n", "invite.yaml")
    try write(Self.users, "diorama.yaml")
    if let recorded { try write(recorded, "__Snapshots__/invite.txt") }
    for (path, text) in files { try write(text, path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ text: String, _ path: String) throws {
    let url = URL(filePath: folder).appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The recorded snapshot; nil when there is none.
  func recorded(_ path: String = "__Snapshots__/invite.txt") -> String? {
    try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
  }
}

/// A made-up call site of an assertion.
let site = CallSite(
  fileID: "AppTests/InviteTests.swift", filePath: "/app/InviteTests.swift", line: 7, column: 5,
  function: "testInvite()")

/// The failure of a screen with the given variables and settings; nil if it passes.
func failure(
  of name: String? = "invite", in project: TestProject, record: RecordMode? = nil,
  _ variables: [String: String] = [:]
) throws -> ScreenFailure? {
  let settings = DioramaSettings(
    registry: try Registry(.sendbird), folder: project.folder, record: record)
  return Environment.$current.withValue(Environment(variables)) {
    ScreenChecker(settings, at: site).failure(of: name)
  }
}
