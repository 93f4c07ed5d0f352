import HeadlessUIKit
import TerminalText

/// The marks that stand for what text cannot show, in one place.
///
/// Square brackets can be touched; round ones look switched off. In alerts and sheets `!` is a
/// choice that loses something, and `✕` the one that changes nothing.
enum TextSymbols {
  /// A button with a text or symbol.
  static func button(_ content: String, appearsDisabled: Bool) -> String {
    appearsDisabled ? "(\(content))" : "[\(content)]"
  }

  /// A switch.
  static func toggle(isOn: Bool, appearsDisabled: Bool) -> String {
    button(isOn ? "on" : "off", appearsDisabled: appearsDisabled)
  }

  /// A choice of an alert or sheet with its escapes, cut to some columns.
  ///
  /// - Parameter isOnly: whether there is no other, so that it need not be told from others.
  static func choice(_ action: UIAlertAction, isOnly: Bool, columns: Int) -> String {
    let mark =
      switch action.style {
      case .default: action.mark == .chosen ? "● " : ""
      case .cancel: isOnly ? "" : "✕ "
      case .destructive: "! "
      }
    let title =
      (action.title ?? "").reversiblyEscaped() + (action.mark == .submenu ? " ›" : "")
    let room = columns - 2 - mark.displayWidth
    return button(
      mark + title.truncated(toColumns: max(room, 1)), appearsDisabled: !action.isEnabled)
  }

  /// The way back to another screen.
  static func back(to title: String) -> String { "[‹ \(title)]" }

  /// What stands before the text below a section.
  static let footer = "└ "

  /// What stands before a row whose background is not its table's.
  static let background: Character = "▌"

  /// A wheel that turns.
  static let loading = "◌ loading"

  /// What stands at the right end of a row.
  static func accessory(_ type: UITableViewCell.AccessoryType) -> String {
    switch type {
    case .none: ""
    case .disclosureIndicator: "›"
    case .detailDisclosureButton: "[i] ›"
    case .checkmark: "✓"
    case .detailButton: "[i]"
    }
  }

  /// A button as text: its picture, its title, or both; empty when it has no content.
  static func text(of button: UIButton) -> String {
    let title = button.currentTitle ?? ""
    let image = button.currentImage
    if title.isEmpty, image == nil { return "" }
    if title.isEmpty, let image, button.isDecorative { return image.symbol }
    let appearsDisabled =
      !button.isEnabled || button.titleColor(for: button.state)?.isFaint ?? false
    guard let image else { return TextSymbols.button(title, appearsDisabled: appearsDisabled) }
    if title.isEmpty { return appearsDisabled ? image.buttonText.off : image.buttonText.on }
    return TextSymbols.button("\(image.symbol) \(title)", appearsDisabled: appearsDisabled)
  }

  /// A text field as text: what was typed stands before the cursor, what is to be typed behind it.
  static func text(of field: UITextField) -> String {
    let text = field.text ?? ""
    return text.isEmpty ? "[_\(field.placeholder ?? "")]" : "[\(text)_]"
  }
}

extension UIButton {
  /// Whether it takes no touches and shows no state, as an arrow at the end of a row does.
  var isDecorative: Bool {
    !isUserInteractionEnabled && image(for: .selected) === image(for: .normal)
  }
}
