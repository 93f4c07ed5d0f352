import DioramaKit
import HeadlessUIKit

/// A row of channel settings: icon, title, and a text, arrow or switch at the right (S164).
open class SBUBaseChannelSettingCell: SBUTableViewCell, Configurable {
  /// The stack of all views of the row, from left to right.
  public let baseStackView = UIStackView()
  /// The icon.
  public let typeIcon = UIImageView()
  /// The title.
  public let titleLabel = UILabel()
  /// The text before the arrow; hidden unless a screen shows it.
  public let subTitleLabel = UILabel()
  /// The arrow; it receives no touches, because the row does.
  public let rightButton = UIButton(type: .custom)
  /// The switch.
  public let rightSwitch = UISwitch()
  /// The line below the row; not drawn.
  public let separateView = UIView()
  /// The action of the switch.
  public var switchAction: ((Bool) -> Void)?
  /// The theme of the cell; unless set, the theme in use.
  public var theme: SBUChannelSettingsTheme {
    get { ownTheme ?? SBUTheme.channelSettingsTheme }
    set { ownTheme = newValue }
  }
  private var ownTheme: SBUChannelSettingsTheme?

  /// A part of the row, under the kit's name of its view.
  public enum Part: String, CaseIterable, Sendable {
    /// The icon.
    case typeIcon
    /// The title.
    case titleLabel
    /// The text before the arrow.
    case subTitleLabel
    /// The arrow.
    case rightButton
    /// The switch.
    case rightSwitch
  }

  /// The parts of the row, from left to right; unnamed parts are hidden. Nil for the kit's order.
  public var parts: [Part]? {
    didSet {
      if parts != oldValue { baseStackView.arrangeFirst((parts ?? Part.allCases).map(view)) }
    }
  }

  /// Adds the parts from left to right.
  open override func setupViews() {
    super.setupViews()
    baseStackView.spacing = 16
    titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    subTitleLabel.textAlignment = .right
    subTitleLabel.isHidden = true
    rightButton.setImage(SBUIconSet.iconChevronRight, for: .normal)
    rightButton.isUserInteractionEnabled = false
    rightSwitch.isHidden = true
    for part in [typeIcon, titleLabel, subTitleLabel, rightButton, rightSwitch] {
      baseStackView.addArrangedSubview(part)
    }
    contentView.addSubview(baseStackView)
  }

  /// Connects the switch to ``onChangeSwitch(_:)``.
  open override func setupActions() {
    rightSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChangeSwitch(rightSwitch)
      }, for: .valueChanged)
  }

  /// Calls ``switchAction`` with the value of the switch.
  ///
  /// - Parameter sender: not used; the value is that of ``rightSwitch``.
  public func onChangeSwitch(_ sender: Any) { switchAction?(rightSwitch.isOn) }

  /// Shows an item.
  open func configure(with item: SBUChannelSettingItem) {
    titleLabel.text = item.title
    typeIcon.image = item.icon
    subTitleLabel.text = item.subTitle
    subTitleLabel.isHidden = item.subTitle == nil
    rightButton.isHidden = item.isRightButtonHidden
    rightSwitch.isHidden = item.isRightSwitchHidden
    if let isOn = item.isOn { rightSwitch.isOn = isOn }
    hideUnnamedParts()
  }

  /// Applies the theme's colors to the parts.
  open override func setupStyles() {
    let theme = theme
    backgroundColor = theme.backgroundColor
    typeIcon.tintColor = theme.cellTypeIconTintColor
    titleLabel.setStyle(theme.cellTextFont, theme.cellTextColor)
    subTitleLabel.setStyle(theme.cellSubTextFont, theme.cellSubTextColor)
    rightButton.tintColor = theme.cellArrowIconTintColor
    rightSwitch.onTintColor = theme.cellSwitchColor
    separateView.backgroundColor = theme.cellSeparateColor
  }

  /// Shows a switch instead of the arrow, or the arrow if the value is nil.
  final func showSwitch(_ isOn: Bool?) {
    rightSwitch.isHidden = isOn == nil
    rightButton.isHidden = isOn != nil
    if let isOn { rightSwitch.isOn = isOn }
  }

  private func view(of part: Part) -> UIView {
    switch part {
    case .typeIcon: typeIcon
    case .titleLabel: titleLabel
    case .subTitleLabel: subTitleLabel
    case .rightButton: rightButton
    case .rightSwitch: rightSwitch
    }
  }

  /// Hides the parts that ``parts`` does not name; called after a row is configured.
  final func hideUnnamedParts() {
    guard let parts else { return }
    for part in Part.allCases where !parts.contains(part) { view(of: part).isHidden = true }
  }

  /// Toggles the switch back; the kit never calls it (S189).
  public func changeBackSwitch() { rightSwitch.isOn.toggle() }

  // MARK: YAML

  /// The kind of the type: a cell.
  public class var kind: TypeKind { .cell }
  /// The properties that YAML can set.
  open class var properties: PropertyTable {
    [
      Property(
        "parts", .list(of: .choice),
        "the parts of the row, from left to right; other parts are hidden",
        \SBUBaseChannelSettingCell.parts)
    ]
  }
}

/// A row of a settings screen: its content and the action of a tap.
open class SBUChannelSettingItem: NSObject {
  /// The title.
  public var title: String?
  /// The text before the arrow, such as a number.
  public var subTitle: String?
  /// The icon.
  public var icon: UIImage?
  /// Whether the arrow is hidden.
  public var isRightButtonHidden: Bool
  /// Whether the switch is hidden; its action is the cell's `switchAction`.
  public var isRightSwitchHidden: Bool
  /// The action of a tap.
  public var tapHandler: (() -> Void)?
  /// The keyword of the kit's row in YAML; empty for an app's row.
  var keyword = ""
  /// The value of the switch, if YAML sets it.
  var isOn: Bool?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - subTitle: the text before the arrow, such as a number; nil for no text.
  ///   - icon: the icon.
  ///   - isRightButtonHidden: whether the arrow is hidden.
  ///   - isRightSwitchHidden: whether the switch is hidden.
  ///   - tapHandler: the action of a tap; it is retained, so capture the screen weakly.
  public init(
    title: String? = nil, subTitle: String? = nil, icon: UIImage? = nil,
    isRightButtonHidden: Bool = false, isRightSwitchHidden: Bool = true,
    tapHandler: (() -> Void)? = nil
  ) {
    self.title = title
    self.subTitle = subTitle
    self.icon = icon
    self.isRightButtonHidden = isRightButtonHidden
    self.isRightSwitchHidden = isRightSwitchHidden
    self.tapHandler = tapHandler
  }

  /// Sets the row's keyword in YAML and returns the row.
  final func withKeyword(_ keyword: String) -> SBUChannelSettingItem {
    self.keyword = keyword
    return self
  }

  /// Applies the values that YAML sets for the row.
  final func change(by row: RowSettings) {
    title = row.title ?? title
    subTitle = row.subTitle ?? subTitle
    icon = row.icon?.image ?? icon
    if let isOn = row.isOn {
      self.isOn = isOn
      isRightSwitchHidden = false
      isRightButtonHidden = true
    }
  }
}

/// A row of a settings screen.
open class SBUChannelSettingCell: SBUBaseChannelSettingCell {}

/// A row of the settings of a group channel.
open class SBUGroupChannelSettingCell: SBUChannelSettingCell {}
