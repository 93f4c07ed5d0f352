import TerminalText

extension TreeBuilder {
  /// Says why an alias cannot be followed.
  mutating func reportUnusableAlias(_ name: String, at place: Place) {
    let shown = "'*\(name.truncated(toColumns: 60))'"
    guard let target = anchors.target(of: name) else {
      // A file of wrong aliases must not be searched for names all day.
      let isRare = diagnostics.count < 100
      let nearest = isRare ? nearestName(to: name, among: anchors.names) : nil
      return diagnostics.report(
        .unknownReference, "no anchor is called \(shown)", at: place,
        help: nearest.map { .didYouMean("*\($0)") }
          ?? Diagnostic.Help(
            "an anchor '&\(name.truncated(toColumns: 60))' must stand before its alias"))
    }
    let anchored = records[Int(target.record)]
    let start = Place(source: source, start: anchored.start, end: anchored.start)
    diagnostics.report(
      .wrongValue, "the alias \(shown) stands inside the node it names", at: place,
      notes: [Diagnostic.Note("the node begins here", at: start)])
  }

  /// Says which limit the last node has passed.
  mutating func stop() -> Pause? {
    guard let record = records.view.last else { return nil }
    let place = Place(source: source, start: record.start, end: record.end)
    if nodes > nodesLeft {
      diagnostics.report(
        .limit, "the file has more than \(limits.nodes) nodes, aliases followed", at: place)
    } else {
      diagnostics.report(
        .limit, "lists and mappings stand more than \(limits.nesting) deep in each other", at: place
      )
    }
    return .limit(record.start)
  }
}
