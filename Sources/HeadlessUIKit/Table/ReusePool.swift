/// The reusable views of a table or a collection, and the classes of new ones, by reuse identifier.
struct ReusePool<View: UIView> {
  /// The registered classes.
  private(set) var classes: [String: View.Type] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers the class of a name, or removes it for nil, and drops the waiting views of the name.
  mutating func register(_ viewClass: View.Type?, as name: String) {
    classes[name] = viewClass
    waiting[name] = []
  }

  /// Whether a name was registered, or views with it were recycled before.
  func isKnown(_ name: String) -> Bool { waiting[name] != nil }

  /// Returns the last recycled view of a name; nil if no view waits.
  mutating func dequeue(_ name: String) -> View? { waiting[name]?.popLast() }

  /// Whether a view waits under a name.
  func contains(_ view: View, as name: String) -> Bool {
    waiting[name]?.contains { $0 === view } ?? false
  }

  /// Keeps a view for reuse.
  mutating func recycle(_ view: View, as name: String) {
    waiting[name, default: []].append(view)
  }
}
