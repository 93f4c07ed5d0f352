import Diorama
import DioramaKit
import DioramaStage
import HeadlessUIKit

/// Asserts that a single view shows what is recorded for it: a cell, a header, or any other view.
///
/// ```swift
/// @Test func a_rainy_day() {
///   assertView(
///     of: {
///       let cell = DayCell()
///       cell.configure(day: "Monday", weather: .rain)
///       return cell
///     }, width: 40)
/// }
/// ```
///
/// A cell is drawn as the only row of a list, a header as the navigation bar that it fills, and any
/// other view by itself. Otherwise the view is like a screen that Swift builds: `make` runs in a
/// world of its own, steps act on the view, and the snapshot is in `__Snapshots__/swift`. Work that
/// is due at once, including tasks, is done before the frame is taken.
///
/// - Parameters:
///   - make: builds the view, inside its world; an error that it throws fails the test.
///   - name: the snapshot's name; by default it comes from the test's function, `a_rainy_day` as
///     `a-rainy-day`.
///   - width: the columns of the view, from 1 to 196, without the frame around it; by default what
///     the project's device leaves, 44 unless the project sets another width.
///   - folder: the project's folder, see
///     ``assertScreen(_:in:record:registry:fileID:file:line:column:function:)``.
///   - data: a fixture file, relative to the project's folder.
///   - theme: light or dark.
///   - steps: the steps to do after the view appeared.
///   - keys: YAML of other keys that a screen may have, one a line.
///   - record: when the snapshot is written.
///   - registry: the types and steps that the keys can name.
///   - fileID: the module and file of the call; a function that wraps this one passes its caller's.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - function: the function that contains the call.
public func assertView<View: UIView>(
  of make: @escaping @Sendable () throws -> View, named name: String? = nil, width: Int? = nil,
  in folder: String? = nil, data: String? = nil, theme: ScreenPlan.Theme? = nil,
  steps: [ScreenStep] = [], keys: String = "", record: RecordMode? = nil, registry: Registry? = nil,
  fileID: String = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let settings = DioramaSettings(registry: registry, folder: folder, record: record)
  let yaml = BuiltScreenKeys(data: data, theme: theme, steps: steps, others: keys)
  let checker = ScreenChecker(settings, at: site)
  let failure = checker.failure(ofBuilt: name, from: yaml) { name in
    BuiltScreen(name, keys: yaml.text, width: width, view: make)
  }
  if let failure { site.moved(to: failure.place).report(failure) }
}
