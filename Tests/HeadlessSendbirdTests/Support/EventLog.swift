import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Synchronization

/// The events that the recording classes of a test have logged, in order.
///
/// Screens run on the thread of their test, so each test has its own task-local log.
final class EventLog: Sendable {
  @TaskLocal static var current: EventLog?

  private let events = Mutex<[String]>([])

  /// Logs an event if a log is active.
  static func note(_ event: String) {
    current?.events.withLock { $0.append(event) }
  }

  /// The events that `body` causes, one per line.
  static func lines(of body: () throws -> Void) rethrows -> String {
    let log = EventLog()
    try $current.withValue(log) { try body() }
    return log.events.withLock { $0.joined(separator: "\n") }
  }
}

/// Logs the call of a method, then runs its body.
///
/// A recorder overrides a method in one line: `override func setupViews() { record { … } }`.
///
/// - Parameters:
///   - part: The part of a screen that the method belongs to, such as `header`; empty for the
///     screen itself.
///   - details: Further text to log.
///   - end: Text to log when the body ends; if nil, the end is not logged.
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

/// Logs a custom event instead of the method's name, then runs its body.
@discardableResult
func record<Result>(as event: String, _ body: () -> Result) -> Result {
  EventLog.note(event)
  return body()
}

extension String {
  /// The text after a mark; empty if the mark is missing.
  func after(_ mark: String) -> String {
    range(of: mark).map { String(self[$0.upperBound...]) } ?? ""
  }
}

/// The shorthand of the facts for events of screens.
extension String {
  /// Loading begins or ends: `L+` or `L-`.
  static func loading(_ isLoading: Bool) -> String { isLoading ? "L+" : "L-" }

  /// An error: `E`, its code, and whether it replaces the list.
  static func failure(_ error: SBError?, isBlocker: Bool) -> String {
    "E \(error?.code ?? 0)\(isBlocker ? ", blocks" : "")"
  }

  /// A list that has changed: `U` and the users' ids.
  static func change(_ users: [SBUUser]?) -> String {
    "U \(users?.sbu_getUserIds().joined(separator: " ") ?? "nil")"
  }

  /// A selection that has changed: its ids in alphabetical order, as a selection has no order.
  static func selection(_ users: [SBUUser]?) -> String {
    "selected: \((users?.sbu_getUserIds().sorted() ?? []).joined(separator: " "))"
  }

  /// An item of a bar: its role in the header and its text.
  static func item(_ name: String, _ item: UIBarButtonItem?) -> String {
    "\(name) \(item?.title ?? "nil")"
  }

  /// The title view of a bar by its text.
  static func titleView(_ view: UIView?) -> String {
    "title \((view as? SBUNavigationTitleView)?.text ?? "nil")"
  }
}

/// A recorder that can be given further pages of users in YAML, by the key `pages`.
protocol UserPageProviding: SBUBaseSelectUserViewController {
  /// The pages that `nextUserList()` returns; after them it returns the kit's value.
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
