/// The log of a run: requests to its service and their results, screens that opened and closed, and
/// errors. A snapshot shows it in the block `log`.
///
/// A kit logs what is otherwise invisible with ``ScreenEnvironment/log(_:)``; requests and screens
/// log themselves.
public final class RunLog {
  /// A request or an event.
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

  /// Adds an event.
  ///
  /// - Parameter text: what happened, in one line: `opened SBUUserListViewController`.
  public func note(_ text: String) { entries.append(Entry(text: text)) }

  /// Adds a request whose answer is still to come.
  ///
  /// - Parameter text: the request: `loadUsers limit 20`.
  /// - Returns: its number, for ``endRequest(_:result:)``.
  public func beginRequest(_ text: String) -> Int {
    entries.append(Entry(text: text, isPending: true))
    return entries.count - 1
  }

  /// Adds the answer of a request; if a frame has shown the request as waiting, it is a new entry.
  ///
  /// - Parameters:
  ///   - number: the number that ``beginRequest(_:)`` returned.
  ///   - result: the answer: `ok`.
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

  /// Returns the entries since the last call, in order; a request without an answer ends in
  /// `waiting`.
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
  /// Logs an event in the current run, if the run keeps a log; otherwise it costs nothing.
  ///
  /// ```swift
  /// ScreenEnvironment.log("didReceiveError \(error.code) \(error.message)")
  /// ```
  ///
  /// - Parameter text: what happened, in one line; evaluated only if there is a log.
  public static func log(_ text: @autoclosure () -> String) {
    if let log = current?.runLog { log.note(text()) }
  }
}
