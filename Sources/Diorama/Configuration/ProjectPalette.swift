import DioramaKit
import DioramaStage
import HeadlessUIKit
import YAML

/// The values of named colors and fonts in a project, unless a screen overrides them.
package struct ProjectPalette: Sendable {
  /// The entries of the kits, in their order.
  package let entries: [Palette.Entry]
  /// The values of the entries, by name.
  let values: [String: String]
  /// The keys of the project's own file that override names, with their places, by name.
  package let origins: [String: (key: String, place: Place)]

  /// Creates the palette of a project.
  package init(_ registry: Registry, _ project: ProjectConfiguration) {
    let environment = ScreenEnvironment()
    var origins: [String: (key: String, place: Place)] = [:]
    for key in registry.palettes.flatMap(\.keys) {
      for entry in (project.root?[key]?.entries).map(Array.init) ?? [] {
        let name = entry.key.text
        origins[name] = ("\(key).\(name)", entry.value.place)
      }
    }
    self.origins = origins
    entries = environment.run {
      // Each screen reports what cannot be read.
      var decoding = Decoding(files: SourceFiles(root: "."), commandName: registry.commandName)
      for palette in registry.palettes {
        for key in registry.keys where palette.keys.contains(key.name) {
          if let node = project.root?[key.name] { key.read(node, &decoding)?(environment) }
        }
      }
      return registry.palettes.flatMap { $0.entries() }
    }
    values = Dictionary(
      entries.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}
