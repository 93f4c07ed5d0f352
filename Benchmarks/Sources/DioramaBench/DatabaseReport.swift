import Diorama
import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessUIKit

/// The cost of Nexconn's databases: a list of very many requests, lookups of known profiles, and
/// storing profiles in a file.
struct DatabaseReport {
  private static let lookups = 100_000
  private let folder: String
  private let registry: Registry

  init(in folder: String, registry: Registry) {
    self.folder = folder
    self.registry = registry
  }

  /// Measures and returns the lines to print.
  func lines() throws -> [String] { try requests() + [""] + lookups() + [""] + writes() }

  private func requests() throws -> [String] {
    let few = try FriendRequestProject(
      size: 1_000, in: "\(folder)/requests-few", registry: registry)
    let many = try FriendRequestProject(
      size: 1_000_000, in: "\(folder)/requests-many", registry: registry)
    var times: (few: [Double], many: [Double]) = ([], [])
    for round in 0..<34 {
      let pair = (try few.timeToOpen(), try many.timeToOpen())
      guard round >= 3 else { continue }
      times.few.append(pair.0 / .microseconds(1))
      times.many.append(pair.1 / .microseconds(1))
    }
    let (small, large) = (Series(rounds: times.few), Series(rounds: times.many))
    let ratio = large.ratio(to: small)
    return [
      "opening a list of requests, µs              1,000  1,000,000      ratio",
      "file, screen and frame              "
        + String(format: "%11.1f%11.1f%11.2f", small.median, large.median, ratio),
      String(format: "%.2f; target at most 1.5: ", ratio) + (ratio <= 1.5 ? "met" : "not met"),
    ]
  }

  private func lookups() throws -> [String] {
    let ids = (0..<1000).map { "user_\($0)_of_a_team" }
    let rounds = Self.lookups / ids.count
    return try ScreenEnvironment().run {
      let kit = NCChatUI.shared()
      kit.currentDataSourceType = .infoProvider
      var dictionary: [String: NCChatUIUserInfo] = [:]
      for id in ids {
        let user = NCChatUIUserInfo()
        user.userId = id
        user.name = id
        dictionary[id] = user
        kit.refreshUserInfoCache(user, withUserId: id)
      }
      func time(_ find: (String) -> NCChatUIUserInfo?) throws -> Double {
        var found = 0
        let time = ContinuousClock().measure {
          for _ in 0..<rounds { for id in ids where find(id)?.name != nil { found += 1 } }
        }
        guard found == Self.lookups else { throw Failure("a known profile is not found") }
        return time / .milliseconds(1)
      }
      var times: (bare: [Double], cache: [Double]) = ([], [])
      for round in 0..<22 {
        let pair = (try time { dictionary[$0] }, try time { kit.getUserInfoCache($0) })
        guard round >= 2 else { continue }
        times.bare.append(pair.0)
        times.cache.append(pair.1)
      }
      let (bare, cache) = (Series(rounds: times.bare), Series(rounds: times.cache))
      let ratio = cache.ratio(to: bare)
      return [
        "100,000 lookups, ms                    dictionary      cache      ratio",
        "profiles that are known             "
          + String(format: "%11.1f%11.1f%11.2f", bare.median, cache.median, ratio),
        String(format: "%.2f; target at most 3: ", ratio) + (ratio <= 3 ? "met" : "not met"),
      ]
    }
  }

  private func writes() throws -> [String] {
    let path = "\(folder)/profiles/cache"
    let time = try ScreenEnvironment().run {
      let kit = NCChatUI.shared()
      kit.currentDataSourceType = .infoProvider
      kit.persistentCachePath = { _ in path }
      kit.enablePersistentUserInfoCache = true
      let me = NCChatUIUserInfo()
      me.userId = "me"
      kit.currentUserInfo = me
      let time = ContinuousClock().measure {
        for number in 0..<100_000 {
          let user = NCChatUIUserInfo()
          user.userId = "user-\(number)"
          user.name = "Person \(number)"
          kit.refreshUserInfoCache(user, withUserId: user.userId)
        }
        ScreenEnvironment.current?.mainQueue.runDueItems()
      }
      if let failure = kit.persistentCacheFailure { throw Failure("\(failure)") }
      return time
    }
    return [
      "keeping 100,000 profiles in a file: "
        + String(
          format: "%.0f ms, %.1f µs each, a transaction for each 1,000", time / .milliseconds(1),
          time / .microseconds(100_000))
    ]
  }
}
