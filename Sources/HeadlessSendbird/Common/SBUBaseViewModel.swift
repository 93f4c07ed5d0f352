import DioramaKit
import HeadlessUIKit

/// The base class of view models that follow the connection to the service.
open class SBUBaseViewModel: NSObject, Configurable, ConnectionDelegate {
  /// Creates a view model.
  public override init() { super.init() }

  /// The connection was restored; does nothing by default. A run never loses its connection.
  open func didSucceedReconnection() {}
  /// Connecting again is delayed; does nothing by default.
  ///
  /// - Parameter retryAfter: the delay in seconds.
  open func didDelayConnection(retryAfter: UInt) {}
  /// Connecting again failed; does nothing by default.
  open func didFailReconnection() {}

  /// The kind of the type: a view model.
  open class var kind: TypeKind { .viewModel }
  /// The properties that YAML can set: none.
  open class var properties: PropertyTable { [] }
}
