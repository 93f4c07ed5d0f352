/// The properties of a struct, in the order in which they are declared.
///
/// The kit's texts, colors, fonts, icons and theme values are properties of one struct each. YAML,
/// `diorama types` and the schema list them by this.
///
/// - Parameters:
///   - table: the struct.
///   - value: the value of a property; nil for one that is left out. Cast to a class: a cast to a
///     protocol is slow, since Swift searches all conformances.
func properties<Value>(
  of table: Any, _ value: (Any) -> Value?
) -> [(name: String, value: Value)] {
  Mirror(reflecting: table).children.compactMap { child in
    guard let name = child.label, let value = value(child.value) else { return nil }
    return (name, value)
  }
}
