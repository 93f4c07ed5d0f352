import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// The settings of a pier, an open channel: an own header, own rows and a field for the berth.
class PierSettingsViewController: SBUOpenChannelSettingsViewController {
  @IBOutlet private weak var badge: BadgeView!
  private let berthField = BerthField()
  private(set) var events: [String] = []
  private lazy var clearItem = UIBarButtonItem(
    title: "Clear", style: .plain, target: self, action: #selector(clear))

  override func createViewModel(channel: BaseChannel? = nil, channelURL: String? = nil) {
    super.createViewModel(channel: channel, channelURL: channelURL)
    PierSetup.start()
  }

  override func setupViews() {
    super.setupViews()
    clearItem.isHidden = true
    navigationItem.leftBarButtonItem = clearItem
    berthField.onChange = { [weak self] text in self?.clearItem.isHidden = text.isEmpty }
    let hint = TapLabel(target: self, action: #selector(explain))
    hint.text = "What is a berth?"
    badge.increase(by: 3)
    [badge, berthField, hint].forEach(view.addSubview)
  }

  override func setupStyles() {
    super.setupStyles()
    berthField.textColor = theme.cellTextColor
    listComponent?.tableView.backgroundColor = #colorLiteral(
      red: 0.8, green: 0.9, blue: 1, alpha: 1)
  }

  override func openChannelSettingsModuleDidSelectDelete(
    _ listComponent: SBUOpenChannelSettingsModule.List
  ) {
    let name = viewModel?.channel?.name ?? "It"
    toast("\(name) stays")
  }

  @objc private func clear() {
    berthField.text = ""
    clearItem.isHidden = true
  }

  @objc private func explain() {
    toast("A place for a boat, \(SBUGlobals.accessToken ?? "without a token")")
  }
}

/// Records what people do at the pier.
extension PierSettingsViewController {
  override func showDeleteChannelAlert() {
    events.append("showDeleteChannelAlert")
    super.showDeleteChannelAlert()
  }

  override func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?
  ) {
    events.append("openChannelSettingsModule")
    super.openChannelSettingsModule(header, didUpdateTitleView: titleView)
  }

  override func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  ) {
    events.append("openChannelSettingsModule")
    super.openChannelSettingsModule(header, didUpdateLeftItem: leftItem)
  }

  override func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
  ) {
    events.append("openChannelSettingsModule")
    super.openChannelSettingsModule(header, didUpdateRightItem: rightItem)
  }

  override func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {
    events.append("openChannelSettingsModule")
    super.openChannelSettingsModule(header, didUpdateLeftItems: leftItems)
  }

  override func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didUpdateRightItems items: [UIBarButtonItem]?
  ) {
    events.append("openChannelSettingsModule")
    super.openChannelSettingsModule(header, didUpdateRightItems: items)
  }

  override func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
  ) {
    events.append("openChannelSettingsModule")
    super.openChannelSettingsModule(header, didTapLeftItem: leftItem)
  }

  override func openChannelSettingsModule(
    _ header: SBUOpenChannelSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {
    events.append("openChannelSettingsModule")
    super.openChannelSettingsModule(header, didTapRightItem: rightItem)
  }

  override func openChannelSettingsModule(
    _ list: SBUOpenChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath
  ) {
    events.append("openChannelSettingsModule")
    super.openChannelSettingsModule(list, didSelectRowAt: indexPath)
  }

  override func openChannelSettingsModuleDidSelectModerations(
    _ list: SBUOpenChannelSettingsModule.List
  ) {
    events.append("openChannelSettingsModuleDidSelectModerations")
    super.openChannelSettingsModuleDidSelectModerations(list)
  }

  override func openChannelSettingsModuleDidSelectParticipants(
    _ list: SBUOpenChannelSettingsModule.List
  ) {
    events.append("openChannelSettingsModuleDidSelectParticipants")
    super.openChannelSettingsModuleDidSelectParticipants(list)
  }

  override func openChannelSettingsViewModel(
    _ viewModel: SBUOpenChannelSettingsViewModel, didDeleteChannel channel: OpenChannel
  ) {
    events.append("openChannelSettingsViewModel")
    super.openChannelSettingsViewModel(viewModel, didDeleteChannel: channel)
  }
}

/// The rows of a pier.
class PierList: SBUOpenChannelSettingsModule.List {
  override func setupItems() {
    super.setupItems()
    let depth = SBUChannelSettingItem(title: "Depth", subTitle: "4 m", isRightButtonHidden: true)
    items.insert(depth, at: 0)
  }
}

/// A label that can be touched, made as code of the time before closures makes it.
class TapLabel: UILabel {
  init(target: Any?, action: Selector?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = true
    addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A field with an anchor at its left, whatever others set.
class BerthField: UITextField {
  var onChange: ((String) -> Void)?
  private let anchorView = UIImageView(image: UIImage(systemName: "mappin"))

  override var leftView: UIView? {
    get { anchorView }
    set {}
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    leftViewMode = .always
    placeholder = "Berth"
    addTarget(self, action: #selector(changed), for: .editingChanged)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  @objc private func changed() {
    onChange?(text ?? "")
  }
}

/// The setup of the pier's terminal, which keeps no one signed in.
enum PierSetup {
  static func start() {
    SBUGlobals.applicationId = "PIER-1"
    SBUGlobals.accessToken = nil
    SBUGlobals.isMessageGroupingEnabled = false
    SBUGlobals.isPHPickerEnabled = true
    SBUGlobals.photoLibraryAccessLevel = .readWrite
    SBUGlobals.isImageCompressionEnabled = true
    SBUGlobals.imageResizingSize = CGSize(width: 800, height: 600)
    SBUGlobals.messageCellConfiguration.groupChannel.textMaxWidth = 200
    SBUGlobals.isAVPlayerAlwaysEnabled = true
    SBUGlobals.isTintColorEnabledForCustomizedIcon = false
    SBUGlobals.isCustomizedIconResizable = true
    SBUGlobals.wsHost = nil
    SBUGlobals.apiHost = nil
    SBUGlobals.emojiCategoryFilter = { _ in [1] }
    SendbirdUI.initialize(
      applicationId: "PIER-1",
      initParamsBuilder: { params in params?.isLocalCachingEnabled = false },
      startHandler: nil, migrationHandler: nil, completionHandler: { _ in })
  }
}
