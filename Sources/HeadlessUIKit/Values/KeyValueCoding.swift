/// What knows some of its settings by name.
protocol KeyValueCoding: AnyObject {
  /// Sets what a name stands for; other names are nothing.
  func set(_ value: Any?, named key: String)
  /// What a name stands for; nil for other names.
  func setting(named key: String) -> Any?
}

extension NSObject {
  /// Sets what a name stands for.
  ///
  /// Apps reach what UIKit keeps to itself so. Here a view knows `hidden`, `alpha`, `tag`,
  /// `backgroundColor` and `tintColor`, a label `text` and `textColor`, an alert `attributedTitle`
  /// and `attributedMessage`; what other names are given is not kept.
  ///
  /// - Parameters:
  ///   - value: the value; one of another type is not kept.
  ///   - key: the name.
  public func setValue(_ value: Any?, forKey key: String) {
    (self as? any KeyValueCoding)?.set(value, named: key)
  }

  /// What a name stands for, such as the `searchField` of a search bar.
  ///
  /// - Returns: nil for names that are not known.
  public func value(forKey key: String) -> Any? {
    (self as? any KeyValueCoding)?.setting(named: key)
  }

  /// Sets what a path of names stands for; paths of several names are not followed.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - keyPath: the names, with points between them.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
}
