import DioramaKit
import YAML

/// A type that YAML makes: a component of a project's file, or of one screen.
public struct ComponentDeclaration: Sendable {
  /// Its name.
  public let name: String
  /// What it extends, the nearest first: made types, then the registered one.
  public let ancestors: [String]
  /// The registered type that it comes from.
  public let entry: Registry.Entry
  /// The id of the screen that alone knows it; nil where all screens do.
  public let screen: String?
  /// Where it is made.
  public let place: Place
}

extension ScreenSuite {
  /// The types that the project's file makes; what is wrong with those left out, `lint` says.
  package var projectComponents: [ComponentDeclaration] {
    ComponentDeclaration.all(in: configuration.root, of: nil, self)
  }

  /// The types that the project and its screens make, those of the project first.
  public var components: [ComponentDeclaration] {
    var result = projectComponents
    var last: Place?
    // Variants stand in the same document, one after the other.
    for screen in declarations where screen.root.place != last {
      last = screen.root.place
      result += ComponentDeclaration.all(in: screen.root, of: screen.id, self)
    }
    return result
  }
}

extension ComponentDeclaration {
  fileprivate static func all(
    in root: Node?, of screen: String?, _ suite: ScreenSuite
  ) -> [ComponentDeclaration] {
    guard let components = root?[CoreKey.components]?.entries else { return [] }
    let resolver = TypeResolver(
      suite.registry, project: suite.configuration, screen: screen == nil ? nil : root)
    return components.compactMap { pair in
      let (name, component) = (pair.key, pair.value)
      var decoding = Decoding(files: suite.project.files, commandName: suite.registry.commandName)
      guard let extends = component["extends"],
        let found = resolver.find(extends, .anything, &decoding, path: [name.text])
      else { return nil }
      var ancestors: [String] = []
      var base: Node? = extends
      while let next = base?.text, resolver.component(named: next) != nil {
        ancestors.append(next)
        base = resolver.component(named: next)?["extends"]
      }
      return ComponentDeclaration(
        name: name.text, ancestors: ancestors + [found.entry.name], entry: found.entry,
        screen: screen, place: name.place)
    }
  }
}
