import DioramaSystem
import Foundation
import Testing

@Suite("Writing files") struct FileWritingTests {
  private let new = Array("new\n".utf8)

  @Test func writing_a_file_creates_the_folders_on_its_path() throws {
    let temporary = try TemporaryFolder()
    try FileSystem.write(new, to: temporary.path("a/b/c"))
    #expect(try temporary.text(of: "a/b/c") == "new\n")
    #expect(try temporary.tree == ["a", "a/b", "a/b/c"])
  }

  @Test(arguments: [0o600, 0o640, 0o666, 0o755])
  func an_overwritten_file_keeps_its_permissions(rights: Int) throws {
    let temporary = try TemporaryFolder(["a": "old\n"])
    try #require(chmod(temporary.path("a"), mode_t(rights)) == 0)
    try FileSystem.write(new, to: temporary.path("a"))
    #expect(try temporary.text(of: "a") == "new\n")
    #expect(try temporary.rights(of: "a") == rights)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func an_overwritten_file_keeps_its_owner_and_permissions() throws {
    let temporary = try TemporaryFolder(["a": "old\n"])
    let path = temporary.path("a")
    try #require(chown(path, 4321, 1234) == 0 && chmod(path, 0o640) == 0)
    try FileSystem.write(new, to: path)
    var status = stat()
    try #require(stat(path, &status) == 0)
    #expect(status.st_uid == 4321 && status.st_gid == 1234)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test func a_write_separates_a_file_from_its_hard_links() throws {
    let temporary = try TemporaryFolder(["a": "old\n"])
    #expect(!FileSystem.hasHardLinks(temporary.path("a")))
    try FileManager.default.linkItem(
      atPath: temporary.path("a"), toPath: temporary.path("b"))
    try temporary.link("c", to: "a")
    #expect(FileSystem.hasHardLinks(temporary.path("a")))
    #expect(!FileSystem.hasHardLinks(temporary.path("c")))
    try FileSystem.write(new, to: temporary.path("a"))
    #expect(!FileSystem.hasHardLinks(temporary.path("a")))
    #expect(try temporary.text(of: "b") == "old\n")
  }

  @Test func an_open_reader_still_reads_the_old_file_after_a_write() throws {
    let temporary = try TemporaryFolder(["a": "old\n"])
    let reader = try #require(FileHandle(forReadingAtPath: temporary.path("a")))
    try FileSystem.write(new, to: temporary.path("a"))
    #expect(try reader.readToEnd() == Data("old\n".utf8))
  }

  @Test func a_file_with_a_very_long_name_is_written() throws {
    let temporary = try TemporaryFolder()
    let name = String(repeating: "ü", count: 127)
    try FileSystem.write(new, to: temporary.path(name))
    #expect(try temporary.tree == [name])
  }

