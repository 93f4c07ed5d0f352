import SendbirdChatSDK
import SendbirdUIKit
import UIKit

// MARK: - The channel, with its messages

/// A channel that opens settings with report rows.
class ReportingChannelViewController: SBUGroupChannelViewController {
  override func showChannelSettings() {
    let settings = ReportSettingsViewController(channelURL: channelURL ?? "")
    navigationController?.pushViewController(settings, animated: true)
  }
}

extension ReportingChannelViewController: ReportSettingsListDelegate {
  func list(
    _ list: ReportSettingsList, didReport what: String, as category: ReportCategory, error: SBError?
  ) {}
}

/// A message with a badge.
@objcMembers public final class BadgeMessageCell: SBUUserMessageCell {
  public override func setupViews() {
    super.setupViews()
  }
}

// MARK: - The settings

extension ReportCategory {
  static func allCases() -> [ReportCategory] { [.suspicious, .spam] }
}

protocol ReportSettingsListDelegate: AnyObject {
  func list(
    _ list: ReportSettingsList, didReport what: String, as category: ReportCategory, error: SBError?
  )
}

/// Rows that report the channel, another member or the last message.
class ReportSettingsList: SBUGroupChannelSettingsModule.List {
  weak var reportDelegate: ReportSettingsListDelegate?

  override func setupItems() {
    super.setupItems()
    items += ReportCategory.allCases().map { category in
      reportItem("Report channel: \(category.rawValue)") { [weak self] in
        self?.channel?.report(category: category, reportDescription: "from settings") { error in
          self?.notify("the channel", category, error)
        }
      }
    }
    items += [
      reportItem("Report the other one") { [weak self] in self?.reportOther() },
      reportItem("Report the last message") { [weak self] in self?.reportLastMessage() },
    ]
  }

  private func reportItem(_ title: String, _ action: @escaping () -> Void) -> SBUChannelSettingItem
  {
    SBUChannelSettingItem(
      title: title,
      icon: SBUIconSetType.iconBan.image(
        with: .systemPink, to: SBUIconSetType.Metric.defaultIconSize),
      isRightButtonHidden: true, tapHandler: action)
  }

  private func reportOther() {
    guard let channel = channel,
      let other = channel.members.last(where: { $0.userId != SBUGlobals.currentUser?.userId })
    else { return }
    channel.report(
      offendingUser: other, reportCategory: .harassing, reportDescription: nil
    ) { [weak self] error in
      self?.notify(other.nickname, .harassing, error)
    }
  }

  private func reportLastMessage() {
    guard let channel = channel, let message = channel.lastMessage else {
      return notify("no message", .spam, nil)
    }
    channel.report(message: message, reportCategory: .spam, reportDescription: nil) {
      [weak self] error in self?.notify("a message", .spam, error)
    }
  }

  private func notify(_ what: String, _ category: ReportCategory, _ error: SBError?) {
    reportDelegate?.list(self, didReport: what, as: category, error: error)
  }
}

/// Settings that show what was reported.
class ReportSettingsViewController: SBUGroupChannelSettingsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (listComponent as? ReportSettingsList)?.reportDelegate = self
  }
}

extension ReportSettingsViewController: ReportSettingsListDelegate {
  func list(
    _ list: ReportSettingsList, didReport what: String, as category: ReportCategory, error: SBError?
  ) {
    let alert = UIAlertController(
      title: error == nil ? "Reported" : "Not reported",
      message: "\(what) as \(category.rawValue)"
        + (error.map { ": \($0.localizedDescription)" } ?? ""),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
