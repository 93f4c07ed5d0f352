import Diorama
import DioramaAuthoring
import DioramaSystem
import YAML

/// Renaming a thing in all files of a project.
extension NameService.View {
  /// Returns the range that can be renamed at a position; nil if there is no name.
  ///
  /// - Throws: the reason if the name cannot be changed.
  func prepareRename(
    at position: TextPosition, in document: TextDocument, _ client: ClientCapabilities
  ) throws(RPCError) -> PrepareRenameResult? {
    let offset = document.offset(of: position, encoding)
    if let screen = namelessScreen(at: offset, in: document, client) {
      return PrepareRenameResult(
        range: document.range(of: screen.range, encoding), placeholder: screen.id)
    }
    guard let place = names[document.path]?.places(at: offset).first else { return nil }
    let name = try renameTarget(at: offset, in: document)
    return PrepareRenameResult(
      range: document.range(of: place.range, encoding), placeholder: name.text)
  }

  /// Returns the one thing that the name at an offset refers to.
  private func renameTarget(at offset: Int, in document: TextDocument) throws(RPCError)
    -> ProjectName
  {
    let meant = names.targets(at: offset, in: document.path)
    guard let name = meant.first else { throw .nothingToRename }
    if meant.count > 1 { throw .ambiguous(meant) }
    switch name {
    case .type: throw .swiftType(name)
    case .file: throw .renamedPath
    case .record where names.definitions(of: [name]).isEmpty:
      throw .undefined(name)
    case .record where names.definitions(of: [name]).contains { names.isDatabase($0.path) }:
      throw .inDatabase(name)
    default: return name
    }
  }

  /// Returns the edit that renames a thing.
  ///
  /// - Parameters:
  ///   - client: the client's capabilities.
  /// - Returns: the edit, and a warning for the user about steps that the client does not support.
  func renaming(
    at position: TextPosition, in document: TextDocument, to new: String,
    _ client: ClientCapabilities
  ) throws(RPCError) -> (edit: WorkspaceEdit, warning: String?) {
    let offset = document.offset(of: position, encoding)
    if let screen = namelessScreen(at: offset, in: document, client) {
      return (try fileRenaming(of: screen, in: document, to: new), nil)
    }
    let name = try renameTarget(at: offset, in: document)
    if new == name.text { return (WorkspaceEdit(changes: [:], documentChanges: nil), nil) }
    try check(new, for: name)
    if let file = names.files.first(where: { !$0.isReadable }) {
      let path = file.path.dropFirst(names.root.utf8.count + 1)
      throw .unreadable(path, mayContain: name)
    }
    var edits: [(path: String, edits: [TextEdit])] = []
    for (path, place) in names.places(of: [name]) {
      guard let text = text(of: path) else { continue }
      let (range, spelling) = place.replacement(by: new)
      let edit = TextEdit(range: text.range(of: range, encoding), newText: spelling)
      if edits.last?.path == path {
        edits[edits.count - 1].edits.append(edit)
      } else {
        edits.append((path, [edit]))
      }
    }
    try checkCurrent(edits.map(\.path))
    let moves = try moves(of: name, to: new, in: document.path)
    let warning =
      moves.isEmpty || client.movesFiles
      ? nil
      : "this editor cannot move files; the snapshots of '\(name.text)' keep their old names "
        + "until they are recorded again"
    return (workspaceEdit(edits, client.movesFiles ? moves : [], client), warning)
  }

  /// Returns an edit of texts, followed by steps, which only clients with support for versions
  /// receive.
  func workspaceEdit(
    _ edits: [(path: String, edits: [TextEdit])], _ steps: [WorkspaceEdit.Change],
    _ client: ClientCapabilities
  ) -> WorkspaceEdit {
    guard client.supportsVersionedEdits else {
      let changes = Dictionary(edits.map { (FileURI.uri(of: $0.path), $0.edits) }) { $0 + $1 }
      return WorkspaceEdit(changes: changes, documentChanges: nil)
    }
    let changes = edits.map { path, edits in
      WorkspaceEdit.Change.edit(
        uri: FileURI.uri(of: path), version: open[path]?.version, edits: edits)
    }
    return WorkspaceEdit(changes: nil, documentChanges: changes + steps)
  }

  /// Throws if a file has changed since its names were read: the edits would change the wrong text.
  private func checkCurrent(_ paths: [String]) throws(RPCError) {
    let texts = open.mapValues(\.bytes)
    for path in paths where !names.isCurrent(path, open: texts) {
      throw .outdated(path.dropFirst(names.root.utf8.count + 1))
    }
  }

