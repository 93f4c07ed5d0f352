import ArgumentParser
import Diorama
import DioramaKit
import EventScan
import Foundation
import HeadlessNexconn
import HeadlessSendbird

/// `diorama-bench`: measures Diorama's stages against libyaml's bare scan and against Yams.
@main
struct DioramaBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diorama-bench",
    abstract: "Measure Diorama against libyaml's bare event scan and against Yams.")

  @Flag(help: "Measure only what databases cost.")
  var databases = false

  @Flag(help: "Only see that a run answers for the machine in this build.")
  var checkMachine = false

  @Option(
    help: ArgumentHelp(
      "Only write the screens, with their snapshots, into a new folder.", valueName: "folder"))
  var write: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Only scan all YAML files of some folders, and print the milliseconds.",
      valueName: "folder"))
  var scan: [String] = []

  @Option(help: "How many screens are generated.")
  var screens = 2000

  @Option(help: "How many rounds are measured.")
  var rounds = 9

  @Option(help: "How many rounds go before, unmeasured.")
  var warmUps = 2

  @Option(
    help: ArgumentHelp(
      "Repeat one benchmark for a profiler instead, and print no table.",
      valueName: "case"))
  var profile: BenchmarkCase?

  @Option(help: "How long --profile goes on; one pass is always made.")
  var seconds = 10.0

  func validate() throws {
    guard (1...100_000).contains(screens), rounds > 0, warmUps >= 0 else {
      throw ValidationError("there is nothing to measure in that many screens or rounds")
    }
  }

  func run() throws {
    if let write { return try writeScreens(into: write) }
    if !scan.isEmpty { return try scanFiles() }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "diorama-bench-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    if checkMachine { return try MachineCheck(in: folder).run() }
    if databases { return try compareDatabases(in: folder) }
    let runner = try BenchmarkRunner(
      screenCount: screens, in: folder, registry: try Registry(.sendbird),
      for: profile.map { [$0] } ?? BenchmarkCase.allCases)
    if let profile {
      try loop(profile, on: runner)
    } else {
      try compare(on: runner)
      let large = try LargeChannelReport(in: folder, registry: try Registry(.sendbird))
      print("\n\(try large.lines().joined(separator: "\n"))")
      print("")
      try compareDatabases(in: folder)
    }
  }

  private func writeScreens(into folder: String) throws {
    let made = try GeneratedScreens(count: screens, into: folder)
    let suite = ScreenSuite(try Project(at: made.folder), registry: try Registry(.sendbird))
    try FileManager.default.createDirectory(
      atPath: "\(folder)/__Snapshots__", withIntermediateDirectories: true)
    for outcome in suite.outcomes() {
      guard let snapshot = outcome.snapshot else {
        throw Failure("the generated screen \(outcome.name) has errors")
      }
      // Storing each profile would wait for the disk 20,000 times.
      let url = URL(filePath: outcome.snapshotPath)
      try Data(snapshot).write(to: url)
    }
  }

  /// Scans existing screens as a reference for whole commands. The first pass warms up.
  private func scanFiles() throws {
    let paths = try scan.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
        .filter { $0.hasSuffix(".yaml") && !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
    }
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 20)
    defer { buffer.deallocate() }
    var (time, begin) = (Duration.zero, clock())
    for _ in 0..<2 {
      begin = clock()
      time = try ContinuousClock().measure {
        for path in paths where event_scan(path, buffer.baseAddress, buffer.count) <= 0 {
          throw Failure("\(path) cannot be scanned")
        }
      }
    }
    let processor = Double(clock() - begin) * 1000 / Double(CLOCKS_PER_SEC)
    print(
      String(
        format: "%.3f ms, %.3f ms of a processor, %d files", time / .milliseconds(1), processor,
        paths.count))
  }

  private func compareDatabases(in folder: String) throws {
    let report = DatabaseReport(in: folder, registry: try Registry(.nexconn))
    print(try report.lines().joined(separator: "\n"))
  }

  private func loop(_ benchmark: BenchmarkCase, on runner: BenchmarkRunner) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    var passes = 0
    repeat {
      blackHole(try runner.time(benchmark))
      passes += 1
    } while ContinuousClock.now < end
    print("\(benchmark.rawValue): \(screens) screens, passes: \(passes)")
  }

  /// Measures all benchmarks in turn, in rounds, so that a temporary slowdown of the machine
  /// affects all of them.
  private func compare(on runner: BenchmarkRunner) throws {
    var times: [BenchmarkCase: [Double]] = [:]
    for round in 0..<(warmUps + rounds) {
      for benchmark in BenchmarkCase.allCases {
        let time = try runner.time(benchmark)
        guard round >= warmUps else { continue }
        times[benchmark, default: []].append(time / .milliseconds(1))
      }
    }
    let report = Report(
      series: times.mapValues(Series.init), screenCount: screens)
    print(
      """
      \(screens) screens of \(GeneratedScreens.userCount) users, \
      \(runner.screens.byteCount / 1000) kB of YAML; \
      medians of \(rounds) rounds in turn, after \(warmUps) to warm up

      \(report.table)

      \(report.noiseSummary)
      \(report.targetResults)
      """)
  }
}
