import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// Invites colleagues, with custom rows.
class StaffInviteViewController: SBUInviteUserViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    listComponent?.register(userCell: StaffCell())
    headerComponent?.leftBarButton = UIBarButtonItem(
      title: "Close", style: .plain, target: self, action: #selector(self.didTapClose(_:)))
  }

  @objc func didTapClose(_ sender: UIBarButtonItem) {
    let alert = UIAlertController(
      title: "Close?", message: "\(viewModel?.selectedUserList.count ?? 0) selected",
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Close", style: .destructive) { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      })
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    present(alert, animated: true)
  }
}
