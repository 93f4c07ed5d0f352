import CommandTestSupport
import Foundation

/// A library that makes system calls fail in the process that preloads it; see
/// `Tests/Fixtures/system/FaultyCalls.c`.
enum FaultyCalls {
  /// The path of the library; nil if no C compiler can build it.
  static let library: String? = {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "diorama-faults-\(UUID().uuidString)"
    ).path
    let path = "\(folder)/faults.so"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let compiler = Process()
      compiler.executableURL = URL(filePath: "/usr/bin/env")
      compiler.arguments = [
        "cc", "-shared", "-fPIC", "-o", path, "\(FixtureProject.root)/system/FaultyCalls.c",
        "-ldl",
      ]
      compiler.standardOutput = FileHandle.nullDevice
      compiler.standardError = FileHandle.nullDevice
      try compiler.run()
      compiler.waitUntilExit()
      return compiler.terminationStatus == 0 ? path : nil
    } catch {
      return nil
    }
  }()

  /// The calls that write.
  static let writing = [
    "create", "write", "fsync", "fchmod", "close", "rename", "mkdir", "unlink",
  ]
  /// The calls that read.
  static let reading = ["open", "read", "stat", "lstat", "opendir"]

  /// The environment variables that make a call fail.
  ///
  /// - Parameters:
  ///   - folder: only calls about paths in it count.
  ///   - calls: the names of the calls that count.
  ///   - number: the index of the call that fails, from 0; nil for none.
  ///   - kills: whether the process is killed instead of that call.
  ///   - log: a file for the names and paths of all calls that count.
  static func variables(
    below folder: String, _ calls: [String], failing number: Int?, times: Int = 1,
    code: Int32 = EIO, kills: Bool = false, log: String? = nil
  ) -> [String: String] {
    var variables = [
      "LD_PRELOAD": library ?? "", "FAULT_BELOW": folder,
      "FAULT_CALLS": calls.joined(separator: ","), "FAULT_ERRNO": "\(code)",
      "FAULT_FOR": "\(times)",
    ]
    variables["FAULT_AT"] = number.map { "\($0)" }
    variables["FAULT_LOG"] = log
    if kills { variables["FAULT_KILL"] = "1" }
    return variables
  }
}
