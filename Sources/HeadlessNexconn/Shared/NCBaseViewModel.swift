import HeadlessUIKit

/// The base class of the kit's view models.
open class NCBaseViewModel: NSObject {
  /// Creates a view model.
  public override init() {}

  /// The delegate that an app registered for the view model's class or a superclass (N51).
  final var adaptedDelegate: AnyObject? {
    NCViewModelAdapterCenter.delegate(forViewModel: type(of: self))
  }
}

/// Delegates, by class, for view models that have no delegate of their own (N51).
///
/// They belong to the run and are held weakly; outside of a run, registering has no effect.
///
/// ```swift
/// NCViewModelAdapterCenter.registerDelegate(
///   effectiveDelegate, forViewModelClass: NCApplyFriendListViewModel.self)
/// ```
public enum NCViewModelAdapterCenter {
  /// Registers a delegate for the view models of a class.
  ///
  /// - Parameters:
  ///   - delegate: The delegate, held weakly; it replaces an earlier one, and nil removes it. A
  ///     delegate that does not conform to the view models' protocol is ignored.
  ///   - viewModelClass: The class. The delegate also serves its subclasses, unless they have a
  ///     delegate of their own.
  public static func registerDelegate(
    _ delegate: AnyObject?, forViewModelClass viewModelClass: NCBaseViewModel.Type
  ) {
    ScreenEnvironment.current?[AdaptersKey.self].register(delegate, viewModelClass)
  }

  static func delegate(forViewModel viewModelClass: NCBaseViewModel.Type) -> AnyObject? {
    ScreenEnvironment.current?[AdaptersKey.self].delegate(of: viewModelClass)
  }
}

private enum AdaptersKey: EnvironmentKey {
  static func makeDefault(in environment: ScreenEnvironment) -> Adapters { Adapters() }
}

/// The delegates of a run.
private final class Adapters {
  private struct Entry {
    let viewModelClass: NCBaseViewModel.Type
    weak var delegate: AnyObject?
  }

  private var entries: [Entry] = []

  func register(_ delegate: AnyObject?, _ viewModelClass: NCBaseViewModel.Type) {
    entries.removeAll { $0.viewModelClass == viewModelClass }
    if let delegate {
      entries.append(Entry(viewModelClass: viewModelClass, delegate: delegate))
    }
  }

  func delegate(of viewModelClass: NCBaseViewModel.Type) -> AnyObject? {
    var next: AnyClass? = viewModelClass
    while let current = next {
      if let entry = entries.first(where: { $0.viewModelClass == current }) {
        return entry.delegate
      }
      next = _getSuperclass(current)
    }
    return nil
  }
}

/// The base class of the view models of the kit's rows.
open class NCBaseCellViewModel: NSObject {
  /// Whether the separator line below the row is hidden. Stored, not shown.
  public final var hideSeparatorLine = false
  private weak var tableView: UITableView?
  private var indexPath: IndexPath?

  /// Creates the view model of a row.
  public override init() {}

  /// Remembers where the row is drawn.
  final func noteDrawn(in tableView: UITableView, at indexPath: IndexPath) {
    self.tableView = tableView
    self.indexPath = indexPath
  }

  /// Reloads the row at the index path where it was last drawn (N37).
  final func redraw() {
    if let indexPath { tableView?.reloadRows(at: [indexPath], with: .none) }
  }
}
