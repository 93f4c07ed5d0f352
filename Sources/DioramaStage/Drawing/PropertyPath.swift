import HeadlessUIKit

/// The Swift properties that lead from a component to an object that it shows:
/// `headerComponent.titleView.label`.
struct PropertyPath {
  /// A component, and its key in a screen.
  struct Root {
    let key: String
    let object: AnyObject
  }

  /// The screen's parts, such as its header; they need not be views.
  let parts: [Root]
  /// Returns the key of a view where a path starts, such as `cell`; nil for other views.
  let key: (UIView) -> String?

  /// Returns the path to an object that a component shows; nil if no known component holds it.
  func path(to object: AnyObject) -> String? {
    if let part = parts.first(where: { $0.object === object }) { return part.key }
    var names: [String] = []
    // The views that a property of a superview may hold, the innermost first.
    var inner = [object]
    var next = object as? UIView
    while let view = next {
      if view !== object, let name = Self.property(of: view, holding: inner) {
        names.insert(name, at: 0)
        inner = []
      }
      if let key = parts.first(where: { $0.object === view })?.key ?? key(view) {
        return ([key] + names).joined(separator: ".")
      }
      inner.append(view)
      next = view.superview
    }
    // Headers hold views and bar items that are not in their own view tree.
    for part in parts {
      if let name = Self.property(of: part.object, holding: inner) {
        return ([part.key, name] + names).joined(separator: ".")
      }
    }
    for part in parts {
      guard let bar = (part.object as? UIViewController)?.navigationItem else { continue }
      let items = [
        ("left", bar.leftBarButtonItems ?? []), ("right", bar.rightBarButtonItems ?? []),
      ]
      for (side, items) in items
      where Self.heldObjects(items).contains(where: { one in inner.contains { $0 === one } }) {
        let name = items.count == 1 ? "BarButtonItem" : "BarButtonItems"
        return ([part.key, "navigationItem", side + name] + names).joined(separator: ".")
      }
    }
    return nil
  }

  /// Returns the property of an owner that holds the first possible one of some objects.
  private static func property(of owner: AnyObject, holding objects: [AnyObject]) -> String? {
    var found: (depth: Int, name: String)?
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let level = mirror, !isTreeClass(level.subjectType) {
      for child in level.children {
        guard let label = child.label else { continue }
        let held = heldObjects(child.value)
        let depth = objects.firstIndex { one in held.contains { $0 === one } }
        if let depth, depth < found?.depth ?? .max { found = (depth, label) }
      }
      mirror = level.superclassMirror
    }
    return found?.name.withoutStoragePrefix
  }

  /// Returns whether a class only holds the view tree itself, which says nothing about the role of
  /// a view.
  private static func isTreeClass(_ type: Any.Type) -> Bool {
    type == UIView.self || type == UIViewController.self || type == UIResponder.self
  }

  private static func heldObjects(_ value: Any) -> [AnyObject] {
    switch value {
    case let view as UIView: [view]
    case let item as UIBarButtonItem: [item] + (item.customView.map { [$0] } ?? [])
    case let items as [UIBarButtonItem]: items.flatMap { heldObjects($0) }
    default: []
    }
  }
}

extension String {
  /// The name of a stored property, without the prefix that Swift adds to a lazy one.
  fileprivate var withoutStoragePrefix: String {
    let prefix = "$__lazy_storage_$_"
    return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
