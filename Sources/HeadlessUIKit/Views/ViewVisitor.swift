/// Something that goes through a view tree and wants to know what each view is.
///
/// A view hands itself over with `accept(_:)`; no casts are needed. What a visitor does not treat
/// apart is treated as the plain view it also is.
package protocol ViewVisitor: AnyObject {
  func visit(view: UIView)
  func visit(label: UILabel)
  func visit(button: UIButton)
  func visit(imageView: UIImageView)
  func visit(switch control: UISwitch)
  func visit(textField: UITextField)
  func visit(indicator: UIActivityIndicatorView)
  func visit(stack: UIStackView)
  func visit(table: UITableView)
  func visit(cell: UITableViewCell)
}

/// Knows how many rows of text a view takes at a width; the text renderer does.
package protocol ViewMeasuring: AnyObject {
  /// The rows that `view` takes when it is `columns` wide; at least zero.
  func rows(of view: UIView, columns: Int) -> Int
}

extension ScreenEnvironment {
  /// How tall a view is as text; without one, every view is one row.
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
