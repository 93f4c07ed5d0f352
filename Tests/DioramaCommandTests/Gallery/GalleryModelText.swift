import CommandTestSupport
import DioramaGallery
import Foundation
import Testing

/// A gallery as text, for tests.
extension GalleryModel {
  /// The model of a project in a workspace.
  init(_ workspace: Workspace, _ arguments: String...) throws {
    // Paths are not shortened, because decisions name snapshots by them.
    try self.init(
      CommandRun(["gallery", "--format", "json"] + arguments + [workspace.path("screens")]))
  }

  /// The model that a run has printed.
  init(_ run: CommandRun) throws {
    self = try JSONDecoder().decode(GalleryModel.self, from: Data(run.output.utf8))
  }

  /// A screen by its id.
  func screen(_ id: String) throws -> Screen {
    try #require(screens.first { $0.id == id }, "\(screens.map(\.id))")
  }

  /// The text of a row.
  func text(ofRow row: Int) -> String { rows[row].map { strings[$0.string] }.joined() }

  /// The rows of some frames, below their labels.
  func lines(_ frames: [Frame]?) -> [String] {
    (frames ?? []).flatMap { frame in
      (frame.label.isEmpty ? [] : ["── \(frame.label)"])
        + (frame.rows + (frame.blocks ?? [])).map(text(ofRow:))
    }
  }

  /// The runs of a row that have a style, each with it: `Ada #1f1f1f bold`.
  func styledTexts(ofRow row: Int) -> [String] {
    rows[row].compactMap { run in
      let style = styles[run.style]
      let words = [
        style.fg, style.bg.map { "on \($0)" }, style.bold == true ? "bold" : nil,
      ].compactMap(\.self)
      return words.isEmpty ? nil : ([strings[run.string]] + words).joined(separator: " ")
    }
  }

  /// The runs of a row that have a source, each with it.
  func origins(ofRow row: Int) -> [String] {
    rows[row].compactMap { run in
      guard run.source > 0 else { return nil }
      let source = sources[run.source - 1]
      func text(_ number: Int) -> String? { number > 0 ? strings[number - 1] : nil }
      let place =
        source.file > 0 ? "\(files[source.file - 1].path):\(source.line):\(source.column)" : nil
      return [
        strings[run.string], text(source.what), text(source.component), text(source.text), place,
      ].compactMap(\.self).joined(separator: " | ")
    }
  }

  /// The first row of a screen's frames that contains a text.
  func row(_ words: String, of screen: String) throws -> Int {
    let rows = try self.screen(screen).frames.flatMap(\.rows)
    return try #require(rows.first { text(ofRow: $0).contains(words) }, "\(screen): \(words)")
  }
}
