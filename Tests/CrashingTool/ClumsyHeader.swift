import DioramaKit
import Foundation
import WeatherKit

/// A header that does what ends a process, when it says something of a day or already when it is
/// made.
final class ClumsyHeader: ForecastHeader {
  /// What it does.
  enum Mishap: String, CaseIterable, Sendable {
    case nothing, index, overflow, abort, exit, loop, eat, feast, kill, shy, hungry
  }

  private var mishap = Mishap.nothing
  private var isEarly = false

  override func show(_ city: City, _ station: Station) {
    super.show(city, station)
    if isEarly { happen() }
  }

  override func show(_ day: Day) {
    super.show(day)
    happen()
  }

  private func happen() {
    switch mishap {
    case .nothing: break
    case .index: greeting = [greeting][greeting.count]
    case .overflow: greeting = "\(Self.endless(greeting.count))"
    case .abort: abort()
    case .exit: exit(0)
    case .loop: while !greeting.isEmpty { greeting = String(greeting.reversed()) }
    case .eat:
      var eaten: [[Int]] = []
      while eaten.count >= 0 { eaten.append(Array(repeating: greeting.count, count: 1 << 17)) }
    // 160 MB, which others like it have meanwhile.
    case .feast: feast()
    case .kill: kill(getpid(), SIGKILL)
    // Not where somebody looks for what crashes.
    case .shy: if !isLookedFor { abort() }
    case .hungry: if !isLookedFor { feast() }
    }
  }

  private func feast() {
    let food = Array(repeating: greeting.count, count: 20_000_000)
    usleep(500_000)
    greeting = "\(food.count)"
  }

  /// Whether somebody looks for what ends the process.
  private var isLookedFor: Bool { CommandLine.arguments.contains("sieve") }

  private static func endless(_ number: Int) -> Int {
    number < 0 ? number : 1 + endless(number + 1)
  }

  override class var properties: PropertyTable {
    super.properties.adding(
      Property("mishap", .choice, "what it does when it says something of a day") {
        (header: ClumsyHeader, mishap: Mishap) in header.mishap = mishap
      },
      Property("early", .bool, "whether it does so when it is made") {
        (header: ClumsyHeader, isEarly: Bool) in header.isEarly = isEarly
      })
  }
}
