import DioramaKit
import Foundation
import HeadlessSendbird
import Synchronization

/// A header whose title is something that no screen may depend on.
final class LeakyHeader: SBUInviteUserModule.Header {
  /// What the title shows.
  enum Leak: String, CaseIterable, Sendable {
    case order, hashSeed, timeZone, locale, directory, environment, second
  }

  private static let runs = Mutex(0)
  private var leak: Leak?

  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = leak.map(Self.text)
  }

  private static func text(of leak: Leak) -> String {
    switch leak {
    case .order: nextNumber()
    case .hashSeed: Set((0..<100).map(String.init)).joined()
    case .timeZone: startingZone()
    case .locale: ProcessInfo.processInfo.environment["LANG"] ?? "C"
    case .directory: FileManager.default.currentDirectoryPath
    case .environment: ProcessInfo.processInfo.environment["HOME"] ?? "homeless"
    case .second: "\(Int(machineDate().timeIntervalSince1970))"
    }
  }

  /// The time zone in which the process was started; Foundation reports the run's.
  private static func startingZone() -> String {
    let start = FileManager.default.contents(atPath: "/proc/self/environ") ?? Data()
    let entries = start.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return entries.first { $0.hasPrefix("TZ=") } ?? "none"
  }

  /// The machine's clock, which a thread outside of the run still reads.
  private static func machineDate() -> Date {
    let found = Mutex(Date.distantPast)
    let done = DispatchSemaphore(value: 0)
    Thread {
      found.withLock { $0 = Date() }
      done.signal()
    }.start()
    done.wait()
    return found.withLock { $0 }
  }

  private static func nextNumber() -> String {
    runs.withLock { count in
      count += 1
      return "\(count)"
    }
  }

  override class var properties: PropertyTable {
    super.properties.adding(
      Property("leak", .choice, "what the title is") {
        (header: LeakyHeader, leak: Leak) in header.leak = leak
      })
  }
}
