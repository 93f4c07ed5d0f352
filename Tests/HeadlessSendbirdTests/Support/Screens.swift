import Diorama
import DioramaKit
import Foundation
import HeadlessSendbird
import HeadlessUIKit
import Testing
import YAML

/// A project in a temporary folder: the screens of a test, a team to invite, a small device.
struct Screens {
  /// The text of the screen file.
  var yaml: String
  /// Further content of `diorama.yaml` after the team and the device.
  var project = ""
  /// Fixtures by name, in addition to `team.yaml`.
  var fixtures: [String: String] = [:]
  /// The test's own types, each registered in one line.
  var types: [any Configurable.Type] = []
  /// Swift code for the step `act`, by name.
  var actions: Actions = [:]
  /// How many threads run the screens.
  var jobs = 1
  /// The content of `diorama.yaml` before `project`.
  var defaults = """
    data: fixtures/team.yaml
    currentUser: alice
    device: { width: 36 }

    """

  /// Swift code that runs on an invite screen, by the name that steps use.
  typealias InviteActions = [String: @Sendable (SBUInviteUserViewController) throws -> Void]

  /// Swift code that runs on any screen, by the name that steps use.
  typealias Actions = [String: @Sendable (UIViewController) throws -> Void]

  /// The snapshots of the screens, or the printed errors.
  func snapshots() throws -> [String] {
    try inFolder { suite in
      var problems = suite.diagnostics
      let outcomes = suite.outcomes()
      for outcome in outcomes { problems.append(contentsOf: outcome.diagnostics) }
      guard !problems.hasErrors else { return [words(problems, suite.project.root)] }
      return outcomes.map { String(decoding: $0.snapshot ?? [], as: UTF8.self) }
    }
  }

  /// The printed diagnostics of running the screens.
  func findings() throws -> String {
    try inFolder { suite in
      var problems = suite.diagnostics
      for outcome in suite.outcomes() { problems.append(contentsOf: outcome.diagnostics) }
      return words(problems, suite.project.root)
    }
  }

  /// The printed diagnostics of the project's files.
  func warnings() throws -> String {
    try inFolder { suite in
      var problems = suite.diagnostics
      for (_, found) in suite.plans() { problems.append(contentsOf: found) }
      return words(problems, suite.project.root)
    }
  }

  /// Passes the loaded project to `body`, then removes its folder.
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
      .sendbird, Kit("Tests", steps: [Self.step(actions)]))
    for type in types { try registry.register(type) }
    let project = try Project(at: root.path)
    return try body(ScreenSuite(project, registry: registry, jobs: jobs))
  }

  private func words(_ problems: Diagnostics, _ root: String) -> String {
    var text = ""
    TextPrinter(color: false).print(problems.sorted, to: &text)
    return text.replacing("\(root)/", with: "")
  }

  private static func step(_ actions: Actions) -> StepDefinition {
    StepDefinition("act", .text, "run Swift code of the test") { name, stage throws(StepFailure) in
      guard let action = actions[name], let screen = stage.screen else {
        throw StepFailure("nothing can do '\(name)' here")
      }
      do { try action(screen) } catch { throw StepFailure("\(error)") }
      try stage.runDueEvents()
    }
  }

  /// Alice and Dan are in every channel; Eve has no nickname.
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

/// The frames of a screen without the head of the snapshot; `inviteActions` are actions on an
/// invite screen.
func frames(
  of yaml: String, project: String = "", fixtures: [String: String] = [:],
  types: [any Configurable.Type] = [], inviteActions: Screens.InviteActions = [:],
  actions: Screens.Actions = [:]
) throws -> String {
  let screens = Screens(
    yaml: yaml, project: project, fixtures: fixtures, types: types,
    actions: actions.merging(inviteActions.mapValues(on)) { action, _ in action })
  return try screens.snapshots().map(\.withoutHead).joined(separator: "\n\n")
}

