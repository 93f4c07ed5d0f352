import Glibc

/// Reads single keys from the terminal of the process, without Return.
package enum Keyboard {
  /// Waits for a key.
  ///
  /// - Returns: the character; nil at the end of input, and for Ctrl-C and Ctrl-D.
  @Sendable package static func nextKey() -> Character? {
    let keys = UnbufferedTerminal(takingSignals: true)
    defer { keys?.end() }
    return readKey()
  }

  /// Reads a key from a terminal that delivers each key at once.
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

  /// Skips the rest of an escape sequence of an arrow or function key, which arrives at once.
  private static func skipEscapeSequence() {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&input, 1, 5) > 0, let byte = nextByte() {
      let isOpening = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O")
      if !isOpening, (0x40...0x7E).contains(byte) { return }
    }
  }

  private static let interrupt: UInt8 = 3
  private static let end: UInt8 = 4
  /// The byte that Linux delivers for a Ctrl-D typed while the terminal was still line-buffered.
  private static let earlyEnd: UInt8 = 0
  private static let escape: UInt8 = 0x1B
}

/// Listens for keys while a command waits for something else. During a wait the terminal delivers
/// each key at once; after it the terminal has its previous mode.
package struct KeyListener {
  /// Whether the terminal still delivers keys; false after the end of input.
  private var isOpen = true

  /// Creates a listener for the terminal of the process.
  package init() {}

  /// The event that ended a wait.
  package enum Event: Equatable {
    /// The file can be read.
    case file
    /// The user pressed a key.
    case key(Character)
    /// The user or a signal ended the command.
    case end
  }

  /// Waits for a key, for input from a file, or for the end of the command.
  package mutating func wait(for file: Int32, or ending: TerminationSignals) -> Event {
    while true {
      // A background process would be stopped if it used the terminal.
      let isForeground = tcgetpgrp(STDIN_FILENO) == getpgrp()
      let keys = isOpen && isForeground ? UnbufferedTerminal(takingSignals: false) : nil
      defer { keys?.end() }
      guard let ready = ending.wait(forAny: keys == nil ? [file] : [file, STDIN_FILENO]) else {
        return .end
      }
      if ready.contains(file) { return .file }
      // After a stop, the shell has set its own mode, or this process is in the background.
      if ready.isEmpty { continue }
      if let key = Keyboard.readKey() { return .key(key) }
      isOpen = false
      return .end
    }
  }
}

/// A terminal that delivers each key at once and shows none, until this process, or a signal that
/// ends it, restores the mode.
private struct UnbufferedTerminal {
  private var before: termios
  private var handlers: [(number: Int32, before: sigaction)] = []

  /// The mode that a signal handler, which has no context, restores; written while no handler is
  /// installed.
  nonisolated(unsafe) private static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// The signals with which a terminal, a shell or a shutdown ends a process.
  private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Changes the mode of the terminal; nil if the input is not a terminal.
  ///
  /// - Parameter takesSignals: whether Ctrl-C is a key, and all signals that end a process restore
  ///   the terminal. If false, the caller waits for these signals, except for SIGQUIT, which
  ///   restores it.
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
        // The signal is delivered again after this handler, and then ends the process as usual.
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    // The parent process may have blocked these signals, and a prompt may wait for long.
    var waiting = sigset_t()
    sigemptyset(&waiting)
    for (number, _) in handlers { sigaddset(&waiting, number) }
    pthread_sigmask(SIG_UNBLOCK, &waiting, nil)
    // Ctrl-C can be a key, too: a terminal that stays in this mode would not show what is typed.
    var single = before
    single.c_lflag &= ~tcflag_t(takesSignals ? ICANON | ECHO | ISIG : ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &single)
  }

  /// Restores the previous mode of the terminal.
  func end() {
    var before = before
    // A background process would be stopped here; its shell has restored the mode.
    let foreground = tcgetpgrp(STDIN_FILENO)
    if foreground < 0 || foreground == getpgrp() { tcsetattr(STDIN_FILENO, TCSADRAIN, &before) }
    for (number, old) in handlers {
      var old = old
      sigaction(number, &old, nil)
    }
  }
}
