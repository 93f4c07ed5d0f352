import DioramaKit
import Foundation
import WeatherKit

/// A header with a fault, such as one that ends the process. It is triggered when the header shows
/// a day or, if it is early, its city.
final class FaultyHeader: ForecastHeader {
  /// The faults.
  enum Fault: String, CaseIterable, Sendable {
    case nothing, index, overflow, abort, exit, loop, eat, feast, kill, shy, hungry
    case count, thread, spawn, close, garbage, print
  }

  private var fault = Fault.nothing
  private var isEarly = false

  override func show(_ city: City, _ station: Station) {
    super.show(city, station)
    if isEarly { triggerFault() }
    if fault == .count { super.show(city, station) }
  }

  override func show(_ day: Day) {
    super.show(day)
    triggerFault()
  }

  private func triggerFault() {
    switch fault {
    case .nothing: break
    case .index: greeting = [greeting][greeting.count]
    case .overflow: greeting = "\(Self.endless(greeting.count))"
    case .abort: abort()
    case .exit: exit(0)
    case .loop: while !greeting.isEmpty { greeting = String(greeting.reversed()) }
    case .eat:
      var eaten: [[Int]] = []
      while eaten.count >= 0 { eaten.append(Array(repeating: greeting.count, count: 1 << 17)) }
    // 160 MB, while others like it have as much.
    case .feast: feast()
    case .kill: kill(getpid(), SIGKILL)
    // Faults only outside of worker processes.
    case .shy: if !isWorkerProcess { abort() }
    case .hungry: if !isWorkerProcess { feast() }
    case .count:
      Self.count += 1
      greeting = "made \(Self.count)"
    case .thread: Thread.detachNewThread { while true { usleep(1000) } }
    // The process outlives the screen and keeps the files that it inherited open.
    case .spawn:
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sleep")
      process.arguments = ["300"]
      try? process.run()
    case .close: for file in Int32(3)..<256 { Foundation.close(file) }
    case .garbage: for file in Int32(3)..<256 { _ = write(file, "garbage in all files", 20) }
    case .print: Swift.print("printed by a screen")
    }
  }

  /// A plain variable of the process, as an app's code may have.
  private nonisolated(unsafe) static var count = 0

  private func feast() {
    let food = Array(repeating: greeting.count, count: 20_000_000)
    usleep(500_000)
    greeting = "\(food.count)"
  }

  /// Whether this process is a worker.
  private var isWorkerProcess: Bool { CommandLine.arguments.contains("worker") }

  private static func endless(_ number: Int) -> Int {
    number < 0 ? number : 1 + endless(number + 1)
  }

  override class var properties: PropertyTable {
    super.properties.adding(
      Property("fault", .choice, "what it does when it says something of a day") {
        (header: FaultyHeader, fault: Fault) in header.fault = fault
      },
      Property("early", .bool, "whether it does so when it is made") {
        (header: FaultyHeader, isEarly: Bool) in header.isEarly = isEarly
      },
      Property("asked", asked, "whether it does so while this is read") {
        (_: FaultyHeader, _: Int) in
      })
  }

  private static var asked: ValueShape<Int> {
    ValueShape.bool.map { (isAsked: Bool) -> Int? in
      if isAsked { abort() }
      return 0
    }
  }
}
