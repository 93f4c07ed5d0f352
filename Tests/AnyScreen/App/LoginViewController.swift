import UIKit

/// Asks for a name and a password; nothing in it knows how the app checks them.
final class LoginViewController: UIViewController, UITextFieldDelegate {
  var onLogin: (_ name: String, _ password: String) -> Bool = { _, password in password == "pine" }

  private let nameField = UITextField()
  private let passwordField = UITextField()
  private let loginButton = UIButton(type: .system)
  private let messageLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log in"
    view.backgroundColor = .systemBackground
    nameField.placeholder = "Name"
    nameField.autocapitalizationType = .none
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    for field in [nameField, passwordField] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addTarget(self, action: #selector(textChanged), for: .editingChanged)
    }
    loginButton.setTitle("Log in", for: .normal)
    loginButton.addTarget(self, action: #selector(logIn), for: .touchUpInside)
    messageLabel.textColor = .systemRed
    messageLabel.numberOfLines = 0
    spinner.hidesWhenStopped = true

    let stack = UIStackView(
      arrangedSubviews: [nameField, passwordField, loginButton, spinner, messageLabel])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
    ])
    textChanged()
  }

  @objc private func textChanged() {
    let isComplete = ![nameField, passwordField].contains { ($0.text ?? "").isEmpty }
    loginButton.isEnabled = isComplete
    messageLabel.text = nil
  }

  @objc private func logIn() {
    view.endEditing(true)
    spinner.startAnimating()
    loginButton.isEnabled = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.finish() }
  }

  private func finish() {
    spinner.stopAnimating()
    loginButton.isEnabled = true
    guard onLogin(nameField.text ?? "", passwordField.text ?? "") else {
      messageLabel.text = "The name or the password is wrong."
      return
    }
    let welcome = UIAlertController(
      title: "Welcome, \(nameField.text ?? "")", message: nil, preferredStyle: .alert)
    welcome.addAction(UIAlertAction(title: "Continue", style: .default))
    present(welcome, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField { passwordField.becomeFirstResponder() } else { logIn() }
    return true
  }
}
