#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The keys that somebody presses at the process' terminal, each without Return.
package enum Keyboard {
  /// Waits for a key.
  ///
  /// - Returns: the character; nil at the end of input, and for Ctrl-C and Ctrl-D.
  @Sendable package static func nextKey() -> Character? {
    let keys = UnbufferedTerminal(takingSignals: true)
    defer { keys?.end() }
    return readKey()
  }

  /// What was typed at a terminal that gives each key at once.
  fileprivate static func readKey() -> Character? {
    guard let first = nextByte(), first != end, first != earlyEnd, first != interrupt else {
      return nil
    }
    if first == escape { skipEscapeSequence() }
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
  private static func skipEscapeSequence() {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&input, 1, 5) > 0, let byte = nextByte() {
      let isOpening = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O")
      if !isOpening, (0x40...0x7E).contains(byte) { return }
    }
  }

  private static let interrupt: UInt8 = 3
  private static let end: UInt8 = 4
  /// What Linux makes of a Ctrl-D that was typed while the terminal still waited for whole lines.
  private static let earlyEnd: UInt8 = 0
  private static let escape: UInt8 = 0x1B
}

/// Keys that somebody may press while a command waits for something else. The terminal gives each at
/// once as long as it waits, and is as it was whenever it does not.
package struct KeyListener {
  /// Whether the terminal gives keys; it does no more after its end.
  private var isOpen = true

  /// Keys of the process' terminal.
  package init() {}

  /// What ended the waiting.
  package enum Event: Equatable {
    /// There is something to read.
    case file
    /// Somebody pressed a key.
    case key(Character)
    /// Somebody ended the command.
    case end
  }

  /// Waits for a key, for something to read, or for an end.
  ///
  /// - Parameters:
  ///   - file: what is read, as a file descriptor.
  ///   - ending: the signals that end the command.
  package mutating func wait(for file: Int32, or ending: TerminationSignals) -> Event {
    // Whoever is in the background would be stopped if it touched the terminal.
    let isForeground = tcgetpgrp(STDIN_FILENO) == getpgrp()
    let keys = isOpen && isForeground ? UnbufferedTerminal(takingSignals: false) : nil
    defer { keys?.end() }
    guard let ready = ending.wait(forAny: keys == nil ? [file] : [file, STDIN_FILENO]) else {
      return .end
    }
    if ready.contains(file) { return .file }
    if let key = Keyboard.readKey() { return .key(key) }
    isOpen = false
    return .end
  }
}

/// A terminal that gives each key at once and shows none, until somebody ends that: this process, or
/// a signal that ends the process.
private struct UnbufferedTerminal {
  private var before: termios
  private var handlers: [(number: Int32, before: sigaction)] = []

  /// What a signal's handler, which can ask nobody, puts back; written while there is no handler.
  nonisolated(unsafe) private static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// What a terminal, a shell or a system that goes down sends to end a process.
  private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Nil where the input is no terminal.
  ///
  /// - Parameter takesSignals: whether Ctrl-C is a key, and all signals that end a process put the
  ///   terminal back; else somebody waits for those, but for the one that nobody waits for.
  init?(takingSignals takesSignals: Bool) {
    before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    Self.saved.initialize(to: before)
    let numbers = takesSignals ? Self.numbers : [SIGQUIT]
    for number in numbers where !TerminationSignals.isIgnored(number) {
      var old = sigaction()
      sigaction(number, nil, &old)
      handlers.append((number, old))
      signal(number) { number in
        tcsetattr(STDIN_FILENO, TCSANOW, UnbufferedTerminal.saved)
        // It comes again when this handler is done, and ends the process as it would have.
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    // A parent may have left them waiting, and a question may wait for long.
    var waiting = sigset_t()
    sigemptyset(&waiting)
    for (number, _) in handlers { sigaddset(&waiting, number) }
    pthread_sigmask(SIG_UNBLOCK, &waiting, nil)
    // Ctrl-C is a key, too: a terminal that is left like this would show nothing of what is typed.
    var single = before
    single.c_lflag &= ~tcflag_t(takesSignals ? ICANON | ECHO | ISIG : ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &single)
  }

  /// Leaves the terminal as it was.
  func end() {
    var before = before
    tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
    for (number, old) in handlers {
      var old = old
      sigaction(number, &old, nil)
    }
  }
}
