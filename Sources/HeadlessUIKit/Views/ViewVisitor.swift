/// Visits the views of a view tree, each with its class.
///
/// A view passes itself with `accept(_:)`; no casts are needed. A view of any other class is
/// visited as a plain view.
package protocol ViewVisitor: AnyObject {
  func visit(view: UIView)
  func visit(label: UILabel)
  func visit(button: UIButton)
  func visit(imageView: UIImageView)
  func visit(switch control: UISwitch)
  func visit(field: any TextEntryView)
  func visit(indicator: UIActivityIndicatorView)
  func visit(stack: UIStackView)
  func visit(table: UITableView)
  func visit(cell: UITableViewCell)
}

/// Measures the rows of text that a view takes at a width; the text renderer does.
package protocol ViewMeasuring: AnyObject {
  /// Returns the rows that `view` takes when it is `columns` wide; at least zero.
  func rows(of view: UIView, columns: Int) -> Int
}

extension ScreenEnvironment {
  /// Measures views as text; without it, every view takes one row.
  package var measuring: (any ViewMeasuring)? {
    get { self[MeasuringKey.self].measuring }
    set { self[MeasuringKey.self].measuring = newValue }
  }

  private final class Measuring {
    var measuring: (any ViewMeasuring)?
  }

  private enum MeasuringKey: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> Measuring { Measuring() }
  }
}
