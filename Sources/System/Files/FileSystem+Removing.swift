import Glibc

extension FileSystem {
  /// Takes a file away; one that is not there is no failure.
  ///
  /// - Throws: ``Failure`` when it is there and cannot be taken away.
  package static func removeFile(_ path: String) throws(Failure) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    throw Failure(code: errno)
  }

  /// Takes a folder away where nothing is in it.
  package static func removeIfEmpty(_ folder: String) { rmdir(folder) }
}
