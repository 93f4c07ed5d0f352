import DioramaKit
import Synchronization
import Testing

/// The settings that assertions use unless they set their own: those of the innermost scope or
/// trait.
struct DioramaSettings: Sendable {
  /// The settings of the current scope.
  @TaskLocal static var current = DioramaSettings()

  var registry: Registry?
  var folder: String?
  var record: RecordMode?

  /// Returns these settings, with values of `outer` where these have none.
  func merged(over outer: DioramaSettings) -> DioramaSettings {
    DioramaSettings(
      registry: registry ?? outer.registry, folder: folder ?? outer.folder,
      record: record ?? outer.record)
  }
}

/// The settings that all assertions of a process use unless a scope, trait or argument sets others.
///
/// ```swift
/// override class func setUp() { DioramaDefaults.registry = try? Registry(.weather) }
/// ```
///
/// In Swift Testing, ``DioramaTrait`` does the same for a suite and all suites in it.
public enum DioramaDefaults {
  private static let storage = Mutex<Registry?>(nil)

  /// The types that screens can name.
  public static var registry: Registry? {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }
}

/// Sets what assertions use for the duration of an operation.
///
/// ```swift
/// override func invokeTest() {
///   withDiorama(registry: .app, in: "screens") { super.invokeTest() }
/// }
/// ```
///
/// Scopes nest: a value that the inner scope omits comes from the outer one.
///
/// - Parameters:
///   - registry: the types that screens can name; nil for those of the outer scope.
///   - folder: the folder of the project, relative to the package's or to `DIORAMA_ROOT`.
///   - record: when snapshots are written.
///   - operation: the code that asserts.
/// - Returns: what the operation returns.
/// - Throws: what the operation throws.
public func withDiorama<Result>(
  registry: Registry? = nil, in folder: String? = nil, record: RecordMode? = nil,
  _ operation: () throws -> Result
) rethrows -> Result {
  let settings = DioramaSettings(registry: registry, folder: folder, record: record)
  return try DioramaSettings.$current.withValue(
    settings.merged(over: .current), operation: operation)
}

/// Sets what assertions use for the duration of an asynchronous operation.
///
/// - Parameters:
///   - registry: the types that screens can name.
///   - folder: the folder of the project.
///   - record: when snapshots are written.
///   - isolation: the actor on which the operation runs.
///   - operation: the code that asserts.
/// - Returns: what the operation returns.
/// - Throws: what the operation throws.
public func withDiorama<Result>(
  registry: Registry? = nil, in folder: String? = nil, record: RecordMode? = nil,
  isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
) async rethrows -> Result {
  let settings = DioramaSettings(registry: registry, folder: folder, record: record)
  return try await DioramaSettings.$current.withValue(
    settings.merged(over: .current), operation: operation)
}

/// A trait that sets what the assertions of a test, or of a suite and all suites in it, use.
public struct DioramaTrait: SuiteTrait, TestTrait, TestScoping {
  let registry: @Sendable () throws -> Registry?
  let folder: String?
  let record: RecordMode?

  /// Always true: the trait applies to the suites in a suite, too.
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
  /// Sets what assertions use. For a whole test target, apply it to a suite that contains the
  /// others.
  ///
  /// ```swift
  /// @Suite(.diorama(registry: try Registry(.weather), in: "screens")) struct AppScreens {
  ///   @Test func oslo() { assertScreen("oslo") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - registry: the types that screens can name; evaluated for each test, which fails with the
  ///     error that it throws.
  ///   - folder: the folder of the project, relative to the package's or to `DIORAMA_ROOT`.
  ///   - record: when snapshots are written.
  public static func diorama(
    registry: @autoclosure @escaping @Sendable () throws -> Registry? = nil,
    in folder: String? = nil, record: RecordMode? = nil
  ) -> Self {
    DioramaTrait(registry: registry, folder: folder, record: record)
  }
}
