import Diorama
import Foundation
import HeadlessSendbird
import HeadlessUIKit
import YAML

/// A project in a folder of its own: the screens of a test, a team to invite, a small device.
struct Screens {
  /// The text of the screen file.
  var yaml: String
  /// What `diorama.yaml` says beyond the team and the device.
  var project = ""
  /// Fixtures by name, beyond `team.yaml`.
  var fixtures: [String: String] = [:]
  /// The test's own types, each registered in one line.
  var types: [any Configurable.Type] = []
  /// What the step `do` can do, by name, for what no other step reaches.
  var acts: Acts = [:]
  /// The same for screens of any class, done by the step `act`.
  var deeds: Deeds = [:]
  /// How many threads run the screens.
  var jobs = 1
  /// What `diorama.yaml` says before `project`.
  var defaults = """
    data: fixtures/team.yaml
    currentUser: alice
    device: { width: 36 }

    """

  /// Swift code of a test, by the name that steps call it by.
  typealias Acts = [String: @Sendable (SBUInviteUserViewController) throws -> Void]

  /// Swift code of a test on any screen, by the name that steps call it by.
  typealias Deeds = [String: @Sendable (UIViewController) throws -> Void]

  /// The screens' snapshots one after the other; else what is wrong, as a person reads it.
  func snapshots() throws -> [String] {
    try inFolder { suite in
      var problems = suite.diagnostics
      let outcomes = suite.outcomes()
      for outcome in outcomes { problems.append(contentsOf: outcome.diagnostics) }
      guard !problems.hasErrors else { return [words(problems, suite.project.root)] }
      return outcomes.map { String(decoding: $0.snapshot ?? [], as: UTF8.self) }
    }
  }

  /// What the screens' files have to be warned of.
  func warnings() throws -> String {
    try inFolder { suite in
      var problems = suite.diagnostics
      for (_, found) in suite.plans() { problems.append(contentsOf: found) }
      return words(problems, suite.project.root)
    }
  }

  /// Hands the loaded project to `body`, then takes its folder away.
  func inFolder<Result>(_ body: (ScreenSuite) throws -> Result) throws -> Result {
    let root = FileManager.default.temporaryDirectory.appending(path: "screens-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "fixtures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in fixtures.merging(["team": Self.team], uniquingKeysWith: { own, _ in own }) {
      try Data(text.utf8).write(to: folder.appending(path: "\(name).yaml"))
    }
    try Data(yaml.utf8).write(to: root.appending(path: "screen.yaml"))
    try Data("\(defaults)\(project)\n".utf8).write(to: root.appending(path: "diorama.yaml"))
    var registry = try Registry(
      .sendbird, Kit("Tests", steps: [Self.step(acts), Self.step(deeds)]))
    for type in types { try registry.register(type) }
    let project = try Project(at: root.path)
    return try body(ScreenSuite(project, registry: registry, jobs: jobs))
  }

  private func words(_ problems: Diagnostics, _ root: String) -> String {
    var text = ""
    TextPrinter(color: false).print(problems.sorted, to: &text)
    return text.replacing("\(root)/", with: "")
  }

  private static func step(_ acts: Acts) -> StepDefinition {
    StepDefinition("do", .text, "run Swift code of the test") { name, stage throws(StepFailure) in
      guard let act = acts[name], let screen = stage.screen as? SBUInviteUserViewController else {
        throw StepFailure("nothing can do '\(name)' here")
      }
      do { try act(screen) } catch { throw StepFailure("\(error)") }
      try stage.runDueEvents()
    }
  }

  private static func step(_ deeds: Deeds) -> StepDefinition {
    StepDefinition("act", .text, "run Swift code of the test") { name, stage throws(StepFailure) in
      guard let deed = deeds[name], let screen = stage.screen else {
        throw StepFailure("nothing can do '\(name)' here")
      }
      do { try deed(screen) } catch { throw StepFailure("\(error)") }
      try stage.runDueEvents()
    }
  }

  /// Alice and Dan are in every channel but the open one; Eve has no nickname.
  private static let team = """
    users:
      - { userId: alice, nickname: Alice Kim }
      - { userId: bob, nickname: Bob Stone }
      - { userId: chloe, nickname: Chloe Martin, profileURL: "https://example.com/chloe.png" }
      - { userId: dan, nickname: Dan Wu }
      - { userId: eve }
    groupChannels:
      - { url: design-team, name: Design team, members: [alice, dan] }
      - { url: everyone, name: Everyone, isSuper: true, members: [alice, dan] }
      - { url: news, name: News, isBroadcast: true, members: [alice, dan] }
      - { url: full, name: Full, members: [alice, bob, chloe, dan, eve] }
    """
}

/// What a screen shows, frame after frame, without the head of the snapshot.
func frames(
  of yaml: String, project: String = "", fixtures: [String: String] = [:],
  types: [any Configurable.Type] = [], acts: Screens.Acts = [:], deeds: Screens.Deeds = [:]
) throws -> String {
  let screens = Screens(
    yaml: yaml, project: project, fixtures: fixtures, types: types, acts: acts, deeds: deeds)
  return try screens.snapshots().map(\.withoutHead).joined(separator: "\n\n")
}

extension String {
  /// A snapshot from its first frame on.
  var withoutHead: String {
    guard let gap = range(of: "\n\n") else { return self }
    return self[gap.upperBound...].trimmingCharacters(in: .newlines)
  }

  /// A snapshot's head.
  var head: String {
    range(of: "\n\n").map { String(self[..<$0.lowerBound]) } ?? self
  }
}

/// An invite screen without rows and without words.
let blank = """
  ┌──────────────────────────────────┐
  │ [Cancel]  Invite users  (Invite) │
  ├──────────────────────────────────┤
  │                                  │
  │                                  │
  │                                  │
  │                                  │
  │                                  │
  │                                  │
  │                                  │
  └──────────────────────────────────┘
  """
