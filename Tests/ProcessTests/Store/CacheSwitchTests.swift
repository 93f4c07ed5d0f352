import CommandTestSupport
import DioramaKit
import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// Only the switch is set, in child processes: the app sets no path for the profiles.
@Suite("The persistent cache with only its switch set") struct CacheSwitchTests {
  @Test(arguments: [(isOn: true, name: "Bob"), (isOn: false, name: "unknown")])
  func N107_a_profile_reaches_the_next_process_only_if_the_cache_is_on(
    isOn: Bool, name: String
  ) throws {
    let home = try Workspace()
    try #expect(CacheSwitch.run(home, caching: "Bob", isOn: isOn) == "unknown")
    try #expect(CacheSwitch.run(home, caching: nil, isOn: isOn) == name)
    let names = try FileManager.default.contentsOfDirectory(atPath: home.root)
    #expect(names.isEmpty == !isOn)
  }
}

/// A process whose app switches the cache on, looks up Bob, and may cache him.
private enum CacheSwitch {
  static let variable = "NEXCONN_SWITCH_ALONE"

  /// The name that the process prints for Bob.
  static func run(_ home: Workspace, caching name: String?, isOn: Bool) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", "CacheSwitchChild"]
    var environment = ProcessInfo.processInfo.environment
    environment[variable] = "\(isOn)\n\(name ?? "")"
    environment["XDG_DATA_HOME"] = home.root
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    let said = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return said.split(separator: "\n").first { $0.hasPrefix(linePrefix) }
      .map { String($0.dropFirst(linePrefix.count)) } ?? said
  }

  static let linePrefix = "bob is "
}

/// The test that the child process runs; it is skipped in this process.
@Suite("The app of another process") struct CacheSwitchChild {
  @Test(.enabled(if: ProcessInfo.processInfo.environment[CacheSwitch.variable] != nil))
  func looks_for_bob() throws {
    let order = try #require(ProcessInfo.processInfo.environment[CacheSwitch.variable])
    let parts = order.split(separator: "\n", omittingEmptySubsequences: false)
    let environment = ScreenEnvironment()
    let kit = environment.run { NCChatUI.shared() }
    kit.currentDataSourceType = .infoProvider
    environment.run {
      kit.enablePersistentUserInfoCache = parts[0] == "true"
      kit.currentUserInfo = person("alice", "Alice")
      let name = kit.getUserInfoCache("bob")?.name ?? "unknown"
      FileHandle.standardError.write(Data("\(CacheSwitch.linePrefix)\(name)\n".utf8))
      if !parts[1].isEmpty {
        kit.refreshUserInfoCache(person("bob", String(parts[1])), withUserId: "bob")
      }
      environment.mainQueue.runDueItems()
    }
    #expect(kit.persistentCacheFailure == nil)
  }

  private func person(_ id: String, _ name: String) -> NCChatUIUserInfo {
    let user = NCChatUIUserInfo()
    user.userId = id
    user.name = name
    return user
  }
}
