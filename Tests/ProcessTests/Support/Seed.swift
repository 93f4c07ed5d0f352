import Foundation
import MutatedFiles

/// The seed of all random choices of tests in this target.
///
/// It is 1; the environment variable `DIORAMA_SEED` sets another number. Tests that use it print
/// ``text`` when they fail, with the round or the call, such as `DIORAMA_SEED=1, round 3`. With the
/// same variable the test makes the same choices again.
enum Seed {
  /// The value of `DIORAMA_SEED`, or 1.
  static let current: UInt64 = variable ?? 1

  private static let variable = ProcessInfo.processInfo.environment["DIORAMA_SEED"].flatMap {
    UInt64($0)
  }

  /// The text that a failure prints, such as `DIORAMA_SEED=1`.
  static let text = "DIORAMA_SEED=\(current)"

  /// Random numbers for a test or a case of it.
  ///
  /// - Parameter name: the purpose of the numbers; each name has other numbers. Its bytes are
  ///   mixed in, since the standard library's hashes differ in each process.
  static func generator(for name: String) -> SeededGenerator {
    SeededGenerator(seed: name.utf8.reduce(current) { $0 &* 31 &+ UInt64($1) })
  }
}
