import YAML

/// One thing that YAML may set on a class: a ``Field`` of its objects.
public typealias Property = Field<AnyObject>

/// What YAML may set on a class, the most general first.
public typealias PropertyTable = FieldTable<AnyObject>

extension Field where Target == AnyObject {
  /// Looks at what is set of a screen's part as a whole, and reports what does not go together.
  public typealias Check = @Sendable (_ settings: [Setting], inout Decoding) -> Void

  /// A property of the objects of a class.
  ///
  /// ```swift
  /// Property("badge", .text, "the sign before the title", \CampaignHeader.badge)
  /// ```
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - shape: what the value looks like.
  ///   - meaning: what it is for, in one line without a full stop.
  ///   - path: where it is set on an object, before the object's view is loaded.
  public init<Owner: AnyObject, Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<Owner, Value> & Sendable
  ) {
    self.init(name, shape, meaning) { (owner: Owner, value: Value) in owner[keyPath: path] = value }
  }

  /// A property of the objects of a class, which is nil where YAML does not set it.
  public init<Owner: AnyObject, Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<Owner, Value?> & Sendable
  ) {
    self.init(name, shape, meaning) { (owner: Owner, value: Value) in owner[keyPath: path] = value }
  }

  /// A property whose value is handed to `set`.
  ///
  /// ```swift
  /// Property("badge", .text, "the sign before the title") { (header: CampaignHeader, badge) in
  ///   header.showBadge(badge)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - shape: what the value looks like.
  ///   - meaning: what it is for, in one line without a full stop.
  ///   - set: sets it on an object, before the object's view is loaded.
  public init<Owner: AnyObject, Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, _ meaning: String,
    set: @escaping @Sendable (Owner, Value) -> Void
  ) {
    self.init(name, shape, meaning) { (object: inout AnyObject, value: Value) in
      if let owner = object as? Owner { set(owner, value) }
    }
  }

  /// The value of a node as a setting; nil where it does not fit, which was reported.
  package func setting(_ node: Node, _ origin: Origin, _ decoding: inout Decoding) -> Setting? {
    guard let put = prepare(node, &decoding) else { return nil }
    return Setting(name: name, origin: origin) { object in
      var object = object
      put(&object)
    }
  }
}

/// A property with the value that YAML gave it, and the place of that value.
public struct Setting: Sendable {
  /// The property's name.
  public let name: String
  /// Where its value came from, and what it overrode.
  public let origin: Origin
  /// Sets it on an object.
  public let apply: @Sendable (AnyObject) -> Void

  /// The setting, over a weaker one of the same property.
  package func overriding(_ other: Setting) -> Setting {
    Setting(name: name, origin: origin.overriding(other.origin), apply: apply)
  }

  init(name: String, origin: Origin, apply: @escaping @Sendable (AnyObject) -> Void) {
    (self.name, self.origin, self.apply) = (name, origin, apply)
  }
}

extension FieldTable: ExpressibleByArrayLiteral where Target == AnyObject {
  /// A table of some properties.
  ///
  /// - Parameter properties: the properties, those of superclasses included.
  public init(arrayLiteral properties: Property...) { self.init("", properties) }

  /// The properties.
  public var properties: [Property] { fields }

  /// The table with more properties; one of the same name replaces the older.
  ///
  /// ```swift
  /// override class var properties: PropertyTable {
  ///   super.properties.adding(
  ///     Property("badge", .text, "the sign before the title") { (header: TeamHeader, badge) in
  ///       header.badge = badge
  ///     })
  /// }
  /// ```
  ///
  /// - Parameter more: the properties that a subclass adds.
  public func adding(_ more: Property...) -> PropertyTable {
    let kept = fields.filter { old in !more.contains { $0.name == old.name } }
    var table = PropertyTable(what, kept + more, olderNames: olderNames)
    table.checks = checks
    return table
  }

  /// The table with one more look at all values of a screen's part together.
  ///
  /// - Parameter check: reports what does not go together; it is asked once all values are known
  ///   and fit by themselves.
  public func checking(_ check: @escaping Property.Check) -> PropertyTable {
    var table = self
    table.checks.append(check)
    return table
  }
}
