#if canImport(Glibc)
  import Glibc
#else
  import Darwin
  import MachO
#endif

/// This process and what it was started with.
package enum CurrentProcess {
  /// The system's number for it.
  package static var id: Int32 { getpid() }

  /// Whether there is a process of some number, whoever's it is.
  package static func isRunning(_ id: Int32) -> Bool { kill(id, 0) == 0 || errno != ESRCH }

  /// The value of an environment variable; nil when it is not set.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// All environment variables, as `NAME=value`.
  package static var variables: [String] {
    let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    #if canImport(Darwin)
      first = _NSGetEnviron().pointee
    #else
      first = environ
    #endif
    guard var entry = first else { return [] }
    var result: [String] = []
    while let text = entry.pointee {
      result.append(String(cString: text))
      entry += 1
    }
    return result
  }

  /// What the process was called with, its name first.
  package static var arguments: [String] {
    let known = CommandLine.arguments
    #if os(Linux)
      // A preloaded library may have hidden them from Swift, which looks for them beside the
      // environment that the library has moved.
      guard known.isEmpty, let bytes = try? FileSystem.read("/proc/self/cmdline") else {
        return known
      }
      return bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
        .map { String(decoding: $0, as: UTF8.self) }
    #else
      return known
    #endif
  }

  /// The path of the program that this process runs.
  package static var program: String {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return CommandLine.arguments[0] }
      return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    #else
      return "/proc/self/exe"
    #endif
  }

  /// The folder that relative paths start from; nil when it is gone.
  package static var folder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Lets relative paths start from another folder.
  ///
  /// - Throws: ``FileSystem/Failure`` when it cannot be entered; paths start where they did.
  package static func changeFolder(to folder: String) throws(FileSystem.Failure) {
    guard chdir(folder) == 0 else { throw .last }
  }

  /// How many threads can run at a time, at least one.
  package static var coreCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// Does nothing for some seconds of the wall clock.
  package static func pause(seconds: UInt32) {
    var rest = seconds
    // A signal in between ends it early.
    while rest > 0 { rest = sleep(rest) }
  }
}