/// The events of an ``InviteEventScreen``, one per line.
func events(
  of yaml: String, project: String = "", fixtures: [String: String] = [:],
  types: [any Configurable.Type] = [], inviteActions: Screens.InviteActions = [:]
) throws -> String {
  try EventLog.lines {
    let screens = Screens(
      yaml: yaml, project: project, fixtures: fixtures, types: [InviteEventScreen.self] + types,
      actions: inviteActions.mapValues(on))
    for text in try screens.snapshots() where text.contains("error:") { EventLog.note(text) }
  }
}

extension String {
  /// A snapshot without its head.
  var withoutHead: String {
    guard let gap = range(of: "\n\n") else { return self }
    // Drop the lines that name the class of a screen that was opened by a step.
    let lines = String(self[gap.upperBound...]).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { $0.wholeMatch(of: #/── [A-Z][\w.]*…?(?: ─*)?/#) == nil }.joined(
      separator: "\n"
    )
    .trimmingCharacters(in: .newlines)
  }

  /// A snapshot's head.
  var head: String {
    range(of: "\n\n").map { String(self[..<$0.lowerBound]) } ?? self
  }
}

/// An invite screen without rows and without an empty view.
let emptyInviteFrame = blankFrame("[Cancel]  Invite users  (Invite)", width: 36)

/// The frame of a screen with the texts of its bar and of its rows.
///
/// - Parameter width: The number of columns of the device.
func frame(_ bar: String, _ rows: String..., width: Int = 40) -> String {
  let rows = rows.map { "│ \($0.padding(width - 4)) │" }.joined(separator: "\n")
  let edge = String(repeating: "─", count: width - 2)
  return "┌\(edge)┐\n│ \(bar.padding(width - 4)) │\n├\(edge)┤\n\(rows)\n└\(edge)┘"
}

/// A frame without rows and without an empty view.
func blankFrame(_ bar: String, width: Int = 40) -> String {
  frame(bar, "", "", "", "", "", "", "", width: width)
}

/// A row of a user with a box at its right end, on a device of 40 columns.
func row(_ user: String, _ box: String = "[ ]") -> String { user.padding(36 - box.count) + box }

extension String {
  /// The text padded with spaces on the right.
  fileprivate func padding(_ columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - count))
  }
}

/// Swift code for a screen of a type, as an action on any screen.
func on<Screen: UIViewController>(
  _ body: @escaping @Sendable (Screen) throws -> Void
) -> @Sendable (UIViewController) throws -> Void {
  { screen in try body(#require(screen as? Screen)) }
}

/// Runs a screen and passes it to `body` after all due work; errors are recorded as issues.
///
/// - Parameters:
///   - yaml: The screen, without steps.
///   - frames: Runs a screen with the given actions and returns its frames.
func look<Screen: UIViewController>(
  at yaml: String, by frames: (String, Screens.Actions) throws -> String,
  sourceLocation: SourceLocation, _ body: @escaping @Sendable (Screen) throws -> Void
) throws {
  let text = try frames("\(yaml)\nsteps: [{ act: look }]", ["look": on(body)])
  if text.contains("error:") { Issue.record("\(text)", sourceLocation: sourceLocation) }
}

/// Passes an invite screen to `body` after all due work.
func inspect(
  _ yaml: String, project: String = "", types: [any Configurable.Type] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @Sendable (SBUInviteUserViewController) throws -> Void
) throws {
  try look(
    at: yaml, by: { try frames(of: $0, project: project, types: types, actions: $1) },
    sourceLocation: sourceLocation, body)
}

/// Makes an invite screen offer members of super and broadcast channels, as the kit does.
let kitsWay = """
  viewModel: { type: SBUInviteUserViewModel, offersMembersOfSuperAndBroadcastChannels: yes }
  """

/// A screen with one user to invite and no other settings.
let plainScreen = """
  viewController: SBUInviteUserViewController
  channelURL: design-team
  users: [bob]
  """

/// Expects two texts to be equal, and prints both if they differ.
func expect(
  _ shown: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard shown != expected else { return }
  Issue.record("shown:\n\(shown)\nexpected:\n\(expected)\n", sourceLocation: sourceLocation)
}
