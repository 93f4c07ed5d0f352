import Glibc

/// Watches folders for files that are written, moved or removed, with the help of the kernel.
package final class FolderWatcher {
  /// A file descriptor that becomes readable when something has changed.
  package var file: Int32 { kernel.queue }
  private var kernel: KernelWatch
  /// The kernel's number for each folder, which stays the same when a folder is renamed.
  private var watches: [String: Int32] = [:]
  private var failure: WatchFailure?
  private var isFailureReported = false

  /// How long no further change must happen before changes are reported: saving in an editor causes
  /// many events.
  private static let debounceMilliseconds: Int32 = 3

  /// Creates a watcher of no folders; nil if the kernel refuses.
  package init?() {
    guard let kernel = KernelWatch() else { return nil }
    self.kernel = kernel
  }

  deinit { kernel.end() }

  /// The watched folders.
  package var folders: Set<String> { Set(watches.keys) }

  /// Watches a folder, which may already be watched, or may have been replaced by another folder.
  package func watch(_ folder: String) {
    let old = watches[folder]
    do throws(FileSystem.Failure) {
      watches[folder] = try kernel.add(folder)
    } catch {
      watches[folder] = nil
      // If the folder no longer exists, its parent reports when it comes back.
      if failure == nil, !error.isMissing { failure = WatchFailure(folder: folder, reason: error) }
    }
    if let old, old != watches[folder] { release(old) }
  }

  /// Stops watching all folders except some.
  package func unwatchAll(except folders: Set<String>) {
    for (folder, number) in watches where !folders.contains(folder) {
      watches[folder] = nil
      release(number)
    }
  }

  private func release(_ number: Int32) {
    if !watches.values.contains(number) { kernel.remove(number) }
  }

  /// The reason why a folder is not watched.
  package struct WatchFailure: Equatable {
    /// The folder.
    package let folder: String
    /// The system's error.
    package let reason: FileSystem.Failure

    /// Creates the failure for a folder that the kernel does not watch.
    package init(folder: String, reason: FileSystem.Failure) {
      self.folder = folder
      self.reason = reason
    }

    /// Whether the system's limit on watches is reached; ``remedy`` is what the user can do.
    package var isWatchLimit: Bool { KernelWatch.watchLimitErrors.contains(reason.code) }
    /// How the user raises the limit, as a help text.
    package static var remedy: String { KernelWatch.remedy }
  }

  /// Returns the first folder that the kernel refused to watch; only once.
  package func nextFailure() -> WatchFailure? {
    if isFailureReported { return nil }
    isFailureReported = failure != nil
    return failure
  }

  /// Waits for a change.
  ///
  /// - Parameter milliseconds: how long to wait; 0 for changes that have already happened.
  /// - Returns: the paths that changed; nil if none did within `milliseconds`.
  package func next(within milliseconds: Int32) -> Set<String>? {
    var changed: Set<String> = []
    var timeout = milliseconds
    while waitForEvents(timeout) {
      changed.formUnion(read())
      timeout = Self.debounceMilliseconds
    }
    return changed.isEmpty ? nil : changed
  }

  /// Returns the paths of pending events, without waiting until no further change happens.
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

/// An event that the kernel reports about a watched folder; each folder has a number.
enum KernelEvent: Equatable {
  /// A name in a folder was added, removed, or has other contents.
  case name(String, in: Int32)
  /// The folder itself was moved or removed.
  case folder(Int32)
  /// More has happened than the kernel could store, so anything may have changed.
  case overflow
}
