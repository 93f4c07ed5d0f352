import DioramaKit
import HeadlessUIKit

/// The interactive elements of a view tree, and their names.
extension UIView {
  /// The texts of the visible labels, in order.
  var labels: [String] {
    topmost(UILabel.self).compactMap(\.text).filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The visible buttons, in order.
  var buttons: [UIButton] { topmost(UIButton.self) }

  /// The visible switches, in order.
  var switches: [UISwitch] { topmost(UISwitch.self) }

  /// Returns the visible views of a class, in order, without those inside another one.
  private func topmost<Wanted: UIView>(_ type: Wanted.Type) -> [Wanted] {
    guard isShown else { return [] }
    if let view = self as? Wanted { return [view] }
    return subviews.flatMap { $0.topmost(type) }
  }

  /// Returns the views in it that handle a touch and have a name: a row's picture, a link, a card.
  func namedViews(handling touch: TouchKind) -> [UIView] {
    viewsHandling(touch).filter { !$0.touchName(touch).isEmpty }
  }

  /// The view itself, if it accepts typed text.
  ///
  /// The check is for classes, not for ``TextEntryView``: a check for a protocol searches all
  /// conformances of the program, once for each class of view.
  var asTypedView: (any TextEntryView)? {
    if let field = self as? UITextField { return field.isShownAsText ? nil : field }
    guard let field = self as? UITextView, canBecomeFirstResponder else { return nil }
    return field
  }

  /// The name in steps of a view that handles a touch.
  func touchName(_ touch: TouchKind) -> String {
    accessibilityIdentifier ?? (touchTexts(touch) + touchNames(touch)).first ?? ""
  }

  /// The texts and symbols of the frame by which steps can touch it.
  func touchTexts(_ touch: TouchKind) -> [String] {
    touchedViews(touch).flatMap { view -> [String?] in
      if let button = view as? UIButton { return button.shownTexts }
      return [view.touchedText]
    }.compactMap(\.self).filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The names in code and for accessibility by which steps can touch it.
  func touchNames(_ touch: TouchKind) -> [String] {
    touchedViews(touch).flatMap {
      [$0.accessibilityIdentifier, $0.accessibilityLabel, ($0 as? UIImageView)?.image?.name]
    }.compactMap(\.self).filter { !$0.isEmpty }
  }

  /// Returns the selected results for visible views, without those inside a table's rows.
  ///
  /// - Parameters:
  ///   - table: the table whose rows are skipped; its headers and footers are included.
  ///   - pick: returns the result for a view; nil to skip it.
  func views<Wanted>(outsideRowsOf table: UITableView?, _ pick: (UIView) -> Wanted?) -> [Wanted] {
    guard isShown else { return [] }
    let parts = self === table ? subviews.filter { !($0 is UITableViewCell) } : subviews
    return (pick(self).map { [$0] } ?? [])
      + parts.flatMap { $0.views(outsideRowsOf: table, pick) }
  }
}

extension UIButton {
  /// Whether a tap has an effect.
  var isTappable: Bool { responds(to: .tap) }

  /// The texts of it in a frame, without the brackets.
  var shownTexts: [String] {
    [currentTitle ?? "", currentImage?.symbol ?? "", TextSymbols.text(of: self).withoutBrackets]
      .filter { !$0.isEmpty }
  }

  /// The names in code, independent of the visible text.
  var codeNames: [String] {
    [currentImage?.name, accessibilityIdentifier, accessibilityLabel].compactMap(\.self)
      .filter { !$0.isEmpty }
  }

  /// The name in messages: its title, or its symbol, or the name of a picture without a symbol.
  var displayName: String {
    if let title = currentTitle, !title.isEmpty { return title }
    guard let image = currentImage else { return "" }
    return image.symbol.isEmpty || image.symbol == UIImage.unknownSymbol ? image.name : image.symbol
  }

  /// Returns whether a step's name matches this button: by a visible text, or by a name in code.
  func matches(name: String) -> Bool {
    let interpretations = name.interpretations
    return shownTexts.contains(where: interpretations.contains) || codeNames.contains(name)
  }
}

extension UIImage {
  /// The symbol of pictures whose appearance is not known.
  fileprivate static var unknownSymbol: String { "▣" }
}

extension UIBarButtonItem {
  /// The visible name: its text or picture, or the text of its custom view.
  var displayName: String {
    guard let customView else { return barContent }
    let button = customView.buttons.first
    return button?.currentTitle ?? customView.labels.first ?? button?.displayName ?? ""
  }

  /// The name of its picture, if it shows one.
  var pictureNames: [String] {
    let image = customView == nil && title == nil ? self.image?.name : nil
    let names = [image, accessibilityLabel, accessibilityIdentifier].compactMap(\.self)
    return names + (customView?.buttons.first?.codeNames ?? [])
  }

  /// Returns whether a step's name matches this item: by the visible text, or by its picture's
  /// name.
  func matches(name: String) -> Bool {
    return !displayName.isEmpty && name.interpretations.contains(displayName)
      || pictureNames.contains(name)
  }

  /// Returns whether it can be touched.
  func responds(to touch: TouchKind) -> Bool {
    !looksDisabled && !displayName.isEmpty
      && (touch == .tap && customView == nil || menu(openedBy: touch) != nil
        || touchedView(touch) != nil)
  }

  var looksDisabled: Bool {
    !isEnabled || customView?.buttons.first.map { !$0.isEnabled } ?? false
  }
}

extension UIAlertController.Style {
  /// The key in steps.
  var stepKey: String { self == .actionSheet ? "menu" : "alert" }
}

extension TextEntryView {
  /// The visible text of a field: the typed text, or its placeholder.
  var fieldText: String {
    shownText.isEmpty ? shownPlaceholder : shownText
  }
}
