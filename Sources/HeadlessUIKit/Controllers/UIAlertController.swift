/// A question over a screen, or a sheet of choices; frames show title, message and choices in a
/// box.
///
/// ```swift
/// let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
/// alert.addAction(
///   UIAlertAction(title: "Leave", style: .destructive) { [weak self] _ in self?.leave() })
/// present(alert, animated: true)
/// ```
///
/// The step `tap: { alert: Leave }` makes a choice; its handler runs after the alert is dismissed.
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    /// A sheet of choices, at the bottom.
    case actionSheet
    /// A question, in the middle.
    case alert
  }

  /// The text below the title.
  public final var message: String?
  /// The style: in the middle or at the bottom.
  public final let preferredStyle: Style
  /// The choices, in the order they were added.
  public final private(set) var actions: [UIAlertAction] = []
  /// The choice that the return key makes. Kept, not shown.
  public final var preferredAction: UIAlertAction?
  /// The text fields, shown below the message as `[Ada_]`; nil if there are no fields.
  public final private(set) var textFields: [UITextField]?

  /// Makes an alert without choices; add some with ``addAction(_:)``.
  ///
  /// - Parameters:
  ///   - title: the first line.
  ///   - message: the text below the title.
  ///   - preferredStyle: in the middle or at the bottom.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    isOverlay = true
    self.title = title
  }

  /// Makes an alert without reading `coder`.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
    isOverlay = true
  }

  /// The style `overFullScreen`: an alert does not affect the screen below.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { .overFullScreen }
    set {}
  }

  /// Adds a choice.
  public final func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field; the step `write` types into the first one.
  ///
  /// - Parameter configurationHandler: called at once with the field.
  public final func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Makes a choice, as a tap would: dismisses the alert, then runs the handler.
  package func choose(_ action: UIAlertAction) {
    let run = action.handler
    dismiss(animated: false) { run?(action) }
  }

  /// Whether a tap outside of it closes it, even without a choice to cancel.
  package var closesOnTapOutside: Bool { false }
}

extension UIAlertController: KeyValueCoding {
  func set(_ value: Any?, named key: String) {
    switch (key, value) {
    case ("attributedTitle", let text as NSAttributedString): title = text.string
    case ("attributedMessage", let text as NSAttributedString): message = text.string
    default: break
    }
  }

  func setting(named key: String) -> Any? { nil }
}

/// A choice of an alert.
public final class UIAlertAction: NSObject {
  /// The kind of a choice.
  public enum Style: Int, Sendable {
    /// The default; shown as `[Rename]`.
    case `default`
    /// A choice that changes nothing; shown as `[✕ Stay]` beside others.
    case cancel
    /// A choice that deletes something; shown as `[! Leave]`.
    case destructive
  }

  /// The title.
  public let title: String?
  /// The kind of choice.
  public let style: Style
  /// Whether it can be chosen; one that cannot is shown in parentheses.
  public var isEnabled = true
  /// The color that a kit has set; nil means the system's.
  package var color: UIColor?
  /// The mark that a menu shows with the title.
  package var mark = Mark.none
  let handler: ((UIAlertAction) -> Void)?

  /// A mark that a menu shows with a title.
  package enum Mark: Sendable {
    /// No mark.
    case none
    /// The choice is selected.
    case chosen
    /// The choice leads to more choices.
    case submenu
  }

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - title: the title, which steps use as its name.
  ///   - style: the kind of choice.
  ///   - handler: called after the alert is dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
