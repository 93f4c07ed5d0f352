import AVFoundation
import MessageUI
import SafariServices
import StoreKit
import UIKit
import UserNotifications

/// Ways to reach the harbor's office, as far as the device has them.
class ContactViewController: UITableViewController, MFMailComposeViewControllerDelegate {
  private enum Row: String, CaseIterable {
    case mail = "Write a mail"
    case web = "Read the tide table"
    case camera = "Send a picture"
    case news = "Receive news"
    case rate = "Rate the app"
  }
  private var notes: [Row: String] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contact"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = Row.allCases[indexPath.row]
    cell.textLabel?.text = [row.rawValue, notes[row]].compactMap { $0 }.joined(separator: ": ")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = Row.allCases[indexPath.row]
    switch row {
    case .mail: writeMail()
    case .web: openTideTable()
    case .camera:
      AVCaptureDevice.requestAccess(for: .video) { [weak self] in
        self?.note(row, $0 ? "allowed" : "denied")
      }
    case .news:
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) {
        [weak self] isAllowed, _ in self?.note(row, isAllowed ? "on" : "off")
      }
    case .rate:
      SKStoreReviewController.requestReview()
      note(row, "thank you")
    }
  }

  private func note(_ row: Row, _ text: String) {
    notes[row] = text
    tableView.reloadData()
  }

  private func writeMail() {
    guard MFMailComposeViewController.canSendMail() else { return note(.mail, "no account") }
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    mail.setToRecipients(["office@example.com"])
    mail.setSubject("From the app")
    mail.setMessageBody("Dear harbor,", isHTML: false)
    present(mail, animated: true)
  }

  private func openTideTable() {
    guard let url = URL(string: "https://example.com/tides") else { return }
    let page = SFSafariViewController(url: url)
    page.preferredControlTintColor = .systemTeal
    present(page, animated: true)
  }

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: Error?
  ) {
    note(.mail, result == .sent ? "sent" : "not sent")
    controller.dismiss(animated: true)
  }
}
