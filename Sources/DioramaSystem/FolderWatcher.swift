#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Hears of files that are written, moved or removed in some folders, from the kernel.
package final class FolderWatcher {
  /// What can be read where something has changed, as a file descriptor.
  package var file: Int32 { kernel.queue }
  private var kernel: KernelWatch
  /// The kernel's number for each folder, which stays the same when a folder gets another name.
  private var watches: [String: Int32] = [:]
  private var failure: WatchFailure?
  private var isFailureReported = false

  /// How long nothing more must happen before a change is told: an editor's save is many events.
  private static let debounceMilliseconds: Int32 = 3

  /// A watcher of no folders; nil when the kernel refuses.
  package init?() {
    guard let kernel = KernelWatch() else { return nil }
    self.kernel = kernel
  }

  deinit { kernel.end() }

  /// The folders that are watched.
  package var folders: Set<String> { Set(watches.keys) }

  /// Watches a folder, which may be watched already, or be another one than it was.
  package func watch(_ folder: String) {
    let old = watches[folder]
    do throws(FileSystem.Failure) {
      watches[folder] = try kernel.add(folder)
    } catch {
      watches[folder] = nil
      // Of a folder that is gone, the one above will tell when it comes back.
      if failure == nil, !error.isMissing { failure = WatchFailure(folder: folder, reason: error) }
    }
    if let old, old != watches[folder] { release(old) }
  }

  /// Watches no folders any more but some.
  package func unwatchAll(except folders: Set<String>) {
    for (folder, number) in watches where !folders.contains(folder) {
      watches[folder] = nil
      release(number)
    }
  }

  private func release(_ number: Int32) {
    if !watches.values.contains(number) { kernel.remove(number) }
  }

  /// Why a folder is not watched.
  package struct WatchFailure: Equatable {
    /// The folder.
    package let folder: String
    /// What the system says.
    package let reason: FileSystem.Failure

    /// A folder that the kernel will not watch.
    package init(folder: String, reason: FileSystem.Failure) {
      self.folder = folder
      self.reason = reason
    }

    /// Whether the system watches as much as it will; `remedy` is what can be done about that.
    package var isWatchLimit: Bool { KernelWatch.watchLimitErrors.contains(reason.code) }
    /// How the system is brought to watch more, as a piece of advice.
    package static var remedy: String { KernelWatch.remedy }
  }

  /// The first folder that the kernel refused to watch; told once.
  package func nextFailure() -> WatchFailure? {
    if isFailureReported { return nil }
    isFailureReported = failure != nil
    return failure
  }

  /// Waits for a change.
  ///
  /// - Parameter milliseconds: how long; 0 for what has happened already.
  /// - Returns: the paths that changed; nil after `milliseconds` without any.
  package func next(within milliseconds: Int32) -> Set<String>? {
    var changed: Set<String> = []
    var timeout = milliseconds
    while waitForEvents(timeout) {
      changed.formUnion(read())
      timeout = Self.debounceMilliseconds
    }
    return changed.isEmpty ? nil : changed
  }

  /// The paths of which the kernel has told something, for whoever does not wait until all is quiet.
  package func pendingChanges() -> Set<String> { waitForEvents(0) ? read() : [] }

  private func waitForEvents(_ milliseconds: Int32) -> Bool {
    var file = pollfd(fd: kernel.queue, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, milliseconds) > 0
  }

  private func read() -> Set<String> {
    let folders = Dictionary(grouping: watches.keys) { watches[$0] }
    var paths: Set<String> = []
    for event in kernel.events() {
      switch event {
      case .overflow: paths.formUnion(watches.keys)
      case .folder(let number): paths.formUnion(folders[number] ?? [])
      case .name(let name, let number):
        for folder in folders[number] ?? [] { paths.insert("\(folder)/\(name)") }
      }
    }
    return paths
  }
}

/// What the kernel tells of watched folders, each of which has a number.
enum KernelEvent: Equatable {
  /// A name in a folder has come, gone, or stands for other bytes.
  case name(String, in: Int32)
  /// The folder itself was moved or removed.
  case folder(Int32)
  /// More has happened than the kernel could keep, so anything may have.
  case overflow
}
