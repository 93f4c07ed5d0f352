import Glibc

/// What tells one state of a file from another without reading it.
package struct FileStamp: Equatable, Sendable {
  private let numbers: [Int]

  /// The stamp of what stands at a path now, if anything does.
  package init(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      numbers = []
      return
    }
    numbers = [
      Int(bitPattern: UInt(status.st_dev)), Int(bitPattern: UInt(status.st_ino)),
      Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec,
      status.st_ctim.tv_nsec,
    ]
  }
}
