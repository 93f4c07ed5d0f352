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
    var isPending = false
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
  /// - Returns: its number, for ``endRequest(_:result:)``.
  public func beginRequest(_ text: String) -> Int {
    entries.append(Entry(text: text, isPending: true))
    return entries.count - 1
  }

  /// Notes an answer: where a frame has shown that it was waited for, it comes as news.
  ///
  /// - Parameters:
  ///   - number: what ``beginRequest(_:)`` gave back.
  ///   - result: what the answer was: `ok`.
  public func endRequest(_ number: Int, result: String) {
    guard entries.indices.contains(number), entries[number].isPending else { return }
    let text = entries[number].text
    entries[number].isPending = false
    if entries[number].isShown {
      entries.append(Entry(text: "\(text): \(result)"))
    } else {
      entries[number].text = "\(text): \(result)"
    }
  }

  /// What happened since it was asked the last time, in order; what waits for its answer says so.
  public func takeNewEntries() -> [String] {
    var news: [String] = []
    for index in entries.indices where !entries[index].isShown {
      news.append(
        entries[index].isPending ? "\(entries[index].text): waiting" : entries[index].text)
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
