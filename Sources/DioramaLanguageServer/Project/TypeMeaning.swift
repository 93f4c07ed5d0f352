import DioramaKit

extension Registry {
  /// Returns a description of a type in lines: its summary, the types that it extends, the keys
  /// that it adds to a screen, and its properties.
  ///
  /// - Parameters:
  ///   - entry: the type.
  ///   - most: the maximum number of keys and properties to list; further ones are counted.
  func meaning(of entry: Entry, naming most: Int) -> [String] {
    let ancestors = ancestors(of: entry).map(\.name)
    var lines = entry.summary.isEmpty ? [] : [entry.summary]
    if !ancestors.isEmpty { lines.append("extends \(ancestors.joined(separator: ", "))") }
    let keys =
      (entry.initializer?.parameters.map(\.name) ?? [])
      + entry.slots.map(\.name.description)
    let properties = entry.properties.properties.map(\.name.description)
    for (one, many, names) in [("key", "keys", keys), ("property", "properties", properties)]
    where !names.isEmpty {
      let rest = names.count - most
      let words = names.prefix(most) + (rest > 0 ? ["\(rest) more"] : [])
      lines.append(
        most > 0
          ? "\(many): \(words.joined(separator: ", "))"
          : "\(names.count) \(names.count == 1 ? one : many)")
    }
    return lines
  }
}
