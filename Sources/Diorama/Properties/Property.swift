import YAML

/// One thing that YAML may set on a class, said once: name, shape, meaning and where it goes.
public struct Property: Sendable {
  /// The key.
  public let name: StaticString
  /// The key as data.
  public let description: FieldDescription
  let decode: @Sendable (Node, inout Decoding) -> (@Sendable (AnyObject) -> Void)?

  /// A property whose value is handed to `set`.
  public init<Owner: AnyObject, Value: Sendable>(
    _ name: StaticString, _ shape: ValueShape<Value>, _ meaning: String,
    set: @escaping @Sendable (Owner, Value) -> Void
  ) {
    self.name = name
    description = FieldDescription(
      name: name.description, shape: shape.description, meaning: meaning)
    let decode = shape.decode
    self.decode = { node, decoding in
      guard let value = decode(node, &decoding) else { return nil }
      return { object in
        if let owner = object as? Owner { set(owner, value) }
      }
    }
  }
}

/// A property with the value that YAML gave it, and the place of that value.
public struct Setting: Sendable {
  /// The property's name.
  public let name: StaticString
  /// Where its value came from, and what it overrode.
  public let origin: Origin
  /// Sets it on an object.
  public let apply: @Sendable (AnyObject) -> Void
}

/// What YAML may set on a class, the most general first.
public struct PropertyTable: Sendable, ExpressibleByArrayLiteral {
  /// Looks at what is set of a screen's part as a whole, and reports what does not go together.
  public typealias Check = @Sendable (_ settings: [Setting], inout Decoding) -> Void

  /// The properties.
  public private(set) var properties: [Property]
  /// What is looked at once all values of a screen's part are known and fit by themselves.
  private(set) var checks: [Check] = []

  /// A table of some properties.
  public init(arrayLiteral properties: Property...) { self.properties = properties }

  /// The table with more properties; one of the same name replaces the older.
  public func adding(_ more: Property...) -> PropertyTable {
    var table = self
    for property in more {
      table.properties.removeAll { $0.description.name == property.description.name }
      table.properties.append(property)
    }
    return table
  }

  /// The table with one more look at all values together.
  public func checking(_ check: @escaping Check) -> PropertyTable {
    var table = self
    table.checks.append(check)
    return table
  }

  func property(named key: Node) -> Property? {
    properties.first { key.isText($0.name) }
  }
}
