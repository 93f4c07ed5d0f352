import Diorama
import DioramaKit
import DioramaStage
import HeadlessUIKit

/// Asserts that a screen shows what is recorded for it, in Swift Testing and in XCTest.
///
/// ```swift
/// @Suite(.diorama(registry: try Registry(.weather))) struct CityTests {
///   @Test func storm() { assertScreen("oslo@storm", in: "screens") }
/// }
/// ```
///
/// A difference fails at the caller's line, with each change once, where it comes from, and the
/// command that would accept it; in Swift Testing the whole difference and what the screen shows are
/// attached to the test. A snapshot that is missing is recorded and fails once, see ``RecordMode``.
/// What the command warns of is a warning of the test.
///
/// What is due at once is done before a frame is taken: blocks of the main queue, and tasks up to
/// where they sleep. A task that has not ended when the screen's last step is done is warned of.
///
/// - Parameters:
///   - name: the screen's name; for a variant with the variant's, `oslo@storm`. By default that of
///     the test's function: `rainyDays()`, `rainy_days()` and `testRainyDays()` are the test of
///     `rainy-days`.
///   - folder: the project's folder, relative to the package of the test's file, or to
///     `DIORAMA_ROOT` where that is set. By default, where no trait or scope says one, the nearest
///     `screens` beside the file or above it, up to the package.
///   - record: when the snapshot is written.
///   - registry: the types that the screen can name.
///   - fileID: where the call stands; a function that wraps this one hands on its caller's place.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - function: the function that the call stands in.
public func assertScreen(
  _ name: String? = nil, in folder: String? = nil, record: RecordMode? = nil,
  registry: Registry? = nil,
  fileID: String = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let settings = DioramaSettings(registry: registry, folder: folder, record: record)
  let checker = ScreenChecker(settings, at: site)
  if let failure = checker.failure(of: name) { site.report(failure) }
}

/// Asserts that one of ``DioramaScreens`` shows what is recorded for it.
///
/// - Parameters:
///   - screen: the screen, or another thing of the project that must be in order.
///   - record: when the snapshot is written.
///   - registry: the types that the screen can name.
///   - fileID: where the call stands; a function that wraps this one hands on its caller's place.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - function: the function that the call stands in.
public func assertScreen(
  _ screen: DioramaScreen, record: RecordMode? = nil, registry: Registry? = nil,
  fileID: String = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let settings = DioramaSettings(registry: registry, folder: screen.path, record: record)
  let checker = ScreenChecker(settings, at: site)
  if let failure = checker.failure(of: screen) { site.report(failure) }
}

/// Asserts that a screen which Swift code builds shows what is recorded for it.
///
/// ```swift
/// @Test func cities() {
///   assertScreen(
///     of: { CitiesViewController(country: "no") }, named: "cities-of-norway", in: "screens",
///     data: "fixtures/cities.yaml",
///     steps: [.select("oslo"), .snapshot("Oslo selected"), .tap("Show")],
///     keys: "units: metric")
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
///   - make: builds the screen, inside its world; what it throws fails the test.
///   - name: the snapshot's name: letters, digits, `.`, `_` and `-`; no other assertion has it. By
///     default that of the test's function, `citiesOfNorway` as `cities-of-norway`.
///   - folder: the project's folder, see ``assertScreen(_:in:record:registry:fileID:file:line:column:function:)``.
///   - data: a fixture file, relative to the project's folder.
///   - theme: light or dark.
///   - device: the columns, 24 to 200, and the rows that the screen is drawn on.
///   - steps: what is done after the screen appeared.
///   - keys: YAML of other keys that a screen may have, one a line, those of kits included, such as
///     `now: 2026-03-01T08:30:00Z`.
///   - record: when the snapshot is written.
///   - registry: the types and steps that the keys can name.
///   - fileID: where the call stands; a function that wraps this one hands on its caller's place.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - function: the function that the call stands in.
public func assertScreen<Screen: UIViewController>(
  of make: @escaping @Sendable () throws -> Screen, named name: String? = nil,
  in folder: String? = nil,
  data: String? = nil, theme: ScreenPlan.Theme? = nil,
  device: Device? = nil, steps: [ScreenStep] = [], keys: String = "", record: RecordMode? = nil,
  registry: Registry? = nil,
  fileID: String = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let settings = DioramaSettings(registry: registry, folder: folder, record: record)
  let yaml = BuiltScreenKeys(
    data: data, theme: theme, device: device, steps: steps, others: keys)
  let checker = ScreenChecker(settings, at: site)
  let failure = checker.failure(ofBuilt: name, from: yaml) { name in
    BuiltScreen(name, keys: yaml.text, make: make)
  }
  if let failure { site.moved(to: failure.place).report(failure) }
}
