import DioramaKit
import HeadlessUIKit

/// A row of channel settings: picture, title, and what stands at the right (S164).
open class SBUBaseChannelSettingCell: SBUTableViewCell, Configurable {
  /// All of the row, side by side.
  public let baseStackView = UIStackView()
  /// The picture.
  public let typeIcon = UIImageView()
  /// The title.
  public let titleLabel = UILabel()
  /// What stands before the arrow; hidden unless a screen shows it.
  public let subTitleLabel = UILabel()
  /// The arrow; it takes no touches itself, the row does.
  public let rightButton = UIButton(type: .custom)
  /// The switch.
  public let rightSwitch = UISwitch()
  /// The line below the row; not drawn.
  public let separateView = UIView()
  /// What flipping the switch does.
  public var switchAction: ((Bool) -> Void)?
  /// The theme of the cell; the one in use unless set.
  public var theme: SBUChannelSettingsTheme {
    get { ownTheme ?? SBUTheme.channelSettingsTheme }
    set { ownTheme = newValue }
  }
  private var ownTheme: SBUChannelSettingsTheme?

  /// A part of the row, by the kit's name for its view.
  public enum Part: String, CaseIterable, Sendable {
    /// The picture.
    case typeIcon
    /// The title.
    case titleLabel
    /// What stands before the arrow.
    case subTitleLabel
    /// The arrow.
    case rightButton
    /// The switch.
    case rightSwitch
  }

  /// What the row shows, from left to right; what is not named never shows. Nil for the kit's order.
  public var parts: [Part]? {
    didSet {
      if parts != oldValue { baseStackView.arrangeFirst((parts ?? Part.allCases).map(view)) }
    }
  }

  /// Puts the parts side by side.
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

  /// Flipping the switch calls ``onChangeSwitch(_:)``.
  open override func setupActions() {
    rightSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChangeSwitch(rightSwitch)
      }, for: .valueChanged)
  }

  /// The switch was flipped: ``switchAction`` hears how it stands.
  ///
  /// - Parameter sender: the switch; ``rightSwitch`` is what is looked at.
  public func onChangeSwitch(_ sender: Any) { switchAction?(rightSwitch.isOn) }

  /// Shows a row.
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

  /// Colours the parts.
  open override func setupStyles() {
    let theme = theme
    backgroundColor = theme.backgroundColor
    typeIcon.tintColor = theme.cellTypeIconTintColor
    titleLabel.font = theme.cellTextFont
    titleLabel.textColor = theme.cellTextColor
    subTitleLabel.font = theme.cellSubTextFont
    subTitleLabel.textColor = theme.cellSubTextColor
    rightButton.tintColor = theme.cellArrowIconTintColor
    rightSwitch.onTintColor = theme.cellSwitchColor
    separateView.backgroundColor = theme.cellSeparateColor
  }

  /// Shows a switch instead of the arrow, or the arrow.
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

  /// Hides what ``parts`` does not name; called once a row was filled.
  final func hideUnnamedParts() {
    guard let parts else { return }
    for part in Part.allCases where !parts.contains(part) { view(of: part).isHidden = true }
  }

  /// Flips the switch back; nobody in the kit calls it (S189).
  public func changeBackSwitch() { rightSwitch.isOn.toggle() }

  // MARK: YAML

  /// A cell.
  public class var kind: TypeKind { .cell }
  /// What YAML may set on it.
  open class var properties: PropertyTable {
    [
      Property(
        "parts", .list(of: .choice),
        "what the row shows, from left to right; what is not named never shows",
        \SBUBaseChannelSettingCell.parts)
    ]
  }
}

/// A row of a settings screen: what it shows and what a tap on it does.
open class SBUChannelSettingItem: NSObject {
  /// The title.
  public var title: String?
  /// What stands before the arrow, such as a number.
  public var subTitle: String?
  /// The picture.
  public var icon: UIImage?
  /// Whether there is no arrow.
  public var isRightButtonHidden: Bool
  /// Whether there is no switch; what flipping it does is the cell's `switchAction`.
  public var isRightSwitchHidden: Bool
  /// What a tap does.
  public var tapHandler: (() -> Void)?
  /// Which of the kit's rows it is, as YAML calls it; empty for an app's own.
  var keyword = ""
  /// How its switch stands, where YAML says it.
  var isOn: Bool?

  /// A row.
  ///
  /// - Parameters:
  ///   - title: its text.
  ///   - subTitle: what stands before the arrow, such as a number; nil for nothing.
  ///   - icon: its picture.
  ///   - isRightButtonHidden: whether there is no arrow.
  ///   - isRightSwitchHidden: whether there is no switch.
  ///   - tapHandler: what a tap does; it is kept, so it should hold its screen weakly.
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

  /// The row under the word that YAML has for it.
  final func withKeyword(_ keyword: String) -> SBUChannelSettingItem {
    self.keyword = keyword
    return self
  }

  /// Takes over what YAML says of the row.
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