  @Test func a_failed_write_changes_nothing() throws {
    let temporary = try TemporaryFolder(["folder/kept": "", "file": "old\n"])
    let ofFolder = #expect(throws: FileSystem.Failure.self) {
      try FileSystem.write(new, to: temporary.path("folder"))
    }
    #expect(ofFolder?.code == EISDIR)
    let belowFile = #expect(throws: FileSystem.Failure.self) {
      try FileSystem.write(new, to: temporary.path("file/a"))
    }
    #expect(belowFile?.code == ENOTDIR)
    #expect(try temporary.tree == ["file", "folder", "folder/kept"])
    #expect(try temporary.text(of: "file") == "old\n")
  }

  // MARK: Devices, pipes and links

  @Test(.enabled(if: FileSystem.exists("/dev/full")))
  func a_full_device_is_reported() {
    let failure = #expect(throws: FileSystem.Failure.self) {
      try FileSystem.writeOutput(new, to: "/dev/full")
    }
    #expect(failure?.code == ENOSPC)
  }

  @Test func writing_to_a_device_does_not_replace_it() throws {
    try FileSystem.writeOutput(new, to: "/dev/null")
    #expect(try FileSystem.read("/dev/null") == [])
  }

  @Test func output_is_written_to_a_pipe() async throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path("pipe")
    try #require(mkfifo(path, 0o644) == 0)
    let bytes = [UInt8](repeating: 120, count: 200_000)
    let reader = Task.detached { FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() }
    try FileSystem.writeOutput(bytes, to: path)
    #expect(await reader.value == Data(bytes))
    #expect(try temporary.tree == ["pipe"])
  }

  @Test(arguments: ["folder/a", "folder", "nowhere"])
  func output_is_not_written_through_a_link(target: String) throws {
    let temporary = try TemporaryFolder(["folder/a": "old\n"])
    try temporary.link("b", to: target)
    let failure = #expect(throws: FileSystem.Failure.self) {
      try FileSystem.writeOutput(new, to: temporary.path("b"))
    }
    #expect(failure?.code == ELOOP)
    #expect(FileSystem.isLink(temporary.path("b")))
    #expect(try temporary.text(of: "folder/a") == "old\n")
    #expect(try temporary.tree == ["b", "folder", "folder/a"])
  }

  @Test func links_of_the_system_to_open_files_are_followed() throws {
    // `/dev/stdout` may be a file or a pipe; `/dev/fd` is the same kind of link.
    let temporary = try TemporaryFolder(["a": ""])
    let file = try #require(FileHandle(forWritingAtPath: temporary.path("a")))
    try FileSystem.writeOutput(new, to: "/dev/fd/\(file.fileDescriptor)")
    #expect(try temporary.text(of: "a") == "new\n")
  }

  // MARK: Concurrent changes by other programs

  /// The content that was read, the content before the write, and the content after the write.
  private static let saves: [(read: FileSystem.Expectation, there: String?, then: String?)] = [
    (.bytes(Array("read".utf8)), "read", "new\n"), (.bytes(Array("read".utf8)), "mine", "mine"),
    (.bytes(Array("read".utf8)), "read, and more", "read, and more"),
    (.bytes(Array("read".utf8)), nil, nil), (.bytes([]), "", "new\n"), (.bytes([]), "x", "x"),
    (.missing, nil, "new\n"), (.missing, "mine", "mine"), (.missing, "", ""),
    (.anything, nil, "new\n"), (.anything, "mine", "new\n"),
    // Another program has written the same content.
    (.missing, "new\n", "new\n"), (.bytes(Array("read".utf8)), "new\n", "new\n"),
  ]

  @Test(arguments: saves.indices)
  func a_file_that_changed_since_it_was_read_is_not_overwritten(index: Int) throws {
    let (read, there, then) = Self.saves[index]
    let temporary = try TemporaryFolder(there.map { ["a": $0] } ?? [:])
    var failure: FileSystem.Failure?
    do throws(FileSystem.Failure) {
      try FileSystem.write(new, to: temporary.path("a"), replacing: read)
    } catch { failure = error }
    #expect((try? temporary.text(of: "a")) == then)
    #expect(failure == (then == "new\n" ? nil : .changedConcurrently))
    #expect(try temporary.tree == (then == nil ? [] : ["a"]))
  }

  @Test func a_file_that_changed_since_it_was_read_is_not_deleted() throws {
    let temporary = try TemporaryFolder(["a": "mine", "b": "read"])
    let failure = #expect(throws: FileSystem.Failure.self) {
      try FileSystem.removeFile(temporary.path("a"), expecting: .bytes(Array("read".utf8)))
    }
    #expect(failure == .changedConcurrently)
    for name in ["b", "c"] {
      try FileSystem.removeFile(temporary.path(name), expecting: .bytes(Array("read".utf8)))
    }
    #expect(try temporary.tree == ["a"])
  }

  // MARK: Folders and names

  @Test func creating_an_existing_folder_succeeds() throws {
    let temporary = try TemporaryFolder(["file": ""])
    for _ in 1...2 { try FileSystem.makeFolder(temporary.path("a/b")) }
    #expect(try temporary.tree == ["a", "a/b", "file"])
    let failure = #expect(throws: FileSystem.Failure.self) {
      try FileSystem.makeFolder(temporary.path("file"))
    }
    #expect(failure?.code == ENOTDIR)
  }

  @Test func a_temporary_folder_is_accessible_only_to_its_user() throws {
    let (one, other) = (
      try FileSystem.makeTemporaryFolder(), try FileSystem.makeTemporaryFolder()
    )
    defer { for folder in [one, other] { FileSystem.removeIfEmpty(folder) } }
    #expect(one != other && FileSystem.isFolder(one))
    let rights = try FileManager.default.attributesOfItem(atPath: one)[.posixPermissions]
    #expect(rights as? Int == 0o700)
  }

  @Test func a_moved_file_replaces_an_existing_file() throws {
    let temporary = try TemporaryFolder(["a": "new\n", "b": "old\n"])
    try FileSystem.move(temporary.path("a"), to: temporary.path("b"))
    #expect(try temporary.tree == ["b"])
    #expect(try temporary.text(of: "b") == "new\n")
    #expect(throws: FileSystem.Failure.missing) {
      try FileSystem.move(temporary.path("a"), to: temporary.path("b"))
    }
  }

  @Test func removing_a_missing_file_or_folder_succeeds() throws {
    let temporary = try TemporaryFolder(["folder/a": ""])
    FileSystem.removeIfEmpty(temporary.path("folder"))
    #expect(throws: FileSystem.Failure.self) {
      try FileSystem.removeFile(temporary.path("folder"))
    }
    for _ in 1...2 { try FileSystem.removeFile(temporary.path("folder/a")) }
    FileSystem.removeIfEmpty(temporary.path("folder"))
    #expect(try temporary.tree == [])
  }

  @Test func a_lock_is_held_by_one_thread_at_a_time() throws {
    let temporary = try TemporaryFolder(["count": "0"])
    let path = temporary.path("count")
    let threads = (1...8).map { _ in
      Thread {
        for _ in 1...5 {
          try? FileSystem.locking(temporary.root) { () throws(FileSystem.Failure) in
            let old = Int(String(decoding: try FileSystem.read(path), as: UTF8.self)) ?? -1
            usleep(1_000)
            try FileSystem.write(Array("\(old + 1)".utf8), to: path)
          }
        }
      }
    }
    for thread in threads { thread.start() }
    while !threads.allSatisfy(\.isFinished) { usleep(1_000) }
    #expect(try temporary.text(of: "count") == "40")
  }

  @Test func a_lock_is_released_if_its_body_throws() throws {
    let temporary = try TemporaryFolder()
    for _ in 1...2 {
      #expect(throws: FileSystem.Failure.missing) {
        try FileSystem.locking(temporary.root) { () throws(FileSystem.Failure) in
          throw FileSystem.Failure.missing
        }
      }
    }
    #expect(throws: FileSystem.Failure.missing) {
      try FileSystem.locking(temporary.path("nowhere")) {}
    }
  }
}
