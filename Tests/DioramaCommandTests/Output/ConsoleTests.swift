import CommandTestSupport
import DioramaCommand
import DioramaSystem
import Foundation
import Synchronization
import Testing

/// A console that cannot print; `LostOutputTests` cover whole processes.
@Suite("Console") struct ConsoleTests {
  @Test func unwritable_output_is_reported_with_a_failure_status() throws {
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
