import HeadlessUIKit
import TerminalText

/// The symbols for elements that text cannot show.
///
/// Elements in square brackets are interactive; those in parentheses look disabled. In alerts and
/// sheets, `!` marks a destructive choice, and `✕` the cancel choice.
package enum TextSymbols {
  /// A button with a text or symbol.
  static func button(_ content: String, appearsDisabled: Bool) -> String {
    appearsDisabled ? "(\(content))" : "[\(content)]"
  }

  /// A switch.
  static func toggle(isOn: Bool, appearsDisabled: Bool) -> String {
    button(isOn ? "on" : "off", appearsDisabled: appearsDisabled)
  }

  /// A choice of an alert or sheet with escapes, truncated to some columns.
  ///
  /// - Parameter isOnly: whether it is the only choice, so that it needs no `✕` mark.
  static func choice(_ action: UIAlertAction, isOnly: Bool, columns: Int) -> String {
    let mark =
      switch action.style {
      case .default: action.mark == .chosen ? "✓ " : ""
      case .cancel: isOnly ? "" : "✕ "
      case .destructive: "! "
      }
    let title =
      (action.title ?? "").reversiblyEscaped() + (action.mark == .submenu ? " ›" : "")
    let room = columns - 2 - mark.displayWidth
    return button(
      mark + title.truncated(toColumns: max(room, 1)), appearsDisabled: !action.isEnabled)
  }

  /// A back button to another screen.
  static func back(to title: String) -> String { "[‹ \(title)]" }

  /// The prefix of the text below a section.
  static let footer = "└ "

  /// The prefix of a row whose background differs from its table's.
  static let background: Character = "▌"

  /// An activity indicator.
  static let loading = "◌ loading"

  /// The symbol at the right end of a row.
  static func accessory(_ type: UITableViewCell.AccessoryType) -> String {
    switch type {
    case .none, .detailDisclosureButton, .detailButton: ""
    case .disclosureIndicator: "›"
    case .checkmark: "✓"
    }
  }

  /// A button as text: its picture, its title, or both; empty if it has no content.
  static func text(of button: UIButton) -> String {
    let title = button.currentTitle ?? ""
    let image = button.currentImage
    if title.isEmpty, image == nil { return "" }
    if button.isDecorative { return (image?.symbol ?? "") + title }
    let appearsDisabled =
      !button.isEnabled || button.titleColor(for: button.state)?.isFaint ?? false
    if let action = button as? SwipeActionButton, action.isDestructive {
      let content = [image?.symbol, title].compactMap(\.self).filter { !$0.isEmpty }
      return TextSymbols.button(
        "! " + content.joined(separator: " "), appearsDisabled: appearsDisabled)
    }
    guard let image else { return TextSymbols.button(title, appearsDisabled: appearsDisabled) }
    if title.isEmpty { return appearsDisabled ? image.buttonText.off : image.buttonText.on }
    return TextSymbols.button("\(image.symbol) \(title)", appearsDisabled: appearsDisabled)
  }

  /// A text field as text: typed text is before the cursor, and the placeholder is after it.
  ///
  /// Of a text that does not fit, the end with the cursor is shown; of a placeholder, the start.
  static func text(of field: any TextEntryView, columns: Int = .max) -> String {
    let (text, placeholder) = (field.shownText, field.shownPlaceholder)
    if !field.acceptsTyping { return "(\(text.isEmpty ? placeholder : text))" }
    let whole = text.isEmpty ? "[_\(placeholder)]" : "[\(text)_]"
    if columns == .max || whole.drawnWidth <= columns { return whole }
    // Each character takes at least one column.
    var part = text.isEmpty ? placeholder.prefix(columns) : text.suffix(columns)
    while !part.isEmpty, String(part).drawnWidth + 4 > columns {
      if text.isEmpty { part.removeLast() } else { part.removeFirst() }
    }
    return text.isEmpty ? "[_\(part)…]" : "[…\(part)_]"
  }
}

extension UIButton {
  /// Whether it takes no touches and shows no state, such as an arrow at the end of a row.
  var isDecorative: Bool {
    !isUserInteractionEnabled && image(for: .selected) === image(for: .normal)
  }
}

extension TextSymbols {
  /// The symbols that frames of all kits have, with their meanings.
  package static let marks = [
    FrameMark("[Cancel]", "(Invite)", meaning: "a button; in parentheses: it looks disabled"),
    FrameMark(
      "[x]", "[ ]", "(x)", meaning: "a checkbox, selected or not; in parentheses: disabled"),
    FrameMark(
      "[Ada_]", "[_Name]",
      meaning: "a field with its text and the cursor; an empty field with its placeholder"),
    FrameMark("[***_]", meaning: "a field that hides its text, such as a password"),
    FrameMark("[on]", "[off]", meaning: "a switch"),
    FrameMark(
      "\(background)",
      meaning: "the row has its own background, such as a selected row of an app"),
    FrameMark("✓", meaning: "the selected row, menu item or part of a control"),
    FrameMark(
      "[! Ban]", "[✕ Cancel]",
      meaning:
        "in alerts, sheets, menus and swiped rows: a destructive action; cancel, if it is not the only one"
    ),
    FrameMark("── Today ──", "────", meaning: "a section header; a line between sections"),
    FrameMark("\(footer)3 requests", meaning: "a section footer"),
    FrameMark(loading, meaning: "the loading indicator"),
    FrameMark(
      "(dismissed: back to the app)",
      meaning: "the screen was dismissed, and the named screen is below it"),
    FrameMark("▣", meaning: "a picture without a symbol"),
    FrameMark("⇪", meaning: "share"),
    FrameMark("…", meaning: "text was cut"),
    FrameMark("[▸]", "[▾]", meaning: "a button that shows or hides the rows inside its row"),
    FrameMark(#"\u{202E}"#, meaning: "an invisible character, such as one that reverses text"),
    FrameMark(
      #"\u{20}"#, meaning: "a space at the end of a name, a title or another text of one line"),
    FrameMark(#"\n"#, #"\r"#, #"\t"#, meaning: "a line feed, a carriage return, a tab"),
    FrameMark(
      #"\\n"#, #"\\u{"#,
      meaning: "a backslash that is not the start of an escape, although one could read it so"),
  ]
}
