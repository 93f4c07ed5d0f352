/// One of several parts of the screens of a run.
package struct Shard: Sendable, Hashable {
  /// The index of the part, from 0.
  package let index: Int
  /// The number of parts.
  package let count: Int

  package static let whole = Shard(index: 0, count: 1)

  private init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Creates a part from a text such as `2/5`, the second of five.
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

  /// Returns whether the part contains the screen with an index, from 0. Neighbors, which take
  /// similar time, go to different parts.
  package func contains(_ number: Int) -> Bool { number % count == index }
}

// MARK: - Variables

extension Shard {
  /// The variable with the path of a file that Bazel expects a test with shards to touch.
  package static let statusFile = "TEST_SHARD_STATUS_FILE"

  private static let sources = [
    (index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
    (index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
  ]

  /// The variables about shards.
  package static let variables = sources.flatMap { [$0.index, $0.count] } + [statusFile]

  /// The variables have invalid values.
  package struct InvalidShard: Error {
    package let message: String
  }

  /// Returns the part that Bazel's or GitLab's variables set, and their names; nil without any.
  package static func fromVariables(
    _ variables: [String: String]
  ) throws(InvalidShard) -> (shard: Shard, origin: String)? {
    for source in sources {
      // GitLab sets 1 for jobs that are not split.
      guard let count = variables[source.count], count != "1", !count.isEmpty else { continue }
      let number = variables[source.index] ?? ""
      guard let shard = Shard(number: number, from: source.first, of: count) else {
        throw .variables((source.index, number), (source.count, count))
      }
      return (shard, "\(source.index) and \(source.count)")
    }
    return nil
  }
}
