import Diorama
import DioramaKit
import Foundation

/// The cost of many people in a channel: opening its screens, and loading its fixture.
struct LargeChannelReport {
  private static let rounds = 41
  private let small: LargeChannel
  private let middle: LargeChannel
  private let large: LargeChannel

  /// Writes the fixtures into a folder.
  init(in folder: String, registry: Registry) throws {
    func channel(_ size: Int) throws -> LargeChannel {
      try LargeChannel(size: size, in: "\(folder)/people-\(size)", registry: registry)
    }
    small = try channel(1_000)
    middle = try channel(10_000)
    large = try channel(100_000)
  }

  /// Measures in turn and returns the lines to print.
  func lines() throws -> [String] {
    var lines = ["opening a screen, µs                      1,000    100,000      ratio"]
    var worst = 0.0
    for (index, screen) in LargeChannel.screens.enumerated() {
      var few: [Double] = []
      var many: [Double] = []
      for round in 0..<(Self.rounds + 3) {
        let times = (try small.timeToOpen(index), try large.timeToOpen(index))
        guard round >= 3 else { continue }
        few.append(times.0 / .microseconds(1))
        many.append(times.1 / .microseconds(1))
      }
      let ratio = Series(rounds: many).ratio(to: Series(rounds: few))
      worst = max(worst, ratio)
      let name = screen.0 + String(repeating: " ", count: max(36 - screen.0.count, 0))
      lines.append(
        name
          + String(
            format: "%11.1f%11.1f%11.2f", Series(rounds: few).median, Series(rounds: many).median,
            ratio))
    }
    lines.append(
      String(format: "the worst: %.2f; target at most 1.2: ", worst)
        + (worst <= 1.2 ? "met" : "not met"))
    lines.append("")
    lines.append("loading a fixture                            kB         ms    ns/byte")
    for channel in [small, middle, large] {
      var times: [Double] = []
      for _ in 0..<7 { times.append(try channel.timeToLoad() / .milliseconds(1)) }
      let median = Series(rounds: times).median
      let name = "\(channel.size) people"
      lines.append(
        name + String(repeating: " ", count: 36 - name.count)
          + String(
            format: "%11.0f%11.1f%11.1f", Double(channel.byteCount) / 1000, median,
            median * 1_000_000 / Double(channel.byteCount)))
    }
    return lines
  }
}
