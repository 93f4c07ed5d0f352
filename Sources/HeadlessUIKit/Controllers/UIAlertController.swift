/// A question over a screen, or a sheet of choices.
open class UIAlertController: UIViewController {
  /// In the middle, or from the bottom.
  public enum Style: Int, Sendable {
    /// A sheet of choices.
    case actionSheet
    /// A question.
    case alert
  }

  /// What it says below the title.
  public final var message: String?
  /// In the middle, or from the bottom.
  public final let preferredStyle: Style
  /// The choices, in the order they were added.
  public final private(set) var actions: [UIAlertAction] = []
  /// The choice that return would take. Kept, not shown.
  public final var preferredAction: UIAlertAction?
  /// The fields to type in; nil if there are none. Not shown.
  public final private(set) var textFields: [UITextField]?

  /// An alert with a title and a message.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Alerts are not decoded here.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// An alert lets the screen below be.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { .overFullScreen }
    set {}
  }

  /// Adds a choice.
  public final func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field to type in, which frames do not show.
  public final func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Takes a choice, as a finger would: the alert goes, then the choice is carried out.
  package final func choose(_ action: UIAlertAction) {
    let run = action.handler
    dismiss(animated: false) { run?(action) }
  }
}

/// A choice of an alert.
public final class UIAlertAction {
  /// What kind of choice it is.
  public enum Style: Int, Sendable {
    /// Any.
    case `default`
    /// To change nothing.
    case cancel
    /// To lose something.
    case destructive
  }

  /// What it says.
  public let title: String?
  /// What kind of choice it is.
  public let style: Style
  /// Whether it can be taken.
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// A choice and what it does.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
