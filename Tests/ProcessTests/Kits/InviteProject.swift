import CommandTestSupport
import Diorama
import DioramaKit
import Foundation
import HeadlessSendbird
import HeadlessUIKit
import Testing
import YAML

/// A project with one invite screen, for tests in a process whose app has set up Sendbird's kit.
struct InviteProject {
  /// The keys of a plain screen with one user to invite.
  static let plainScreen = """
    viewController: SBUInviteUserViewController
    channelURL: design-team
    users: [bob]
    """

  /// The text of the screen file.
  var yaml = InviteProject.plainScreen
  /// The lines of `diorama.yaml` besides the team and the device.
  var project = ""
  /// The test's own types.
  var types: [any Configurable.Type] = []

  private static let team = """
    currentUser: alice
    device: { width: 36 }
    data:
      users: [{ userId: alice, nickname: Alice Kim }, { userId: bob, nickname: Bob Stone }]
      groupChannels: [{ url: design-team, name: Design team, members: [alice] }]

    """

  /// The snapshots of the screen and of its variants.
  ///
  /// - Parameter look: the code that the step `look` runs with the screen.
  /// - Throws: an error if the project or a run has errors.
  func snapshots(
    look: @escaping @Sendable (SBUInviteUserViewController) throws -> Void = { _ in }
  ) throws -> [String] {
    try inFolder(look) { suite in
      let outcomes = suite.outcomes()
      var problems = suite.diagnostics
      for outcome in outcomes { problems.append(contentsOf: outcome.diagnostics) }
      try #require(!problems.hasErrors, "\(problems.sorted.map(\.message))")
      return outcomes.map { String(decoding: $0.snapshot ?? [], as: UTF8.self) }
    }
  }

  /// The row of the bar in the first frame of each snapshot.
  func bars() throws -> [String] {
    try snapshots().map { text in
      let frame = text[(text.range(of: "\n\n")?.upperBound ?? text.startIndex)...]
      let lines = frame.split(separator: "\n")
      return lines.count > 1 ? String(lines[1]) : text
    }
  }

  /// Passes the screen to `body` after all due events have run.
  func inspect(_ body: @escaping @Sendable (SBUInviteUserViewController) throws -> Void) throws {
    var project = self
    project.yaml += "\nsteps: [{ look: at the screen }]"
    _ = try project.snapshots(look: body)
  }

  /// The layers that choose each part of the screen, the weakest first, such as
  /// `headerComponent: kit default < project`.
  func partOrigins() throws -> [String] {
    try inFolder({ _ in }) { suite in
      let plan = try #require(suite.plans().first?.plan)
      return suite.partOrigins(of: plan).map { part in
        let layers = part.origin.overridden.map(\.layer.name) + [part.origin.layer.name]
        return "\(part.name): \(layers.joined(separator: " < "))"
      }
    }
  }

  private func inFolder<Result>(
    _ look: @escaping @Sendable (SBUInviteUserViewController) throws -> Void,
    _ body: (ScreenSuite) throws -> Result
  ) throws -> Result {
    let folder = try Workspace([
      "screen.yaml": yaml, "diorama.yaml": "\(Self.team)\(project)\n",
    ])
    let step = StepDefinition("look", .text, "look at it") { _, stage throws(StepFailure) in
      guard let screen = stage.screen as? SBUInviteUserViewController else {
        throw StepFailure("no invite screen is shown")
      }
      do { try look(screen) } catch { throw StepFailure("\(error)") }
      try stage.runDueEvents()
    }
    var registry = try Registry(.sendbird, Kit("Tests", steps: [step]))
    for type in types { try registry.register(type) }
    let suite = ScreenSuite(try Project(at: folder.root), registry: registry)
    return try withExtendedLifetime(folder) { try body(suite) }
  }
}
