// `MessageUI`: a run can send neither mail nor messages, so an app takes its other path.

/// The composer of a mail. No mail can be sent here: ``canSendMail()`` is false.
///
/// A composer that an app presents nevertheless is a sheet `New message` with recipients and
/// subject; `tap: { menu: Cancel }` ends it with `.cancelled`.
open class MFMailComposeViewController: UIAlertController {
  /// Is called when the composer ends; the app dismisses it.
  public final weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Returns false: there is no mail account.
  open class func canSendMail() -> Bool { false }

  /// Makes an empty composer.
  public convenience init() {
    self.init(title: "New message", message: nil, preferredStyle: .actionSheet)
    addAction(UIAlertAction(title: "Cancel", style: .cancel))
  }

  /// Shows the recipients.
  public final func setToRecipients(_ toRecipients: [String]?) { show(toRecipients) }
  /// Accepts the copies' recipients. Not shown.
  public final func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Accepts the blind copies' recipients. Not shown.
  public final func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Shows the subject.
  public final func setSubject(_ subject: String) { show([subject]) }
  /// Accepts the text. Not shown.
  public final func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Accepts a file. Not shown.
  public final func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}

  private func show(_ lines: [String]?) {
    message = ([message].compactMap { $0 } + (lines ?? [])).joined(separator: "\n")
  }

  package override func choose(_ action: UIAlertAction) {
    guard let mailComposeDelegate else { return dismiss(animated: false) }
    mailComposeDelegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
  }
}

/// The end of a mail composer.
public enum MFMailComposeResult: Int, Sendable {
  /// It was canceled.
  case cancelled
  /// The mail was saved.
  case saved
  /// The mail was sent.
  case sent
  /// Sending failed.
  case failed
}

/// Is called when a mail composer ends.
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// The composer ends; the app dismisses it.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Dismisses the composer.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { controller.dismiss(animated: true) }
}

/// The composer of a text message. No message can be sent here: ``canSendText()`` is false.
open class MFMessageComposeViewController: UIAlertController {
  /// Is called when the composer ends; the app dismisses it.
  public final weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients. Not shown.
  public final var recipients: [String]?
  /// The text. Not shown.
  public final var body: String?

  /// Returns false: there is no telephone.
  open class func canSendText() -> Bool { false }
  /// Returns false: there is no telephone.
  open class func canSendAttachments() -> Bool { false }

  /// Makes an empty composer.
  public convenience init() {
    self.init(title: "New message", message: nil, preferredStyle: .actionSheet)
    addAction(UIAlertAction(title: "Cancel", style: .cancel))
  }

  package override func choose(_ action: UIAlertAction) {
    guard let messageComposeDelegate else { return dismiss(animated: false) }
    messageComposeDelegate.messageComposeViewController(self, didFinishWith: .cancelled)
  }
}

/// The end of a message composer.
public enum MessageComposeResult: Int, Sendable {
  /// It was canceled.
  case cancelled
  /// The message was sent.
  case sent
  /// Sending failed.
  case failed
}

/// Is called when a message composer ends.
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// The composer ends; the app dismisses it.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
