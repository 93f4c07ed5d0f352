#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The keys that somebody presses at the process' terminal, each without Return.
package enum Keyboard {
  /// Waits for a key.
  ///
  /// - Returns: the character; nil at the end of input, and for Ctrl-C and Ctrl-D.
  @Sendable package static func nextKey() -> Character? {
    var before = termios()
    let isTerminal = tcgetattr(STDIN_FILENO, &before) == 0
    if isTerminal {
      // Ctrl-C is a key, too: a terminal that is left like this would show nothing of what is typed.
      var single = before
      single.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
      tcsetattr(STDIN_FILENO, TCSADRAIN, &single)
    }
    defer { if isTerminal { tcsetattr(STDIN_FILENO, TCSADRAIN, &before) } }
    guard let first = nextByte(), first != end, first != interrupt else { return nil }
    if first == escape { skipSequence() }
    var bytes = [first]
    while String(validating: bytes, as: UTF8.self) == nil, bytes.count < 4, let next = nextByte() {
      bytes.append(next)
    }
    return String(decoding: bytes, as: UTF8.self).first
  }

  private static func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    let count = withUnsafeMutableBytes(of: &byte) { OpenFile.readSome(STDIN_FILENO, $0) }
    return count == 1 ? byte : nil
  }

  /// Takes what an arrow or a function key sends behind its escape, which comes at once.
  private static func skipSequence() {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&input, 1, 5) > 0, let byte = nextByte() {
      let isOpening = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O")
      if !isOpening, (0x40...0x7E).contains(byte) { return }
    }
  }

  private static let interrupt: UInt8 = 3
  private static let end: UInt8 = 4
  private static let escape: UInt8 = 0x1B
}
