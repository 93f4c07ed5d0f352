/// Returns the properties of a struct, in the order of declaration.
///
/// The kit's texts, colors, fonts, icons and theme values are properties of one struct each. YAML,
/// `diorama types` and the schema use this function to list them.
///
/// - Parameters:
///   - table: the struct.
///   - value: returns the value of a property, or nil to leave it out. Cast to a class: a cast to a
///     protocol is slow, because Swift searches all conformances.
func properties<Value>(
  of table: Any, _ value: (Any) -> Value?
) -> [(name: String, value: Value)] {
  Mirror(reflecting: table).children.compactMap { child in
    guard let name = child.label, let value = value(child.value) else { return nil }
    return (name, value)
  }
}
