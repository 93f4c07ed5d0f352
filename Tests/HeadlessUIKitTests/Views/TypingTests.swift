import Testing

@testable import HeadlessUIKit

/// The calls to the delegates of text fields and text views.
@Suite("Typing") struct TypingTests {
  private final class Listener: UITextFieldDelegate {
    var events: [String] = []
    var rejected: Set<String> = []

    private func ask(_ what: String) -> Bool {
      events.append("\(what)?")
      return !rejected.contains(what)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { events.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end") }
    func textFieldDidEndEditing(_ textField: UITextField) { events.append("ended") }
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
      field.addAction(UIAction { [listener] _ in listener.events.append("* \(name)") }, for: event)
    }
  }

  @Test func a_text_field_calls_its_delegate_in_order() {
    field.text = "né"
    #expect(field.typeText("e"))
    field.pressReturn()
    #expect(UIView().endEditing(true) && field.isFirstResponder)
    let box = UIView()
    box.addSubview(field)
    #expect(box.endEditing(true) && !field.isEditing)
    #expect(
      listener.events == [
        "begin?", "began", "* beginning", "e at 2?", "* changed", "return?", "* exit", "end?",
        "ended", "* end",
      ])
    #expect(field.text == "née")
  }

  @Test(arguments: ["begin", "x at 0", "return", "end"])
  func the_delegate_of_a_text_field_can_reject_each_step(what: String) {
    listener.rejected = [what]
    let isTyped = field.typeText("x")
    field.pressReturn()
    field.resignFirstResponder()
    #expect(isTyped == !["begin", "x at 0"].contains(what))
    #expect(listener.events.contains("* exit") == (what != "return"))
    #expect(field.isEditing == (what == "end"))
    #expect(field.text == (isTyped ? "x" : nil))
  }

  @Test func custom_input_views_are_kept() {
    let picker = UIDatePicker()
    field.inputView = picker
    field.inputAccessoryView = UIToolbar()
    #expect(field.inputView === picker && field.inputAccessoryView is UIToolbar)
    #expect(UIView().inputView == nil)
  }

  @Test func only_one_field_edits_at_a_time_and_a_disabled_field_accepts_no_text() {
    inRun { _ in
      let other = UITextField()
      #expect(field.becomeFirstResponder() && other.becomeFirstResponder())
      #expect(!field.isEditing && listener.events.contains("ended"))
      field.isEnabled = false
      #expect(!field.typeText("x") && field.text == nil)
    }
  }

  // MARK: Text views

  private final class TextListener: UITextViewDelegate {
    var events: [String] = []
    var rejected: Set<String> = []

    private func ask(_ what: String) -> Bool {
      events.append("\(what)?")
      return !rejected.contains(what)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { events.append("began") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("end") }
    func textViewDidEndEditing(_ textView: UITextView) { events.append("ended") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("\(text) at \(range.location)") }
    func textViewDidChange(_ textView: UITextView) { events.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { events.append("selection") }
  }

  @Test func a_text_view_calls_its_delegate_in_order() {
    let (text, listener) = (UITextView(), TextListener())
    text.delegate = listener
    text.text = "né"
    #expect(listener.events == [])
    #expect(text.typeText("e") && text.text == "née" && text.isFirstResponder)
    let box = UIView()
    box.addSubview(text)
    #expect(box.endEditing(true) && !text.isFirstResponder)
    #expect(
      listener.events == [
        "begin?", "began", "e at 2?", "selection", "changed", "end?", "ended",
      ])
  }

  @Test(arguments: ["begin", "x at 0", "end"])
  func the_delegate_of_a_text_view_can_reject_each_step(what: String) {
    let (text, listener) = (UITextView(), TextListener())
    text.delegate = listener
    listener.rejected = [what]
    #expect(text.typeText("x") == (what == "end"))
    #expect(text.resignFirstResponder() == (what != "end"))
    #expect(text.text == (what == "end" ? "x" : ""))
  }

  @Test func a_text_view_and_a_field_edit_in_turn_and_a_read_only_one_accepts_no_text() {
    inRun { _ in
      let text = UITextView()
      #expect(field.becomeFirstResponder() && text.becomeFirstResponder())
      #expect(!field.isEditing && field.becomeFirstResponder() && !text.isFirstResponder)
      text.isEditable = false
      #expect(!text.typeText("x") && text.text == "")
    }
  }

  @Test func editing_again_replaces_hidden_text_and_that_of_a_field_that_clears() {
    let field = UITextField()
    for _ in 0..<2 {
      #expect(field.typeText("oak"))
      #expect(field.resignFirstResponder())
    }
    #expect(field.text == "oakoak")
    field.isSecureTextEntry = true
    #expect(field.typeText("pi") && field.typeText("ne"))
    #expect(field.text == "pine")
    field.isSecureTextEntry = false
    field.clearsOnBeginEditing = true
    #expect(field.resignFirstResponder() && field.becomeFirstResponder())
    #expect(field.text == "")
  }
}
