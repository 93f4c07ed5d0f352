import Diorama
import DioramaAuthoring
import DioramaSystem
import YAML

/// Renaming a screen that has the name of its file: the file is renamed.
extension NameService.View {
  /// A screen without a key `screen`, located by the first key of its document.
  struct NamelessScreen {
    /// The screen's name.
    let id: String
    /// The bytes of the key.
    let range: Range<Int>
  }

  /// Returns the screen whose first key is at an offset, for clients that move files; nil if it has
  /// a key `screen`, or if another name is there.
  func namelessScreen(
    at offset: Int, in document: TextDocument, _ client: ClientCapabilities
  ) -> NamelessScreen? {
    guard client.movesFiles, let file = names[document.path], file.places(at: offset).isEmpty
    else { return nil }
    for (number, root) in document.roots.enumerated() where root["screen"] == nil {
      guard let id = file.screens[number],
        let first = root.entries.first(where: { $0.merge == nil })?.key,
        let bytes = first.place.source.byteRanges(of: [first.place])[0]
      else { continue }
      let mark = document.byteOrderMarkLength
      let range = bytes.lowerBound + mark..<bytes.upperBound + mark
      if range.lowerBound <= offset, offset <= range.upperBound {
        return NamelessScreen(id: id, range: range)
      }
    }
    return nil
  }

  /// Returns the edit that renames the file of a screen and its snapshots.
  func fileRenaming(
    of screen: NamelessScreen, in document: TextDocument, to new: String
  ) throws(RPCError) -> WorkspaceEdit {
    if new == screen.id { return WorkspaceEdit(changes: nil, documentChanges: []) }
    try check(new, for: .screen(screen.id))
    let old = document.path
    let ending = old.lastPathComponent.dropFirst(screen.id.count)
    let target = "\(old.parentFolder)/\(new)\(ending)"
    guard target.lastPathComponent != Project.fileName else { throw .projectFileName }
    guard FileSystem.exists(old) else { throw .notSavedYet(old) }
    let isSame = target.lowercased() == old.lowercased()
    guard isSame || !FileSystem.exists(target) && open[target] == nil else {
      throw .exists("file", target.lastPathComponent)
    }
    let moves = try moves(of: .screen(screen.id), to: new, in: old)
    return WorkspaceEdit(
      changes: nil,
      documentChanges: [.move(old: FileURI.uri(of: old), new: FileURI.uri(of: target))] + moves)
  }
}
