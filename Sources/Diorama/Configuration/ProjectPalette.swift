import DioramaKit
import DioramaStage
import HeadlessUIKit
import YAML

/// What the names of colours and fonts stand for in a project, unless a screen says otherwise.
package struct ProjectPalette: Sendable {
  /// The kits' names, in their order.
  package let entries: [Palette.Entry]
  /// The same by name.
  let values: [String: String]
  /// The keys that make names others in the project's own file, with their places, by name.
  package let origins: [String: (key: String, place: Place)]

  /// - Parameters:
  ///   - registry: whose kits have names.
  ///   - project: whose own file may say what they stand for.
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
      // What cannot be read is reported with each screen.
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
