import HeadlessUIKit

/// The marks that stand for what text cannot show, in one place.
///
/// Square brackets can be touched; round ones look switched off.
enum Marks {
  /// A button with a text or symbol.
  static func button(_ content: String, looksOff: Bool) -> String {
    looksOff ? "(\(content))" : "[\(content)]"
  }

  /// A switch.
  static func toggle(isOn: Bool, looksOff: Bool) -> String {
    button(isOn ? "on" : "off", looksOff: looksOff)
  }

  /// The way back to another screen.
  static func back(to title: String) -> String { "[‹ \(title)]" }

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

  /// What a button shows: its picture, its title, or both.
  static func content(of button: UIButton) -> String {
    let title = button.currentTitle ?? ""
    guard let symbol = button.currentImage?.symbol else { return title }
    return title.isEmpty ? symbol : "\(symbol) \(title)"
  }

  /// A button as text; empty when it has no content.
  static func text(of button: UIButton) -> String {
    let content = content(of: button)
    if content.isEmpty { return "" }
    let faint = button.titleColor(for: button.state)?.isFaint ?? false
    return Marks.button(content, looksOff: !button.isEnabled || faint)
  }

  /// A text field as text.
  static func text(of field: UITextField) -> String {
    let text = field.text ?? ""
    return "[\(text.isEmpty ? field.placeholder ?? "" : text)_]"
  }
}
