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
/// A difference fails at the caller's line. The message has each change once, its cause, and the
/// command that accepts it. In Swift Testing the whole difference and what the screen shows are
/// attached to the test. A missing snapshot is recorded and fails once, see ``RecordMode``.
/// Warnings of the command are warnings of the test.
///
/// Work that is due at once is done before a frame is taken: blocks of the main queue, and tasks up
/// to where they sleep. A task that is still running after the screen's last step causes a warning.
///
/// - Parameters:
///   - name: the screen's name; for a variant with the variant's, `oslo@storm`. By default it comes
///     from the test's function: `rainyDays()`, `rainy_days()` and `testRainyDays()` are the test
///     of `rainy-days`.
///   - folder: the project's folder, relative to the package of the test's file, or to
///     `DIORAMA_ROOT` if that is set. By default, if no trait or scope sets one, the nearest
///     `screens` next to the file or above it, up to the package.
///   - record: when the snapshot is written.
///   - registry: the types that the screen can name.
///   - fileID: the module and file of the call; a function that wraps this one passes its caller's.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - function: the function that contains the call.
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
///   - screen: the screen, or another part of the project that must be free of errors.
///   - record: when the snapshot is written.
///   - registry: the types that the screen can name.
///   - fileID: the module and file of the call; a function that wraps this one passes its caller's.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - function: the function that contains the call.
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

/// Asserts that a screen built in Swift code shows what is recorded for it.
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
/// `make` runs in a world of its own, with the data loaded and without state of other screens. The
/// keys of the project's `diorama.yaml` that apply to all screens apply here, too.
///
/// The snapshot is in `__Snapshots__/swift` of the project. A list in that folder names the screens
/// that Swift tests build, so that `diorama test` knows which snapshots to expect. Recording adds
/// to the list; remove the name when you delete the test.
///
/// - Parameters:
///   - make: builds the screen, inside its world; an error that it throws fails the test.
///   - name: the snapshot's name: letters, digits, `.`, `_` and `-`; unique among assertions. By
///     default it comes from the test's function, `citiesOfNorway` as `cities-of-norway`.
///   - folder: the project's folder, see
///     ``assertScreen(_:in:record:registry:fileID:file:line:column:function:)``.
///   - data: a fixture file, relative to the project's folder.
///   - theme: light or dark.
///   - device: the columns, 24 to 200, and the rows that the screen is drawn on.
///   - steps: the steps to do after the screen appeared.
///   - keys: YAML of other keys that a screen may have, one a line, including those of kits, such
///     as `now: 2026-03-01T08:30:00Z`.
///   - record: when the snapshot is written.
///   - registry: the types and steps that the keys can name.
///   - fileID: the module and file of the call; a function that wraps this one passes its caller's.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - function: the function that contains the call.
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
