import Diorama
import HeadlessUIKit
import YAML

/// A section of the friend request list as YAML writes it.
struct SectionDraft: Sendable {
  var title: String?
  var start: TimeExpression?
  var end: TimeExpression?

  private static let table = RecordTable<SectionDraft>(
    "a section",
    [
      Field("title", .text, "what stands above its rows") { $0.title = $1 },
      Field("timeStart", .time, "the time of its oldest request; by default any") {
        $0.start = $1
      },
      Field("timeEnd", .time, "the time that its newest request is before; by default none") {
        $0.end = $1
      },
    ])

  static let shape = ValueShape.record(table, startingWith: SectionDraft())

  /// The section in a run; with a time window it takes what is in it, as on the kit's page.
  func makeItem(in environment: ScreenEnvironment) -> NCApplyFriendSectionItem {
    let isBounded = start != nil || end != nil
    let item = NCApplyFriendSectionItem(
      filterBlock: isBounded
        ? { item, start, end, _ in (start..<end).contains(item.application.operationTime) } : nil,
      compareBlock: nil)
    item.title = title
    item.timeStart = start?.milliseconds(in: environment) ?? 0
    item.timeEnd = max(end?.milliseconds(in: environment) ?? .max, item.timeStart)
    return item
  }

  /// The times that it takes, by a screen's clock.
  func window(_ decoding: Decoding) -> (start: Int, end: Int) {
    (
      start.flatMap { decoding.milliseconds(of: $0) } ?? (end == nil ? .min : 0),
      end.flatMap { decoding.milliseconds(of: $0) } ?? .max
    )
  }
}
