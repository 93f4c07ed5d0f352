/// An object with some settings that can be accessed by name.
protocol KeyValueCoding: AnyObject {
  /// Sets the value of a key; unknown keys are ignored.
  func set(_ value: Any?, named key: String)
  /// Returns the value of a key; nil for unknown keys.
  func setting(named key: String) -> Any?
}

extension NSObject {
  /// Sets the value of a key.
  ///
  /// Apps use it to reach private settings of UIKit. Here a view knows `hidden`, `alpha`, `tag`,
  /// `backgroundColor` and `tintColor`, a label `text` and `textColor`, an alert `attributedTitle`
  /// and `attributedMessage`; the values of other keys are dropped.
  ///
  /// - Parameters:
  ///   - value: the value; a value of another type is dropped.
  ///   - key: the key.
  public func setValue(_ value: Any?, forKey key: String) {
    (self as? any KeyValueCoding)?.set(value, named: key)
  }

  /// Returns the value of a key, such as the `searchField` of a search bar.
  ///
  /// - Returns: nil for unknown keys.
  public func value(forKey key: String) -> Any? {
    (self as? any KeyValueCoding)?.setting(named: key)
  }

  /// Sets the value of a key path; a path of several keys is ignored.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - keyPath: the keys, with points between them.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
}
