import DioramaKit
import HeadlessUIKit

/// A label with the kit's initializers.
open class SBULabel: UILabel, ConfigurableComponent {
  /// Creates an empty label.
  public required init() { super.init(frame: .zero) }
  /// Unavailable: labels are never decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The kind of the type: a view.
  open class var kind: TypeKind { "view" }
  /// The properties that YAML can set: none.
  open class var properties: PropertyTable { [] }
}

/// A text field with a line below it; a frame shows no line.
open class SBUUnderLineTextField: UITextField, ConfigurableComponent {
  /// Creates an empty text field.
  public required init() { super.init(frame: .zero) }
  /// Unavailable: text fields are never decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The kind of the type: a view.
  open class var kind: TypeKind { "view" }
  /// The properties that YAML can set: none.
  open class var properties: PropertyTable { [] }
}
