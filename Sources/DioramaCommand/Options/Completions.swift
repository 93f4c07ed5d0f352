import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaStage
import DioramaSystem
import TerminalText

/// The completions for shells: names from the project on the command line.
enum Completions {

  /// Screens and their variants.
  static let screens = CompletionKind.custom { words, _, _ in
    shellSafe(suites(words).flatMap { $0.declarations.map(\.name) })
  }

  /// The tags for `--tag`.
  static let tags = CompletionKind.custom { words, _, _ in
    shellSafe(Set(suites(words).flatMap { $0.declarations.flatMap(\.tags) }).sorted())
  }

  /// View controllers.
  static let viewControllers = CompletionKind.custom { _, _, _ in
    registry.entries(of: .viewController).filter { $0.screenType != nil }.map(\.name)
  }

  /// All types, including those that the project makes.
  static let types = CompletionKind.custom { words, _, _ in
    let registry = registry
    return registry.all.map(\.name)
      + registry.typeSets.map(\.name.description)
      + registry.mappingKeys.map(\.name)
      + registry.innerMappingKeys.map(\.name)
      + shellSafe(Set(suites(words).flatMap { $0.components.map(\.name) }).sorted())
  }

  /// All steps.
  static let steps = CompletionKind.custom { _, _, _ in
    registry.allSteps.map(\.name.description)
  }

  /// The names for `--variant`.
  static let variants = CompletionKind.custom { words, _, _ in
    shellSafe(Set(suites(words).flatMap { $0.declarations.compactMap(\.variant) }).sorted())
  }

  /// The keys of `explain`: the values of the screen on the command line.
  static let keys = CompletionKind.custom { words, _, _ in
    for suite in suites(words) {
      for screen in suite.declarations where words.dropFirst(2).contains(screen.name) {
        guard let plan = suite.plan(screen).plan else { continue }
        return shellSafe(ScreenExplanation(plan, in: suite).keys)
      }
    }
    return []
  }

  /// Projects and screen files.
  static let paths = CompletionKind.file(extensions: ["yaml", "yml"])

  /// The types of the command; empty if the registry cannot be made.
  private static var registry: Registry { (try? ParsedCommand.current?.types()) ?? Registry() }

  /// Returns the names that a shell can handle: one with a line feed in it would be two.
  private static func shellSafe(_ names: [String]) -> [String] {
    names.filter { $0 == $0.escapingControls() }
  }

  /// Returns the project after `--in`, else those on the command line, else the default one.
  private static func suites(_ words: [String]) -> [ScreenSuite] {
    if let option = words.lastIndex(of: "--in"), option + 1 < words.count,
      FileSystem.exists(words[option + 1])
    {
      return suites(at: [words[option + 1]])
    }
    let named = words.dropFirst(2).filter { !$0.hasPrefix("-") && FileSystem.exists($0) }
    return suites(at: named.isEmpty ? ["screens"] : named)
  }

  private static func suites(at paths: [String]) -> [ScreenSuite] {
    let registry = registry
    return paths.compactMap { path in
      (try? Project(at: path)).map { ScreenSuite($0, registry: registry) }
    }
  }
}

extension Registry {
  /// The keys of kits that take a mapping with known keys.
  var mappingKeys: [FieldDescription] {
    keys.map(\.description).filter { !$0.shape.fields.isEmpty }
  }

  /// The keys in those keys that take a mapping themselves, such as `palette.night`.
  var innerMappingKeys: [FieldDescription] {
    mappingKeys.flatMap { outer in
      outer.shape.fields.filter { !$0.shape.fields.isEmpty }.map { inner in
        FieldDescription(
          name: "\(outer.name).\(inner.name)", shape: inner.shape, meaning: inner.meaning)
      }
    }
  }
}
