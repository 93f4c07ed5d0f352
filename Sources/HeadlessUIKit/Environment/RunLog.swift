/// What a run's code asked of its service and was told, which screens came and went, and which
/// errors reached it: what a snapshot's block `log` says.
///
/// A kit notes what nobody sees else, with ``ScreenEnvironment/log(_:)``; requests and screens note
/// themselves.
public final class RunLog {
  /// A request, or something that happened.
  private struct Entry {
    var text: String
    /// Whether it still waits for an answer.
    var waits = false
    /// Whether a frame has shown it.
    var isShown = false
  }

  private var entries: [Entry] = []

  /// Makes an empty log.
  public init() {}

  /// Notes that something happened.
  ///
  /// - Parameter text: what happened, in one line: `opened SBUUserListViewController`.
  public func note(_ text: String) { entries.append(Entry(text: text)) }

  /// Notes that something was asked for whose answer is still to come.
  ///
  /// - Parameter text: what was asked for: `loadUsers limit 20`.
  /// - Returns: its number, for ``answer(_:_:)``.
  public func ask(_ text: String) -> Int {
    entries.append(Entry(text: text, waits: true))
    return entries.count - 1
  }

  /// Notes an answer: where a frame has shown that it was waited for, it comes as news.
  ///
  /// - Parameters:
  ///   - number: what ``ask(_:)`` gave back.
  ///   - result: what the answer was: `ok`.
  public func answer(_ number: Int, _ result: String) {
    guard entries.indices.contains(number), entries[number].waits else { return }
    let text = entries[number].text
    entries[number].waits = false
    if entries[number].isShown {
      entries.append(Entry(text: "\(text): \(result)"))
    } else {
      entries[number].text = "\(text): \(result)"
    }
  }

  /// What happened since it was asked the last time, in order; what waits for its answer says so.
  public func takeNews() -> [String] {
    var news: [String] = []
    for index in entries.indices where !entries[index].isShown {
      news.append(entries[index].waits ? "\(entries[index].text): waiting" : entries[index].text)
      entries[index].isShown = true
    }
    return news
  }
}

extension ScreenEnvironment {
  /// Notes what happens in the run of this code, if somebody wants to know; costs nothing else.
  ///
  /// ```swift
  /// ScreenEnvironment.log("didReceiveError \(error.code) \(error.message)")
  /// ```
  ///
  /// - Parameter text: what happened, in one line; not made where nobody asks.
  public static func log(_ text: @autoclosure () -> String) {
    if let log = current?.runLog { log.note(text()) }
  }
}
