#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
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
    guard fstat(file.number, &status) == 0 else { throw .last }
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
  var rights: mode_t { status.st_mode & 0o777 }

  /// What tells it from all others as long as it is there.
  var identity: [Int] {
    [Int(truncatingIfNeeded: status.st_dev), Int(bitPattern: UInt(status.st_ino))]
  }

  /// When its bytes were last written: seconds and billionths of one.
  var modified: (Int, Int) { times.first.map { (Int($0.tv_sec), Int($0.tv_nsec)) } ?? (0, 0) }

  fileprivate var times: [timespec] {
    #if canImport(Darwin)
      [status.st_mtimespec, status.st_ctimespec]
    #else
      [status.st_mtim, status.st_ctim]
    #endif
  }
}

/// What tells one state of a plain file from another without reading it: which file it is, how long,
/// and when it was last written and changed.
///
/// The system sets the last of these, and nobody else can. It is as fine as the file system's clock,
/// so a stamp is only to be trusted where the file had not been changed for a while when it was taken.
package struct PlainFileStamp: Equatable, Sendable {
  /// Device, number of the file, length, and both times in seconds and billionths.
  package let numbers: [Int]

  /// How many numbers it has.
  package static let count = 7

  /// The numbers of a stamp that was kept; nil for other numbers.
  package init?(numbers: [Int]) {
    guard numbers.count == Self.count else { return nil }
    self.numbers = numbers
  }

  /// The stamp of a plain file, links not followed; nil for what is none.
  package init?(of path: String) {
    guard let status = try? FileStatus(ofLink: path), status.kind == .file else { return nil }
    numbers =
      status.identity + [status.size] + status.times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
  }

  /// Whether the file had not been touched for three seconds at a moment, which is more than the
  /// coarsest clock of a file system is off.
  package func isSettled(at second: Int) -> Bool {
    numbers[3] < second - 3 && numbers[5] < second - 3
  }

  /// The wall clock, in seconds since 1970.
  package static func currentSecond() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int(now.tv_sec)
  }
}

/// What tells one state of a file from another without reading it.
package struct FileStamp: Equatable, Sendable {
  private let numbers: [Int]

  /// The stamp of what stands at a path now, if anything does.
  package init(of path: String) {
    guard let status = try? FileStatus(of: path) else {
      numbers = []
      return
    }
    numbers =
      status.identity + [status.size] + status.times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
  }

  /// The stamp as a file can keep it.
  package var text: String { numbers.map(String.init).joined(separator: " ") }

  /// The stamp of a folder as such, whatever happens in it.
  init(ofFolder path: String) {
    numbers = (try? FileStatus(of: path))?.identity ?? []
  }
}
