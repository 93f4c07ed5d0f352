import DioramaKit
import HeadlessUIKit

/// What a run changed in conversations; the fixture stays as it is.
final class ConversationChanges {
  /// The load of the service's data that the changes belong to.
  let loadCount: Int
  var conversations: [ConversationKey: ChatConversation] = [:]
  /// Conversations that the fixture has not, in the order in which they came.
  var added: [ConversationKey] = []
  var removed: Set<ConversationKey> = []
  /// Messages that were written in this run, by conversation.
  var messages: [ConversationKey: [ChatMessage]] = [:]
  /// Groups that are no more, or that the current user is no longer in.
  var leftGroups: Set<String> = []

  init(loadCount: Int) { self.loadCount = loadCount }

  /// Keeps the changes of a run.
  enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> ConversationChanges {
      ConversationChanges(loadCount: environment.chatService.loadCount)
    }
  }
}

/// Something that happened in a conversation, as whoever looks at it is told.
public enum ConversationEvent: Sendable {
  /// Somebody else wrote.
  case received(ChatMessage, in: ConversationKey)
  /// A pin was set or taken away, or noise switched off or on.
  case changed(ConversationKey)
  /// The group is no more, or the current user is no longer in it.
  case left(groupId: String)
}

/// Who hears of a run's conversations.
final class ConversationObservers {
  private(set) var entries: [(number: Int, body: (ConversationEvent) -> Void)] = []
  private var numbers = 0

  func add(_ body: @escaping (ConversationEvent) -> Void) -> Int {
    numbers += 1
    entries.append((numbers, body))
    return numbers
  }

  func remove(_ number: Int) { entries.removeAll { $0.number == number } }

  enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> ConversationObservers {
      ConversationObservers()
    }
  }
}
