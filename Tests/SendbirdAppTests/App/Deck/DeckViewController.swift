import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// The talk on deck. The kit's own channel screen does the work.
class DeckViewController: SBUGroupChannelViewController {
  override func setupViews() {
    super.setupViews()
    view.accessibilityIdentifier = "deck"
  }

  override func setupStyles() {
    super.setupStyles()
    view.backgroundColor = .systemTeal
  }

  override func setupLayouts() {
    super.setupLayouts()
    view.layoutMargins = .zero
  }
}

class DeckHeader: SBUGroupChannelModule.Header {
  override func setupViews() {
    super.setupViews()
    let title = UILabel()
    title.text = "On deck"
    titleView = title
    rightBarButton = UIBarButtonItem(title: "Bell", style: .plain, target: nil, action: nil)
  }
}

/// The input, with a button for the ship's horn.
class DeckInput: SBUGroupChannelModule.Input {
  private lazy var horn: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Horn", for: .normal)
    button.addTarget(self, action: #selector(blow), for: .touchUpInside)
    return button
  }()
  private(set) var isStyled = false

  override func setupViews() {
    super.setupViews()
    addSubview(horn)
  }

  override func setupLayouts() {
    super.setupLayouts()
    horn.translatesAutoresizingMaskIntoConstraints = false
    horn.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }

  override func setupStyles(theme: SBUChannelTheme? = nil) {
    super.setupStyles(theme: theme)
    horn.tintColor = .systemTeal
    isStyled = true
  }

  override func updateMessageInputModeState() {
    super.updateMessageInputModeState()
    horn.isEnabled = isStyled
  }

  @objc private func blow() {}

  /// The items of the menu of a message on deck.
  func menuItems(for text: String) -> [SBUMenuItem] {
    let copy = SBUMenuItem(title: "Copy \(text)", image: SBUIconSet.iconCopy) {}
    let pin = SBUMenuItem(title: "Pin to the mast", color: .systemTeal, tag: 4) {}
    pin.isEnabled = false
    return [copy, pin]
  }
}
