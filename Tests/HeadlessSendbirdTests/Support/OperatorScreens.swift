import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Screens of channels with operators; the current user Alice is one of them.
struct OperatorScreens {
  /// Further content of `diorama.yaml` after the data and the device.
  var project = ""
  /// The test's own types.
  var types: [any Configurable.Type] = []
  /// Swift code for the step `act`.
  var actions: Screens.Actions = [:]
  /// The fixture data.
  var data = OperatorScreens.data

  /// The group channel `club` and the open channel `town-hall` have the same users. Chloe is also
  /// an operator, Dan is muted, Eve has no nickname. In `heads` and `stage` all are operators.
  static let data = """
    users:
      - { userId: alice, nickname: Alice Kim }
      - { userId: bob, nickname: Bob Stone }
      - { userId: chloe, nickname: Chloe Martin, profileURL: "https://example.com/chloe.png" }
      - { userId: dan, nickname: Dan Wu }
      - { userId: eve }
    groupChannels:
      - url: club
        members:
          - { userId: alice, isOperator: true }
          - bob
          - { userId: chloe, isOperator: true }
          - { userId: dan, isMuted: true }
          - eve
      - { url: heads, members: [{ userId: alice, isOperator: true }] }
      - { url: guests, members: [alice, bob] }
    openChannels:
      - url: town-hall
        participants: [alice, bob, chloe, dan, eve]
        operators: [alice, chloe]
        mutedParticipants: [dan]
      - { url: stage, participants: [alice, chloe], operators: [alice, chloe] }
    """

  /// Users u01, u02, ...; the first of them are operators of `crowd` and `arena`.
  static func crowd(_ count: Int, operators: Int = 1) -> String {
    let ids = (1...count).map { $0 < 10 ? "u0\($0)" : "u\($0)" }
    let users = ids.map { "  - { userId: \($0), nickname: User \($0.dropFirst()) }" }
    let members = ids.enumerated().map { index, id in
      index < operators ? "{ userId: \(id), isOperator: true }" : id
    }
    return """
      users:
      \(users.joined(separator: "\n"))
      groupChannels:
        - { url: crowd, members: [\(members.joined(separator: ", "))] }
      openChannels:
        - url: arena
          participants: [\(ids.joined(separator: ", "))]
          operators: [\(ids.prefix(operators).joined(separator: ", "))]
      """
  }

  private func screens(_ yaml: String) -> Screens {
    Screens(
      yaml: yaml, project: project, fixtures: ["team": data], types: types, actions: actions,
      defaults: """
        data: fixtures/team.yaml
        currentUser: \(data.contains("alice") ? "alice" : "u01")
        device: { width: 40 }

        """)
  }

  /// The snapshots, including their heads.
  func snapshots(_ yaml: String) throws -> [String] { try screens(yaml).snapshots() }

  /// The frames of the screens, or their errors.
  func frames(_ yaml: String) throws -> String {
    try snapshots(yaml).map(\.withoutHead).joined(separator: "\n\n")
  }

  /// The diagnostics of running the screens, line by line.
  func diagnostics(_ yaml: String) throws -> [String] {
    try screens(yaml).findings().split(separator: "\n").map(String.init)
  }

  /// The logged events, one per line, with lists of a crowd shortened to their count.
  func events(_ yaml: String) throws -> String {
    try EventLog.lines {
      for text in try snapshots(yaml) where text.contains("error:") { EventLog.note(text) }
    }
    .replacing(#/U (u\d\d ?)+/#) { "U \($0.output.0.split(separator: " ").count - 1)" }
  }

  /// Runs Swift code on a screen after all due work.
  func look<Screen: UIViewController>(
    _ yaml: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (Screen) throws -> Void
  ) throws {
    try HeadlessSendbirdTests.look(
      at: yaml,
      by: { yaml, actions in
        var council = self
        council.actions.merge(actions) { _, own in own }
        return try council.frames(yaml)
      }, sourceLocation: sourceLocation, body)
  }
}
