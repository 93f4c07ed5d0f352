import DioramaKit
import HeadlessUIKit

extension StepDefinition {
  package static let write = StepDefinition(
    "write", .text, "type into a text field of the alert or of the screen",
    forms: [StepForm("Hello", "add this text to the field that was tapped, or to the first one")],
    synonyms: ["type", "enter", "input", "fill", "text", "typeText", "inputText", "enterText"]
  ) { text, stage throws(StepFailure) in
    do throws(StepFailure) {
      try stage.write(text)
    } catch {
      throw error.located(atText: text)
    }
  }
}

extension Stage {
  /// Types text into the focused field, or into the first one: of the open alert, or else of the
  /// screen. The text is added after the existing text.
  ///
  /// - Parameter text: the text to type.
  /// - Returns: the text field or text view.
  /// - Throws: `StepFailure` if there is no field, or if the field rejects the text.
  @discardableResult
  public func write(_ text: String) throws(StepFailure) -> UIView {
    let field: any TextEntryView
    if let fields = window.alert?.textFields, let first = fields.first {
      field = fields.first(where: \.isFirstResponder) ?? first
    } else {
      let fields = shownViews.flatMap { $0.views(outsideRowsOf: nil, \.asTypedView) }
      let own = fields.first { $0.isFirstResponder } ?? fields.first
      if own != nil || window.alert == nil && menu == nil { try checkNotCovered("the text field") }
      guard let own else { throw StepFailure.noTextField(on: self).located(atText: text) }
      field = own
    }
    guard field.typeText(text) else { throw .rejectedText(text) }
    if let bar = field.superview as? UISearchBar {
      // A search controller observes this property.
      bar.text = bar.text ?? ""
      bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
    }
    try runDueEvents()
    return field
  }
}
