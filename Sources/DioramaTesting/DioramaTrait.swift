import Diorama
import Testing

/// Sets what the assertions of a test, or of a suite and all suites in it, use.
public struct DioramaTrait: SuiteTrait, TestTrait, TestScoping {
  let registry: @Sendable () throws -> Registry?
  let folder: String?
  let record: RecordMode?

  /// It holds for the suites in a suite, too.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDiorama(registry: registry(), in: folder, record: record) {
      try await function()
    }
  }
}

extension Trait where Self == DioramaTrait {
  /// Sets what assertions use: once for a whole test target, where its suites stand in one suite.
  ///
  /// ```swift
  /// @Suite(.diorama(registry: try Registry(.sendbird), in: "screens")) struct AppScreens {
  ///   @Test func inviteUsers() { assertScreen("invite-users") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - registry: the types that screens can name; asked for each test.
  ///   - folder: the folder of the project.
  ///   - record: when snapshots are written.
  public static func diorama(
    registry: @autoclosure @escaping @Sendable () throws -> Registry? = nil,
    in folder: String? = nil, record: RecordMode? = nil
  ) -> Self {
    DioramaTrait(registry: registry, folder: folder, record: record)
  }
}
