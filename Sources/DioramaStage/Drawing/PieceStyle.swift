import DioramaKit
import HeadlessUIKit

/// How a piece of a frame looks: its colour, its font, and what lies behind it.
package struct PieceStyle {
  /// The colour of its text or picture; nil where the object says none.
  package var color: UIColor?
  /// The font; nil for the system's usual one.
  package var font: UIFont?
  /// A background of its own, or of what it is in inside its part.
  package var background: UIColor?
  /// Whether the colour is what such an object has unless somebody gives it another one.
  package var hasDefaultColor = false
  /// Whether it is a picture and no text.
  package var isImage = false
  /// Whether it decorates, and says nothing that has to be seen.
  package var isDecoration = false
  /// Whether it is switched off, so that it need not be read.
  package var isDisabled = false

  /// Whether nobody gave it a look of its own.
  package var isDefault: Bool {
    (color == nil || hasDefaultColor) && font == nil && background == nil
  }
}

extension FrameScene {
  /// How each of the pieces looks.
  func pieceStyles() -> [PieceStyle] {
    var pieceStyles: [PieceStyle] = []
    pieceStyles.reserveCapacity(pieces.count)
    for group in groups {
      for index in group.range { pieceStyles.append(style(at: index, in: group)) }
    }
    return pieceStyles
  }

  private func style(at index: Int, in group: Group) -> PieceStyle {
    let property = pieces[index].property
    var style: PieceStyle
    switch pieces[index].object {
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

  /// The background that somebody gave a part as a whole; nil where nobody did.
  package func background(of group: Group) -> UIColor? {
    switch group.part {
    case .bar: bar?.ownBackground
    case .row: (group.owner as? UIView)?.shownBackground
    default: nil
    }
  }

  /// The background that somebody gave the screen, or the list that fills it.
  package var background: UIColor? {
    guard let view = screen?.viewIfLoaded else { return nil }
    return view.firstTable?.shownBackground ?? view.shownBackground
  }

  /// What a view or another object of a group lies on: the very color where nothing shines through
  /// it, else what all backgrounds make together.
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
      // A photograph has its own colours.
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
      let color = isEmpty ? UIColor.placeholderText : field.textColor
      return PieceStyle(
        color: color, font: field.font,
        hasDefaultColor: isEmpty || color?.isDefaultTextColor ?? true,
        isDisabled: !field.isEnabled || isEmpty)
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
  /// The background that somebody gave it.
  fileprivate var ownBackground: UIColor? {
    let color = standardAppearance.backgroundColor ?? barTintColor ?? backgroundColor
    return color.flatMap { $0.resolvedAlpha > 0 ? $0 : nil }
  }
}

extension UIColor {
  /// Whether it is what text has that nobody gave a colour.
  fileprivate var isDefaultTextColor: Bool { self === UIColor.label || name == UIColor.label.name }
  /// Whether it is what can be touched has where nobody chose a tint.
  fileprivate var isDefaultTint: Bool {
    self === UIColor.systemBlue || name == UIColor.systemBlue.name
  }
}

extension UIFont {
  /// Whether it is what text has that nobody gave a font.
  fileprivate var isDefault: Bool { name == nil && pointSize == 17 && weight == .regular }
}

extension String {
  /// Which choice of an alert or sheet a property is of; nil for another property.
  var choiceIndex: Int? {
    hasPrefix("actions[") ? Int(dropFirst(8).prefix { $0 != "]" }) : nil
  }
}
