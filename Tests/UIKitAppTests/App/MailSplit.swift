import UIKit

struct Mail: Equatable {
  let sender: String
  let subject: String
  let text: String
}

/// The mails; a tap shows one.
final class MailListViewController: UITableViewController {
  var onChoice: ((Mail) -> Void)?
  private let mails = [
    Mail(sender: "Ada", subject: "Engine", text: "It runs."),
    Mail(sender: "Béla", subject: "Concert", text: "At eight, by the lake."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    clearsSelectionOnViewWillAppear = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    mails.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "mail")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "mail")
    cell.textLabel?.text = mails[indexPath.row].sender
    cell.detailTextLabel?.text = mails[indexPath.row].subject
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoice?(mails[indexPath.row])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let mail = mails[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in UIPasteboard.general.string = mail.text }])
    }
  }
}

/// A mail with its text.
final class MailViewController: UIViewController {
  private let mail: Mail?

  init(mail: Mail?) {
    self.mail = mail
    super.init(nibName: nil, bundle: nil)
    title = mail?.subject ?? "No mail"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UITextView()
    text.isEditable = false
    text.text = mail?.text ?? "Choose one."
    text.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    view.addSubview(text)
  }
}

/// List and mail side by side on a tablet, one after the other on a phone.
final class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  init() {
    super.init(style: .doubleColumn)
    preferredDisplayMode = .oneBesideSecondary
    delegate = self
    let list = MailListViewController(style: .insetGrouped)
    list.onChoice = { [weak self] mail in
      self?.showDetailViewController(MailViewController(mail: mail), sender: nil)
    }
    setViewController(list, for: .primary)
    setViewController(MailViewController(mail: nil), for: .secondary)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}
