import DioramaSystem
import Foundation
import Testing

@Suite("Reading files") struct FileReadingTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
  func a_file_of_any_size_is_read_completely(size: Int) throws {
    let temporary = try TemporaryFolder(["a": String(repeating: "x", count: size)])
    #expect(try FileSystem.read(temporary.path("a")).count == size)
    #expect(throws: Never.self) { try FileSystem.checkReadable(temporary.path("a")) }
  }

  @Test(.enabled(if: FileSystem.exists("/proc/self/status")))
  func a_file_without_a_known_size_is_read_completely() throws {
    let text = String(decoding: try FileSystem.read("/proc/self/status"), as: UTF8.self)
    #expect(text.hasPrefix("Name:") && text.hasSuffix("\n"))
    // Larger than one read.
    let symbols = try FileSystem.read("/proc/kallsyms")
    #expect(symbols.count > 1 << 16 || symbols.isEmpty)
  }

  @Test func a_missing_file_and_a_folder_are_reported() throws {
    let temporary = try TemporaryFolder(["a": ""])
    for (path, words) in [
      ("b", "no such file or directory"), ("a/b", "not a directory"), ("", "is a directory"),
    ] {
      for ask in [{ _ = try FileSystem.read($0) }, { try FileSystem.checkReadable($0) }] {
        let failure = #expect(throws: FileSystem.Failure.self) { try ask(temporary.path(path)) }
        #expect(failure?.description == words)
        #expect(failure?.isMissing == (words != "is a directory"))
      }
    }
  }

  @Test
  func a_pipe_without_a_writer_is_rejected_without_blocking() throws {
    let temporary = try TemporaryFolder()
    try #require(mkfifo(temporary.path("pipe"), 0o644) == 0)
    for ask in [{ _ = try FileSystem.read($0) }, { try FileSystem.checkReadable($0) }] {
      let failure = #expect(throws: FileSystem.Failure.self) { try ask(temporary.path("pipe")) }
      #expect(failure?.code == ENOTSUP)
    }
  }

  @Test(arguments: ["pipe", "socket", "device", "link"])
  func special_files_are_rejected_with_their_kind(kind: String) throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path(kind)
    switch kind {
    case "pipe": try #require(mkfifo(path, 0o644) == 0)
    case "socket": try #require(try Self.bindSocket(movedTo: path))
    case "device": try temporary.link(kind, to: "/dev/zero")
    default: try temporary.link(kind, to: "/dev/full")
    }
    let words = ["pipe": "named pipe", "socket": "socket"][kind] ?? "device"
    for ask in [{ _ = try FileSystem.read($0) }, { try FileSystem.checkReadable($0) }] {
      let failure = #expect(throws: FileSystem.Failure.self) { try ask(path) }
      #expect(failure?.description == "it is a \(words), not a file")
      #expect(failure?.isMissing == false)
    }
    #expect(FileSystem.readFailure(at: path)?.description == "it is a \(words), not a file")
  }

  /// Socket paths have a length limit, so the socket is bound at a short path and then moved.
  private static func bindSocket(movedTo path: String) throws -> Bool {
    let short = "/tmp/diorama-\(UUID().uuidString)"
    let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(number) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(short.utf8)) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(number, $0, size) }
    }
    return status == 0 && rename(short, path) == 0
  }

  @Test func a_file_that_is_too_large_is_rejected_before_it_is_read() throws {
    let temporary = try TemporaryFolder(["a": "12345"])
    try #require(truncate(temporary.path("a"), 10 << 40) == 0)
    for ask in [
      { _ = try FileSystem.read($0) }, { _ = try FileSystem.read($0, atMost: 1 << 30) },
      { try FileSystem.checkReadable($0, atMost: 1 << 30) },
    ] {
      let failure = #expect(throws: FileSystem.Failure.self) { try ask(temporary.path("a")) }
      #expect(
        failure?.sizeLimitMessage == "has 10995116277760 bytes; the limit is 1073741824")
    }
  }

  @Test func an_endless_device_is_read_up_to_the_limit() {
    let failure = #expect(throws: FileSystem.Failure.self) {
      try FileSystem.read("/dev/zero", atMost: 1 << 20)
    }
    #expect(failure?.description == "it has more than 1048576 bytes")
  }

  @Test func a_file_as_large_as_the_limit_is_read() throws {
    let temporary = try TemporaryFolder(["a": "12345"])
    #expect(try FileSystem.read(temporary.path("a"), atMost: 5).count == 5)
    let failure = #expect(throws: FileSystem.Failure.self) {
      try FileSystem.read(temporary.path("a"), atMost: 4)
    }
    #expect(failure?.description == "it has 5 bytes; the limit is 4")
  }

  @Test func a_file_name_that_is_not_UTF_8_is_reported() throws {
    let temporary = try TemporaryFolder(["folder/b": ""])
    let name = (Array(temporary.path("a").utf8) + [0xFF, 0]).map(CChar.init(bitPattern:))
    let file = open(name, O_CREAT | O_WRONLY, 0o644)
    try #require(file >= 0)
    close(file)
    let found = try FileSystem.entries(of: temporary.root).map(\.name)
    #expect(found == ["a\u{FFFD}", "folder"])
    let path = temporary.path("a\u{FFFD}")
    for ask in [
      { _ = try FileSystem.read($0) }, { _ = try FileSystem.isFolder(at: $0) },
      { try FileSystem.removeFile($0) }, { _ = try FileSystem.entries(of: $0) },
    ] {
      let failure = #expect(throws: FileSystem.Failure.self) { try ask(path) }
      #expect(failure?.description == "its name is not UTF-8")
      #expect(failure?.isMissing == false)
    }
    // A file whose name really contains U+FFFD is read.
    try temporary.write("x", to: "b\u{FFFD}")
    #expect(try FileSystem.read(temporary.path("b\u{FFFD}")) == [120])
  }

  @Test func the_null_device_is_read_as_empty() throws {
    #expect(try FileSystem.read("/dev/null") == [])
  }

  @Test func reading_a_link_reads_its_target() throws {
    let temporary = try TemporaryFolder(["a": "text"])
    try temporary.link("b", to: "a")
    #expect(try FileSystem.read(temporary.path("b")) == Array("text".utf8))
  }

  @Test func a_file_that_disappears_while_it_is_read_is_missing_or_complete() async throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path("a")
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
