/// One of several parts that the screens of a run are dealt out to.
package struct Shard: Sendable, Hashable {
  /// Which part it is, from 0.
  package let index: Int
  /// How many parts there are.
  package let count: Int

  package static let whole = Shard(index: 0, count: 1)

  private init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// A part such as `2/5`, the second of five.
  package init?(argument: String) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard numbers.count == 2 else { return nil }
    self.init(number: String(numbers[0]), from: 1, of: String(numbers[1]))
  }

  private init?(number: String, from first: Int, of count: String) {
    guard let number = Int(number), let count = Int(count), number >= first,
      number - first < count
    else { return nil }
    self.init(index: number - first, count: count)
  }

  /// Whether the part has the thing with some number, from 0: they are dealt out one by one, so
  /// that neighbours, which take much the same time, come to different parts.
  package func contains(_ number: Int) -> Bool { number % count == index }
}

// MARK: - Variables

extension Shard {
  /// The file that Bazel wants to see touched by a test that knows of shards.
  package static let statusFile = "TEST_SHARD_STATUS_FILE"

  private static let sources = [
    (index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
    (index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
  ]

  /// The variables that say something about shards.
  package static let variables = sources.flatMap { [$0.index, $0.count] } + [statusFile]

  /// The variables do not make sense.
  package struct InvalidShard: Error {
    package let message: String
  }

  /// The part that Bazel's or GitLab's variables say, and which these are; nil without any.
  package static func fromVariables(
    _ variables: [String: String]
  ) throws(InvalidShard) -> (shard: Shard, origin: String)? {
    for source in sources {
      // GitLab says 1 for jobs that are no part of several.
      guard let count = variables[source.count], count != "1", !count.isEmpty else { continue }
      let number = variables[source.index] ?? ""
      guard let shard = Shard(number: number, from: source.first, of: count) else {
        throw InvalidShard(
          message: "\(source.index)='\(number)' and \(source.count)='\(count)' are no shard; "
            + "set them right, or say --shard 1/1 for all screens")
      }
      return (shard, "\(source.index) and \(source.count)")
    }
    return nil
  }
}
