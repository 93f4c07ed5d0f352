import DioramaSystem

/// Finds renamed snapshots: a missing one equals an orphaned one, except for the line with the
/// screen's name.
package enum SnapshotRename {
  /// A snapshot: its path and its text.
  package struct Candidate {
    let path: String
    let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }

    /// The text after the line with the screen's name; nil if it does not begin with that line.
    fileprivate var body: ArraySlice<UInt8>? {
      guard bytes.starts(with: Array("screen: ".utf8)), let end = bytes.firstIndex(of: 10) else {
        return nil
      }
      return bytes[end...]
    }

    /// The part of the file's name that has the variant, such as `@dark.txt` of `a@dark.txt`; empty
    /// without a variant.
    fileprivate var variant: Substring { path.lastPathComponent.drop { $0 != "@" } }

    fileprivate func similarity(with other: Candidate) -> Int {
      (variant == other.variant ? 2 : 0) + (path.parentFolder == other.path.parentFolder ? 1 : 0)
    }
  }

  /// Returns the index of the orphaned snapshot that each missing one was. Of several equal ones,
  /// it prefers one of the same variant, then one in the same folder, then the first. Entries that
  /// are nil are skipped.
  ///
  /// - Returns: the index for each missing snapshot; nil if it is new.
  package static func origins(
    of missing: [Candidate?], among orphaned: [Candidate?]
  ) -> [Int?] {
    var byBody: [ArraySlice<UInt8>: [Int]] = [:]
    for (number, candidate) in orphaned.enumerated() {
      if let body = candidate?.body { byBody[body, default: []].append(number) }
    }
    if byBody.isEmpty { return missing.map { _ in nil } }
    var origins = [Int?](repeating: nil, count: missing.count)
    // The most similar pairs are matched first.
    for similarity in stride(from: 3, through: 0, by: -1) {
      for (number, candidate) in missing.enumerated() where origins[number] == nil {
        guard let candidate, let body = candidate.body, let all = byBody[body],
          let place = all.firstIndex(where: {
            orphaned[$0].map(candidate.similarity(with:)) == similarity
          })
        else { continue }
        origins[number] = all[place]
        byBody[body]?.remove(at: place)
      }
    }
    return origins
  }
}
