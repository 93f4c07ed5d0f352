import DioramaKit
import HeadlessUIKit

/// The style of a piece of a frame: its color, its font, and its background.
package struct PieceStyle {
  /// The color of its text or picture; nil if the object has none.
  package var color: UIColor?
  /// The font; nil for the system's default font.
  package var font: UIFont?
  /// The background of its own view, or of an enclosing view inside its part.
  package var background: UIColor?
  /// Whether the color is the default for this kind of object.
  package var hasDefaultColor = false
  /// Whether it is a picture, not a text.
  package var isImage = false
  /// Whether it is a decoration without information.
  package var isDecoration = false
  /// Whether it is disabled, so that it does not have to be readable.
  package var isDisabled = false

  /// Whether it has only default values.
  package var isDefault: Bool {
    (color == nil || hasDefaultColor) && font == nil && background == nil
  }
}

extension FrameScene {
  /// Returns the style of each piece.
  func pieceStyles() -> [PieceStyle] {
    var pieceStyles: [PieceStyle] = []
    pieceStyles.reserveCapacity(pieces.count)
    for group in groups {
      for piece in pieces[group.range] { pieceStyles.append(style(of: piece, in: group)) }
    }
    return pieceStyles
  }

  /// Returns the style of a piece of a group.
  func style(of piece: Piece, in group: Group) -> PieceStyle {
    let property = piece.property
    var style: PieceStyle
    switch piece.object {
    case let view as UIView:
      style = Self.style(of: view)
      if let owner = group.owner {
        style.background = view.shownBackground(inside: owner)
      } else {
        style.background = view.shownBackground(onScreen: screen?.viewIfLoaded)
      }
    case let item as UIBarButtonItem: style = self.style(of: item)
    case let alert as UIAlertController: style = Self.style(of: alert, property)
    case is UIViewController:
      style = titleStyle(isBackButton: property?.hasSuffix("Item") ?? false)
    default: style = PieceStyle()
    }
    if style.font?.isDefault ?? false { style.font = nil }
    return style
  }

  /// Returns the custom background of a part as a whole; nil if it has none.
  package func background(of group: Group) -> UIColor? {
    switch group.part {
    case .bar: bar?.ownBackground
    case .row: (group.owner as? UIView)?.shownBackground
    default: nil
    }
  }

  /// The custom background of the screen, or of the list that fills it.
  package var background: UIColor? {
    guard let view = screen?.viewIfLoaded else { return nil }
    return view.firstTable?.shownBackground ?? view.shownBackground
  }

  /// Returns the background of an object in a group: its own background if it is opaque, otherwise
  /// all backgrounds composited.
  func effectiveBackground(of object: AnyObject, in group: Group) -> UIColor {
    var layers = (object as? UIView)?.shownBackgrounds ?? []
    if group.part == .bar, let color = bar?.ownBackground { layers.append(color) }
    if let color = layers.first, color.resolvedAlpha >= 1 { return color }
    return layers.reversed().reduce(.systemBackground) { $1.composited(over: $0) }
  }

  private var bar: UINavigationBar? { screen?.navigationController?.navigationBar }

  // MARK: Objects

  private func style(of item: UIBarButtonItem) -> PieceStyle {
    let state: UIControl.State = item.isEnabled ? .normal : .disabled
    let isImage = item.title == nil
    let color =
      isImage
      ? item.effectiveTintColor(in: bar) : item.effectiveTitleColor(in: bar, for: state)
    return PieceStyle(
      color: color, font: isImage ? nil : item.effectiveFont(for: state),
      hasDefaultColor: color.isDefaultTint, isImage: isImage, isDisabled: item.appearsDisabled)
  }

