import DioramaKit
import HeadlessUIKit

/// How a piece of a frame looks: its colour, its font, and what lies behind it.
package struct PieceLook {
  /// The colour of its text or picture; nil where the object says none.
  package var color: UIColor?
  /// The font; nil for the system's usual one.
  package var font: UIFont?
  /// A background of its own, or of what it is in inside its part.
  package var background: UIColor?
  /// Whether the colour is what such an object has unless somebody gives it another one.
  package var hasUsualColor = false
  /// Whether it is a picture and no text.
  package var isPicture = false
  /// Whether it decorates, and says nothing that has to be seen.
  package var isDecoration = false
  /// Whether it is switched off, so that it need not be read.
  package var isOff = false

  /// Whether nobody gave it a look of its own.
  package var isUsual: Bool {
    (color == nil || hasUsualColor) && font == nil && background == nil
  }
}

extension FrameScene {
  /// How each of the pieces looks.
  func looks() -> [PieceLook] {
    var looks: [PieceLook] = []
    looks.reserveCapacity(pieces.count)
    for group in groups {
      for index in group.range { looks.append(look(at: index, in: group)) }
    }
    return looks
  }

  private func look(at index: Int, in group: Group) -> PieceLook {
    let property = pieces[index].property
    var look: PieceLook
    switch pieces[index].object {
    case let view as UIView:
      look = Self.look(of: view)
      if let owner = group.owner {
        look.background = view.shownBackground(inside: owner)
      } else {
        look.background = view.shownBackground(onScreen: screen?.viewIfLoaded)
      }
    case let item as UIBarButtonItem: look = self.look(of: item)
    case let alert as UIAlertController: look = Self.look(of: alert, property)
    case is UIViewController:
      look = lookOfTitle(isWayBack: property?.hasSuffix("Item") ?? false)
    default: look = PieceLook()
    }
    if look.font?.isUsual ?? false { look.font = nil }
    return look
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
  func ground(of object: AnyObject, in group: Group) -> UIColor {
    var layers = (object as? UIView)?.shownBackgrounds ?? []
    if group.part == .bar, let color = bar?.ownBackground { layers.append(color) }
    if let color = layers.first, color.shownAlpha >= 1 { return color }
    return layers.reversed().reduce(.systemBackground) { $1.over($0) }
  }

  private var bar: UINavigationBar? { screen?.navigationController?.navigationBar }

  // MARK: Objects

  private func look(of item: UIBarButtonItem) -> PieceLook {
    let state: UIControl.State = item.isEnabled ? .normal : .disabled
    let isPicture = item.title == nil
    let color =
      isPicture
      ? item.effectiveTintColor(in: bar) : item.effectiveTitleColor(in: bar, for: state)
    return PieceLook(
      color: color, font: isPicture ? nil : item.effectiveFont(for: state),
      hasUsualColor: color.isUsualTint, isPicture: isPicture, isOff: item.looksOff)
  }

  private func lookOfTitle(isWayBack: Bool) -> PieceLook {
    if isWayBack {
      let color = bar?.tintColor
      return PieceLook(color: color, hasUsualColor: color?.isUsualTint ?? true)
    }
    let appearance = screen?.navigationItem.standardAppearance ?? bar?.standardAppearance
    let attributes = appearance?.titleTextAttributes ?? bar?.titleTextAttributes ?? [:]
    let color = attributes[.foregroundColor] as? UIColor
    return PieceLook(
      color: color ?? .label, font: attributes[.font] as? UIFont, hasUsualColor: color == nil)
  }

  private static func look(of alert: UIAlertController, _ property: String?) -> PieceLook {
    guard let index = property?.numberOfChoice, alert.actions.indices.contains(index),
      let color = alert.actions[index].color
    else { return PieceLook(color: .label, hasUsualColor: true) }
    return PieceLook(color: color, isOff: !alert.actions[index].isEnabled)
  }

  private static func look(of view: UIView) -> PieceLook {
    switch view {
    case let label as UILabel:
      let color: UIColor = label.textColor ?? .label
      return PieceLook(
        color: color, font: label.font, hasUsualColor: color.isUsualText,
        isOff: !label.isEnabled || color.isFaint)
    case let picture as UIImageView:
      // A photograph has its own colours.
      let isPhoto = picture.image?.renderingMode == .alwaysOriginal
      let color = picture.image?.ownTintColor ?? (isPhoto ? nil : picture.ownTintColor)
      return PieceLook(color: color, isPicture: true, isDecoration: true)
    case let button as UIButton:
      let isPicture = (button.currentTitle ?? "").isEmpty
      let color = isPicture ? button.effectiveImageColor : button.effectiveTitleColor
      return PieceLook(
        color: color, font: isPicture ? nil : button.titleLabel?.font,
        hasUsualColor: color.isUsualTint, isPicture: isPicture,
        isOff: !button.isEnabled || color.isFaint)
    case let field as UITextField:
      let isEmpty = (field.text ?? "").isEmpty
      let color = isEmpty ? UIColor.placeholderText : field.textColor
      return PieceLook(
        color: color, font: field.font, hasUsualColor: isEmpty || color?.isUsualText ?? true,
        isOff: !field.isEnabled || isEmpty)
    case let control as UISwitch:
      return PieceLook(
        color: control.isOn ? control.onTintColor : nil, isPicture: true, isOff: !control.isEnabled)
    case let wheel as UIActivityIndicatorView:
      return PieceLook(color: wheel.color, hasUsualColor: wheel.color == .gray, isPicture: true)
    default:
      return PieceLook(color: view.ownTintColor, isPicture: true)
    }
  }
}

extension UINavigationBar {
  /// The background that somebody gave it.
  fileprivate var ownBackground: UIColor? {
    let color = standardAppearance.backgroundColor ?? barTintColor ?? backgroundColor
    return color.flatMap { $0.shownAlpha > 0 ? $0 : nil }
  }
}

extension UIColor {
  /// Whether it is what text has that nobody gave a colour.
  fileprivate var isUsualText: Bool { self === UIColor.label || name == UIColor.label.name }
  /// Whether it is what can be touched has where nobody chose a tint.
  fileprivate var isUsualTint: Bool {
    self === UIColor.systemBlue || name == UIColor.systemBlue.name
  }
}

extension UIFont {
  /// Whether it is what text has that nobody gave a font.
  fileprivate var isUsual: Bool { name == nil && pointSize == 17 && weight == .regular }
}

extension String {
  /// Which choice of an alert or sheet a property is of; nil for another property.
  var numberOfChoice: Int? {
    hasPrefix("actions[") ? Int(dropFirst(8).prefix { $0 != "]" }) : nil
  }
}
