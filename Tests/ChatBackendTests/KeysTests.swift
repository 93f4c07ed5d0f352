import DioramaKit
import HeadlessUIKit
import Testing
import YAML

@testable import ChatBackend

/// The keys and steps that every kit on top of the service has.
@Suite("Keys of a screen") struct KeysTests {
  private func registry() throws -> Registry {
    try Registry(
      Kit(
        "Chat", keys: ChatBackend.keys, steps: ChatBackend.steps, sections: ChatBackend.sections,
        formats: ChatBackend.formats, requests: ChatBackend.requests))
  }

  /// Reads the keys of a screen in their order and applies them.
  private func run(_ yaml: String) throws -> (ChatService, ScreenEnvironment, [String]) {
    var decoding = Decoding(files: SourceFiles(root: "/nowhere"))
    let source = Source(path: "/nowhere/screen.yaml", bytes: Array(yaml.utf8))
    let document = try #require(
      YAMLReader().documents(of: source, reporting: &decoding.diagnostics).first)
    let environment = ScreenEnvironment()
    for key in try registry().keys {
      guard let node = document.root[key.name] else { continue }
      key.read(node, &decoding)?(environment)
    }
    return (
      environment.chatService, environment, decoding.diagnostics.sorted.map(\.inOneLine)
    )
  }

  @Test func screen_keys_configure_the_service() throws {
    let (service, environment, problems) = try run(
      """
      network: { latency: 5ms, failures: [{ request: freeze }] }
      currentUser: alice
      data: { users: [{ userId: alice, nickname: Alice }] }
      """)
    #expect(problems == [])
    #expect(service === environment.chatService)
    #expect(service.currentUserId == "alice")
    #expect(service.user("alice")?.nickname == "Alice")
    #expect(service.network == NetworkConditions(latency: 5, failures: [.init(.freeze)]))
  }

  @Test func an_unknown_current_user_is_reported() throws {
    let (service, _, problems) = try run(
      "currentUser: alise\ndata: { users: [{ userId: alice }] }")
    #expect(
      problems == ["1:14 unknown-reference: unknown user 'alise' (did you mean 'alice'?)"])
    #expect(service.currentUserId == nil)
  }

  @Test func the_steps_are_network_and_event() throws {
    #expect(try registry().steps.map(\.name.description) == ["network", "event"])
  }
}
