import Testing

@testable import HeadlessUIKit

/// What a text field's delegate hears.
@Suite("Typing") struct TypingTests {
  private final class Listener: UITextFieldDelegate {
    var heard: [String] = []
    var refused: Set<String> = []

    private func ask(_ what: String) -> Bool {
      heard.append("\(what)?")
      return !refused.contains(what)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { ask("\(string) at \(range.location)") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return") }
  }

  private let field = UITextField()
  private let listener = Listener()

  init() {
    field.delegate = listener
    for (name, event) in [
      ("beginning", UIControl.Event.editingDidBegin), ("changed", .editingChanged),
      ("exit", .editingDidEndOnExit), ("end", .editingDidEnd),
    ] {
      field.addAction(UIAction { [listener] _ in listener.heard.append("* \(name)") }, for: event)
    }
  }

  @Test func the_delegate_is_asked_and_told_in_order() {
    field.text = "né"
    #expect(field.typeText("e"))
    field.pressReturn()
    #expect(UIView().endEditing(true) && field.isFirstResponder)
    let box = UIView()
    box.addSubview(field)
    #expect(box.endEditing(true) && !field.isEditing)
    #expect(
      listener.heard == [
        "begin?", "began", "* beginning", "e at 2?", "* changed", "return?", "* exit", "end?",
        "ended", "* end",
      ])
    #expect(field.text == "née")
  }

  @Test(arguments: ["begin", "x at 0", "return", "end"])
  func the_delegate_may_refuse(what: String) {
    listener.refused = [what]
    let isTyped = field.typeText("x")
    field.pressReturn()
    field.resignFirstResponder()
    #expect(isTyped == !["begin", "x at 0"].contains(what))
    #expect(listener.heard.contains("* exit") == (what != "return"))
    #expect(field.isEditing == (what == "end"))
    #expect(field.text == (isTyped ? "x" : nil))
  }

  @Test func what_stands_for_the_keyboard_is_kept() {
    let picker = UIDatePicker()
    field.inputView = picker
    field.inputAccessoryView = UIToolbar()
    #expect(field.inputView === picker && field.inputAccessoryView is UIToolbar)
    #expect(UIView().inputView == nil)
  }

  @Test func one_field_of_a_run_is_typed_into_and_none_that_is_off() {
    inRun { _ in
      let other = UITextField()
      #expect(field.becomeFirstResponder() && other.becomeFirstResponder())
      #expect(!field.isEditing && listener.heard.contains("ended"))
      field.isEnabled = false
      #expect(!field.typeText("x") && field.text == nil)
    }
  }

  // MARK: Texts of several lines

  private final class TextListener: UITextViewDelegate {
    var heard: [String] = []
    var refused: Set<String> = []

    private func ask(_ what: String) -> Bool {
      heard.append("\(what)?")
      return !refused.contains(what)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("began") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("end") }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("ended") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("\(text) at \(range.location)") }
    func textViewDidChange(_ textView: UITextView) { heard.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selection") }
  }

  @Test func the_delegate_of_a_text_is_asked_and_told_in_order() {
    let (text, listener) = (UITextView(), TextListener())
    text.delegate = listener
    text.text = "né"
    #expect(listener.heard == [])
    #expect(text.typeText("e") && text.text == "née" && text.isFirstResponder)
    let box = UIView()
    box.addSubview(text)
    #expect(box.endEditing(true) && !text.isFirstResponder)
    #expect(
      listener.heard == [
        "begin?", "began", "e at 2?", "selection", "changed", "end?", "ended",
      ])
  }

  @Test(arguments: ["begin", "x at 0", "end"])
  func the_delegate_of_a_text_may_refuse(what: String) {
    let (text, listener) = (UITextView(), TextListener())
    text.delegate = listener
    listener.refused = [what]
    #expect(text.typeText("x") == (what == "end"))
    #expect(text.resignFirstResponder() == (what != "end"))
    #expect(text.text == (what == "end" ? "x" : ""))
  }

  @Test func a_text_and_a_field_of_a_run_are_not_typed_into_at_once_nor_one_that_only_shows() {
    inRun { _ in
      let text = UITextView()
      #expect(field.becomeFirstResponder() && text.becomeFirstResponder())
      #expect(!field.isEditing && field.becomeFirstResponder() && !text.isFirstResponder)
      text.isEditable = false
      #expect(!text.typeText("x") && text.text == "")
    }
  }
}
