import Diorama
import DioramaKit
import Foundation
import HeadlessUIKit
import YAML

@testable import HeadlessNexconn

/// A temporary project with one screen, by default the friend request list.
struct TestScreen {
  /// The text of the screen's file after `defaults`.
  var yaml: String
  /// The types that the test registers.
  var types: [any Configurable.Type] = []
  /// The contents of additional files by name.
  var files: [String: String] = [:]
  /// The actions of the step `act` by name.
  var actions: [String: @Sendable (UIViewController) -> Void] = [:]

  /// The lines before `yaml`: the view controller, the device, and noon on 10 March 2026.
  var defaults = """
    viewController: NCApplyFriendListViewController
    device: { width: 44 }
    now: 2026-03-10T12:00:00Z

    """

  /// The number of lines before `yaml`.
  static let linesBefore = 3

  /// Five requests: one of each status, and one that the current user has sent.
  static let five = """
    data:
      friendApplications:
        - { userId: kim, name: Kim, operationTime: 2026-03-10T09:00:00Z, extra: Hi! }
        - { userId: lee, name: Lee, type: sent, operationTime: 2026-03-09T09:00:00Z }
        - userId: max
          name: Max
          status: accepted
          operationTime: 2026-03-08T09:00:00Z
          avatarUrl: "https://example.com/max.png"
        - { userId: ned, name: Ned, status: refused, operationTime: 2026-03-07T09:00:00Z }
        - { userId: old, name: Old, operationTime: 2026-03-01T09:00:00Z }

    """

  /// The screen's frames without the header of the snapshot, or its problems.
  func frames() throws -> String {
    try inFolder { suite in
      var problems = suite.diagnostics
      let outcomes = suite.outcomes()
      for outcome in outcomes { problems.append(contentsOf: outcome.diagnostics) }
      if problems.hasErrors { return formatted(problems) }
      return outcomes.map { String(decoding: $0.snapshot ?? [], as: UTF8.self).withoutHead }
        .joined(separator: "\n\n")
    }
  }

  /// The lines before the first frame, which show the resolved types.
  func head() throws -> String {
    try inFolder { suite in
      let text = suite.outcomes().map { String(decoding: $0.snapshot ?? [], as: UTF8.self) }
        .joined()
      return text.range(of: "\n\n").map { String(text[..<$0.lowerBound]) } ?? text
    }
  }

  /// All diagnostics of the project, one per line.
  func problems() throws -> String {
    try inFolder { suite in
      var problems = suite.diagnostics
      for (_, found) in suite.plans() { problems.append(contentsOf: found) }
      return formatted(problems)
    }
  }

  private func formatted(_ problems: Diagnostics) -> String {
    problems.sorted.map { problem in
      let place = problem.place
      var line =
        "\(place.start.line - Int32(Self.linesBefore)):\(place.start.column) "
        + "\(problem.severity.rawValue) \(problem.code.rawValue): \(problem.message)"
      if let help = problem.help { line += " (\(help.text))" }
      for note in problem.notes {
        line += " <- \(note.place.start.line - Int32(Self.linesBefore)):\(note.place.start.column)"
      }
      return line
    }.joined(separator: "\n")
  }

  /// Passes the loaded project to `body`, then deletes its folder.
  func inFolder<Result>(_ body: (ScreenSuite) throws -> Result) throws -> Result {
    let folder = try Folder()
    for (name, text) in files { try folder.write(text, to: name) }
    try folder.write("\(defaults)\(yaml)\n", to: "screen.yaml")
    var registry = try Registry(.nexconn, Kit("Tests", steps: [step]))
    for type in types { try registry.register(type) }
    return try body(ScreenSuite(try Project(at: folder.path), registry: registry, jobs: 1))
  }

  private var step: StepDefinition {
    let actions = actions
    return StepDefinition("act", .text, "run Swift code of the test") {
      name, stage throws(StepFailure) in
      guard let act = actions[name], let screen = stage.screen else {
        throw StepFailure("nothing can do '\(name)' here")
      }
      act(screen)
      try stage.runDueEvents()
    }
  }
}

extension String {
  /// The snapshot from its first frame on.
  fileprivate var withoutHead: String {
    guard let gap = range(of: "\n\n") else { return self }
    // Drop the lines that name the class of a screen that was opened; tests check the frames.
    let lines = String(self[gap.upperBound...]).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { $0.wholeMatch(of: #/── [A-Z][\w.]*(?:…| ─*)?/#) == nil }.joined(
      separator: "\n"
    )
    .trimmingCharacters(in: .newlines)
  }
}

// MARK: Screens that show profiles

/// A screen that shows profiles to the user `me`, on Thursday 17 September 2026 at 8:00.
func profileScreen(
  _ viewController: String, _ yaml: String, to me: String = "ann",
  types: [any Configurable.Type] = []
) -> TestScreen {
  TestScreen(
    yaml: yaml, types: types,
    defaults: "viewController: \(viewController)\ncurrentUser: \(me)\nnow: 2026-09-17T08:00:00Z\n")
}

/// A fixture with some users and one group, followed by `more`.
func people(_ more: String = "") -> String {
  """
  device: { width: 40 }
  data:
    users:
      - { userId: ann, name: Ann, profileURL: "https://example.com/ann.png" }
      - { userId: bea, name: Beatriz, alias: Bea, profileURL: "https://example.com/bea.png" }
      - { userId: cem, name: Cem }
      - { userId: dai, name: 大 }
    groups:
      - groupId: boats
        groupName: Boats
        members:
          - { userId: ann, role: owner }
          - { userId: bea, nickname: Skipper }
          - { userId: cem, nickname: Mate }
          - dai
  \(more)

  """
}

/// The lines between the borders of frames, without borders and trailing spaces.
func rows(_ frames: String) -> [String] {
  frames.split(separator: "\n").filter { $0.hasPrefix("│") }.map { line in
    var text = line.dropFirst(2).dropLast()
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// The rows below the navigation bar of a screen with one frame.
func content(_ frames: String) -> [String] { Array(rows(frames).dropFirst()) }

/// The rows of each labeled frame without the navigation bar, joined by ` | `.
func frames(_ text: String) -> [String] {
  "\n\(text)".components(separatedBy: "\n── ").dropFirst().map { frame in
    content(frame).joined(separator: " | ")
  }
}
