import DioramaKit
import HeadlessUIKit

/// What of a view tree a finger reaches, and what it is called.
extension UIView {
  /// The texts of the labels that it shows, in order.
  var labels: [String] { topmost(UILabel.self).compactMap(\.text).filter { !$0.isEmpty } }

  /// The buttons that it shows, in order.
  var buttons: [UIButton] { topmost(UIButton.self) }

  /// The switches that it shows, in order.
  var switches: [UISwitch] { topmost(UISwitch.self) }

  /// The views of a class that it shows, in order; one that stands in another of them is left out.
  private func topmost<Wanted: UIView>(_ type: Wanted.Type) -> [Wanted] {
    guard isShown else { return [] }
    if let view = self as? Wanted { return [view] }
    return subviews.flatMap { $0.topmost(type) }
  }

  /// The views in it that hear taps and have a name to be called by: a row's picture, a link.
  var tapHandlingViews: [UIView] {
    guard isShown, isUserInteractionEnabled else { return [] }
    return (asTapHandlingView.map { [$0] } ?? []) + subviews.flatMap(\.tapHandlingViews)
  }

  /// The view itself, if it hears taps and has a name to be called by.
  var asTapHandlingView: UIView? {
    guard
      gestureRecognizers?.contains(where: { $0 is UITapGestureRecognizer && $0.isEnabled })
        ?? false,
      !(self is UIControl), takesTouches
    else { return nil }
    return accessibilityIdentifier != nil || !labelText.isEmpty ? self : nil
  }

  /// The view itself, if it can be typed into.
  ///
  /// Its class is asked for and not ``TextEntryView``: whether a class conforms to a protocol is looked
  /// up among all conformances of the program, once for each class of view.
  var asTypedView: (any TextEntryView)? {
    if let field = self as? UITextField { return field }
    guard let field = self as? UITextView, canBecomeFirstResponder else { return nil }
    return field
  }

  /// What a step calls a view that hears taps.
  var touchName: String { accessibilityIdentifier ?? labelText }

  /// All that a step may call it.
  var touchNames: [String] {
    [accessibilityIdentifier, labelText].compactMap(\.self).filter { !$0.isEmpty }
  }

  /// The text of a label; empty for other views.
  private var labelText: String { (self as? UILabel)?.text ?? "" }

  /// What of it can be seen and is wanted, without what stands in a table's rows.
  ///
  /// - Parameters:
  ///   - table: the table whose rows are left out; what stands between them is not.
  ///   - pick: what is wanted of a view; nil for nothing.
  func views<Wanted>(outsideRowsOf table: UITableView?, _ pick: (UIView) -> Wanted?) -> [Wanted] {
    guard isShown else { return [] }
    let parts = self === table ? subviews.filter { !($0 is UITableViewCell) } : subviews
    return (pick(self).map { [$0] } ?? [])
      + parts.flatMap { $0.views(outsideRowsOf: table, pick) }
  }
}

extension UIButton {
  /// Whether something happens when it is touched.
  var isTappable: Bool {
    isEnabled && isUserInteractionEnabled && (respondsToTouch || menuOpenedByTap != nil)
  }

  /// What a frame shows of it, without the brackets.
  var shownTexts: [String] {
    [currentTitle ?? "", currentImage?.symbol ?? "", TextSymbols.text(of: self).withoutBrackets]
      .filter { !$0.isEmpty }
  }

  /// What code calls it, whatever it shows.
  var codeNames: [String] {
    [currentImage?.name, accessibilityIdentifier].compactMap(\.self).filter { !$0.isEmpty }
  }

  /// What a message calls it: its title, else its mark, else the name of a picture without one.
  var displayName: String {
    if let title = currentTitle, !title.isEmpty { return title }
    guard let image = currentImage else { return "" }
    return image.symbol.isEmpty || image.symbol == UIImage.unknownSymbol ? image.name : image.symbol
  }

  /// Whether this is the button that a step means: by what it shows, or by its picture's name.
  func matches(name: String) -> Bool {
    let interpretations = name.interpretations
    return shownTexts.contains(where: interpretations.contains) || codeNames.contains(name)
  }
}

extension UIImage {
  /// What pictures show whose looks are not known.
  fileprivate static var unknownSymbol: String { "▣" }
}

extension UIBarButtonItem {
  /// What a person would call it: its text or picture, or what its view says.
  var displayName: String {
    guard let customView else { return barContent }
    let button = customView.buttons.first
    return button?.currentTitle ?? customView.labels.first ?? button?.displayName ?? ""
  }

  /// The name of its picture, where it shows one.
  var pictureNames: [String] {
    let image = customView == nil ? self.image : customView?.buttons.first?.currentImage
    return title == nil ? [image?.name].compactMap(\.self) : []
  }

  /// Whether this is the item that a step means: by what it shows, or by its picture's name.
  func matches(name: String) -> Bool {
    return !displayName.isEmpty && name.interpretations.contains(displayName)
      || pictureNames.contains(name)
  }

  /// Whether a person could touch it.
  var isReachable: Bool { !looksDisabled && !displayName.isEmpty }

  var looksDisabled: Bool {
    !isEnabled || customView?.buttons.first.map { !$0.isEnabled } ?? false
  }
}

extension UIAlertController {
  /// The choices that can be taken, for a message.
  var listedActions: String {
    let titles = actions.filter(\.isEnabled).map { "'\($0.title ?? "")'" }
    return titles.isEmpty ? "nothing" : titles.joined(separator: ", ")
  }

  /// How to get rid of it, for a message.
  var dismissalHelp: String {
    guard let first = actions.first(where: \.isEnabled)?.title else {
      return StepDefinition.advanceHelp
    }
    let word = preferredStyle.stepKey
    return
      "the \(word) offers \(listedActions); write '\(StepDefinition.tap.item("{ \(word): \(first.asYAMLScalar) }"))', say"
  }
}

extension UIAlertController.Style {
  /// The word for it in steps.
  var stepKey: String { self == .actionSheet ? "menu" : "alert" }

  /// The word for it in sentences.
  var nounWithArticle: String { self == .actionSheet ? "a menu" : "an alert" }
}

extension UIView {
  /// The buttons of a menu, for a message.
  var menuHelp: String {
    let titles = buttons.compactMap(\.currentTitle).map { "'\($0)'" }
    let step = buttons.first(where: \.isTappable)?.currentTitle
      .map { "; write '\(StepDefinition.tap.item("{ menu: \($0.asYAMLScalar) }"))', say" }
    return "the menu offers \(titles.joined(separator: ", "))\(step ?? "")"
  }
}

extension TextEntryView {
  /// What a field shows: what was typed, else its placeholder.
  var fieldText: String {
    if let field = self as? UITextField {
      let typed = field.text ?? ""
      return typed.isEmpty ? field.placeholder ?? "" : typed
    }
    return (self as? UITextView)?.text ?? ""
  }
}
