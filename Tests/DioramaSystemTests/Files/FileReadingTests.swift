import DioramaSystem
import Foundation
import Testing

@Suite("Reading files") struct FileReadingTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
  func a_file_is_read_whole(size: Int) throws {
    let scratch = try Scratch(["a": String(repeating: "x", count: size)])
    #expect(try FileSystem.read(scratch.path("a")).count == size)
    #expect(throws: Never.self) { try FileSystem.checkReadable(scratch.path("a")) }
  }

  @Test(.enabled(if: FileSystem.exists("/proc/self/status")))
  func a_file_that_does_not_tell_its_size_is_read_whole() throws {
    let text = String(decoding: try FileSystem.read("/proc/self/status"), as: UTF8.self)
    #expect(text.hasPrefix("Name:") && text.hasSuffix("\n"))
    // More than is read at a time.
    let symbols = try FileSystem.read("/proc/kallsyms")
    #expect(symbols.count > 1 << 16 || symbols.isEmpty)
  }

  @Test func what_is_no_file_is_told() throws {
    let scratch = try Scratch(["a": ""])
    for (path, words) in [
      ("b", "no such file or directory"), ("a/b", "not a directory"), ("", "is a directory"),
    ] {
      for ask in [{ _ = try FileSystem.read($0) }, FileSystem.checkReadable] {
        let failure = #expect(throws: FileSystem.Failure.self) { try ask(scratch.path(path)) }
        #expect(failure?.description == words)
        #expect(failure?.isMissing == (words != "is a directory"))
      }
    }
  }

  @Test
  func a_pipe_that_nobody_writes_to_is_refused_at_once() throws {
    let scratch = try Scratch()
    try #require(mkfifo(scratch.path("pipe"), 0o644) == 0)
    for ask in [{ _ = try FileSystem.read($0) }, FileSystem.checkReadable] {
      let failure = #expect(throws: FileSystem.Failure.self) { try ask(scratch.path("pipe")) }
      #expect(failure?.code == ENOTSUP)
    }
  }

  @Test func a_device_is_read_where_somebody_names_it() throws {
    #expect(try FileSystem.read("/dev/null") == [])
  }

  @Test func a_link_is_read_as_what_it_leads_to() throws {
    let scratch = try Scratch(["a": "text"])
    try scratch.link("b", to: "a")
    #expect(try FileSystem.read(scratch.path("b")) == Array("text".utf8))
  }

  @Test func a_file_that_disappears_while_it_is_read_is_missing_or_whole() async throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    let large = [UInt8](repeating: 120, count: 200_000)
    let writer = Task.detached {
      for _ in 0..<200 {
        try FileSystem.write(large, to: path)
        try FileSystem.removeFile(path)
      }
    }
    var others: Set<String> = []
    for _ in 0..<400 {
      do throws(FileSystem.Failure) {
        if try FileSystem.read(path) != large { others.insert("torn") }
      } catch {
        if !error.isMissing { others.insert(error.description) }
      }
    }
    try await writer.value
    #expect(others.isEmpty)
  }
}
