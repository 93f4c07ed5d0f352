import CommandTestSupport
import DioramaSystem
import Foundation
import Testing

/// Writes that fail in the middle.
@Suite("Interrupted writes") struct InterruptedWriteTests {
  @Test func a_write_that_stops_in_the_middle_leaves_the_old_file() async throws {
    // A limit on the file size stops a write after some bytes, as a full disk does.
    await #expect(processExitsWith: .success) {
      let workspace = try Workspace(["a": "old\n"])
      signal(SIGXFSZ, SIG_IGN)
      let kind = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
      var limit = rlimit()
      getrlimit(kind, &limit)
      let whole = limit.rlim_cur
      limit.rlim_cur = 4096
      setrlimit(kind, &limit)
      let failure = #expect(throws: FileSystem.Failure.self) {
        try FileSystem.write([UInt8](repeating: 120, count: 100_000), to: workspace.path("a"))
      }
      limit.rlim_cur = whole
      setrlimit(kind, &limit)
      #expect(failure?.description == "file too large")
      #expect(try workspace.text(of: "a") == "old\n")
      #expect(try workspace.tree == ["a": "old\n"])
    }
  }
}
