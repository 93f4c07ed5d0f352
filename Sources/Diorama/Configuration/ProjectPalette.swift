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
    var origins: [String: (key: String, place: Place)] = [:]
    for key in registry.palettes.flatMap(\.keys) {
      for entry in (project.root?[key]?.entries).map(Array.init) ?? [] {
        let name = entry.key.text
        origins[name] = ("\(key).\(name)", entry.value.place)
      }
    }
    self.origins = origins
    entries = Self.entries(registry, project, .light) { $0.entries() }
    values = Dictionary(
      entries.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the colors and fonts of the kits' themes in a project, unless a screen overrides them.
  package static func themes(
    _ registry: Registry, _ project: ProjectConfiguration
  ) -> [(light: Palette.Entry, dark: Palette.Entry)] {
    let light = entries(registry, project, .light) { $0.themes() }
    return Array(zip(light, entries(registry, project, .dark) { $0.themes() }))
  }

  /// Returns entries of the palettes in a run with the values of a project.
  private static func entries(
    _ registry: Registry, _ project: ProjectConfiguration, _ style: UIUserInterfaceStyle,
    _ entries: (Palette) -> [Palette.Entry]
  ) -> [Palette.Entry] {
    let environment = ScreenEnvironment(userInterfaceStyle: style)
    return environment.run {
      // Each screen reports what cannot be read.
      var decoding = Decoding(files: SourceFiles(root: "."), commandName: registry.commandName)
      for key in registry.keys where key.addsUp {
        if let node = project.root?[key.name] { key.read(node, &decoding)?(environment) }
      }
      return registry.palettes.flatMap(entries)
    }
  }
}
