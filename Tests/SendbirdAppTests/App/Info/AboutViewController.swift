import SendbirdChatSDK
import SendbirdUIKit
import UIKit
import os

/// What the harbor app is made of.
class AboutViewController: UIViewController {
  private let stack = UIStackView()
  private let logger = Logger(subsystem: "harbor", category: "about")
  private var setup: AppSetup?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    stack.axis = .vertical
    view.addSubview(stack)
    HarborStrings.markAll()
    HarborStrings.apply()
    HarborParams.install()
    HarborTheme.night.applyToAll()
    HarborTheme.restore()
    HarborTheme.day.apply()
    HarborModules.restore()
    HarborModules.install()
    setup = AppSetup { [weak self] in self?.logger.info("ready") }
    setup?.start()
    reload()
    setup?.signIn(as: SBUUser(userId: "ada", nickname: "Ada")) { [weak self] text in
      self?.add(text)
    }
  }

  private func reload() {
    add("UIKit \(SendbirdUI.versionString()), SDK \(SendbirdChat.getSDKVersion())")
    let info = SendbirdChat.getAppInfo()
    add("Reactions \(info?.useReaction ?? false), files to \(info?.uploadSizeLimit ?? 0) bytes")
    add("App \(SendbirdChat.getApplicationId() ?? "-")")
    setup?.log.forEach { add($0) }
    add(HarborParams.preview(of: "Land ahead"))
    add(HarborStrings.summary.joined(separator: " | "))
    let items = DeckInput().menuItems(for: "text").compactMap { $0.title }
    add(items.joined(separator: ", "))
  }

  private func add(_ text: String) {
    let label = UILabel()
    label.text = text
    stack.addArrangedSubview(label)
  }
}
