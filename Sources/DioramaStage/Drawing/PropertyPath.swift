import HeadlessUIKit

/// The Swift properties that lead from a component to something it shows:
/// `headerComponent.titleView.titleLabel`.
struct PropertyPath {
  /// A component, and what a screen calls it.
  struct Root {
    let key: String
    let object: AnyObject
  }

  /// The screen's parts, such as its header: they need not be views themselves.
  let parts: [Root]
  /// What a view is called at which a path begins, such as `cell`; nil for others.
  let key: (UIView) -> String?

  /// The path to something that a component shows; nil when no component is known to hold it.
  func path(to object: AnyObject) -> String? {
    if let part = parts.first(where: { $0.object === object }) { return part.key }
    var names: [String] = []
    // What may be held by a property further up, innermost first.
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
    // Headers hold views and bar items that stand in no tree of theirs.
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

  /// The property of an object that holds one of some others, the first that any holds.
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

  /// The classes that hold the view tree itself, which says nothing about a view's part in it.
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
  /// A stored property's name without what Swift puts before that of a lazy one.
  fileprivate var withoutStoragePrefix: String {
    let prefix = "$__lazy_storage_$_"
    return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
