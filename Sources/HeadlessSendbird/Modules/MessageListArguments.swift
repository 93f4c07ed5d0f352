import ChatBackend
import DioramaKit
import YAML

extension Field where Target == ScreenArguments {
  /// The time around which a channel's messages start.
  static var startingPoint: Field {
    Field("startingPoint", .time, "the time around which the first messages are loaded") {
      $0.startingPoint = $1
    }
  }

  /// The parameters of a channel's messages.
  static var messageListParams: Field {
    Field(
      "messageListParams",
      .record(MessageListArguments.table, startingWith: MessageListArguments()),
      "the parameters of the messages, instead of the kit's"
    ) { $0.messageListParams = $1 }
  }
}

/// The parameters of a channel's messages, from YAML.
struct MessageListArguments: Sendable {
  var previous = 30
  var next = 30
  var filter = MessageTypeFilter.all

  /// The parameters.
  var params: MessageListParams {
    let params = MessageListParams()
    (params.previousResultSize, params.nextResultSize) = (previous, next)
    params.messageTypeFilter = filter
    return params
  }

  static let table = RecordTable<MessageListArguments>(
    "the parameters of the messages",
    [
      Field("previousResultSize", .integer(in: 1...200), "how many older messages a page has") {
        $0.previous = $1
      },
      Field("nextResultSize", .integer(in: 1...200), "how many newer messages a page has") {
        $0.next = $1
      },
      Field("messageTypeFilter", MessageTypeKeyword.shape, "the kind of messages that are loaded") {
        $0.filter = $1.filter
      },
    ])
}

/// The kinds of messages that a channel's screen can load.
enum MessageTypeKeyword: String, CaseIterable, Sendable {
  case all, user, file, admin

  var filter: MessageTypeFilter {
    switch self {
    case .all: .all
    case .user: .user
    case .file: .file
    case .admin: .admin
    }
  }

  static let shape = ValueShape<MessageTypeKeyword>.choice(of: "MessageTypeFilter")
}
