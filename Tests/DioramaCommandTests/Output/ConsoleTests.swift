import CommandTestSupport
import DioramaCommand
import DioramaSystem
import Foundation
import Synchronization
import Testing

/// What a console does that cannot print; `LostOutputTests` show what processes do.
@Suite("Console") struct ConsoleTests {
  @Test func lost_output_is_a_message_and_a_status_of_2() throws {
    let errors = Mutex("")
    let console = Console { bytes, channel throws(FileSystem.Failure) in
      if channel == .output { throw FileSystem.Failure(code: EIO) }
      errors.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
    }
    let status = CommandLineTool(registry: try CommandRun.registry(), name: "diorama")
      .run(["types"], on: console)
    #expect(status == .failure)
    #expect(errors.withLock { $0 } == "the output cannot be written: input/output error\n")
  }
}
