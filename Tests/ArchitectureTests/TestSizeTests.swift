import Foundation
import Testing

/// Tests have one of three sizes: unit tests run in process, fast and deterministic; screens are
/// files; tests that start processes are in `Tests/ProcessTests`.
@Suite("Sizes of tests") struct TestSizeTests {
  /// The Swift test targets except `ProcessTests`.
  private static let unitTargets: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "Tests")) ?? []
    return names.filter { $0.hasSuffix("Tests") && $0 != "ProcessTests" }.sorted()
  }()

  @Test(arguments: unitTargets)
  func unit_tests_use_no_processes_long_sleeps_or_randomness(target: String) throws {
    for (path, text) in try Self.files(of: target) where !path.hasSuffix("TestSizeTests.swift") {
      let found = Self.violations(in: text)
      #expect(found == [], "\(path) belongs to Tests/ProcessTests")
    }
  }

  @Test func process_tests_use_no_unseeded_randomness() throws {
    for (path, text) in try Self.files(of: "ProcessTests") {
      #expect(Self.unseededRandomness(in: text) == [], "\(path) chooses without Seed")
    }
  }

  @Test func forbidden_calls_in_unit_tests_are_detected() {
    #expect(
      Self.violations(
        in: """
          let process = Process()
          await #expect(processExitsWith: .success) {}
          usleep(60_000); usleep(50_000); sleep(1); Thread.sleep(forTimeInterval: 2)
          let one = [1, 2].shuffled().randomElement(); let two = Int.random(in: 1...6)
          let three = Int.random(in: 1...6, using: &seeded); _ = list.shuffled(using: &seeded)
          """) == [
          "Process(", "processExitsWith", "usleep(60_000)", "sleep(1)", "Thread.sleep",
          "shuffled()", "randomElement()", ".random(in: 1...6)",
        ])
  }

  /// The files of a target by path.
  private static func files(of target: String) throws -> [(path: String, text: String)] {
    let folder = "Tests/\(target)"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      ("\(folder)/\(name)", try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
    }
  }

  /// The calls in a text that are forbidden in unit tests.
  private static func violations(in text: String) -> [String] {
    let processes = ["Process(", "processExitsWith", "posix_spawn", "fork()", "forkpty("]
    let started = processes.filter { word in
      text.contains(word)
        && text.split(separator: word, omittingEmptySubsequences: false)
          .dropLast().contains { $0.last?.isLetter != true }
    }
    let longSleeps = text.matches(of: #/\busleep\(([\d_]+)\)/#).filter {
      (Int($0.1.replacing("_", with: "")) ?? 0) > 50_000
    }.map { String($0.0) }
    let otherSleeps = text.matches(of: #/\bsleep\(\d+\)|Thread\.sleep/#).map { String($0.0) }
    return started + longSleeps + otherSleeps + unseededRandomness(in: text)
  }

  /// The calls in a text that use the system's random numbers.
  private static func unseededRandomness(in text: String) -> [String] {
    text.matches(of: #/shuffled\(\)|randomElement\(\)|SystemRandomNumberGenerator/#).map {
      String($0.0)
    }
      + text.matches(of: #/\.random\(in: [^()]*\)/#).map { String($0.0) }.filter {
        !$0.contains("using:")
      }
  }
}
