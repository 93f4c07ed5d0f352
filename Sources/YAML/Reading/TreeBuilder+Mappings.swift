extension TreeBuilder {
  /// Checks the keys of a mapping that has just ended, and resolves its merge keys.
  mutating func finishMapping(_ mapping: Int) {
    let children = Int(records[mapping].count)
    records[mapping].count /= 2
    guard children > 0 else { return }
    let scan = withView { KeyScan($0, mapping: mapping, children: children) }
    if scan.isSuspect { reportKeys(of: mapping) }
    if scan.merges { merge(into: mapping) }
  }

  private mutating func reportKeys(of mapping: Int) {
    var odd: [Int] = []
    var pairs: [(first: Int, second: Int)] = []
    withView { view in
      var known = KeySet(view, capacity: Int(records[mapping].count))
      for key in view.keys(of: mapping) {
        if view.records[view.target(key)].kind != .scalar {
          odd.append(key)
        } else if let first = known.insert(key) {
          pairs.append((first, key))
        }
      }
    }
    for key in odd {
      diagnostics.report(
        .wrongValue, "a key must be text, not a \(kindName(of: key))", at: place(of: key),
        help: Diagnostic.Help("put the key in quotes if its brackets belong to it"))
    }
    for (first, second) in pairs { reportDuplicate(second, of: first) }
  }

  private mutating func reportDuplicate(_ second: Int, of first: Int) {
    let (name, isMerge) = withView { view in
      let text = String(decoding: view.text(view.target(second)), as: UTF8.self)
      return (text.truncated(toColumns: 60), view.isMergeKey(second))
    }
    diagnostics.report(
      .duplicateKey, "the key '\(name)' stands twice in this mapping", at: place(of: second),
      help: isMerge ? Diagnostic.Help("merge several at once: '<<: [*first, *second]'") : nil,
      notes: [Diagnostic.Note("the first '\(name)' is here", at: place(of: first))])
  }

  /// Gives a mapping the entries of those after its `<<` keys, the earliest of a key.
  private mutating func merge(into mapping: Int) {
    var found: [EntryRecord] = []
    var unusable: [Int] = []
    var own = 0
    withView { view in
      var operands: [(mapping: Int, merge: Int)] = []
      for key in view.keys(of: mapping) where view.isMergeKey(key) {
        for item in view.mergeOperands(view.next(key)) {
          if view.records[view.target(item)].kind == .mapping {
            operands.append((view.target(item), key))
          } else if !view.records[item].traits.contains(.unresolved) {
            unusable.append(item)
          }
        }
      }
      let most = operands.reduce(0) { $0 + Int(view.records[$1.mapping].count) }
      var known = KeySet(view, capacity: most + Int(records[mapping].count))
      for key in view.keys(of: mapping) where !view.isMergeKey(key) {
        own += 1
        if view.isText(key) { _ = known.insert(key) }
      }
      for (operand, merge) in operands {
        entries(of: operand, in: view) { key, value in
          guard view.isText(key), known.insert(key) == nil else { return }
          found.append(
            EntryRecord(
              key: Int32(truncatingIfNeeded: key), value: Int32(truncatingIfNeeded: value),
              merge: Int32(truncatingIfNeeded: merge)))
        }
      }
    }
    records[mapping].traits.insert(.merges)
    records[mapping].first = Int32(truncatingIfNeeded: merges.count)
    records[mapping].count = Int32(truncatingIfNeeded: own + found.count)
    merges.append(merged.count..<merged.count + found.count)
    merged.append(contentsOf: found)
    for operand in unusable { reportUnusable(operand) }
  }

  private func entries(of mapping: Int, in view: TreeView, _ body: (Int, Int) -> Void) {
    let record = view.records[mapping]
    let hasMerges = record.traits.contains(.merges)
    for key in view.keys(of: mapping) where !(hasMerges && view.isMergeKey(key)) {
      body(key, view.next(key))
    }
    guard hasMerges else { return }
    for entry in merged[merges[Int(record.first)]] { body(Int(entry.key), Int(entry.value)) }
  }

  private mutating func reportUnusable(_ operand: Int) {
    diagnostics.report(
      .wrongValue, "'<<' takes a mapping, not a \(kindName(of: operand))", at: place(of: operand),
      help: Diagnostic.Help("write '<<: *name', '<<: [*name, *other]' or '<<: {key: value}'"))
  }

  private func kindName(of index: Int) -> String {
    switch withView({ $0.records[$0.target(index)].kind }) {
    case .mapping: "mapping"
    case .sequence: "list"
    case .scalar, .alias: "single value"
    }
  }

  private func place(of index: Int) -> Place {
    Place(source: source, start: records[index].start, end: records[index].end)
  }
}

extension TreeView {
  /// Whether a key is a scalar, or an alias of one.
  fileprivate func isText(_ key: Int) -> Bool { records[target(key)].kind == .scalar }

  /// What stands after a `<<`: one node, or the items of a list.
  fileprivate func mergeOperands(_ value: Int) -> [Int] {
    let list = target(value)
    guard records[list].kind == .sequence else { return [value] }
    var items: [Int] = []
    var index = list + 1
    while index < next(list) {
      items.append(index)
      index = next(index)
    }
    return items
  }
}
