import NexconnChatUI
import UIKit

/// The first screen: a field for the token and a button.
class LoginViewController: UIViewController, UITextFieldDelegate {
  private let session = Session()
  private let tokenField = UITextField()
  private let button = UIButton(type: .system)
  private let statusLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Garden"
    tokenField.placeholder = "Token"
    tokenField.delegate = self
    button.setTitle("Sign in", for: .normal)
    button.isEnabled = false
    button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
    tokenField.addTarget(self, action: #selector(textChanged), for: .editingChanged)
    let stack = UIStackView(arrangedSubviews: [tokenField, button, statusLabel])
    stack.axis = .vertical
    view.addSubview(stack)
    session.onChange = { [weak self] in self?.show($0) }
    session.prepare()
  }

  @objc private func textChanged() {
    button.isEnabled = !(tokenField.text ?? "").isEmpty
  }

  @objc private func signIn() {
    session.connect(token: tokenField.text ?? "")
  }

  private func show(_ state: Session.State) {
    switch state {
    case .signedOut: statusLabel.text = "Signed out"
    case .connecting: statusLabel.text = "Connecting…"
    case .failed(let code): statusLabel.text = "Error \(code)"
    case .signedIn(let id):
      statusLabel.text = "Hello \(id), database \(session.didOpenDatabase ? "open" : "closed")"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Sign out", style: .plain, target: self, action: #selector(signOut))
    }
  }

  @objc private func signOut() {
    session.disconnect()
    navigationItem.rightBarButtonItem = nil
  }
}
