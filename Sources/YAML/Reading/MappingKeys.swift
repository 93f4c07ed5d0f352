import TerminalText

extension TreeBuilder {
  /// Checks the keys of a completed mapping, and resolves its merge keys.
  mutating func finishMapping(_ mapping: Int) {
    records[mapping].count /= 2
    // Keys are compared by their bytes, because strings would treat different keys as equal.
    var first: [ArraySlice<UInt8>: Int] = [:]
    let keys = keys(of: mapping)
    var hasMerges = false
    for (number, key) in keys.enumerated() {
      guard isText(key) else {
        reportNoText(key)
        continue
      }
      if isMergeKey(key) { hasMerges = true }
      let bytes = bytes(of: key)
      let known =
        keys.count > Self.maxKeysForLinearSearch
        ? first.updateValue(first[bytes] ?? key, forKey: bytes)
        : keys[..<number].first { isText($0) && self.bytes(of: $0) == bytes }
      if let known { reportDuplicate(key, of: known) }
    }
    if hasMerges { merge(into: mapping) }
  }

  /// In a mapping of at most so many keys each is compared with those before it, which is faster
  /// than hashing them.
  private static let maxKeysForLinearSearch = 16

  private mutating func reportNoText(_ key: Int) {
    diagnostics.report(
      .wrongValue, "expected text as a key, found a \(kindName(of: key))", at: place(of: key),
      help: Diagnostic.Help("put the key in quotes if its brackets belong to it"))
  }

  private mutating func reportDuplicate(_ second: Int, of first: Int) {
    let name = String(decoding: bytes(of: second), as: UTF8.self).truncated(toColumns: 60)
    let isMerge = isMergeKey(second)
    diagnostics.report(
      .duplicateKey, "duplicate key '\(name)'", at: place(of: second),
      help: Diagnostic.Help(
        isMerge ? "merge several at once: '<<: [*first, *second]'" : "remove one of them"),
      notes: [Diagnostic.Note("'\(name)' is first used here", at: place(of: first))])
  }

  /// Adds to a mapping the entries of the mappings after its `<<` keys; the first one of each key
  /// wins.
  private mutating func merge(into mapping: Int) {
    var operands: [(mapping: Int, merge: Int)] = []
    var known: Set<ArraySlice<UInt8>> = []
    var own = 0
    for key in keys(of: mapping) {
      if isMergeKey(key) {
        for item in mergeOperands(next(key)) {
          if records[target(item)].kind == .mapping {
            operands.append((target(item), key))
          } else if !records[item].traits.contains(.unresolved) {
            reportUnusable(item)
          }
        }
      } else {
        own += 1
        if isText(key) { known.insert(bytes(of: key)) }
      }
    }
    var found: [EntryRecord] = []
    for (operand, merge) in operands {
      for (key, value) in entries(of: operand) {
        guard isText(key), known.insert(bytes(of: key)).inserted else { continue }
        found.append(
          EntryRecord(
            key: Int32(truncatingIfNeeded: key), value: Int32(truncatingIfNeeded: value),
            merge: Int32(truncatingIfNeeded: merge)))
      }
    }
    records[mapping].traits.insert(.merges)
    records[mapping].first = Int32(truncatingIfNeeded: merges.count)
    records[mapping].count = Int32(truncatingIfNeeded: own + found.count)
    merges.append(merged.count..<merged.count + found.count)
    merged.append(contentsOf: found)
  }

  private mutating func reportUnusable(_ operand: Int) {
    diagnostics.report(
      .wrongValue, "expected a mapping after '<<', found a \(kindName(of: operand))",
      at: place(of: operand),
      help: Diagnostic.Help("write '<<: *name', '<<: [*name, *other]' or '<<: {key: value}'"))
  }

  private func kindName(of index: Int) -> String {
    switch records[target(index)].kind {
    case .mapping: "mapping"
    case .sequence: "list"
    case .scalar, .alias: "single value"
    }
  }

  private func place(of index: Int) -> Place {
    Place(source: source, start: records[index].start, end: records[index].end)
  }
}

/// Functions to inspect a mapping that has just ended.
extension TreeBuilder {
  /// The keys of a mapping as records, without following aliases.
  private func keys(of mapping: Int) -> [Int] {
    var keys: [Int] = []
    var index = mapping + 1
    while index < next(mapping) {
      keys.append(index)
      index = next(next(index))
    }
    return keys
  }

  /// The nodes in a collection, without following aliases: items, or keys and values in turn.
  private func members(of collection: Int) -> [Int] {
    var members: [Int] = []
    var index = collection + 1
    while index < next(collection) {
      members.append(index)
      index = next(index)
    }
    return members
  }

  /// The entries of a mapping whose merge keys are resolved.
  private func entries(of mapping: Int) -> [(key: Int, value: Int)] {
    let record = records[mapping]
    let own = keys(of: mapping).filter { !isMergeKey($0) }.map { (key: $0, value: next($0)) }
    guard record.traits.contains(.merges) else { return own }
    return own
      + merged[merges[Int(record.first)]].map { (key: Int($0.key), value: Int($0.value)) }
  }

  /// The record after a node and all its descendants.
  private func next(_ index: Int) -> Int { Int(records[index].next) }

  /// The record itself, or the target of an alias.
  private func target(_ index: Int) -> Int {
    records[index].kind == .alias ? Int(records[index].first) : index
  }

  /// The text of a scalar, or of the scalar that an alias refers to.
  private func bytes(of index: Int) -> ArraySlice<UInt8> {
    let record = records[target(index)]
    let start = Int(record.first)
    return text[start..<start + Int(record.count)]
  }

  /// Whether a key is the `<<` merge key.
  private func isMergeKey(_ key: Int) -> Bool { records[key].isMergeKey(in: text) }

  /// Whether a key is a scalar, or an alias of one.
  private func isText(_ key: Int) -> Bool { records[target(key)].kind == .scalar }

  /// The value of a `<<`: one node, or the items of a list.
  private func mergeOperands(_ value: Int) -> [Int] {
    let list = target(value)
    return records[list].kind == .sequence ? members(of: list) : [value]
  }
}
