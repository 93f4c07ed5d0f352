#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system says of a file without reading it.
struct FileStatus {
  enum Kind {
    case file, folder, link, pipe, socket, device
  }

  private var status = stat()

  /// What stands at a path, links followed.
  ///
  /// - Throws: ``FileSystem/Failure`` when nothing does, or nobody may ask.
  init(of path: String) throws(FileSystem.Failure) {
    guard stat(path, &status) == 0 else { throw .last(at: path) }
  }

  /// What stands at a path, which may be a link itself.
  ///
  /// - Throws: ``FileSystem/Failure`` when nothing does, or nobody may ask.
  init(ofLink path: String) throws(FileSystem.Failure) {
    guard lstat(path, &status) == 0 else { throw .last(at: path) }
  }

  /// What was opened.
  ///
  /// - Throws: ``FileSystem/Failure`` when the system has lost it.
  init(of file: borrowing OpenFile) throws(FileSystem.Failure) {
    guard fstat(file.descriptor, &status) == 0 else { throw .last }
  }

  var kind: Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    case S_IFIFO: .pipe
    case S_IFSOCK: .socket
    default: .device
    }
  }

  /// The number of bytes, of a file.
  var size: Int { Int(status.st_size) }

  /// Who may read, write and run it.
  var permissions: mode_t { status.st_mode & 0o777 }

  /// What tells it from all others as long as it is there.
  var identity: [Int] {
    [Int(truncatingIfNeeded: status.st_dev), Int(bitPattern: UInt(status.st_ino))]
  }

  /// What tells one state of it from another.
  fileprivate var state: [Int] {
    identity + [size, modified.0, modified.1, changed.0, changed.1]
  }

  /// When its bytes were last written: seconds and billionths of one.
  var modified: (Int, Int) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return (Int(time.tv_sec), Int(time.tv_nsec))
  }

  /// When it was last changed in any way.
  private var changed: (Int, Int) {
    #if canImport(Darwin)
      let time = status.st_ctimespec
    #else
      let time = status.st_ctim
    #endif
    return (Int(time.tv_sec), Int(time.tv_nsec))
  }
}

/// What tells one state of a file from another without reading it: which file it is, how long, and
/// when it was last written and changed.
///
/// Only the system sets the last of these. It is as fine as the file system's clock.
package struct FileStamp: Equatable, Sendable {
  /// As the system has them; none where nothing stands.
  private let numbers: [Int]

  /// The stamp of what stands at a path now, if anything does.
  package init(of path: String) { numbers = (try? FileStatus(of: path))?.state ?? [] }

  /// The stamp of a plain file, links not followed; nil for what is none.
  package init?(ofPlainFile path: String) {
    guard let status = try? FileStatus(ofLink: path), status.kind == .file else { return nil }
    numbers = status.state
  }

  /// The stamp of a folder as such, whatever happens in it.
  init(ofFolder path: String) { numbers = (try? FileStatus(of: path))?.identity ?? [] }

  /// The stamp as a file can keep it.
  package var text: String { numbers.map(String.init).joined(separator: " ") }
}
