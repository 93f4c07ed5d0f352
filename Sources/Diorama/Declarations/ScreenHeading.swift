import DioramaSystem
import YAML

/// The names and the place of a screen or variant. It is kept after the screen's file is freed.
package struct ScreenHeading: Sendable {
  /// The screen's id.
  package let id: String
  /// The variant's name; nil for the screen itself.
  package let variant: String?
  /// The tags for `--tag`.
  package let tags: [String]
  /// The place of the screen's id or the variant's name; without one, the beginning of the screen.
  package private(set) var idPlace: Place
  /// The path of the snapshot. It is stored, since it is used several times for each screen. To
  /// build it each time would be a tenth of a test that runs no screen.
  package let snapshotPath: String
  /// Whether the snapshot shows colors by name, unless a command sets what is shown.
  package let showsStyles: Bool

  package init(
    id: String, variant: String?, tags: [String], idPlace: Place, showsStyles: Bool = false
  ) {
    self.id = id
    self.showsStyles = showsStyles
    self.variant = variant
    self.tags = tags
    self.idPlace = idPlace
    let folder = "\(idPlace.source.path.parentFolder)/\(Project.snapshotFolderName)"
    snapshotPath = "\(folder)/\(Self.name(id, variant)).txt"
  }

  /// The id, with the variant after an `@`.
  package var name: String { Self.name(id, variant) }

  private static func name(_ id: String, _ variant: String?) -> String {
    variant.map { "\(id)@\($0)" } ?? id
  }

  /// The path of the file that declares the screen.
  package var path: String { idPlace.source.path }

  /// Returns the same heading in a source of the same path.
  ///
  /// - Parameter source: a source without text, so that the text of the file is freed; or one with
  ///   text, so that a report can show the line.
  package func rebased(on source: Source) -> ScreenHeading {
    var heading = self
    heading.idPlace = Place(source: source, start: idPlace.start, end: idPlace.end)
    return heading
  }

  /// The same heading with the text of its file, if the file can still be read.
  package var withCurrentText: ScreenHeading {
    guard idPlace.source.bytes.isEmpty, let bytes = try? FileSystem.read(path) else { return self }
    return rebased(on: Source(path: path, bytes: bytes))
  }
}
