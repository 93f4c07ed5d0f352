import Diorama
import DioramaKit
import Testing
import YAML

/// The step `send` on Sendbird's screens.
@Suite("Send step") struct SendStepTests {
  private let screen = """
    viewController: SBUGroupChannelViewController
    channelURL: design-team

    """

  private func problems(_ yaml: String) throws -> [String] {
    let screens = Screens(yaml: yaml, project: "", fixtures: ["team": moderatedCommunity])
    return try screens.inFolder { suite in
      suite.outcomes().flatMap { $0.diagnostics.sorted.map(\.message) }
    }
  }

  @Test func a_text_is_not_sent_while_a_message_is_edited() throws {
    let steps = "steps: [{ send: Hi }, { longPress: Hi }, { tap: Edit }, { send: More }]"
    let found = try problems(screen + steps)
    #expect(found.count == 1 && found[0].contains("a message is being edited"), "\(found)")
  }

  @Test func an_empty_text_is_not_sent() throws {
    let found = try problems(screen + "steps: [{ send: '  ' }]")
    #expect(found.count == 1 && found[0].contains("an empty text cannot be sent"), "\(found)")
  }
}
