/// A line of text to type in, shown as `[Ada_]`, or with the placeholder while it is empty.
///
/// There is no keyboard: what is typed is what the app sets. In a row it takes the spare columns.
open class UITextField: UIControl {
  /// What was typed.
  open var text: String?
  /// What shows while nothing was typed.
  open var placeholder: String?
  /// The colour of the text. Kept, not shown.
  open var textColor: UIColor?
  /// The font. Kept, not shown.
  open var font: UIFont?

  package override var takesSpareColumns: Bool { true }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(textField: self) }
}
