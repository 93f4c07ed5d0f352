/// The names of a struct's properties, for structs whose properties are objects of one kind.
///
/// The kit's texts, colors, fonts, icons and theme values are such properties. Each name is written
/// once, as the property's; YAML, `diorama types`, the schema and `diorama explain` take it from here.
struct PropertyNames<Element: Sendable>: Sendable {
  /// The properties in the order in which they are declared.
  let all: [(name: String, element: Element)]
  private let names: [ObjectIdentifier: String]

  init(of table: some Sendable) {
    all = Mirror(reflecting: table).children.compactMap { child in
      guard let name = child.label, let element = child.value as? Element else { return nil }
      return (name, element)
    }
    names = Dictionary(
      all.map { (ObjectIdentifier($0.element as AnyObject), $0.name) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The name of the property that holds an object; empty for an object of no property.
  func name(of element: Element) -> String { names[ObjectIdentifier(element as AnyObject)] ?? "" }

  /// The object of a property; nil where there is no such property.
  subscript(name: String) -> Element? { all.first { $0.name == name }?.element }
}
