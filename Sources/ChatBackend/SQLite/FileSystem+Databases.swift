import DioramaKit
import Glibc
import System

extension FileSystem {
  /// Gives a file another name, in the place of what has it.
  static func move(_ old: String, to new: String) throws {
    guard rename(old, new) == 0 else {
      throw ContentFault(reason: "cannot be written: \(String(cString: strerror(errno)))")
    }
  }

  /// Takes away a file or an empty folder, if it is there.
  static func remove(_ path: String) { _ = Glibc.remove(path) }

  /// A new folder for files that are soon gone.
  static func makeTemporaryFolder() throws -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(parent)/diorama-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else {
      throw ContentFault(reason: "cannot be copied: \(String(cString: strerror(errno)))")
    }
    return name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }
}