  private func titleStyle(isBackButton: Bool) -> PieceStyle {
    if isBackButton {
      let color = bar?.tintColor
      return PieceStyle(color: color, hasDefaultColor: color?.isDefaultTint ?? true)
    }
    let appearance = screen?.navigationItem.standardAppearance ?? bar?.standardAppearance
    let attributes = appearance?.titleTextAttributes ?? bar?.titleTextAttributes ?? [:]
    let color = attributes[.foregroundColor] as? UIColor
    return PieceStyle(
      color: color ?? .label, font: attributes[.font] as? UIFont, hasDefaultColor: color == nil)
  }

  private static func style(of alert: UIAlertController, _ property: String?) -> PieceStyle {
    guard let index = property?.choiceIndex, alert.actions.indices.contains(index),
      let color = alert.actions[index].color
    else { return PieceStyle(color: .label, hasDefaultColor: true) }
    return PieceStyle(color: color, isDisabled: !alert.actions[index].isEnabled)
  }

  private static func style(of view: UIView) -> PieceStyle {
    switch view {
    case let label as UILabel:
      let color: UIColor = label.textColor ?? .label
      return PieceStyle(
        color: color, font: label.font, hasDefaultColor: color.isDefaultTextColor,
        isDisabled: !label.isEnabled || color.isFaint)
    case let picture as UIImageView:
      // A photo has its own colors.
      let isPhoto = picture.image?.renderingMode == .alwaysOriginal
      let color = picture.image?.ownTintColor ?? (isPhoto ? nil : picture.ownTintColor)
      return PieceStyle(color: color, isImage: true, isDecoration: true)
    case let button as UIButton:
      let isImage = (button.currentTitle ?? "").isEmpty
      let color = isImage ? button.effectiveImageColor : button.effectiveTitleColor
      return PieceStyle(
        color: color, font: isImage ? nil : button.titleLabel?.font,
        hasDefaultColor: color.isDefaultTint, isImage: isImage,
        isDisabled: !button.isEnabled || color.isFaint)
    case let field as UITextField:
      let isEmpty = (field.text ?? "").isEmpty
      let color = isEmpty ? field.placeholderColor : field.textColor
      return PieceStyle(
        color: color, font: field.font,
        hasDefaultColor: isEmpty ? color == .placeholderText : color?.isDefaultTextColor ?? true,
        isDisabled: !field.isEnabled || isEmpty)
    case let field as UITextView:
      // With text its own, else that of the placeholder.
      let label = field.shownText.isEmpty ? field.placeholderLabel : nil
      return PieceStyle(
        color: label?.textColor ?? field.textColor, font: label?.font ?? field.font,
        isDisabled: label != nil || !field.isEditable)
    case let control as UISwitch:
      return PieceStyle(
        color: control.isOn ? control.onTintColor : nil, isImage: true,
        isDisabled: !control.isEnabled)
    case let wheel as UIActivityIndicatorView:
      return PieceStyle(color: wheel.color, hasDefaultColor: wheel.color == .gray, isImage: true)
    default:
      return PieceStyle(color: view.ownTintColor, isImage: true)
    }
  }
}

extension UINavigationBar {
  /// The custom background of the bar.
  fileprivate var ownBackground: UIColor? {
    let color = standardAppearance.backgroundColor ?? barTintColor ?? backgroundColor
    return color.flatMap { $0.resolvedAlpha > 0 ? $0 : nil }
  }
}

extension UIColor {
  /// Whether it is the default text color.
  fileprivate var isDefaultTextColor: Bool { self === UIColor.label || name == UIColor.label.name }
  /// Whether it is the default tint color of interactive elements.
  fileprivate var isDefaultTint: Bool {
    self === UIColor.systemBlue || name == UIColor.systemBlue.name
  }
}

extension UIFont {
  /// Whether it is the default font of texts.
  fileprivate var isDefault: Bool { name == nil && pointSize == 17 && weight == .regular }
}

extension String {
  /// The index of the choice in an alert or sheet that a property belongs to; nil for other
  /// properties.
  var choiceIndex: Int? {
    hasPrefix("actions[") ? Int(dropFirst(8).prefix { $0 != "]" }) : nil
  }
}
