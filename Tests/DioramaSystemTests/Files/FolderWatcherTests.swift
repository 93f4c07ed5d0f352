import Foundation
import Testing

@testable import DioramaSystem

/// Changes that the kernel reports for real folders.
@Suite("Watching folders") struct FolderWatcherTests {
  private func watcher(_ temporary: TemporaryFolder, _ folders: String...) throws -> FolderWatcher {
    let watcher = try #require(FolderWatcher())
    for folder in folders {
      watcher.watch(folder.isEmpty ? temporary.root : temporary.path(folder))
    }
    return watcher
  }

  /// Collects changes until all `paths` have changed; one save may be reported in parts.
  private func heard(_ watcher: FolderWatcher, _ paths: String...) -> Set<String> {
    var all: Set<String> = []
    while !all.isSuperset(of: paths), let more = watcher.next(within: 3_000) { all.formUnion(more) }
    return all
  }

  @Test func creating_saving_and_deleting_a_file_is_reported() throws {
    let temporary = try TemporaryFolder(["a": "one"])
    let watcher = try watcher(temporary, "")
    #expect(watcher.next(within: 0) == nil)
    try temporary.write("two", to: "a")
    #expect(heard(watcher, temporary.path("a")) == [temporary.path("a")])
    try temporary.write("new", to: "b")
    #expect(heard(watcher, temporary.path("b")) == [temporary.path("b")])
    try temporary.write("newer", to: "b")
    #expect(heard(watcher, temporary.path("b")) == [temporary.path("b")])
    try FileSystem.removeFile(temporary.path("a"))
    #expect(heard(watcher, temporary.path("a")) == [temporary.path("a")])
    #expect(watcher.next(within: 50) == nil)
  }

  @Test func replacing_a_file_and_saving_its_replacement_is_reported() throws {
    let temporary = try TemporaryFolder(["a": "one"])
    let watcher = try watcher(temporary, "")
    for text in ["two", "three"] {
      try FileSystem.write(Array(text.utf8), to: temporary.path("a"))
      #expect(heard(watcher, temporary.path("a")).contains(temporary.path("a")))
    }
    try temporary.write("four", to: "a")
    #expect(heard(watcher, temporary.path("a")).contains(temporary.path("a")))
  }

  @Test func a_move_is_reported_with_both_names() throws {
    let temporary = try TemporaryFolder(["a": "", "folder/x": ""])
    let watcher = try watcher(temporary, "")
    try temporary.move("a", to: "b")
    let both = [temporary.path("a"), temporary.path("b")]
    #expect(heard(watcher, both[0], both[1]) == Set(both))
    try temporary.move("folder", to: "other")
    #expect(heard(watcher, temporary.path("other")).contains(temporary.path("other")))
  }

  @Test func changes_in_a_subfolder_are_not_reported() throws {
    let temporary = try TemporaryFolder(["folder/x": ""])
    let watcher = try watcher(temporary, "")
    try temporary.write("more", to: "folder/x")
    try temporary.write("new", to: "folder/y")
    try temporary.write("here", to: "z")
    #expect(heard(watcher, temporary.path("z")) == [temporary.path("z")])
  }

  @Test func a_moved_folder_is_reported_and_can_be_watched_at_its_new_path() throws {
    let temporary = try TemporaryFolder(["folder/a": ""])
    let watcher = try watcher(temporary, "folder")
    try temporary.move("folder", to: "other")
    #expect(heard(watcher, temporary.path("folder")) == [temporary.path("folder")])
    watcher.watch(temporary.path("other"))
    watcher.unwatchAll(except: [temporary.path("other")])
    #expect(watcher.folders == [temporary.path("other")])
    try temporary.write("new", to: "other/b")
    #expect(heard(watcher, temporary.path("other/b")) == [temporary.path("other/b")])
  }

  @Test func changes_in_a_folder_watched_by_two_paths_are_reported_with_both() throws {
    let temporary = try TemporaryFolder(["folder/a": ""])
    try temporary.link("link", to: "folder")
    let watcher = try watcher(temporary, "folder", "link")
    try temporary.write("new", to: "folder/a")
    let both = [temporary.path("folder/a"), temporary.path("link/a")]
    #expect(heard(watcher, both[0], both[1]) == Set(both))
    // Unwatching one path does not affect the other.
    watcher.unwatchAll(except: [temporary.path("folder")])
    try temporary.write("newer", to: "folder/a")
    #expect(heard(watcher, both[0]) == [both[0]])
  }

  @Test func changes_in_an_unwatched_folder_are_not_reported() throws {
    let temporary = try TemporaryFolder(["one/a": "", "two/a": ""])
    let watcher = try watcher(temporary, "one", "two")
    watcher.unwatchAll(except: [temporary.path("two")])
    try temporary.write("new", to: "one/a")
    try temporary.write("new", to: "two/a")
    #expect(heard(watcher, temporary.path("two/a")) == [temporary.path("two/a")])
  }

  @Test func a_new_folder_of_the_same_name_is_not_confused_with_the_old_one() throws {
    let temporary = try TemporaryFolder(["folder/a": ""])
    let watcher = try watcher(temporary, "folder")
    try temporary.move("folder", to: "gone")
    try temporary.write("", to: "folder/a")
    #expect(heard(watcher, temporary.path("folder")) == [temporary.path("folder")])
    watcher.watch(temporary.path("folder"))
    try temporary.write("old one", to: "gone/a")
    try temporary.write("new one", to: "folder/b")
    #expect(heard(watcher, temporary.path("folder/b")) == [temporary.path("folder/b")])
  }

  @Test func the_descriptor_is_readable_when_something_has_changed() throws {
    let temporary = try TemporaryFolder()
    let watcher = try watcher(temporary, "")
    var file = pollfd(fd: watcher.file, events: Int16(POLLIN), revents: 0)
    #expect(poll(&file, 1, 0) == 0)
    try temporary.write("", to: "a")
    #expect(poll(&file, 1, 3_000) == 1)
    #expect(watcher.next(within: 0) == [temporary.path("a")])
    #expect(poll(&file, 1, 0) == 0)
  }

  @Test func a_folder_that_cannot_be_watched_is_reported_once() throws {
    let watcher = try #require(FolderWatcher())
    watcher.watch("/nowhere/at/all")
    watcher.watch("/dev/null")
    #expect(watcher.nextFailure() == nil)
    let long = String(repeating: "n", count: 300)
    watcher.watch(long)
    watcher.watch(long + "n")
    let reason = FileSystem.Failure(code: ENAMETOOLONG)
    #expect(watcher.nextFailure() == FolderWatcher.WatchFailure(folder: long, reason: reason))
    #expect(watcher.nextFailure() == nil)
    watcher.watch(long)
    #expect(watcher.nextFailure() == nil)
    #expect(watcher.folders.isEmpty)
  }

  @Test func the_watch_limit_is_distinguished_from_other_errors() throws {
    let code = try #require(KernelWatch.watchLimitErrors.first)
    func isWatchLimit(_ code: Int32) -> Bool {
      FolderWatcher.WatchFailure(folder: "a", reason: FileSystem.Failure(code: code)).isWatchLimit
    }
    #expect(isWatchLimit(code) && !isWatchLimit(EACCES))
    #expect(FolderWatcher.WatchFailure.remedy.hasPrefix("raise "))
  }
}
