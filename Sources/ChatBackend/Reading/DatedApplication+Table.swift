import DioramaKit
import YAML

extension DatedApplication {
  /// What a friend application may have in YAML.
  static let table = RecordTable<DatedApplication>(
    "a friend application",
    [
      Field("userId", .text, required: true, "the other person's id") {
        $0.application.userId = $1
      },
      Field("name", .text, "the other person's name") { $0.application.name = $1 },
      Field("avatarUrl", .text, "the address of the other person's picture") {
        $0.application.avatarUrl = $1
      },
      Field("type", ValueShape<ChatFriendApplication.Kind>.choice, "who sent it") {
        $0.application.type = $1
      },
      Field("status", ValueShape<ChatFriendApplication.Status>.choice, "what became of it") {
        $0.application.status = $1
      },
      Field("operationTime", time, "when it was sent or last changed; by default now") {
        $0.time = $1
      },
      Field("extra", .text, "the words that came with it") { $0.application.extra = $1 },
    ])

  private static let farthest = 1 << 53

  /// A moment near enough to count from it without leaving the range of numbers.
  private static var time: ValueShape<TimeExpression> {
    ValueShape<TimeExpression>.time.map { (-farthest...farthest).contains($0.offset) ? $0 : nil }
  }

  /// A request of which nothing is known.
  static var blank: DatedApplication {
    DatedApplication(
      application: ChatFriendApplication(userId: ""), time: TimeExpression(base: .now, offset: 0))
  }
}
