import DioramaSystem
import Foundation
import Synchronization
import Testing

@Suite("This process") struct CurrentProcessTests {
  @Test func the_current_process_is_running_and_has_an_id() {
    #expect(CurrentProcess.id == ProcessInfo.processInfo.processIdentifier)
    #expect(CurrentProcess.isRunning(CurrentProcess.id))
    // Also a process of another user.
    #expect(CurrentProcess.isRunning(1))
    #expect(CurrentProcess.coreCount >= 1)
  }

  @Test func variables_are_those_of_the_environment() {
    let known = ProcessInfo.processInfo.environment
    #expect(CurrentProcess.variable("PATH") == known["PATH"])
    #expect(CurrentProcess.variable("DIORAMA_NO_SUCH_VARIABLE") == nil)
    #expect(CurrentProcess.variables.count == known.count)
    #expect(CurrentProcess.variables.contains("PATH=\(known["PATH"] ?? "")"))
  }

  @Test func the_program_is_the_path_of_the_executable() throws {
    let program = try #require(FileSystem.realPath(CurrentProcess.program))
    #expect(program == URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().path)
  }

  @Test func each_thread_has_its_own_slot_value() {
    let slot = ThreadSlot()
    let other = ThreadSlot()
    #expect(slot.pointer == nil)
    let own = UnsafeMutableRawPointer(bitPattern: 16)
    slot.pointer = own
    let seen = Mutex<UInt?>(1)
    let thread = Thread { seen.withLock { $0 = slot.pointer.map { UInt(bitPattern: $0) } } }
    thread.start()
    while !thread.isFinished { usleep(1_000) }
    #expect(seen.withLock { $0 } == nil)
    #expect(slot.pointer == own && other.pointer == nil)
    slot.pointer = nil
  }
}