  // MARK: Checking names

  func check(_ new: String, for name: ProjectName) throws(RPCError) {
    let noun = name.noun
    guard !new.isEmpty, !new.contains(where: \.isNewline), new.first != " ", new.last != " " else {
      throw .invalidName(new, of: noun)
    }
    func isTaken(_ other: ProjectName) -> Bool { !names.definitions(of: [other]).isEmpty }
    switch name {
    case .component(_, let owner):
      if names.shapes.type(named: new, own: [:], of: [:]) != nil {
        throw .nameOfType(new)
      }
      // A screen's component would hide the project's component of the same name.
      let others = names.all { place in
        guard case .component(new, let other) = place.name else { return false }
        return other == owner || other.isEmpty || owner.isEmpty
      }
      if !others.isEmpty { throw .exists("component", new) }
    case .record(_, _, let fixtureID):
      if isTaken(.record(noun: noun, id: new, fixtureID: fixtureID)) {
        throw .exists(noun, new)
      }
    case .screen, .variant:
      let longest = counterparts(of: name).max { $0.utf8.count < $1.utf8.count } ?? ""
      var fault = ScreenDeclaration.nameFault(of: new, of: longest)
      if fault == nil, case .screen = name { fault = ScreenDeclaration.idFault(of: new) }
      if let fault { throw .invalidName(new, of: noun, fault) }
      if case .variant(_, let owner) = name {
        if isTaken(.variant(new, owner: owner)) { throw .exists("variant", new) }
      } else if let file = names.files.first(where: { file in
        // If the file system ignores case, the snapshots of such screens have the same file.
        file.screens.values.contains {
          $0.lowercased() == new.lowercased() && new.lowercased() != name.text.lowercased()
        }
      }) {
        throw .exists("screen", new, in: file.path.dropFirst(names.root.utf8.count + 1))
      }
    case .tag:
      if !names.all({ $0.name == .tag(new) }).isEmpty { throw .existingTag(new) }
    case .type, .file: break
    }
  }

  /// Returns the other names in the file names of the snapshots of a screen or a variant: those of
  /// the screen's variants, or the ids of the variant's screens.
  private func counterparts(of name: ProjectName) -> [String] {
    let variants = names.all { if case .variant = $0.name { true } else { false } }.map(\.name)
    return names.files.flatMap { file in
      file.screens.flatMap { number, id -> [String] in
        let owners = ["", "\(file.path)#\(number)"]
        if case .variant(_, let owner) = name { return owners.contains(owner) ? [id] : [] }
        return variants.compactMap { variant in
          guard id == name.text, case .variant(let text, let owner) = variant,
            owners.contains(owner)
          else { return nil }
          return text
        }
      }
    }
  }

  // MARK: Snapshots

  /// Returns the steps that rename the snapshots of a screen or a variant, and the name in their
  /// first line.
  ///
  /// - Parameters:
  ///   - path: the file that contains the name.
  ///   - folder: the folder to move them to; nil to keep them in their folders.
  func moves(
    of name: ProjectName, to new: String, in path: String, into folder: String? = nil
  ) throws(RPCError) -> [WorkspaceEdit.Change] {
    var steps: [WorkspaceEdit.Change] = []
    for old in snapshots(of: name, in: path) {
      let file = old.lastPathComponent.dropLast(4)
      let own = file.prefix { $0 != "@" }
      let variant = file.dropFirst(own.count)
      let text: String
      if case .variant = name { text = "\(own)@\(new)" } else { text = new + variant }
      let target = "\(folder ?? old.parentFolder)/\(text).txt"
      if FileSystem.exists(target), target.lowercased() != old.lowercased() {
        throw .existingSnapshot(target)
      }
      steps.append(.move(old: FileURI.uri(of: old), new: FileURI.uri(of: target)))
      // The first line of a snapshot names the screen.
      let head = "screen: "
      if text != file, let snapshot = self.text(of: old),
        case let line = snapshot.line(0), snapshot.text(in: line) == head + file
      {
        let range = line.lowerBound + head.utf8.count..<line.upperBound
        let edit = TextEdit(range: snapshot.range(of: range, encoding), newText: text)
        steps.append(
          .edit(uri: FileURI.uri(of: target), version: nil, edits: [edit]))
      }
    }
    return steps
  }
}
