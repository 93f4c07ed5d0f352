import Diorama
import DioramaSystem
import HeadlessUIKit

/// Asserts that a screen which Swift code builds shows what is recorded for it.
///
/// ```swift
/// @Test func invite() {
///   assertScreen(
///     of: { SBUInviteUserViewController(channelURL: "design-team") }, named: "invite-by-url",
///     in: "screens", data: "fixtures/team.yaml", currentUser: "alice",
///     steps: [.select("bob"), .snapshot("bob selected"), .tap("rightBarButton")])
/// }
/// ```
///
/// `make` runs in the screen's own world, where the data is known and nothing is left of other
/// screens. What the project's `diorama.yaml` says for all screens holds here, too.
///
/// The snapshot stands in `__Snapshots__/swift` of the project. A list in that folder names the
/// screens that Swift tests build, so that `diorama test` knows which snapshots should be there;
/// recording adds to it, and whoever deletes the test takes the name out.
///
/// - Parameters:
///   - make: builds the screen.
///   - name: the snapshot's name: letters, digits, `.`, `_` and `-`; no other assertion has it.
///   - folder: the project's folder, see ``assertScreen(_:in:record:registry:fileID:file:line:column:function:)-(String,_,_,_,_,_,_,_,_)``.
///   - data: a fixture file, relative to the project's folder.
///   - currentUser: a user id of the fixture.
///   - theme: light or dark.
///   - device: the columns and rows that the screen is drawn on.
///   - steps: what is done after the screen appeared.
///   - keys: YAML of other keys that a screen may have, such as `now: 2026-03-01T08:30:00Z`.
///   - record: when the snapshot is written.
///   - registry: the types and steps that the keys can name.
public func assertScreen<Screen: UIViewController>(
  of make: @escaping @Sendable () throws -> Screen, named name: String, in folder: String? = nil,
  data: String? = nil, currentUser: String? = nil, theme: ScreenPlan.Theme? = nil,
  device: Device? = nil, steps: [ScreenStep] = [], keys: String = "", record: RecordMode? = nil,
  registry: Registry? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let settings = DioramaSettings(registry: registry, folder: folder, record: record)
  let yaml = BuiltScreenKeys(
    data: data, currentUser: currentUser, theme: theme, device: device, steps: steps, others: keys)
  let screen = BuiltScreen(name, keys: yaml.text, make: make)
  if let failure = ScreenExaminer(settings, at: site).failure(of: screen) { site.report(failure) }
}

/// The keys of a screen that Swift code builds, as YAML.
struct BuiltScreenKeys {
  var data: String?
  var currentUser: String?
  var theme: ScreenPlan.Theme?
  var device: Device?
  var steps: [ScreenStep] = []
  var others = ""

  /// The keys, each at a line of its own.
  var text: String {
    var lines = others.isEmpty ? [] : [others]
    if let data { lines.append("data: \(data.inQuotes)") }
    if let currentUser { lines.append("currentUser: \(currentUser.inQuotes)") }
    if let theme { lines.append("theme: \(theme.rawValue)") }
    if let device {
      let height = device.height.map { ", height: \($0)" } ?? ""
      lines.append("device: { width: \(device.width)\(height) }")
    }
    if !steps.isEmpty { lines.append("steps:") }
    return (lines + steps.map(\.item)).joined(separator: "\n")
  }
}

extension ScreenExaminer {
  /// What keeps the test of a screen that Swift code builds from passing.
  func failure(of screen: BuiltScreen) -> ScreenFailure? {
    guard screen.hasGoodName else {
      return ScreenFailure(
        message: """
          '\(screen.name)' cannot be the name of a snapshot
          write letters, digits, '.', '_' and '-', a letter or digit first
          """)
    }
    return examine { registry, decision throws(FileSystem.Failure) in
      let project = try Project(at: surroundings.path(of: folder))
      let store = SnapshotStore(project)
      let path = store.swiftSnapshotPath(of: screen.name)
      if let other = AssertedSnapshots.owner(of: path, claimedBy: site.description) {
        return ScreenFailure(
          message: """
            two assertions would write one file, \(shown(path)): this one and that of \(other)
            give one of them another name
            """)
      }
      let suite = ScreenSuite(project, registry: registry)
      let outcome = suite.outcome(of: screen)
      let projectFile = "\(project.root)/\(Project.fileName)"
      let below = suite.diagnostics.sorted.filter {
        $0.place.source.path == projectFile && $0.severity == .error
      }
      guard let snapshot = outcome.snapshot, below.isEmpty else {
        return ScreenFailure(message: text(of: below + outcome.diagnostics.sorted))
      }
      return SnapshotVerdict(
        name: screen.name, snapshot: snapshot, path: path, store: store, decision: decision,
        examiner: self, isBuilt: true
      ).failure()
    }
  }
}
