import Diorama

/// Asserts that a screen shows what is recorded for it, in Swift Testing and in XCTest.
///
/// ```swift
/// @Suite(.diorama(registry: try Registry(.sendbird))) struct InviteTests {
///   @Test func inviteUsers() { assertScreen("invite-users", in: "screens") }
/// }
/// ```
///
/// A difference fails at the caller's line, with the difference and the command that would accept
/// it; in Swift Testing the difference and what the screen shows are attached to the test. A
/// snapshot that is missing is recorded and fails once, see ``RecordMode``.
///
/// - Parameters:
///   - name: the screen's name; for a variant with the variant's, `invite-users@dark`.
///   - folder: the project's folder, relative to where the tests run, which is the package's
///     folder, or to `DIORAMA_ROOT` where that is set; `screens` unless a trait or scope says more.
///   - record: when the snapshot is written.
///   - registry: the types that the screen can name.
public func assertScreen(
  _ name: String, in folder: String? = nil, record: RecordMode? = nil, registry: Registry? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let settings = DioramaSettings(registry: registry, folder: folder, record: record)
  let examiner = ScreenExaminer(settings, at: site)
  if let failure = examiner.failure(of: name) { site.report(failure) }
}

/// Asserts that one of ``DioramaScreens`` shows what is recorded for it.
///
/// - Parameters:
///   - screen: the screen, or another thing of the project that must be in order.
///   - record: when the snapshot is written.
///   - registry: the types that the screen can name.
public func assertScreen(
  _ screen: DioramaScreen, record: RecordMode? = nil, registry: Registry? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let settings = DioramaSettings(registry: registry, folder: screen.folder, record: record)
  let examiner = ScreenExaminer(settings, at: site)
  if let failure = examiner.failure(of: screen) { site.report(failure) }
}
