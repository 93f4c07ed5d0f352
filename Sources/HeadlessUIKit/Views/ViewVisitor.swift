/// Something that goes through a view tree and wants to know what each view is.
///
/// A view hands itself over with `accept(_:)`; no casts are needed. A subclass overrides what it
/// treats apart; the rest is treated as the plain view it also is.
package class ViewVisitor {
  package init() {}
  package func visit(view: UIView) {}
  package func visit(label: UILabel) { visit(view: label) }
  package func visit(button: UIButton) { visit(view: button) }
  package func visit(imageView: UIImageView) { visit(view: imageView) }
  package func visit(switch control: UISwitch) { visit(view: control) }
  package func visit(textField: UITextField) { visit(view: textField) }
  package func visit(indicator: UIActivityIndicatorView) { visit(view: indicator) }
  package func visit(stack: UIStackView) { visit(view: stack) }
  package func visit(table: UITableView) { visit(view: table) }
  package func visit(cell: UITableViewCell) { visit(view: cell) }
}
