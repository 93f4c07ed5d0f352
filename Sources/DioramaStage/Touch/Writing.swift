import DioramaKit
import HeadlessUIKit

extension StepDefinition {
  static let write = StepDefinition(
    "write", .text, "write into the alert's text field, or into the screen's first text"
  ) { text, stage throws(StepFailure) in
    try stage.write(text)
  }
}

extension Stage {
  /// Writes into the first field of the alert that is open, else into the first field or text of the
  /// screen, after what is there already.
  ///
  /// - Parameter text: what is written.
  /// - Returns: the field or text.
  /// - Throws: `StepFailure` where there is none.
  @discardableResult
  public func write(_ text: String) throws(StepFailure) -> UIView {
    let field: any TypedView
    if let own = window.alert?.textFields?.first {
      field = own
    } else {
      try checkNothingCovers("the text field")
      guard let own = screen?.viewIfLoaded?.firstTypedView else {
        throw StepFailure("the screen has no text field", help: touchables)
      }
      field = own
    }
    guard field.type(text) else {
      throw StepFailure(
        "the text field takes no '\(text)'", help: "it is off, or its delegate says so")
    }
    if let bar = field.superview as? UISearchBar {
      bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
    }
    try runDueEvents()
    return field
  }
}

extension UIView {
  /// The first field in it that can be seen, or the first text that takes what is typed.
  fileprivate var firstTypedView: (any TypedView)? {
    if isHidden { return nil }
    if let view = self as? any TypedView, view is UITextField || view.canBecomeFirstResponder {
      return view
    }
    for view in subviews {
      if let typed = view.firstTypedView { return typed }
    }
    return nil
  }
}
