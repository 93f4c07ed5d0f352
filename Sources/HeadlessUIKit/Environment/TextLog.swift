/// Which entries of a kit's string tables a run has read, so that a text of a screen can be led
/// back to its entry.
public final class TextLog {
  /// The entries, each once, in the order in which they were first read.
  public private(set) var entries: [(name: String, text: String)] = []

  /// An empty log.
  public init() {}

  /// Notes that an entry was read.
  public func note(_ name: String, _ text: String) {
    guard !entries.contains(where: { $0.name == name && $0.text == text }) else { return }
    entries.append((name, text))
  }
}

extension ScreenEnvironment {
  /// The text, after noting that it was read under a name such as
  /// `SBUStringSet.InviteChannel_Header_Title`; costs nothing where nobody asks.
  public static func noting(_ name: @autoclosure () -> String, _ text: String) -> String {
    if let log = current?.textLog { log.note(name(), text) }
    return text
  }
}
