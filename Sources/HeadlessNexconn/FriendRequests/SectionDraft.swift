import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

/// A section of the friend request list, as written in YAML.
struct SectionDraft: Sendable {
  var title: String?
  var start: TimeExpression?
  var end: TimeExpression?

  private static let table = RecordTable<SectionDraft>(
    "a section",
    [
      Field("title", .text, "the title above its rows", \.title),
      Field("timeStart", .time, "the earliest time of its requests; by default any", \.start),
      Field("timeEnd", .time, "the time before which its requests are; by default any", \.end),
    ])

  static let shape = ValueShape.record(table, startingWith: SectionDraft())

  /// Creates the section for a run; if it has a time window, it includes the requests in it, as on
  /// the kit's page.
  func makeItem(in environment: ScreenEnvironment) -> NCApplyFriendSectionItem {
    let isBounded = start != nil || end != nil
    let item = NCApplyFriendSectionItem(
      filterBlock: isBounded
        ? { row, start, end, _ in
          guard let row = row as? NCApplyFriendCellViewModel else { return false }
          return (start..<end).contains(Int(row.application.operationTime))
        } : nil,
      compare: nil)
    item.title = title ?? ""
    item.timeStart = start?.milliseconds(in: environment) ?? 0
    item.timeEnd = max(end?.milliseconds(in: environment) ?? .max, item.timeStart)
    return item
  }

  /// Returns the section's time window, by a screen's clock.
  func window(_ decoding: Decoding) -> (start: Int, end: Int) {
    (
      start.flatMap { decoding.milliseconds(of: $0) } ?? (end == nil ? .min : 0),
      end.flatMap { decoding.milliseconds(of: $0) } ?? .max
    )
  }
}

/// Checks the sections of a friend request list together: windows that end before they begin,
/// windows that overlap, and requests of the fixture that no section includes.
struct SectionCheck {
  /// A section with its time window.
  struct Window {
    let node: Node
    let name: String
    let start: Int
    let end: Int

    func overlaps(_ other: Window) -> Bool { max(start, other.start) < min(end, other.end) }
  }

  /// The types and statuses that filter requests in YAML; nil for all.
  private let types: [ChatFriendApplication.Kind]?
  private let statuses: [ChatFriendApplication.Status]?
  private let items: Node
  private var windows: [Window] = []

  /// The maximum number of requests that are checked.
  private static let maxRequests = 10_000

  /// Creates a check from the settings of a view model; nil if they have no sections.
  init?(_ settings: [Setting], _ decoding: Decoding) {
    func node(_ name: String) -> Node? {
      settings.last { $0.name.description == name }?.origin.node
    }
    guard let items = node("items") else { return nil }
    // The values have been decoded before, so errors are not reported here again.
    var quiet = decoding
    self.items = items
    types = node("types").flatMap {
      ValueShape.list(of: ChatFriendApplication.Kind.shape).decode($0, &quiet)
    }
    statuses = node("status").flatMap {
      ValueShape.list(of: ChatFriendApplication.Status.shape).decode($0, &quiet)
    }
    for (number, node) in items.items.enumerated() {
      guard let draft = SectionDraft.shape.decode(node, &quiet) else { continue }
      let (start, end) = draft.window(decoding)
      let name = draft.title.map { "'\($0)'" } ?? "number \(number + 1)"
      windows.append(Window(node: node, name: name, start: start, end: end))
    }
  }

  /// Reports the problems.
  func report(_ decoding: inout Decoding) {
    var isInOrder = true
    for window in windows where window.start >= window.end {
      isInOrder = false
      decoding.diagnostics.append(.emptySection(window))
    }
    guard isInOrder else { return }
    for (number, window) in windows.enumerated() {
      guard let earlier = windows[..<number].first(where: window.overlaps) else { continue }
      decoding.diagnostics.append(.overlap(of: earlier, and: window))
    }
    reportHidden(&decoding)
  }

  private func reportHidden(_ decoding: inout Decoding) {
    guard !windows.isEmpty, decoding.fixtureResult != nil, let data = decoding.chatData
    else { return }
    let now = decoding.milliseconds(of: TimeExpression(base: .now)) ?? 0
    let requests = data.friendApplications(most: Self.maxRequests, now: now) {
      decoding.milliseconds(of: $0)
    }
    let hidden = requests.filter { request in
      isWanted(request)
        && !windows.contains { $0.start <= request.operationTime && request.operationTime < $0.end }
    }
    if !hidden.isEmpty { decoding.diagnostics.append(.hiddenRequests(hidden, in: items)) }
  }

  private func isWanted(_ request: ChatFriendApplication) -> Bool {
    func fits<Word: Equatable>(_ word: Word, _ words: [Word]?) -> Bool {
      guard let words, !words.isEmpty else { return true }
      return words.contains(word)
    }
    return fits(request.type, types) && fits(request.status, statuses)
  }
}
