import YAML

/// A property of a class that YAML can set: a ``Field`` of its objects.
public typealias Property = Field<AnyObject>

/// The properties of a class that YAML can set, the most general ones first.
public typealias PropertyTable = FieldTable<AnyObject>

extension Field where Target == AnyObject {
  /// Checks all settings of a screen's part together, and reports conflicts.
  public typealias Check = @Sendable (_ settings: [Setting], inout Decoding) -> Void

  /// Creates a property of the objects of a class.
  ///
  /// ```swift
  /// Property("badge", .text, "the sign before the title", \CampaignHeader.badge)
  /// ```
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - shape: the shape of the value.
  ///   - meaning: the purpose of the property, in one line without a full stop.
  ///   - path: the property of the object, which is set before the object's view is loaded.
  public init<Owner: AnyObject, Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<Owner, Value> & Sendable
  ) {
    self.init(name, shape, meaning) { (owner: Owner, value: Value) in owner[keyPath: path] = value }
  }

  /// Creates an optional property of the objects of a class, which is nil unless YAML sets it.
  public init<Owner: AnyObject, Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<Owner, Value?> & Sendable
  ) {
    self.init(name, shape, meaning) { (owner: Owner, value: Value) in owner[keyPath: path] = value }
  }

  /// Creates a property whose value is passed to `set`.
  ///
  /// ```swift
  /// Property("badge", .text, "the sign before the title") { (header: CampaignHeader, badge) in
  ///   header.showBadge(badge)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - shape: the shape of the value.
  ///   - meaning: the purpose of the property, in one line without a full stop.
  ///   - set: sets the value on an object, before the object's view is loaded.
  public init<Owner: AnyObject, Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, _ meaning: String,
    set: @escaping @Sendable (Owner, Value) -> Void
  ) {
    self.init(name, shape, meaning) { (object: inout AnyObject, value: Value) in
      if let owner = object as? Owner { set(owner, value) }
    }
  }

  /// Returns the value of a node as a setting, or nil after reporting an error.
  package func setting(_ node: Node, _ origin: Origin, _ decoding: inout Decoding) -> Setting? {
    guard let put = prepare(node, &decoding) else { return nil }
    return Setting(name: name, origin: origin) { object in
      var object = object
      put(&object)
    }
  }
}

/// A property with its value from YAML and the origin of that value.
public struct Setting: Sendable {
  /// The property's name.
  public let name: String
  /// Where the value comes from, and what it overrides.
  public let origin: Origin
  /// Sets the value on an object.
  public let apply: @Sendable (AnyObject) -> Void

  /// Returns the setting as an override of a weaker one of the same property.
  package func overriding(_ other: Setting) -> Setting {
    Setting(name: name, origin: origin.overriding(other.origin), apply: apply)
  }

  init(name: String, origin: Origin, apply: @escaping @Sendable (AnyObject) -> Void) {
    (self.name, self.origin, self.apply) = (name, origin, apply)
  }
}

extension FieldTable: ExpressibleByArrayLiteral where Target == AnyObject {
  /// Creates a table of some properties.
  ///
  /// - Parameter properties: the properties, including those of superclasses.
  public init(arrayLiteral properties: Property...) { self.init("", properties) }

  /// The properties.
  public var properties: [Property] { fields }

  /// Returns the table with more properties; a property with the same name replaces the older one.
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

  /// Returns the table with one more check of all values of a screen's part together.
  ///
  /// - Parameter check: reports conflicts. It is called when all values are known and valid.
  public func checking(_ check: @escaping Property.Check) -> PropertyTable {
    var table = self
    table.checks.append(check)
    return table
  }
}
