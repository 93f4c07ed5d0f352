import Diorama

/// What the chat service brings to screens: keys and steps, the same for every kit on top of it.
public enum ChatBackend {
  /// The keys `data`, `currentUser` and `network`.
  public static let keys: [ScreenKey] = [
    ScreenKey(
      "data", ChatData.shape, order: 0, "the fixture: a file, or a mapping",
      note: { data, decoding in decoding[fact: ChatData.self] = data },
      apply: { data, environment in environment.chatService.load(data) }),
    ScreenKey(
      "currentUser", .userId, order: 1, "who is connected: a user of the fixture",
      apply: { userId, environment in environment.chatService.currentUserId = userId }),
    ScreenKey(
      "network", NetworkChange.shape, order: 2, "how long answers take, and which fail",
      apply: { change, environment in environment.chatService.network.apply(change) }),
  ]

  /// The steps `network` and `event`.
  public static let steps: [StepDefinition] = [
    StepDefinition(
      "network", NetworkChange.shape, "change latency and failures from here on"
    ) { change, stage throws(StepFailure) in
      stage.environment.chatService.network.apply(change)
    },
    StepDefinition(
      "event", ChatOccurrence.shape, "let somebody else do something in a channel"
    ) { occurrence, stage throws(StepFailure) in
      do throws(ChatOccurrence.Obstacle) {
        try stage.environment.chatService.apply(occurrence)
      } catch {
        throw StepFailure(error, in: occurrence.channelURL)
      }
      try stage.runDueEvents()
    },
  ]
}
