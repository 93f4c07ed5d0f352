import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// Files and folders that the user renames or moves.
struct FileMoves {
  let all: [(old: String, new: String)]

  /// Returns the path of a file after the moves.
  func path(of path: String) -> String {
    for (old, new) in all {
      if path == old { return new }
      if path.hasPrefix("\(old)/") { return new + path.dropFirst(old.count) }
    }
    return path
  }
}

extension NameService.View {
  /// Returns the edit that follows moved files: it adapts paths to them and in them, and moves
  /// their screens' snapshots if the client can move files.
  func edit(following moves: FileMoves, _ client: ClientCapabilities) -> WorkspaceEdit {
    var edits: [(path: String, edits: [TextEdit])] = []
    var steps: [WorkspaceEdit.Change] = []
    for file in names.files {
      let own = pathEdits(in: file, moves)
      if !own.isEmpty { edits.append((file.path, own)) }
      if client.movesFiles { steps += snapshotSteps(of: file, moves) }
    }
    return workspaceEdit(edits, steps, client)
  }

  private func pathEdits(in file: FileNames, _ moves: FileMoves) -> [TextEdit] {
    let folder = moves.path(of: file.path).parentFolder
    return file.places.compactMap { place in
      guard case .file(let target) = place.name, FileSystem.exists(target) else { return nil }
      let new = moves.path(of: target)
      guard new != target || folder != file.path.parentFolder, let text = text(of: file.path),
        "\(folder)/\(text.text(in: place.range))".withoutDotComponents != new
      else { return nil }
      let (range, spelling) = place.replacement(by: Self.relative(new, from: folder))
      return TextEdit(range: text.range(of: range, encoding), newText: spelling)
    }
  }

  /// Returns the moves of snapshots. A snapshot is next to the file of its screen, and has the
  /// screen's name.
  private func snapshotSteps(of file: FileNames, _ moves: FileMoves) -> [WorkspaceEdit.Change] {
    let path = moves.path(of: file.path)
    guard path != file.path else { return [] }
    let folder = "\(path.parentFolder)/__Snapshots__"
    return file.screens.values.sorted().flatMap { id -> [WorkspaceEdit.Change] in
      let isNamed = file.places.contains { $0.isDefinition && $0.name == .screen(id) }
      let new = isNamed ? id : path.withoutEnding
      // The snapshots of a folder move with it.
      let known = snapshots(of: .screen(id), in: file.path)
      guard ScreenDeclaration.idFault(of: new) == nil,
        new != id || known.contains(where: { moves.path(of: $0).parentFolder != folder })
      else { return [] }
      return (try? self.moves(of: .screen(id), to: new, in: file.path, into: folder)) ?? []
    }
  }
}

extension String {
  /// The name of a file at a path, without its extension.
  var withoutEnding: String {
    let name = lastPathComponent
    return String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
  }
}
