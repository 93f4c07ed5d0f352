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

  /// Flipping the switch calls ``switchAction``.
  open override func setupActions() {
    rightSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        switchAction?(rightSwitch.isOn)
      }, for: .valueChanged)
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

/// A row of the moderations screen (S159 to S164).
open class SBUModerationCell: SBUBaseChannelSettingCell {
  /// Which row it is.
  public private(set) var type: ModerationItemType?
  /// The channel.
  public private(set) weak var channel: BaseChannel?

  /// Shows a row of a channel.
  ///
  /// - Parameters:
  ///   - type: which row it is; ``ModerationItemType/freezeChannel`` has a switch, all others an
  ///     arrow.
  ///   - channel: the channel; not kept alive. A group's freeze is what the switch says.
  ///   - title: the row's text; nil for the kit's.
  ///   - icon: the row's picture; nil for the kit's.
  open func configure(
    type: ModerationItemType, channel: BaseChannel?, title: String? = nil, icon: UIImage? = nil
  ) {
    self.type = type
    self.channel = channel
    titleLabel.text = title ?? type.title
    typeIcon.image = icon ?? type.icon
    showSwitch(type == .freezeChannel ? (channel as? GroupChannel)?.isFrozen ?? false : nil)
    hideUnnamedParts()
  }
}

extension ModerationItemType {
  fileprivate var title: String {
    switch self {
    case .operators: SBUStringSet.ChannelSettings_Operators
    case .mutedMembers: SBUStringSet.ChannelSettings_Muted_Members
    case .mutedParticipants: SBUStringSet.ChannelSettings_Muted_Participants
    case .bannedUsers: SBUStringSet.ChannelSettings_Banned_Users
    case .freezeChannel: SBUStringSet.ChannelSettings_Freeze_Channel
    }
  }

  fileprivate var icon: UIImage {
    switch self {
    case .operators: SBUIconSet.iconOperator
    case .mutedMembers, .mutedParticipants: SBUIconSet.iconMute
    case .bannedUsers: SBUIconSet.iconBan
    case .freezeChannel: SBUIconSet.iconFreeze
    }
  }
}
