import DioramaSystem
import Foundation
import Testing

@Suite("Folders and paths") struct FolderTests {
  @Test func entries_are_sorted_by_bytes_and_have_a_kind() throws {
    let temporary = try TemporaryFolder(["b": "", "Z/x": "", "a/x": "", ".hidden": "", "ü": ""])
    try temporary.link("to-file", to: "b")
    try temporary.link("to-folder", to: "a")
    try temporary.link("to-nowhere", to: "gone")
    try temporary.link("to-itself", to: "to-itself")
    try #require(mkfifo(temporary.path("pipe"), 0o644) == 0)
    let entries = try FileSystem.entries(of: temporary.root)
    #expect(
      entries.map { "\($0.name) \($0.kind)" } == [
        ".hidden file", "Z folder", "a folder", "b file", "pipe file", "to-file link",
        "to-folder folderLink", "to-itself link", "to-nowhere link", "ü file",
      ])
    #expect(throws: FileSystem.Failure.missing) {
      try FileSystem.entries(of: temporary.path("gone"))
    }
  }

  @Test func links_are_distinguished_from_their_targets() throws {
    let temporary = try TemporaryFolder(["folder/file": ""])
    try temporary.link("link", to: "folder")
    try temporary.link("broken", to: "gone")
    func facts(_ name: String) -> [Bool] {
      let path = temporary.path(name)
      return [FileSystem.exists(path), FileSystem.isFolder(path), FileSystem.isLink(path)]
    }
    #expect(facts("folder") == [true, true, false])
    #expect(facts("folder/file") == [true, false, false])
    #expect(facts("link") == [true, true, true])
    #expect(facts("broken") == [false, false, true])
    #expect(facts("gone") == [false, false, false])
    #expect(
      FileSystem.realPath(temporary.path("link/.//file")) == temporary.path("folder/file"))
    #expect(FileSystem.realPath(temporary.path("broken")) == nil)
  }

  @Test func a_stamp_changes_when_the_file_changes() throws {
    let temporary = try TemporaryFolder(["a": "one", "b": "one"])
    let path = temporary.path("a")
    let first = FileStamp(of: path)
    #expect(FileStamp(of: path) == first)
    #expect(FileStamp(of: temporary.path("b")) != first)
    try FileSystem.write(Array("two".utf8), to: path)
    let second = FileStamp(of: path)
    #expect(second != first)
    // The same file with different bytes of the same length.
    usleep(20_000)
    try temporary.write("six", to: "a")
    #expect(FileStamp(of: path) != second)
    try FileSystem.removeFile(path)
    #expect(FileStamp(of: path) == FileStamp(of: temporary.path("gone")))
  }

  @Test(arguments: [
    ("a", ".", "a"), ("a/b", "a", "b"), ("/a", "/", "a"), ("a/b/c.txt", "a/b", "c.txt"),
    ("a/", "a", ""), ("", ".", ""),
  ])
  func a_path_is_split_into_folder_and_name(path: String, folder: String, name: String) {
    #expect(path.parentFolder == folder)
    #expect(path.lastPathComponent == name)
  }

  @Test func patterns_match_names_as_in_a_shell() {
    #expect("invite-team".matches(shellPattern: "invite-*"))
    #expect("invite-team".matches(shellPattern: "invite-team"))
    #expect("a/b".matches(shellPattern: "*") && "b".matches(shellPattern: "[a-c]"))
    #expect(!"invite-team".matches(shellPattern: "invite"))
    #expect(!"ab".matches(shellPattern: "?"))
  }
}
