import DioramaKit
import YAML

/// A type that YAML declares: a component of a project's file, or of one screen.
public struct ComponentDeclaration: Sendable {
  /// The name of the component.
  public let name: String
  /// The types that the component extends, nearest first: components, then the registered type.
  public let ancestors: [String]
  /// The registered type that the component extends, directly or through other components.
  public let entry: Registry.Entry
  /// The id of the screen that declares the component; nil if all screens can use it.
  public let screen: String?
  /// The place of the declaration.
  public let place: Place
}

extension ScreenSuite {
  /// The components of the project's file. Invalid ones are left out; `lint` reports them.
  package var projectComponents: [ComponentDeclaration] {
    ComponentDeclaration.all(in: configuration.root, of: nil, self)
  }

  /// The components of the project and of its screens, those of the project first.
  public var components: [ComponentDeclaration] {
    var result = projectComponents
    var last: Place?
    // The variants of a screen are adjacent and share its document.
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
