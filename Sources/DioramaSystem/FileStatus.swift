import Glibc

/// The attributes of a file that the system reports without reading it.
struct FileStatus {
  enum Kind {
    case file, folder, link, pipe, socket, device
  }

  private var status = stat()

  /// Reads the attributes of the file at a path; links are followed.
  ///
  /// - Throws: ``FileSystem/Failure`` if nothing exists there, or access is denied.
  init(of path: String) throws(FileSystem.Failure) {
    guard stat(path, &status) == 0 else { throw .last(at: path) }
  }

  /// Reads the attributes of the file at a path; a link is not followed.
  ///
  /// - Throws: ``FileSystem/Failure`` if nothing exists there, or access is denied.
  init(ofLink path: String) throws(FileSystem.Failure) {
    guard lstat(path, &status) == 0 else { throw .last(at: path) }
  }

  /// Reads the attributes of an open file.
  ///
  /// - Throws: ``FileSystem/Failure`` if the system no longer has it.
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

  /// The number of bytes of a file.
  var size: Int { Int(status.st_size) }

  /// The permissions to read, write and run the file.
  var permissions: mode_t { status.st_mode & 0o777 }

  /// The user and the group that own the file.
  var owner: (user: uid_t, group: gid_t) { (status.st_uid, status.st_gid) }

  /// Whether a plain file has several names, which are hard links.
  var hasHardLinks: Bool { kind == .file && status.st_nlink > 1 }

  /// The device and inode numbers, which identify the file as long as it exists.
  var identity: [Int] {
    [Int(truncatingIfNeeded: status.st_dev), Int(bitPattern: UInt(status.st_ino))]
  }

  /// The values that differ between two states of the file.
  fileprivate var state: [Int] {
    identity + [size, modified.0, modified.1, changed.0, changed.1]
  }

  /// The time when its bytes were last written: seconds and nanoseconds.
  var modified: (Int, Int) {
    let time = status.st_mtim
    return (Int(time.tv_sec), Int(time.tv_nsec))
  }

  /// The time when it was last changed in any way.
  private var changed: (Int, Int) {
    let time = status.st_ctim
    return (Int(time.tv_sec), Int(time.tv_nsec))
  }
}

/// The state of a file, without its contents: which file it is, its size, and when it was last
/// written and changed.
///
/// Only the system can set the time of the last change. It is as precise as the file system's
/// clock.
package struct FileStamp: Equatable, Sendable {
  /// The values from the system; empty if nothing exists at the path.
  private let numbers: [Int]

  /// Creates the stamp of the file at a path; empty if nothing exists there.
  package init(of path: String) { numbers = (try? FileStatus(of: path))?.state ?? [] }

  /// Creates the stamp of a plain file; nil for anything else. Links are not followed.
  package init?(ofPlainFile path: String) {
    guard let status = try? FileStatus(ofLink: path), status.kind == .file else { return nil }
    numbers = status.state
  }

  /// Creates the stamp of a folder itself, independent of its contents.
  init(ofFolder path: String) { numbers = (try? FileStatus(of: path))?.identity ?? [] }
}
