import Foundation
import MutatedFiles

/// The seed of everything that tests in this target choose by chance.
///
/// It is 1; the environment variable `DIORAMA_SEED` sets another number. Tests that use it print
/// ``text`` when they fail, with the round or the call, such as `DIORAMA_SEED=1, round 3`: with the
/// same variable the test chooses the same again.
enum Seed {
  /// The number: that of `DIORAMA_SEED`, else 1.
  static let current: UInt64 = variable ?? 1

  private static let variable = ProcessInfo.processInfo.environment["DIORAMA_SEED"].flatMap {
    UInt64($0)
  }

  /// What a failure prints, such as `DIORAMA_SEED=1`.
  static let text = "DIORAMA_SEED=\(current)"

  /// Random numbers for a test or a case of it.
  ///
  /// - Parameter name: what the numbers are for; other names have other numbers. Its bytes are
  ///   mixed in, since the standard library's hashes differ in each process.
  static func generator(for name: String) -> SeededGenerator {
    SeededGenerator(seed: name.utf8.reduce(current) { $0 &* 31 &+ UInt64($1) })
  }
}
