import UIKit

/// A field with an icon before its text, and an inset around it.
final class IconField: UITextField {
  private let inset: CGFloat = 12

  override var leftView: UIView? {
    didSet { leftViewMode = .always }
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: inset, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: inset, dy: 0) }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}

/// Asks for a name and a password, and sends them.
final class LoginViewController: UIViewController, UITextFieldDelegate {
  private let nameField = IconField()
  private let passwordField = IconField()
  private let errorLabel = UILabel()
  private lazy var button: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sign in"
    configuration.cornerStyle = .capsule
    configuration.imagePadding = 8
    configuration.buttonSize = .large
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.signIn() })
    button.configurationUpdateHandler = { [weak self] button in
      var configuration = button.configuration
      configuration?.showsActivityIndicator = self?.isSending ?? false
      configuration?.title = self?.isSending == true ? "Signing in" : "Sign in"
      button.configuration = configuration
      button.isEnabled = self?.isSending != true
    }
    return button
  }()
  private var isSending = false {
    didSet { button.setNeedsUpdateConfiguration() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
    view.backgroundColor = .systemBackground
    nameField.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.secondaryLabel])
    nameField.leftView = UIImageView(image: UIImage(systemName: "person"))
    nameField.autocapitalizationType = .none
    nameField.textContentType = .username
    passwordField.attributedPlaceholder = NSAttributedString(string: "Password")
    passwordField.isSecureTextEntry = true
    passwordField.leftView = UIImageView(image: UIImage(systemName: "lock"))
    let eye = UIButton(type: .system)
    eye.setTitle("Show", for: .normal)
    eye.addTarget(self, action: #selector(toggleSecure(_:)), for: .touchUpInside)
    passwordField.rightView = eye
    passwordField.rightViewMode = .always
    nameField.delegate = self
    errorLabel.textColor = .systemRed
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true

    let stack = UIStackView(arrangedSubviews: [nameField, passwordField, errorLabel, button])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.bottomAnchor.constraint(
        lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    passwordField.becomeFirstResponder()
    return true
  }

  @objc private func toggleSecure(_ sender: UIButton) {
    passwordField.isSecureTextEntry.toggle()
    sender.setTitle(passwordField.isSecureTextEntry ? "Show" : "Hide", for: .normal)
  }

  private func signIn() {
    guard let name = nameField.text, !name.isEmpty else { return show("Please enter your name.") }
    guard let address = URL(string: "https://example.com/session") else { return }
    view.endEditing(true)
    isSending = true
    errorLabel.isHidden = true
    var request = URLRequest(url: address)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try? JSONSerialization.data(withJSONObject: ["name": name])
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      URLSession.shared.dataTask(with: request) { [weak self] data, response, error in
        let status = (response as? HTTPURLResponse)?.statusCode
        DispatchQueue.main.async {
          self?.isSending = false
          if let error { self?.show(error.localizedDescription) }
          if status == 401 { self?.show("Wrong password.") }
        }
      }.resume()
    }
  }

  private func show(_ message: String) {
    errorLabel.text = message
    errorLabel.isHidden = false
  }
}
