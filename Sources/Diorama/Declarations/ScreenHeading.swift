import DioramaSystem
import YAML

/// Who a screen is, or a variant of one, and where it stands: what is kept of a screen whose file has
/// been let go of.
package struct ScreenHeading: Sendable {
  /// The screen's id.
  package let id: String
  /// The variant's name; nil for the screen itself.
  package let variant: String?
  /// The words for `--tag`.
  package let tags: [String]
  /// Where the screen's id stands, else where the screen begins.
  package private(set) var idPlace: Place
  /// The path of its snapshot. It is asked for several times for each screen, and putting it together
  /// anew would be a tenth of a test that runs none.
  package let snapshotPath: String
  /// Whether its snapshot speaks of colours by name, unless a command says what is shown.
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

  /// The file that it stands in.
  package var path: String { idPlace.source.path }

  /// The same in a source of the same path.
  ///
  /// - Parameter source: one without a text, so that nothing holds the file's any longer; or one with
  ///   it, so that a report can show the line.
  package func rebased(on source: Source) -> ScreenHeading {
    var heading = self
    heading.idPlace = Place(source: source, start: idPlace.start, end: idPlace.end)
    return heading
  }

  /// The same with the text of its file, as far as that can be read still.
  package var withCurrentText: ScreenHeading {
    guard idPlace.source.bytes.isEmpty, let bytes = try? FileSystem.read(path) else { return self }
    return rebased(on: Source(path: path, bytes: bytes))
  }
}
