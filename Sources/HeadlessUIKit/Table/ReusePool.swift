/// Views of a table or a collection that wait to be used again, and the classes that new ones are
/// made of, by the names that apps give them.
struct ReusePool<View: UIView> {
  /// The registered classes.
  private(set) var classes: [String: View.Type] = [:]
  private var waiting: [String: [View]] = [:]

  /// Says which class a name stands for, none for nil, and forgets what waits under the name.
  mutating func register(_ viewClass: View.Type?, as name: String) {
    classes[name] = viewClass
    waiting[name] = []
  }

  /// Whether a name was registered, or views of it have been used before.
  func isKnown(_ name: String) -> Bool { waiting[name] != nil }

  /// The view of a name that came last; nil where none waits.
  mutating func dequeue(_ name: String) -> View? { waiting[name]?.popLast() }

  /// Whether a view waits under a name.
  func contains(_ view: View, as name: String) -> Bool {
    waiting[name]?.contains { $0 === view } ?? false
  }

  /// Keeps a view for its next use.
  mutating func recycle(_ view: View, as name: String) {
    waiting[name, default: []].append(view)
  }
}
