import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import EventScan
import Foundation
import YAML

/// Prepares the input of the benchmarks before the measurement, and makes their passes.
///
/// A pass of a stage reuses the results of the earlier stages, computes its own part again and
/// releases it before the pass ends.
final class BenchmarkRunner {
  /// The number of frames of the screens of `frames`.
  static let frameCount = 9

  /// The generated screens.
  let screens: GeneratedScreens

  private let registry: Registry
  private let project: Project
  private let suite: ScreenSuite
  private let store: SnapshotStore
  private let plans: [ScreenPlan]
  private let longPlans: [ScreenPlan]
  private let snapshots: [[UInt8]]
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private let yams: YamsProcess?

  /// Generates screens in an empty folder, records their snapshots and prepares the input of
  /// some benchmarks.
  init(
    screenCount: Int, in folder: String, registry: Registry, for benchmarks: [BenchmarkCase]
  ) throws {
    self.registry = registry
    screens = try GeneratedScreens(count: screenCount, into: "\(folder)/screens")
    project = try Project(at: screens.folder)
    suite = ScreenSuite(project, registry: registry)
    store = SnapshotStore(project)
    plans = try Self.plans(of: suite)
    snapshots = try Self.snapshots(of: plans, registry)
    for (snapshot, screen) in zip(snapshots, suite.selected) {
      try store.record(snapshot, at: screen.snapshotPath, replacing: .anything)
    }
    longPlans =
      benchmarks.contains(.frames)
      ? try Self.longPlans(screenCount, in: "\(folder)/frames", registry) : []
    buffer = .allocate(capacity: 1 << 20)
    let needsYams = benchmarks.contains(.compose) || benchmarks.contains(.decode)
    yams = needsYams ? try YamsProcess(folder: screens.folder) : nil
  }

  deinit { buffer.deallocate() }

  private static func longPlans(
    _ count: Int, in folder: String, _ registry: Registry
  ) throws -> [ScreenPlan] {
    let screens = try GeneratedScreens(count: count, into: folder, frameCount: frameCount)
    return try plans(of: ScreenSuite(try Project(at: screens.folder), registry: registry))
  }

  /// The plans of all screens of a suite.
  static func plans(of suite: ScreenSuite) throws -> [ScreenPlan] {
    try suite.selected.map { screen in
      guard let plan = suite.plan(screen).plan else {
        throw Failure("the generated screen \(screen.name) has errors")
      }
      return plan
    }
  }

  private static func snapshots(
    of plans: [ScreenPlan], _ registry: Registry
  ) throws -> [[UInt8]] {
    let runner = ScreenRunner(registry: registry)
    return try plans.map { plan in
      var diagnostics = Diagnostics()
      guard let snapshot = runner.snapshot(of: plan.run, &diagnostics) else {
        throw Failure("the generated screen \(plan.declaration.name) cannot be run")
      }
      return snapshot
    }
  }
}

// MARK: - Passes

extension BenchmarkRunner {
  /// Makes one pass and returns its time.
  ///
  /// - Throws: ``Failure`` if a screen failed, since the time is meaningless then.
  func time(_ benchmark: BenchmarkCase) throws -> Duration {
    let result: (duration: Duration, count: Int)
    if let yams, benchmark == .compose || benchmark == .decode {
      result = try yams.pass(benchmark)
    } else {
      var count = 0
      let duration = try ContinuousClock().measure { count = try pass(benchmark) }
      result = (duration, count)
    }
    guard result.count == screens.paths.count else {
      throw Failure(
        "\(benchmark.rawValue) did \(result.count) of \(screens.paths.count) screens")
    }
    return result.duration
  }

  /// Makes one pass; returns the number of successful screens.
  private func pass(_ benchmark: BenchmarkCase) throws -> Int {
    switch benchmark {
    case .scan: screens.paths.count { event_scan($0, buffer.baseAddress, buffer.count) > 0 }
    case .find: try Project(at: screens.folder).screenFiles.count
    case .read: try read()
    // A project caches the files that it has read.
    case .load:
      ScreenSuite(try Project(at: screens.folder), registry: registry).declarations.count
    case .plan: suite.selected.count { suite.plan($0).plan != nil }
    case .run: run(plans)
    case .frames: run(longPlans)
    case .compare:
      zip(snapshots, suite.selected).count { store.isRecorded($0, at: $1.snapshotPath) }
    case .together: try all()
    case .compose, .decode: 0
    }
  }

  private func read() throws -> Int {
    var documents: [Document] = []
    var diagnostics = Diagnostics()
    for path in screens.paths {
      let source = Source(path: path, bytes: try FileSystem.read(path))
      documents += YAMLReader().documents(of: source, reporting: &diagnostics)
    }
    return documents.count
  }

  private func run(_ plans: [ScreenPlan]) -> Int {
    let runner = ScreenRunner(registry: registry)
    var diagnostics = Diagnostics()
    return plans.count { plan in
      let snapshot = runner.snapshot(of: plan.run, &diagnostics)
      blackHole(snapshot)
      return snapshot != nil
    }
  }

  private func all() throws -> Int {
    let project = try Project(at: screens.folder)
    let store = SnapshotStore(project)
    let suite = ScreenSuite(project, registry: registry)
    return zip(suite.selected, suite.outcomes()).count { screen, outcome in
      outcome.snapshot.map { store.isRecorded($0, at: screen.snapshotPath) } == true
    }
  }
}
