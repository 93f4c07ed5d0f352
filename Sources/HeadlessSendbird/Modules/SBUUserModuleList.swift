import Diorama
import HeadlessUIKit

/// A list of users with something to show where there is nobody, as select screens and user lists
/// have it.
open class SBUUserModuleList: SBUModuleList, SBUEmptyViewDelegate {
  /// What shows where there is nobody.
  public var emptyView: UIView? {
    didSet { tableView.backgroundView = emptyView }
  }
  /// The registered cell, which only names the class (S52).
  public var userCell: UITableViewCell? { registeredCell }
  /// The theme of the last style update.
  public var theme: SBUUserListTheme?

  /// Puts the empty view behind the rows.
  open override func setupViews() {
    super.setupViews()
    tableView.backgroundView = emptyView
  }

  /// Makes the empty view where none is set.
  final func makeEmptyView(of type: SBUEmptyView.Type) {
    guard emptyView == nil else { return }
    let view = type.init()
    view.delegate = self
    emptyView = view
  }

  /// Colours table and empty view.
  final func tintViews() {
    tableView.backgroundColor = theme?.backgroundColor
    (emptyView as? SBUEmptyView)?.setupStyles()
  }

  /// Says which cell shows a user. A nib is accepted and ignored.
  public func register(userCell: UITableViewCell, nib: UINib? = nil) {
    register(cell: userCell)
  }

  /// Says what shows where there is nobody.
  public func updateEmptyView(type: EmptyViewType) {
    (emptyView as? SBUEmptyView)?.reloadData(type)
  }

  /// Retry was tapped: the text changes at once, then the delegate hears (S51).
  open func didSelectRetry() {
    updateEmptyView(type: .noMembers)
  }

  /// What YAML may set on it.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property(
        "userCell", .component(.cell, accepts: SBUUserCell.self), "the cell of a user"
      ) { (list: SBUUserModuleList, choice: ComponentChoice) in
        list.customCell = choice
      },
      Property(
        "emptyView", .component(.emptyView, accepts: SBUEmptyView.self),
        "what shows where there is nobody"
      ) { (list: SBUUserModuleList, choice: ComponentChoice) in
        let view = choice.make() as? SBUEmptyView
        view?.delegate = list
        list.emptyView = view
      })
  }
}
