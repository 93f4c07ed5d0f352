import DioramaKit
import YAML

extension ChatUser {
  /// What a user may have in YAML.
  static let table = RecordTable<ChatUser>(
    "a user",
    [
      Field("userId", .text, required: true, "the id, unique among users") { $0.userId = $1 },
      Field("nickname", .text, "the name that is shown") { $0.nickname = $1 },
      Field("profileURL", .text, "the address of the picture") { $0.profileURL = $1 },
      Field("name", .text, "the name that Nexconn shows, if not the nickname") { $0.name = $1 },
      Field("alias", .text, "what the current user calls this person") { $0.alias = $1 },
      Field("extra", .text, "whatever an app keeps with a person") { $0.extra = $1 },
    ])
}
