import Diorama

extension ScreenKey {
  /// The texts that a project replaces.
  static let stringSet = ScreenKey(
    "SBUStringSet", .record(SBUStrings.table, startingWith: SBUStrings()), scope: .project,
    "the kit's texts, by name; %d stands for a number"
  ) { strings, _ in
    SBUWorld.strings.replace(strings)
  }
}

extension SBUStrings {
  /// One key for each text.
  static var table: RecordTable<SBUStrings> {
    let texts = SBUStringSet.Key.allCases.map { key in
      let (name, text) = SBUStringSet.standard[key.rawValue]
      return Field<SBUStrings>(name, .text, "standard: \(text)") { $0[key] = $1 }
    }
    let counts = SBUStringSet.CountKey.allCases.map { key in
      let (name, text) = SBUStringSet.standardCounts[key.rawValue]
      return Field<SBUStrings>(name, .text, "standard: \(text)") {
        $0[count: key] = SBUStrings.template($1)
      }
    }
    return RecordTable("SBUStringSet", texts + counts, olderNames: SBUStringSet.olderKeys)
  }
}
