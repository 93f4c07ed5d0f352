import CommandTestSupport
import DioramaKit
import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// The switch alone, in processes of their own: an app that says nowhere where profiles are kept.
@Suite("The persistent cache by its switch alone") struct CacheSwitchTests {
  @Test(arguments: [(isOn: true, name: "Bob"), (isOn: false, name: "nobody")])
  func N107_what_one_process_was_told_the_next_one_knows(isOn: Bool, name: String) throws {
    let home = try Workspace()
    try #expect(CacheSwitch.run(home, telling: "Bob", isOn: isOn) == "nobody")
    try #expect(CacheSwitch.run(home, telling: nil, isOn: isOn) == name)
    let names = try FileManager.default.contentsOfDirectory(atPath: home.root)
    #expect(names.isEmpty == !isOn)
  }
}

/// A process whose app switches the cache on, looks for Bob, and may be told of him.
private enum CacheSwitch {
  static let variable = "NEXCONN_SWITCH_ALONE"

  /// Who the process says that Bob is.
  static func run(_ home: Workspace, telling name: String?, isOn: Bool) throws -> String {
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
    return said.split(separator: "\n").first { $0.hasPrefix(word) }
      .map { String($0.dropFirst(word.count)) } ?? said
  }

  static let word = "bob is "
}

/// What such a process runs; here it is skipped.
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
      let name = kit.getUserInfoCache("bob")?.name ?? "nobody"
      FileHandle.standardError.write(Data("\(CacheSwitch.word)\(name)\n".utf8))
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
