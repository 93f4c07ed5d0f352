import Glibc

/// Linux's inotify: one queue, and a number for each folder.
struct KernelWatch {
  /// A file descriptor that becomes readable when there are events.
  let queue: Int32

  static let watchLimitErrors = [ENOSPC]
  static let remedy = "raise fs.inotify.max_user_watches"

  private static let ofFolderItself = UInt32(IN_MOVE_SELF | IN_DELETE_SELF)
  private static let interest =
    UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR)
    | ofFolderItself

  /// Creates a queue without folders; nil if the kernel refuses.
  init?() {
    queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    if queue < 0 { return nil }
  }

  func end() { close(queue) }

  /// Watches a folder.
  ///
  /// - Returns: its number, which is the same for the same folder under any name.
  /// - Throws: ``FileSystem/Failure`` if the kernel refuses.
  func add(_ folder: String) throws(FileSystem.Failure) -> Int32 {
    let number = inotify_add_watch(queue, folder, Self.interest)
    guard number >= 0 else { throw .last }
    return number
  }

  func remove(_ number: Int32) { inotify_rm_watch(queue, number) }

  /// Returns the pending events.
  func events() -> [KernelEvent] {
    var events: [KernelEvent] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes { OpenFile.readSome(queue, $0) }
    let headSize = MemoryLayout<inotify_event>.size
    var start = 0
    while start + headSize <= count {
      let event = bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      }
      let name = bytes[(start + headSize)...].prefix(Int(event.len)).prefix { $0 != 0 }
      start += headSize + Int(event.len)
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { events.append(.overflow) }
      if event.mask & Self.ofFolderItself != 0 { events.append(.folder(event.wd)) }
      if !name.isEmpty {
        events.append(.name(String(decoding: name, as: UTF8.self), in: event.wd))
      }
    }
    return events
  }
}
