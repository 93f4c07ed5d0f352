import ArgumentParser
import Diorama
import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessSendbird

/// `diorama-bench`: measures Diorama's stations against libyaml's bare scan and against Yams.
@main
struct DioramaBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diorama-bench",
    abstract: "Measure Diorama against libyaml's bare event scan and against Yams.")

  @Flag(help: "Measure only what databases cost.")
  var databases = false

  @Option(help: "How many screens are generated.")
  var screens = 2000

  @Option(help: "How many rounds are measured.")
  var rounds = 9

  @Option(help: "How many rounds go before, unmeasured.")
  var warmUps = 2

  @Option(
    help: ArgumentHelp(
      "Repeat one contestant for a profiler instead, and print no table.",
      valueName: "contestant"))
  var profile: Contestant?

  @Option(help: "How long --profile goes on; one pass is always made.")
  var seconds = 10.0

  func validate() throws {
    guard (1...100_000).contains(screens), rounds > 0, warmUps >= 0 else {
      throw ValidationError("there is nothing to measure in that many screens or rounds")
    }
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "diorama-bench-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    if databases { return try compareDatabases(in: folder) }
    let workbench = try Workbench(
      screenCount: screens, in: folder, registry: try Registry(.sendbird),
      for: profile.map { [$0] } ?? Contestant.allCases)
    if let profile {
      try loop(profile, on: workbench)
    } else {
      try compare(on: workbench)
      let large = try LargeReport(in: folder, registry: try Registry(.sendbird))
      print("\n\(try large.lines().joined(separator: "\n"))")
      print("")
      try compareDatabases(in: folder)
    }
  }

  private func compareDatabases(in folder: String) throws {
    let report = DatabaseReport(in: folder, registry: try Registry(.nexconn))
    print(try report.lines().joined(separator: "\n"))
  }

  private func loop(_ contestant: Contestant, on workbench: Workbench) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    var passes = 0
    repeat {
      blackHole(try workbench.time(contestant))
      passes += 1
    } while ContinuousClock.now < end
    print("\(contestant.rawValue): \(screens) screens, passes: \(passes)")
  }

  /// Measures all contestants in turn, round after round, so that what slows the machine for a
  /// while slows them all.
  private func compare(on workbench: Workbench) throws {
    var times: [Contestant: [Double]] = [:]
    for round in 0..<(warmUps + rounds) {
      for contestant in Contestant.allCases {
        let time = try workbench.time(contestant)
        guard round >= warmUps else { continue }
        times[contestant, default: []].append(time / .milliseconds(1))
      }
    }
    let report = Report(
      series: times.mapValues(Series.init), screenCount: screens,
      coreCount: workbench.coreCount)
    print(
      """
      \(screens) screens of \(GeneratedScreens.userCount) users, \
      \(workbench.screens.byteCount / 1000) kB of YAML; \
      medians of \(rounds) rounds in turn, after \(warmUps) to warm up

      \(report.table)

      \(report.steadiness)
      \(report.verdicts)
      """)
  }
}
