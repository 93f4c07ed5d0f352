import CommandTestSupport
import DioramaKit
import Foundation
import Testing

@testable import HeadlessNexconn

/// Several processes that share a file, and processes that are killed. The other process is this
/// test program, limited to ``CacheWriterChild``.
@Suite("Profile store and processes", .serialized) struct StoreProcessTests {
  private let folder: Workspace
  private var path: String { folder.path("cache.sqlite") }

  init() throws { folder = try Workspace() }

  @Test func N107_two_processes_writing_to_one_new_file_lose_nothing() throws {
    let writers = try ["a", "b"].map { try CacheWriter.start(on: path, called: $0, batches: 200) }
    for writer in writers {
      _ = writer.output.readDataToEndOfFile()
      writer.process.waitUntilExit()
      #expect(writer.process.terminationStatus == 0)
    }
    let ids = try FileProfileStore.contents(ofFile: path).users.map(\.userId)
    #expect(ids.count == 2 * 200 * CacheWriter.batchSize)
  }

  @Test(.timeLimit(.minutes(30)))
  func N107_a_process_killed_at_any_moment_leaves_whole_batches() throws {
    var committed: [String: Int] = [:]
    let rounds = LongCheck.isEnabled ? 200 : 40
    for round in 0..<rounds {
      let name = "round\(round)"
      let writer = try CacheWriter.start(on: path, called: name, batches: .max)
      // Some are killed while they create or open the file, the others while they write.
      var said = Data()
      while round % 4 != 0, CacheWriter.batches(in: said).isEmpty {
        said += writer.output.availableData
      }
      usleep(UInt32(round * 37 % 8000))
      kill(writer.process.processIdentifier, SIGKILL)
      said += writer.output.readDataToEndOfFile()
      writer.process.waitUntilExit()
      committed[name] = CacheWriter.batches(in: said).last
    }
    var found: [String: [Int: Int]] = [:]
    for user in try FileProfileStore.contents(ofFile: path).users {
      let parts = user.userId.split(separator: "-")
      guard parts.count == 3, let batch = Int(parts[1]) else { continue }
      found[String(parts[0]), default: [:]][batch, default: 0] += 1
    }
    for (name, last) in committed {
      for batch in 0...last { #expect(found[name]?[batch] == CacheWriter.batchSize) }
    }
    // A batch is stored completely or not at all.
    for batches in found.values {
      #expect(batches.values.allSatisfy { $0 == CacheWriter.batchSize })
    }
    #expect(committed.count >= rounds * 3 / 4)
  }
}

/// A process that writes batches of profiles and prints a line after each commit.
private enum CacheWriter {
  static let batchSize = 3
  static let variable = "NEXCONN_CACHE_WRITER"

  /// The batches that a process reported as committed.
  static func batches(in said: Data) -> [Int] {
    // The last part is either empty or an incomplete line.
    let lines = String(decoding: said, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.filter { $0.hasPrefix(linePrefix) }
      .compactMap { Int($0.dropFirst(linePrefix.count)) }
  }

  static let linePrefix = "committed "

  static func start(
    on path: String, called name: String, batches: Int
  ) throws -> (process: Process, output: FileHandle) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", "CacheWriterChild"]
    var environment = ProcessInfo.processInfo.environment
    environment[variable] = "\(path)\n\(name)\n\(batches)"
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    return (process, pipe.fileHandleForReading)
  }
}

/// The test that the child process runs; it is skipped in this process.
@Suite("Cache writer") struct CacheWriterChild {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["NEXCONN_CACHE_WRITER"] != nil))
  func writes_until_it_is_done_or_killed() throws {
    let order = ProcessInfo.processInfo.environment[CacheWriter.variable]
    let parts = try #require(order).split(separator: "\n").map(String.init)
    let store = try FileProfileStore.file(parts[0])
    for batch in 0..<(try #require(Int(parts[2]))) {
      for number in 0..<CacheWriter.batchSize {
        store.put(StoredUser(userId: "\(parts[1])-\(batch)-\(number)", name: "Bob"))
      }
      store.flush()
      try #require(store.failure == nil)
      FileHandle.standardError.write(Data("\(CacheWriter.linePrefix)\(batch)\n".utf8))
    }
  }
}
