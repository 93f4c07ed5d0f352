import HeadlessUIKit

/// What the kit's view models have in common.
open class NCBaseViewModel: NSObject {
  /// A view model.
  public override init() {}

  /// The delegate that an app has registered for the view model's class or one above it (N51).
  final var adaptedDelegate: AnyObject? {
    NCViewModelAdapterCenter.delegate(forViewModel: type(of: self))
  }
}

/// Delegates for view models that are given none of their own, by class (N51).
///
/// They are those of the run, and are not kept alive; outside of a run nothing is registered.
///
/// ```swift
/// NCViewModelAdapterCenter.registerDelegate(
///   effectiveDelegate, forViewModelClass: NCApplyFriendListViewModel.self)
/// ```
public enum NCViewModelAdapterCenter {
  /// Registers a delegate for the view models of a class.
  ///
  /// - Parameters:
  ///   - delegate: Held weakly, in the place of an earlier one; nil takes that away. One of another
  ///     protocol than the view models' is never asked.
  ///   - viewModelClass: The class; its subclasses are served, too, unless they have a delegate of
  ///     theirs.
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

/// What the view models of the kit's rows have in common.
open class NCBaseCellViewModel: NSObject {
  /// Whether the line below the row is hidden. Kept, not shown.
  public final var hideSeparatorLine = false
  private weak var tableView: UITableView?
  private var indexPath: IndexPath?

  /// The view model of a row.
  public override init() {}

  /// Remembers where the row is drawn.
  final func noteDrawn(in tableView: UITableView, at indexPath: IndexPath) {
    self.tableView = tableView
    self.indexPath = indexPath
  }

  /// Draws the row again, where it was last drawn (N37).
  final func redraw() {
    if let indexPath { tableView?.reloadRows(at: [indexPath], with: .none) }
  }
}
