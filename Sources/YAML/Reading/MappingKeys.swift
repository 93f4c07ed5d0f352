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
        diagnostics.append(.keyWithoutText(kind(of: key), at: place(of: key)))
        continue
      }
      if isMergeKey(key) { hasMerges = true }
      let bytes = bytes(of: key)
      let known =
        keys.count > Self.maxKeysForLinearSearch
        ? first.updateValue(first[bytes] ?? key, forKey: bytes)
        : keys[..<number].first { isText($0) && self.bytes(of: $0) == bytes }
      if let known {
        // The first key of a document again, at the start of a line: a '---' may be missing.
        let place = place(of: key)
        let startsDocument = known == keys.first && number > 1 && place.start.column == 1
        diagnostics.append(
          .duplicateKey(
            bytes, isMerge: isMergeKey(key), startsDocument: startsDocument, at: place,
            first: self.place(of: known)))
        if startsDocument { break }
      }
    }
    if hasMerges { merge(into: mapping) }
  }

  /// In a mapping of at most so many keys each is compared with those before it, which is faster
  /// than hashing them.
  private static let maxKeysForLinearSearch = 16

  /// Adds to a mapping the entries of the mappings after its `<<` keys; the first one of each key
  /// wins.
  private mutating func merge(into mapping: Int) {
    var operands: [(mapping: Int, merge: Int)] = []
    var known: Set<ArraySlice<UInt8>> = []
    var own = 0
    for key in keys(of: mapping) {
      if isMergeKey(key) {
        for item in mergeOperands(next(key)) {
          if kind(of: item) == .mapping {
            operands.append((target(item), key))
          } else if !records[item].traits.contains(.unresolved) {
            diagnostics.append(.wrongMerge(of: kind(of: item), at: place(of: item)))
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

  /// The place of a record.
  func place(of index: Int) -> Place {
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

  /// The kind of a node, or of the node that an alias refers to.
  private func kind(of index: Int) -> Record.Kind { records[target(index)].kind }

  /// Whether a key is a scalar, or an alias of one.
  private func isText(_ key: Int) -> Bool { kind(of: key) == .scalar }

  /// The value of a `<<`: one node, or the items of a list.
  private func mergeOperands(_ value: Int) -> [Int] {
    let list = target(value)
    return records[list].kind == .sequence ? members(of: list) : [value]
  }
}
