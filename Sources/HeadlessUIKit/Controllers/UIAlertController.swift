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
/// The step `tap: { alert: Leave }` takes a choice; its handler runs when the alert has gone.
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
  /// The fields to type in, shown below the message as `[Ada_]`; nil if there are none.
  public final private(set) var textFields: [UITextField]?

  /// Makes an alert without choices; add some with ``addAction(_:)``.
  ///
  /// - Parameters:
  ///   - title: its first line.
  ///   - message: what it says below the title.
  ///   - preferredStyle: in the middle, or from the bottom.
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

  /// Adds a field to type in; the step `write` types into the first one.
  ///
  /// - Parameter configurationHandler: called at once with the field.
  public final func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Takes a choice, as a finger would: the alert goes, then the choice is carried out.
  package func choose(_ action: UIAlertAction) {
    let run = action.handler
    dismiss(animated: false) { run?(action) }
  }

  /// Whether a tap outside of it closes it, though none of its choices changes nothing.
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
  /// What kind of choice it is.
  public enum Style: Int, Sendable {
    /// Any; shown as `[Rename]`.
    case `default`
    /// To change nothing; shown as `[✕ Stay]` beside others.
    case cancel
    /// To lose something; shown as `[! Leave]`.
    case destructive
  }

  /// What it says.
  public let title: String?
  /// What kind of choice it is.
  public let style: Style
  /// Whether it can be taken; one that cannot is shown in round brackets.
  public var isEnabled = true
  /// The colour that a kit gave it; nil for the system's.
  package var color: UIColor?
  /// What a menu shows with the title.
  package var mark = Mark.none
  let handler: ((UIAlertAction) -> Void)?

  /// What a menu shows with a title.
  package enum Mark: Sendable {
    /// Nothing.
    case none
    /// That it is chosen.
    case chosen
    /// That it leads to more choices.
    case submenu
  }

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - title: what it says, and what a step calls it.
  ///   - style: what kind of choice it is.
  ///   - handler: what it does, once the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
