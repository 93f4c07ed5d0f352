import Glibc

/// This process and its environment.
package enum CurrentProcess {
  /// The process identifier.
  package static var id: Int32 { getpid() }

  /// Returns whether a process with an identifier exists, even one of another user.
  package static func isRunning(_ id: Int32) -> Bool { kill(id, 0) == 0 || errno != ESRCH }

  /// Returns the value of an environment variable; nil if it is not set.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// All environment variables, as `NAME=value`.
  package static var variables: [String] {
    // There may be no list at all.
    let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    guard var entry = first else { return [] }
    var result: [String] = []
    while let text = entry.pointee {
      result.append(String(cString: text))
      entry += 1
    }
    return result
  }

  /// The path of the program that this process runs.
  package static var program: String { "/proc/self/exe" }

  /// The SHA-256 of the program that this process runs, in hexadecimal digits; nil if the program
  /// cannot be read. Where the system has a tool for it, that is faster than a debug build.
  package static let programDigest: String? = {
    let tool = ChildProcess(
      program: "/usr/bin/sha256sum", arguments: ["/proc/\(id)/exe"], environment: [])
    if let run = tool.run(), run.status == 0 {
      return String(decoding: run.output.prefix(64), as: UTF8.self)
    }
    return (try? FileSystem.read(program)).map(SHA256.text)
  }()

  /// The current folder, at which relative paths start; nil if it no longer exists.
  package static var folder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Changes the current folder, at which relative paths start.
  ///
  /// - Throws: ``FileSystem/Failure`` if the folder cannot be entered; the current folder is then
  ///   unchanged.
  package static func changeFolder(to folder: String) throws(FileSystem.Failure) {
    guard chdir(folder) == 0 else { throw .last }
  }

  /// The number of threads that can run at the same time, at least one.
  package static var coreCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// Sleeps for some seconds of the wall clock.
  package static func pause(seconds: UInt32) {
    var rest = seconds
    // A signal ends `sleep` early.
    while rest > 0 { rest = sleep(rest) }
  }
}
