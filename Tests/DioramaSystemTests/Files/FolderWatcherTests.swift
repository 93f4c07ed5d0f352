import Foundation
import Testing

@testable import DioramaSystem

/// What the kernel tells of real folders.
@Suite("Watching folders") struct FolderWatcherTests {
  private func watcher(_ scratch: Scratch, _ folders: String...) throws -> FolderWatcher {
    let watcher = try #require(FolderWatcher())
    for folder in folders { watcher.watch(folder.isEmpty ? scratch.root : scratch.path(folder)) }
    return watcher
  }

  /// What changed, until all of `paths` have; one save may be heard of in parts.
  private func heard(_ watcher: FolderWatcher, _ paths: String...) -> Set<String> {
    var all: Set<String> = []
    while !all.isSuperset(of: paths), let more = watcher.next(within: 3_000) { all.formUnion(more) }
    return all
  }

  @Test func a_file_is_heard_of_when_it_comes_is_saved_and_goes() throws {
    let scratch = try Scratch(["a": "one"])
    let watcher = try watcher(scratch, "")
    #expect(watcher.next(within: 0) == nil)
    try scratch.write("two", to: "a")
    #expect(heard(watcher, scratch.path("a")) == [scratch.path("a")])
    try scratch.write("new", to: "b")
    #expect(heard(watcher, scratch.path("b")) == [scratch.path("b")])
    try scratch.write("newer", to: "b")
    #expect(heard(watcher, scratch.path("b")) == [scratch.path("b")])
    try FileSystem.removeFile(scratch.path("a"))
    #expect(heard(watcher, scratch.path("a")) == [scratch.path("a")])
    #expect(watcher.next(within: 50) == nil)
  }

  @Test func a_file_that_is_replaced_is_heard_of_and_so_is_its_successor() throws {
    let scratch = try Scratch(["a": "one"])
    let watcher = try watcher(scratch, "")
    for text in ["two", "three"] {
      try FileSystem.write(Array(text.utf8), to: scratch.path("a"))
      #expect(heard(watcher, scratch.path("a")).contains(scratch.path("a")))
    }
    try scratch.write("four", to: "a")
    #expect(heard(watcher, scratch.path("a")).contains(scratch.path("a")))
  }

  @Test func a_move_is_heard_of_by_both_names() throws {
    let scratch = try Scratch(["a": "", "folder/x": ""])
    let watcher = try watcher(scratch, "")
    try scratch.move("a", to: "b")
    let both = [scratch.path("a"), scratch.path("b")]
    #expect(heard(watcher, both[0], both[1]) == Set(both))
    try scratch.move("folder", to: "other")
    #expect(heard(watcher, scratch.path("other")).contains(scratch.path("other")))
  }

  @Test func what_is_in_a_folder_below_is_not_heard_of() throws {
    let scratch = try Scratch(["folder/x": ""])
    let watcher = try watcher(scratch, "")
    try scratch.write("more", to: "folder/x")
    try scratch.write("new", to: "folder/y")
    try scratch.write("here", to: "z")
    #expect(heard(watcher, scratch.path("z")) == [scratch.path("z")])
  }

  @Test func a_folder_that_moves_is_heard_of_and_keeps_its_number() throws {
    let scratch = try Scratch(["folder/a": ""])
    let watcher = try watcher(scratch, "folder")
    try scratch.move("folder", to: "other")
    #expect(heard(watcher, scratch.path("folder")) == [scratch.path("folder")])
    watcher.watch(scratch.path("other"))
    watcher.keep([scratch.path("other")])
    #expect(watcher.folders == [scratch.path("other")])
    try scratch.write("new", to: "other/b")
    #expect(heard(watcher, scratch.path("other/b")) == [scratch.path("other/b")])
  }

  @Test func one_folder_by_two_paths_is_told_by_both() throws {
    let scratch = try Scratch(["folder/a": ""])
    try scratch.link("link", to: "folder")
    let watcher = try watcher(scratch, "folder", "link")
    try scratch.write("new", to: "folder/a")
    let both = [scratch.path("folder/a"), scratch.path("link/a")]
    #expect(heard(watcher, both[0], both[1]) == Set(both))
    // The one that is no more asked for takes nothing from the other.
    watcher.keep([scratch.path("folder")])
    try scratch.write("newer", to: "folder/a")
    #expect(heard(watcher, both[0]) == [both[0]])
  }

  @Test func a_folder_that_is_not_kept_is_not_heard_of() throws {
    let scratch = try Scratch(["one/a": "", "two/a": ""])
    let watcher = try watcher(scratch, "one", "two")
    watcher.keep([scratch.path("two")])
    try scratch.write("new", to: "one/a")
    try scratch.write("new", to: "two/a")
    #expect(heard(watcher, scratch.path("two/a")) == [scratch.path("two/a")])
  }

  @Test func another_folder_of_the_same_name_is_another_one() throws {
    let scratch = try Scratch(["folder/a": ""])
    let watcher = try watcher(scratch, "folder")
    try scratch.move("folder", to: "gone")
    try scratch.write("", to: "folder/a")
    #expect(heard(watcher, scratch.path("folder")) == [scratch.path("folder")])
    watcher.watch(scratch.path("folder"))
    try scratch.write("old one", to: "gone/a")
    try scratch.write("new one", to: "folder/b")
    #expect(heard(watcher, scratch.path("folder/b")) == [scratch.path("folder/b")])
  }

  @Test func the_descriptor_is_readable_when_something_has_changed() throws {
    let scratch = try Scratch()
    let watcher = try watcher(scratch, "")
    var file = pollfd(fd: watcher.file, events: Int16(POLLIN), revents: 0)
    #expect(poll(&file, 1, 0) == 0)
    try scratch.write("", to: "a")
    #expect(poll(&file, 1, 3_000) == 1)
    #expect(watcher.next(within: 0) == [scratch.path("a")])
    #expect(poll(&file, 1, 0) == 0)
  }

  @Test func a_folder_that_the_kernel_refuses_is_told_once() throws {
    let watcher = try #require(FolderWatcher())
    watcher.watch("/nowhere/at/all")
    watcher.watch("/dev/null")
    #expect(watcher.nextRefusal() == nil)
    let long = String(repeating: "n", count: 300)
    watcher.watch(long)
    watcher.watch(long + "n")
    let reason = FileSystem.Failure(code: ENAMETOOLONG)
    #expect(watcher.nextRefusal() == FolderWatcher.Refusal(folder: long, reason: reason))
    #expect(watcher.nextRefusal() == nil)
    watcher.watch(long)
    #expect(watcher.nextRefusal() == nil)
    #expect(watcher.folders.isEmpty)
  }

  @Test func too_many_folders_are_told_from_other_reasons() throws {
    let code = try #require(KernelWatch.failuresOfTooMany.first)
    func isOfTooMany(_ code: Int32) -> Bool {
      FolderWatcher.Refusal(folder: "a", reason: FileSystem.Failure(code: code)).isOfTooMany
    }
    #expect(isOfTooMany(code) && !isOfTooMany(EACCES))
    #expect(FolderWatcher.Refusal.remedy.hasPrefix("raise "))
  }
}
