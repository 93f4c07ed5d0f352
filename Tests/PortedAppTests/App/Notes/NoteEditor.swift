import UIKit

/// Receives the changes of a note.
@objc protocol NoteEditorDelegate: AnyObject {
  @objc optional func noteEditor(_ editor: NoteEditor, didWrite text: String)
  @objc optional func noteEditorDidReachEnd(_ editor: NoteEditor)
}

/// An editor for a note of at most 20 characters.
class NoteEditor: UIViewController {
  weak var delegate: NoteEditorDelegate?
  let scrollView = UIScrollView()
  let textView = UITextView()
  let countLabel = UILabel()
  let hintLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    scrollView.delegate = self
    textView.delegate = self
    let stack = UIStackView(arrangedSubviews: [hintLabel, textView, countLabel])
    stack.axis = .vertical
    scrollView.addSubview(stack)
    view.addSubview(scrollView)
    let isHeard = delegate?.noteEditor(_:didWrite:) != nil
    let reportsEnd = delegate?.noteEditorDidReachEnd != nil
    hintLabel.text = "Heard: \(isHeard), end reported: \(reportsEnd)"
    textView.text = placeholder
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(endTyping))
  }

  @objc func endTyping() { view.endEditing(true) }
}

// MARK: - Typing

extension NoteEditor: UITextViewDelegate {
  @objc open var placeholder: String { "Write something" }

  func textViewDidBeginEditing(_ textView: UITextView) {
    if textView.text == placeholder { textView.text = "" }
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    range.location + text.utf16.count <= 20
  }

  func textViewDidChange(_ textView: UITextView) {
    countLabel.text = "\(textView.text.count) of 20"
    delegate?.noteEditor?(self, didWrite: textView.text)
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    hintLabel.text = "Kept"
  }
}

// MARK: - Scrolling

@objc extension NoteEditor: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hintLabel.text = "Scrolled"
    delegate?.noteEditorDidReachEnd?(self)
  }
}

/// A note about a shop that overrides members which the base class declares in extensions.
class ShopNoteEditor: NoteEditor, NoteEditorDelegate {
  override func viewDidLoad() {
    delegate = self
    super.viewDidLoad()
  }

  override var placeholder: String { "What about the shop?" }

  override func textViewDidEndEditing(_ textView: UITextView) {
    super.textViewDidEndEditing(textView)
    countLabel.text = "Thank you"
  }

  func noteEditor(_ editor: NoteEditor, didWrite text: String) {
    title = "Note: \(text.prefix(5))"
  }
}
