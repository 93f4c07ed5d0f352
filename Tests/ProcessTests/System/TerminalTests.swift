import CommandTestSupport
import DioramaSystem
import Foundation
import Testing

/// Keys and signals, in child processes whose input the tests control.
@Suite("Keys and signals") struct TerminalTests {
  @Test func keys_are_read_one_by_one_and_an_arrow_is_one_key() async {
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      dup2(ends[0], STDIN_FILENO)
      let typed = Array("aü\u{1B}[A本\u{1B}[1;5C\u{1B}OP \n".utf8)
      write(ends[1], typed, typed.count)
      let keys: [Character?] = ["a", "ü", "\u{1B}", "本", "\u{1B}", "\u{1B}", " ", "\n"]
      for key in keys { #expect(Keyboard.nextKey() == key) }
      for ending: UInt8 in [3, 4] {
        write(ends[1], [ending], 1)
        #expect(Keyboard.nextKey() == nil)
      }
      close(ends[1])
      #expect(Keyboard.nextKey() == nil)
    }
  }

  @Test func a_key_is_read_without_Return_and_the_terminal_is_restored() async {
    await #expect(processExitsWith: .success) {
      var (front, back): (Int32, Int32) = (0, 0)
      try #require(openpty(&front, &back, nil, nil, nil) == 0)
      try #require(dup2(back, STDIN_FILENO) == STDIN_FILENO)
      let typing = front
      #expect(StandardStream.input.isTerminal)
      var before = termios()
      tcgetattr(STDIN_FILENO, &before)
      try #require(before.c_lflag & tcflag_t(ECHO) != 0)
      let typist = Thread {
        usleep(50_000)
        write(typing, "y", 1)
      }
      typist.start()
      #expect(Keyboard.nextKey() == "y")
      var after = termios()
      tcgetattr(STDIN_FILENO, &after)
      #expect(after.c_lflag == before.c_lflag)
    }
  }

  @Test func input_is_read_to_its_end_and_output_is_written_whole() async {
    await #expect(processExitsWith: .success) {
      let folder = try Workspace(["in": String(repeating: "0123456789", count: 20_000)])
      dup2(open(folder.path("in"), O_RDONLY), STDIN_FILENO)
      #expect(!StandardStream.input.isTerminal)
      let read = StandardStream.input.readAll()
      #expect(read.count == 200_000)
      dup2(open(folder.path("out"), O_WRONLY | O_CREAT, 0o644), STDERR_FILENO)
      try StandardStream.error.write(read)
      #expect(try FileSystem.read(folder.path("out")) == read)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func a_fatal_signal_while_a_key_is_read_restores_the_terminal(number: Int32)
    async
    throws
  {
    var (front, back): (Int32, Int32) = (0, 0)
    var name = [CChar](repeating: 0, count: 256)
    try #require(openpty(&front, &back, &name, nil, nil) == 0)
    defer { for file in [front, back] { close(file) } }
    let path = String(
      decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    var before = termios()
    tcgetattr(back, &before)
    await #expect(processExitsWith: .signal(number)) { [number, path = path as String] in
      dup2(open(path, O_RDWR | O_NOCTTY), STDIN_FILENO)
      let killer = Thread {
        // The process waits for a key once the terminal has no echo.
        var during = termios()
        repeat {
          usleep(1_000)
          tcgetattr(STDIN_FILENO, &during)
        } while during.c_lflag & tcflag_t(ECHO) != 0
        kill(getpid(), number)
      }
      killer.start()
      _ = Keyboard.nextKey()
    }
    var after = termios()
    tcgetattr(back, &after)
    #expect(after.c_lflag == before.c_lflag)
    #expect(before.c_lflag & tcflag_t(ECHO | ICANON) == tcflag_t(ECHO | ICANON))
  }

  @Test func an_ignored_signal_does_not_interrupt_reading_a_key() async {
    await #expect(processExitsWith: .success) {
      var (front, back): (Int32, Int32) = (0, 0)
      try #require(openpty(&front, &back, nil, nil, nil) == 0)
      try #require(dup2(back, STDIN_FILENO) == STDIN_FILENO)
      signal(SIGHUP, SIG_IGN)
      let typing = front
      let typist = Thread {
        usleep(50_000)
        kill(getpid(), SIGHUP)
        write(typing, "y", 1)
      }
      typist.start()
      #expect(Keyboard.nextKey() == "y")
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func a_signal_that_arrives_early_ends_a_later_wait(number: Int32) async {
    await #expect(processExitsWith: .success) { [number] in
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      let ending = TerminationSignals()
      // Sent to this thread, since another thread of the tests would handle it at once.
      pthread_kill(pthread_self(), number)
      write(ends[1], "x", 1)
      #expect(ending.wait(forAny: [ends[0]]) == [ends[0]])
      var byte: UInt8 = 0
      read(ends[0], &byte, 1)
      #expect(ending.wait(forAny: [ends[0]]) == nil)
      // Every later wait ends, too.
      #expect(ending.wait(forAny: [ends[0]]) == nil)
    }
  }

  @Test func a_process_that_continues_after_a_stop_ends_the_wait_without_a_file() async {
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      let ending = TerminationSignals()
      pthread_kill(pthread_self(), SIGCONT)
      #expect(ending.wait(forAny: [ends[0]]) == [])
      write(ends[1], "x", 1)
      #expect(ending.wait(forAny: [ends[0]]) == [ends[0]])
    }
  }

  @Test func a_signal_ends_the_wait() async {
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      let ending = TerminationSignals()
      let waiter = pthread_self()
      let killer = Thread {
        usleep(50_000)
        pthread_kill(waiter, SIGINT)
      }
      killer.start()
      #expect(ending.wait(forAny: [ends[0]]) == nil)
    }
  }
}
