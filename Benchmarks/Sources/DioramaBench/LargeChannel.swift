import Diorama
import DioramaKit
import DioramaStage
import Foundation
import YAML

/// A project with a fixture of very many people, and screens that show a channel of them.
struct LargeChannel {
  /// The screens by name, each with its YAML.
  static let screens = [
    ("invite users", "viewController: SBUInviteUserViewController\nchannelURL: few"),
    ("promote members", "viewController: SBUPromoteMemberViewController\nchannelURL: many"),
    (
      "register operator, open",
      "viewController: SBURegisterOperatorViewController\nchannelURL: hall\nchannelType: open"
    ),
    ("moderations", "viewController: SBUModerationsViewController\nchannelURL: many"),
    ("members", "viewController: SBUUserListViewController\nchannelURL: many"),
    (
      "members, three pages",
      """
      viewController: SBUUserListViewController
      channelURL: many
      steps: [{ advance: 1ms }, { scroll: bottom }, { scroll: bottom }, { snapshot: third }]
      """
    ),
    ("operators", list("operators", of: "many")), ("muted", list("muted", of: "many")),
    ("banned", list("banned", of: "many")), ("participants", list("participants", of: "hall")),
    ("settings", "viewController: SBUGroupChannelSettingsViewController\nchannelURL: many"),
  ]

  private static func list(_ type: String, of channel: String) -> String {
    "viewController: SBUUserListViewController\nchannelURL: \(channel)\nuserListType: \(type)"
  }

  /// The number of people in the channels.
  let size: Int
  /// The size of the fixture.
  let byteCount: Int
  private let suite: ScreenSuite
  private let project: Project
  private let registry: Registry
  private let plans: [ScreenPlan]

  /// Writes the project into a folder and plans its screens.
  init(size: Int, in folder: String, registry: Registry) throws {
    self.size = size
    self.registry = registry
    try FileManager.default.createDirectory(
      atPath: "\(folder)/fixtures", withIntermediateDirectories: true)
    let fixture = Self.fixture(size)
    byteCount = fixture.utf8.count
    try fixture.write(toFile: "\(folder)/fixtures/large.yaml", atomically: false, encoding: .utf8)
    try "data: fixtures/large.yaml\ncurrentUser: user-0\n".write(
      toFile: "\(folder)/diorama.yaml", atomically: false, encoding: .utf8)
    for (index, screen) in Self.screens.enumerated() {
      let path = "\(folder)/screen-\(index + 10).yaml"
      try "\(screen.1)\n".write(toFile: path, atomically: false, encoding: .utf8)
    }
    project = try Project(at: folder)
    suite = ScreenSuite(project, registry: registry)
    plans = try BenchmarkRunner.plans(of: suite)
  }

  private static func fixture(_ size: Int) -> String {
    var text = "users:\n"
    for number in 0..<size {
      text += "  - { userId: user-\(number), nickname: Person \(number) }\n"
    }
    text += "groupChannels:\n  - { url: few, members: [user-0] }\n  - url: many\n    members:\n"
    for number in 0..<size {
      // Operators and muted people for several pages, in a channel of any size.
      let role = number % 10 == 0 ? ", isOperator: true" : number % 10 == 5 ? ", isMuted: true" : ""
      text += "      - { userId: user-\(number)\(role) }\n"
    }
    text += "    bannedUsers: [outcast]\n"
    text += "openChannels:\n  - url: hall\n    operators: [user-0]\n    participants:\n"
    for number in 0..<size { text += "      - user-\(number)\n" }
    return text.replacing(
      "users:\n  - ", with: "users:\n  - { userId: outcast }\n  - ", maxReplacements: 1)
  }

  /// The time to open and draw a screen whose fixture is loaded.
  func timeToOpen(_ screen: Int) throws -> Duration {
    let runner = ScreenRunner(registry: registry)
    var diagnostics = Diagnostics()
    var snapshot: [UInt8]?
    let time = ContinuousClock().measure {
      snapshot = runner.snapshot(of: plans[screen].run, &diagnostics)
    }
    guard snapshot != nil else { throw Failure("\(Self.screens[screen].0) cannot be run") }
    return time
  }

  /// The time to load the fixture.
  func timeToLoad() throws -> Duration {
    var isRight = false
    let time = try ContinuousClock().measure {
      let fresh = ScreenSuite(try Project(at: project.root), registry: registry)
      isRight = fresh.selected.first.map { fresh.plan($0).plan != nil } ?? false
    }
    guard isRight else { throw Failure("the fixture of \(size) people has errors") }
    return time
  }
}
