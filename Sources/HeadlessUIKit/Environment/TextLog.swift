/// Which entries of a kit's string tables a run has read, so that a text of a screen can be led
/// back to its entry.
///
/// A kit notes each entry where it is read, with ``ScreenEnvironment/recordTextRead(_:_:)``.
public final class TextLog {
  /// The entries, each once, in the order in which they were first read.
  public private(set) var entries: [(name: String, text: String)] = []

  /// Makes an empty log.
  public init() {}

  /// Notes that an entry was read; one that is known with the same text is not noted again.
  ///
  /// - Parameters:
  ///   - name: the entry's name in Swift, such as `SBUStringSet.InviteChannel_Header_Title`.
  ///   - text: what it said.
  public func note(_ name: String, _ text: String) {
    guard !entries.contains(where: { $0.name == name && $0.text == text }) else { return }
    entries.append((name, text))
  }
}

extension ScreenEnvironment {
  /// Notes that a text is read under a name, if the run of this code keeps a log; costs nothing
  /// else.
  ///
  /// - Parameters:
  ///   - name: the entry's name in Swift, such as `SBUStringSet.InviteChannel_Header_Title`; not
  ///     made where nobody asks.
  ///   - text: what the entry says.
  /// - Returns: the text as it is.
  public static func recordTextRead(_ name: @autoclosure () -> String, _ text: String) -> String {
    if let log = current?.textLog { log.note(name(), text) }
    return text
  }
}
