/// The string table entries that a run has read, to trace a text of a screen back to its entry.
///
/// A kit records each entry when it reads it, with ``ScreenEnvironment/recordTextRead(_:_:)``.
public final class TextLog {
  /// The entries, each once, in the order in which they were first read.
  public private(set) var entries: [(name: String, text: String)] = []

  /// Makes an empty log.
  public init() {}

  /// Records that an entry was read; an entry with the same text is recorded only once.
  ///
  /// - Parameters:
  ///   - name: the entry's name in Swift, such as `SBUStringSet.InviteChannel_Header_Title`.
  ///   - text: the entry's text.
  public func note(_ name: String, _ text: String) {
    guard !entries.contains(where: { $0.name == name && $0.text == text }) else { return }
    entries.append((name, text))
  }
}

extension ScreenEnvironment {
  /// Records that a text was read under a name, if the current run keeps a log; otherwise it costs
  /// nothing.
  ///
  /// - Parameters:
  ///   - name: the entry's name in Swift, such as `SBUStringSet.InviteChannel_Header_Title`;
  ///     evaluated only if there is a log.
  ///   - text: the entry's text.
  /// - Returns: the text, unchanged.
  public static func recordTextRead(_ name: @autoclosure () -> String, _ text: String) -> String {
    if let log = current?.textLog { log.note(name(), text) }
    return text
  }
}
