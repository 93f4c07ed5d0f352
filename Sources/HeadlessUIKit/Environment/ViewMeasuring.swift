/// Knows how many rows of text a view takes at a width; the text renderer does.
package protocol ViewMeasuring: AnyObject {
  /// The rows that `view` takes when it is `columns` wide; at least zero.
  func rows(of view: UIView, columns: Int) -> Int
}
