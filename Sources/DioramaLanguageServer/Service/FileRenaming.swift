import Diorama
import DioramaAuthoring
import DioramaSystem
import YAML

/// Another name for a screen that is called as its file is: the file gets it.
extension NameService.View {
  /// A screen that says no name of its own, at the first key of its document.
  struct NamelessScreen {
    /// What it is called.
    let id: String
    /// Where the key stands.
    let range: Range<Int>
  }

  /// The screen whose first key is at an offset, for clients that move files; nil where it says its
  /// name, or something else is there.
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

  /// The changes that give the file of a screen another name; its snapshots move with it.
  func fileRenaming(
    of screen: NamelessScreen, in document: TextDocument, to new: String
  ) throws(RPCError) -> WorkspaceEdit {
    if new == screen.id { return WorkspaceEdit(changes: nil, documentChanges: []) }
    try check(new, for: .screen(screen.id))
    let old = document.path
    let ending = old.lastPathComponent.dropFirst(screen.id.count)
    let target = "\(old.parentFolder)/\(new)\(ending)"
    guard target.lastPathComponent != Project.fileName else {
      throw .refused("'\(Project.fileName)' is the project's own file")
    }
    guard FileSystem.exists(old) else {
      throw .refused(
        "'\(old.lastPathComponent)' is not saved yet; save it by the name it shall have")
    }
    let isSame = target.lowercased() == old.lowercased()
    guard isSame || !FileSystem.exists(target) && open[target] == nil else {
      throw .refused("there is a file '\(target.lastPathComponent)' already")
    }
    let moves = try moves(of: .screen(screen.id), to: new, in: old)
    return WorkspaceEdit(
      changes: nil,
      documentChanges: [.move(old: FileURI.uri(of: old), new: FileURI.uri(of: target))] + moves)
  }
}
