import Diorama
import Glibc

/// Hears of files that are written, moved or removed in some folders, from the kernel.
final class FolderWatcher {
  private let queue: Int32
  private var folders: [Int32: String] = [:]

  /// How long nothing more must happen before a change is told: an editor's save is many events.
  private static let quietMilliseconds: Int32 = 3
  private static let interest = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)

  /// A watcher of no folders; nil when the kernel refuses.
  init?() {
    queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    if queue < 0 { return nil }
  }

  deinit { close(queue) }

  /// Watches folders, those that it watches already included.
  func watch(_ paths: Set<String>) {
    for path in paths {
      let watch = inotify_add_watch(queue, path, Self.interest)
      if watch >= 0 { folders[watch] = path }
    }
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
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { paths.formUnion(folders.values) }
      guard let folder = folders[event.wd], !name.isEmpty else { continue }
      paths.insert("\(folder)/\(String(decoding: name, as: UTF8.self))")
    }
    return paths
  }
}
