import DioramaKit

/// The additions of the chat service to screens, shared by all kits that use it.
///
/// A kit passes them on with its own additions:
///
/// ```swift
/// Kit(
///   "MyChat", keys: ChatBackend.keys, steps: ChatBackend.steps, sections: ChatBackend.sections,
///   formats: ChatBackend.formats, requests: ChatBackend.requests)
/// ```
public enum ChatBackend {
  /// The key `currentUser`.
  public static let keys: [ScreenKey] = [
    ScreenKey(
      "currentUser", .userId, order: 1, "the connected user, by the id in the fixture",
      apply: { userId, environment in environment.chatService.currentUserId = userId })
  ]

  /// The step `event`.
  public static let steps: [StepDefinition] = [
    StepDefinition(
      "event", ExternalChatEvent.shape, "simulate an action of another user in a channel",
      forms: [
        StepForm("{ userJoined: kim, channel: design-team }", "a user joins"),
        StepForm("{ userMuted: lee, channel: design-team }", "an operator mutes a user"),
        StepForm(
          "{ channelFrozen: true, channel: design-team }", "an operator freezes the channel"),
        StepForm("{ messageDeleted: 4, channel: design-team }", "a message is deleted"),
        StepForm(
          "{ reactionAdded: { messageId: 4, emoji: 👍, user: kim }, channel: design-team }",
          "a member reacts to a message"),
      ]
    ) { occurrence, stage throws(StepFailure) in
      try occurrence.happen(on: stage)
    }
  ]

  /// The lists of chat data in a fixture.
  public static let sections: [any FixtureSectionProtocol] = [ChatData.section]

  /// The file formats of a fixture of chat data, besides YAML.
  public static let formats: [FixtureFormat] = [.sqlite]

  /// The requests that `failures` accepts.
  public static let requests = RequestName.allChatRequests
}

extension ExternalChatEvent {
  /// Changes the run's data, and updates the screen.
  ///
  /// - Throws: `StepFailure` if the event cannot happen.
  package func happen(on stage: Stage) throws(StepFailure) {
    do throws(ExternalChatEvent.Failure) {
      try stage.environment.chatService.apply(self)
    } catch {
      throw .impossible(self, error, stage.environment.chatService)
    }
    try stage.runDueEvents()
  }
}
