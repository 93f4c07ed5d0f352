/// The folders of a target as layers: a folder may name only its own types and those of the layers
/// below it.
struct LayerOrder {
  /// An allowed upward reference.
  struct AllowedPair {
    let target: String
    /// The folder whose files may name a type.
    let from: String
    /// The folder above it that declares the type.
    let to: String
    let reason: String
  }

  let target: String
  /// The folders inside the target, bottom layer first; `.` is the target's own folder.
  let layers: [String]
  var allowed: [AllowedPair] = []

  /// The violations in the target's files, one message each.
  func violations(of files: [SwiftFile]) -> [String] {
    let folders = Set(files.map(\.folder))
    let unlisted = folders.subtracting(layers).sorted().map {
      "\(target)/\($0) is missing in the list of layers"
    }
    let empty = layers.filter { !folders.contains($0) }.map {
      "\(target)/\($0) is in the list of layers, but has no Swift file"
    }
    let upward = references(in: files).filter(isUpward)
    let forbidden = upward.filter { !isAllowed(from: $0.from, to: $0.to) }.map {
      "Sources/\(target)/\($0.path):\($0.line): \($0.from) names '\($0.type)' of \($0.to), "
        + "a layer above it"
    }
    let needless = allowed.filter { pair in
      !upward.contains { $0.from == pair.from && $0.to == pair.to }
    }.map { "\(target)/\($0.from) names no type of \($0.to) any more: take the pair out" }
    return unlisted + empty + forbidden + needless
  }

  /// A reference from a file to a type of another folder.
  private struct Reference {
    let path: String
    let line: Int
    let type: String
    let from: String
    let to: String
  }

  private func references(in files: [SwiftFile]) -> [Reference] {
    var declaringFolders: [String: Set<String>] = [:]
    for file in files {
      for type in file.exportedTypes { declaringFolders[type, default: []].insert(file.folder) }
    }
    return files.flatMap { file in
      file.referencedTypes.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.flatMap {
        type, line in
        // A type may be declared once for each platform.
        guard let found = declaringFolders[type], !found.contains(file.folder) else {
          return [Reference]()
        }
        return found.sorted().map {
          Reference(path: file.path, line: line, type: type, from: file.folder, to: $0)
        }
      }
    }
  }

  private func isUpward(_ reference: Reference) -> Bool {
    guard let from = layers.firstIndex(of: reference.from),
      let to = layers.firstIndex(of: reference.to)
    else { return false }
    return to > from
  }

  private func isAllowed(from: String, to: String) -> Bool {
    allowed.contains { $0.from == from && $0.to == to }
  }
}
