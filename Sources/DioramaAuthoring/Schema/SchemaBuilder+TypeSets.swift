import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// Sets of types that a project exchanges.
extension SchemaBuilder {
  /// A set: a key for each entry, nested as its names are, or with dots.
  mutating func typeSet(_ set: TypeSet) -> SchemaValue {
    group(of: set, prefix: "").saying("description", set.meaning)
  }

  private mutating func group(of set: TypeSet, prefix: String) -> SchemaValue {
    reference("set.\(set.name)\(prefix.isEmpty ? "" : ".\(prefix.dropLast())")") { builder in
      var keys: [(String, SchemaValue)] = []
      for entry in set.entries where entry.name.hasPrefix(prefix) {
        let name = String(entry.name.dropFirst(prefix.utf8.count))
        let value = builder.value(of: entry, in: set)
        // The nested way is the one to propose.
        keys.append((name, name.contains(".") ? value.with("doNotSuggest", .bool(true)) : value))
      }
      for (older, today) in set.olderSpellings.sorted(by: { $0.key < $1.key })
      where older.hasPrefix(prefix) && today.hasPrefix(prefix) {
        guard let entry = set.entries.first(where: { $0.name == today }) else { continue }
        keys.append(
          (
            String(older.dropFirst(prefix.utf8.count)),
            Self.older(
              builder.value(of: entry, in: set),
              today: String(today.dropFirst(prefix.utf8.count)))
          ))
      }
      return Self.mapping(keys)
    }
  }

  private mutating func value(of entry: TypeSet.Entry, in set: TypeSet) -> SchemaValue {
    let type = component(
      kind: entry.kind.rawValue, base: entry.base, hasDefault: false,
      accepts: { entry.accepts($0.type) })
    let prefix = "\(entry.name)."
    guard set.entries.contains(where: { $0.name.hasPrefix(prefix) }) else { return type }
    let inner = group(of: set, prefix: prefix)
    let isGroup = SchemaValue.of([
      "type": .text("object"), "not": .of(["required": .texts(["type"])]),
    ])
    return .of(["if": isGroup, "then": inner, "else": type])
  }
}
