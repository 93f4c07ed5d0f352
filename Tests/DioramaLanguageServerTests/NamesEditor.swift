import Foundation
import Testing

/// An editor with its own project. `<>` in a file marks the cursor.
final class NamesEditor: Editor {
  static let projectFile = """
    currentUser: ada
    data: fixtures/crew.yaml
    components:
      Top: { extends: SBUInviteUserModule.Header, title: Crew }

    """
  static let crew = """
    users:
      - { userId: ada, nickname: Ada Berg }
      - userId: ben
        nickname: Ben
    groupChannels:
      - { url: crew, name: The crew, members: [ada, { userId: ben }] }

    """

  /// The messages that were shown to the user.
  var messages: [String] {
    received.filter { $0["method"] as? String == "window/showMessage" }
      .compactMap { ($0["params"] as? [String: Any])?["message"] as? String }
  }

  /// - Parameters:
  ///   - files: files besides `diorama.yaml` and `fixtures/crew.yaml`. Those with a cursor are
  ///     opened.
  ///   - encoding: the position encoding of the client.
  ///   - edits: the workspace edit capabilities of the client.
  init(
    _ files: [String: String], encoding: String = "utf-16",
    edits: [String: Any] = ["documentChanges": true, "resourceOperations": ["rename"]]
  ) throws {
    let all = ["diorama.yaml": Self.projectFile, "fixtures/crew.yaml": Self.crew]
      .merging(files) { _, own in own }
    try super.init(
      all,
      ["general": ["positionEncodings": [encoding]], "workspace": ["workspaceEdit": edits]])
  }

  func save(_ path: String, _ text: String) throws { try write(path, text) }

  func text(_ path: String) throws -> String { try #require(text(of: path)) }

  func path(_ uri: Any?) -> String {
    let path = (uri as? String).flatMap { URL(string: $0) }?.path ?? ""
    return path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// The response to a request at the cursor.
  func requestAtCursor(_ method: String, _ more: [String: Any] = [:]) throws -> [String: Any] {
    try atCursor(method, more)
  }

  // MARK: Responses as text

  /// The locations of a response as `file:line text`.
  func places(_ method: String, _ more: [String: Any] = [:]) throws -> [String] {
    let answer = try requestAtCursor(method, more)
    return try (answer["result"] as? [[String: Any]] ?? []).map { place in
      let file = place["uri"].map { path($0) } ?? cursor?.path ?? ""
      let (line, words) = try stretch(place["range"], of: file)
      return "\(file):\(line + 1) \(words)"
    }
  }

  /// The line and the text of a UTF-16 range.
  func stretch(_ range: Any?, of file: String) throws -> (line: Int, words: String) {
    let range = try #require(range as? [String: [String: Int]])
    let start = try #require(range["start"]), end = try #require(range["end"])
    let lines = try text(file).split(separator: "\n", omittingEmptySubsequences: false)
    let number = try #require(start["line"])
    let units = Array(String(lines[number]).utf16)
    let first = try #require(start["character"])
    let last = end["line"] == number ? try #require(end["character"]) : units.count
    return (
      number,
      String(decoding: units[min(first, units.count)..<min(last, units.count)], as: UTF16.self)
    )
  }

  /// The error message of a request.
  func errorMessage(_ method: String, _ more: [String: Any] = [:]) throws -> String? {
    (try requestAtCursor(method, more)["error"] as? [String: Any])?["message"] as? String
  }

  /// Renames the name at the cursor and applies the resulting edits to the saved files.
  ///
  /// - Returns: the changed files with their versions, and the moved files.
  func rename(to name: String) throws -> [String] {
    let answer = try requestAtCursor("rename", ["newName": name])
    let result = try #require(answer["result"] as? [String: Any], "\(answer)")
    var done: [String] = []
    for (uri, edits) in result["changes"] as? [String: [[String: Any]]] ?? [:] {
      try apply(edits, to: path(uri))
      done.append(path(uri))
    }
    for change in result["documentChanges"] as? [[String: Any]] ?? [] {
      if change["kind"] as? String == "rename" {
        let (old, new) = (path(change["oldUri"]), path(change["newUri"]))
        try FileManager.default.moveItem(atPath: "\(folder)/\(old)", toPath: "\(folder)/\(new)")
        done.append("\(old) → \(new)")
      } else {
        let document = try #require(change["textDocument"] as? [String: Any])
        let file = path(document["uri"])
        try apply(try #require(change["edits"] as? [[String: Any]]), to: file)
        let version = (document["version"] as? Int).map { " of \($0)" } ?? ""
        done.append(file + version)
      }
    }
    return done.sorted()
  }

  private func apply(_ edits: [[String: Any]], to file: String) throws {
    var lines = try text(file).split(separator: "\n", omittingEmptySubsequences: false)
      .map { Array(String($0).utf16) }
    let ordered = try edits.map { edit in
      let range = try #require(edit["range"] as? [String: [String: Int]])
      return (
        line: try #require(range["start"]?["line"]),
        start: try #require(range["start"]?["character"]),
        end: try #require(range["end"]?["character"]), text: edit["newText"] as? String ?? ""
      )
    }.sorted { ($0.line, $0.start) > ($1.line, $1.start) }
    for edit in ordered {
      lines[edit.line].replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf16))
    }
    try save(file, lines.map { String(decoding: $0, as: UTF16.self) }.joined(separator: "\n"))
  }

  /// The proposals at the cursor with the text they insert.
  func proposals() throws -> [String: String] {
    let items = try requestAtCursor("completion")["result"] as? [[String: Any]] ?? []
    return Dictionary(
      items.map { item in
        let edit = item["textEdit"] as? [String: Any]
        return (item["label"] as? String ?? "", edit?["newText"] as? String ?? "")
      }
    ) { first, _ in first }
  }

  /// The line at the cursor after a proposal is accepted.
  func line(taking label: String) throws -> String? {
    let items = try requestAtCursor("completion")["result"] as? [[String: Any]] ?? []
    guard let item = items.first(where: { $0["label"] as? String == label }),
      let edit = item["textEdit"] as? [String: Any], let file = cursor?.path
    else { return nil }
    let before = try text(file)
    try apply([edit], to: file)
    defer { try? save(file, before) }
    let number = cursor?.position["line"] ?? 0
    return try String(
      text(file).split(separator: "\n", omittingEmptySubsequences: false)[number])
  }
}
