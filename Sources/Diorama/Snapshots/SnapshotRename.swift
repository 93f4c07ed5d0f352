import DioramaSystem

/// Snapshots that only have another name than before: what is missing is what is left over, but for
/// the line that names the screen.
package enum SnapshotRename {
  /// A snapshot, as its path and its text.
  package struct Candidate {
    let path: String
    let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }

    /// The text below the line that names the screen; nil where it does not begin with one.
    fileprivate var body: ArraySlice<UInt8>? {
      guard bytes.starts(with: Array("screen: ".utf8)), let end = bytes.firstIndex(of: 10) else {
        return nil
      }
      return bytes[end...]
    }

    /// The variant's name, such as `dark` of `a@dark.txt`; empty without one.
    fileprivate var variant: Substring { path.lastPathComponent.drop { $0 != "@" } }

    fileprivate func similarity(with other: Candidate) -> Int {
      (variant == other.variant ? 2 : 0) + (path.parentFolder == other.path.parentFolder ? 1 : 0)
    }
  }

  /// Which of some left-over snapshots each of some missing ones was, by number: of several that say
  /// the same the one of the same variant, then of the same folder, then the first. What is nil is
  /// passed over.
  ///
  /// - Returns: the number of the left-over one for each missing one; nil where it is new.
  package static func origins(
    of missing: [Candidate?], among orphaned: [Candidate?]
  ) -> [Int?] {
    var byBody: [ArraySlice<UInt8>: [Int]] = [:]
    for (number, candidate) in orphaned.enumerated() {
      if let body = candidate?.body { byBody[body, default: []].append(number) }
    }
    if byBody.isEmpty { return missing.map { _ in nil } }
    var origins = [Int?](repeating: nil, count: missing.count)
    // The nearest kin choose first.
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
