import Diorama
import Glibc
import YAML

/// Hears of files that are written, moved or removed in some folders, from the kernel.
final class FolderWatcher {
  /// What can be read where something has changed.
  var file: Int32 { queue }
  private let queue: Int32
  /// The kernel's number for each folder, which stays the same when a folder gets another name.
  private var watches: [String: Int32] = [:]
  private var refusal: Refusal?

  /// How long nothing more must happen before a change is told: an editor's save is many events.
  private static let quietMilliseconds: Int32 = 3
  private static let ofFolderItself = UInt32(IN_MOVE_SELF | IN_DELETE_SELF)
  private static let interest =
    UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR)
    | ofFolderItself

  /// A watcher of no folders; nil when the kernel refuses.
  init?() {
    queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    if queue < 0 { return nil }
  }

  deinit { close(queue) }

  /// The folders that are watched.
  var folders: Set<String> { Set(watches.keys) }

  /// Watches a folder, which may be watched already, or be another one than it was.
  func watch(_ folder: String) {
    let number = inotify_add_watch(queue, folder, Self.interest)
    let code = errno
    let old = watches.updateValue(number, forKey: folder)
    if number < 0 {
      watches[folder] = nil
      // Of a folder that is gone, the one above will tell when it comes back.
      if refusal == nil, ![ENOENT, ENOTDIR].contains(code) {
        refusal = Refusal(folder: folder, code: code)
      }
    }
    if let old, old != number { release(old) }
  }

  /// Watches no folders any more but some.
  func keep(_ folders: Set<String>) {
    for (folder, number) in watches where !folders.contains(folder) {
      watches[folder] = nil
      release(number)
    }
  }

  private func release(_ number: Int32) {
    if !watches.values.contains(number) { inotify_rm_watch(queue, number) }
  }

  /// The first folder that the kernel refused to watch; told once.
  func nextRefusal() -> Refusal? {
    guard let told = refusal, !told.isTold else { return nil }
    refusal?.isTold = true
    return told
  }

  /// Waits for a change.
  ///
  /// - Returns: the paths that changed; nil after `milliseconds` without any.
  func next(within milliseconds: Int32) -> Set<String>? {
    var changed: Set<String> = []
    var patience = milliseconds
    while waitForEvents(patience) {
      changed.formUnion(read())
      patience = Self.quietMilliseconds
    }
    return changed.isEmpty ? nil : changed
  }

  private func waitForEvents(_ milliseconds: Int32) -> Bool {
    var file = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, milliseconds) > 0
  }

  private func read() -> Set<String> {
    let folders = Dictionary(grouping: watches.keys) { watches[$0] }
    var paths: Set<String> = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(queue, &bytes, bytes.count)
    let headSize = MemoryLayout<inotify_event>.size
    var start = 0
    while start + headSize <= count {
      let event = bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      }
      let name = bytes[(start + headSize)...].prefix(Int(event.len)).prefix { $0 != 0 }
      start += headSize + Int(event.len)
      // Where the kernel could not keep all events, anything may have happened.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { paths.formUnion(watches.keys) }
      for folder in folders[event.wd] ?? [] {
        if event.mask & Self.ofFolderItself != 0 { paths.insert(folder) }
        if !name.isEmpty { paths.insert("\(folder)/\(String(decoding: name, as: UTF8.self))") }
      }
    }
    return paths
  }
}

extension FolderWatcher {
  /// Why a folder is not watched.
  struct Refusal: Equatable {
    /// The folder.
    let folder: String
    /// The system's number for the reason.
    let code: Int32
    fileprivate(set) var isTold = false

    init(folder: String, code: Int32) {
      self.folder = folder
      self.code = code
    }

    /// What is said of it: the next save in such a folder will show nothing.
    var diagnostic: Diagnostic {
      let isFull = code == ENOSPC
      let reason = isFull ? "the system watches no more of them" : String(cString: strerror(code))
      return Diagnostic(
        .unreadableFile, "the folder cannot be watched: \(reason)",
        at: Place(startOf: Source(path: folder, bytes: [])), severity: .warning,
        help: Diagnostic.Help(
          isFull
            ? "raise fs.inotify.max_user_watches; saves here, and in others like it, show nothing"
            : "saves here, and in others like it, show nothing"))
    }
  }
}
