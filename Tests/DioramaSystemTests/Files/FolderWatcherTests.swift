import Foundation
import Testing

@testable import DioramaSystem

/// What the kernel tells of real folders.
@Suite("Watching folders") struct FolderWatcherTests {
  private func watcher(_ temporary: TemporaryFolder, _ folders: String...) throws -> FolderWatcher {
    let watcher = try #require(FolderWatcher())
    for folder in folders {
      watcher.watch(folder.isEmpty ? temporary.root : temporary.path(folder))
    }
    return watcher
  }

  /// What changed, until all of `paths` have; one save may be heard of in parts.
  private func heard(_ watcher: FolderWatcher, _ paths: String...) -> Set<String> {
    var all: Set<String> = []
    while !all.isSuperset(of: paths), let more = watcher.next(within: 3_000) { all.formUnion(more) }
    return all
  }

  @Test func a_file_is_heard_of_when_it_comes_is_saved_and_goes() throws {
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

  @Test func a_file_that_is_replaced_is_heard_of_and_so_is_its_successor() throws {
    let temporary = try TemporaryFolder(["a": "one"])
    let watcher = try watcher(temporary, "")
    for text in ["two", "three"] {
      try FileSystem.write(Array(text.utf8), to: temporary.path("a"))
      #expect(heard(watcher, temporary.path("a")).contains(temporary.path("a")))
    }
    try temporary.write("four", to: "a")
    #expect(heard(watcher, temporary.path("a")).contains(temporary.path("a")))
  }

  @Test func a_move_is_heard_of_by_both_names() throws {
    let temporary = try TemporaryFolder(["a": "", "folder/x": ""])
    let watcher = try watcher(temporary, "")
    try temporary.move("a", to: "b")
    let both = [temporary.path("a"), temporary.path("b")]
    #expect(heard(watcher, both[0], both[1]) == Set(both))
    try temporary.move("folder", to: "other")
    #expect(heard(watcher, temporary.path("other")).contains(temporary.path("other")))
  }

  @Test func what_is_in_a_folder_below_is_not_heard_of() throws {
    let temporary = try TemporaryFolder(["folder/x": ""])
    let watcher = try watcher(temporary, "")
    try temporary.write("more", to: "folder/x")
    try temporary.write("new", to: "folder/y")
    try temporary.write("here", to: "z")
    #expect(heard(watcher, temporary.path("z")) == [temporary.path("z")])
  }

  @Test func a_folder_that_moves_is_heard_of_and_keeps_its_number() throws {
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

  @Test func one_folder_by_two_paths_is_told_by_both() throws {
    let temporary = try TemporaryFolder(["folder/a": ""])
    try temporary.link("link", to: "folder")
    let watcher = try watcher(temporary, "folder", "link")
    try temporary.write("new", to: "folder/a")
    let both = [temporary.path("folder/a"), temporary.path("link/a")]
    #expect(heard(watcher, both[0], both[1]) == Set(both))
    // The one that is no more asked for takes nothing from the other.
    watcher.unwatchAll(except: [temporary.path("folder")])
    try temporary.write("newer", to: "folder/a")
    #expect(heard(watcher, both[0]) == [both[0]])
  }

  @Test func a_folder_that_is_not_kept_is_not_heard_of() throws {
    let temporary = try TemporaryFolder(["one/a": "", "two/a": ""])
    let watcher = try watcher(temporary, "one", "two")
    watcher.unwatchAll(except: [temporary.path("two")])
    try temporary.write("new", to: "one/a")
    try temporary.write("new", to: "two/a")
    #expect(heard(watcher, temporary.path("two/a")) == [temporary.path("two/a")])
  }

  @Test func another_folder_of_the_same_name_is_another_one() throws {
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

  @Test func a_folder_that_the_kernel_refuses_is_told_once() throws {
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

  @Test func too_many_folders_are_told_from_other_reasons() throws {
    let code = try #require(KernelWatch.watchLimitErrors.first)
    func isWatchLimit(_ code: Int32) -> Bool {
      FolderWatcher.WatchFailure(folder: "a", reason: FileSystem.Failure(code: code)).isWatchLimit
    }
    #expect(isWatchLimit(code) && !isWatchLimit(EACCES))
    #expect(FolderWatcher.WatchFailure.remedy.hasPrefix("raise "))
  }
}
