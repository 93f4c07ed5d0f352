import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Synchronization

/// What recording classes of a test have heard, in order.
///
/// Screens run on the test's own thread, so a task-local log is theirs alone.
final class EventLog: Sendable {
  @TaskLocal static var current: EventLog?

  private let events = Mutex<[String]>([])

  /// Writes down an event, if anybody listens.
  static func note(_ event: String) {
    current?.events.withLock { $0.append(event) }
  }

  /// The events that `body` causes, one a line.
  static func lines(of body: () throws -> Void) rethrows -> String {
    let log = EventLog()
    try $current.withValue(log) { try body() }
    return log.events.withLock { $0.joined(separator: "\n") }
  }
}

/// Writes down that a method is called, then does what it does.
///
/// A recorder overrides a method in one line: `override func setupViews() { record { … } }`.
///
/// - Parameters:
///   - part: The part of a screen that the method belongs to, such as `header`; none for the
///     screen itself.
///   - details: What else is worth a note.
///   - end: What is worth a note when it is done; nothing is said of the end without it.
@discardableResult
func record<Result>(
  _ part: String = "", _ details: String = "", end: @autoclosure () -> String? = nil,
  method: String = #function, _ body: () -> Result
) -> Result {
  let name = [part, String(method.prefix { $0 != "(" })].filter { !$0.isEmpty }
  EventLog.note((name + (details.isEmpty ? [] : [details])).joined(separator: " "))
  let result = body()
  if let end = end() {
    EventLog.note((name + ["ends"]).joined(separator: " ") + end)
  }
  return result
}

/// Writes down another event than the method's name, then does what the method does.
@discardableResult
func record<Result>(as event: String, _ body: () -> Result) -> Result {
  EventLog.note(event)
  return body()
}

extension String {
  /// What comes after a mark; nothing without it.
  func after(_ mark: String) -> String {
    range(of: mark).map { String(self[$0.upperBound...]) } ?? ""
  }
}

/// The shorthand of the facts for what screens hear.
extension String {
  /// Loading begins or ends: `L+` or `L-`.
  static func loading(_ isLoading: Bool) -> String { isLoading ? "L+" : "L-" }

  /// An error: `E` and its code, and whether it takes the place of the list.
  static func failure(_ error: SBError?, isBlocker: Bool) -> String {
    "E \(error?.code ?? 0)\(isBlocker ? ", blocks" : "")"
  }

  /// A list that has changed: `U` and the users' ids.
  static func change(_ users: [SBUUser]?) -> String {
    "U \(users?.sbu_getUserIds().joined(separator: " ") ?? "nil")"
  }

  /// A selection that has changed: its ids by the alphabet, since a selection has no order.
  static func selection(_ users: [SBUUser]?) -> String {
    "selected: \((users?.sbu_getUserIds().sorted() ?? []).joined(separator: " "))"
  }

  /// An item of a bar: what it is to the header, and its text.
  static func item(_ name: String, _ item: UIBarButtonItem?) -> String {
    "\(name) \(item?.title ?? "nil")"
  }

  /// The view in the middle of a bar, by its text.
  static func titleView(_ view: UIView?) -> String {
    "title \((view as? SBUNavigationTitleView)?.text ?? "nil")"
  }
}

/// A recorder that can be given further pages of users in YAML, by the key `pages`.
protocol UserPageProviding: SBUBaseSelectUserViewController {
  /// What `nextUserList()` hands out, page by page; then what the kit says.
  var pages: [[SBUUser]] { get set }
}

extension UserPageProviding {
  /// The property `pages`, lists of ids.
  static var pagesProperty: Property {
    Property(
      "pages", .list(of: ValueShape<[String]>.list(of: .text)), "what nextUserList() gives"
    ) { (screen: Self, pages: [[String]]) in
      screen.pages = pages.map { $0.map { SBUUser(userId: $0, nickname: $0.capitalized) } }
    }
  }
}
