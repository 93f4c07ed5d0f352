import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// Files and folders that get other names, or go elsewhere, by somebody's hand.
struct FileMoves {
  let all: [(old: String, new: String)]

  /// Where a file is afterwards.
  func path(of path: String) -> String {
    for (old, new) in all {
      if path == old { return new }
      if path.hasPrefix("\(old)/") { return new + path.dropFirst(old.count) }
    }
    return path
  }
}

extension NameService.View {
  /// What follows files: the paths that name them, the paths in them, and the snapshots of their
  /// screens, in editors that move files.
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
      return TextEdit(
        range: text.range(of: place.range, encoding),
        newText: place.spelling(of: Self.relative(new, from: folder)))
    }
  }

  /// A snapshot stands beside the file of its screen, and is called as the screen is.
  private func snapshotSteps(of file: FileNames, _ moves: FileMoves) -> [WorkspaceEdit.Change] {
    let path = moves.path(of: file.path)
    guard path != file.path else { return [] }
    let folder = "\(path.parentFolder)/__Snapshots__"
    return file.screens.values.sorted().flatMap { id -> [WorkspaceEdit.Change] in
      let isNamed = file.places.contains { $0.isDefinition && $0.name == .screen(id) }
      let new = isNamed ? id : path.withoutEnding
      // The snapshots of a folder go with it.
      let known = snapshots(of: .screen(id), in: file.path)
      guard ScreenDeclaration.isName(new),
        new != id || known.contains(where: { moves.path(of: $0).parentFolder != folder })
      else { return [] }
      return (try? self.moves(of: .screen(id), to: new, in: file.path, into: folder)) ?? []
    }
  }
}

extension String {
  /// The name of a file at a path, without its ending.
  var withoutEnding: String {
    let name = lastPathComponent
    return String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
  }
}
