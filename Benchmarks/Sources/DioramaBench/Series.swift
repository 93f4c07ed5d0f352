/// The measurements of one benchmark, in milliseconds, by round.
struct Series {
  /// The rounds.
  let rounds: [Double]

  /// The median of the rounds.
  var median: Double {
    let sorted = rounds.sorted()
    guard let upper = sorted.dropFirst(sorted.count / 2).first else { return .nan }
    return sorted.count.isMultiple(of: 2) ? (upper + sorted[sorted.count / 2 - 1]) / 2 : upper
  }

  /// The fastest and the slowest round.
  var range: ClosedRange<Double> { (rounds.min() ?? .nan)...(rounds.max() ?? .nan) }

  /// The ratio of this series to another, computed within each round.
  ///
  /// The speed of the machine drifts between rounds, but hardly within one.
  func ratio(to other: Series) -> Double { zip(other, /).median }

  static func + (left: Series, right: Series) -> Series { left.zip(right, +) }
  static func - (left: Series, right: Series) -> Series { left.zip(right, -) }
  static func / (left: Series, right: Double) -> Series {
    Series(rounds: left.rounds.map { $0 / right })
  }

  private func zip(_ other: Series, _ combine: (Double, Double) -> Double) -> Series {
    Series(rounds: Swift.zip(rounds, other.rounds).map(combine))
  }
}
