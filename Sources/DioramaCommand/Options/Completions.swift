import ArgumentParser
import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaStage
import DioramaSystem
import TerminalText

/// What a shell can propose: the names of the project that the command line is about.
enum Completions {

  /// Screens and their variants.
  static let screens = CompletionKind.custom { words, _, _ in
    shellSafe(suites(words).flatMap { $0.declarations.map(\.name) })
  }

  /// The words for `--tag`.
  static let tags = CompletionKind.custom { words, _, _ in
    shellSafe(Set(suites(words).flatMap { $0.declarations.flatMap(\.tags) }).sorted())
  }

  /// View controllers.
  static let viewControllers = CompletionKind.custom { _, _, _ in
    registry.entries(of: .viewController).filter { $0.screenType != nil }.map(\.name)
  }

  /// All types, those that the project makes among them.
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

  /// What `explain` can say the origin of: the values of the screen among the words.
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

  /// The types of the command, or none, where something is wrong with them.
  private static var registry: Registry { (try? ParsedCommand.current?.types()) ?? Registry() }

  /// The names that a shell can be handed: one with a line end in it would be two.
  private static func shellSafe(_ names: [String]) -> [String] {
    names.filter { $0 == $0.escapingControls() }
  }

  /// The project after `--in`, else those among the words, else the usual one.
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
  var mappingKeys: [FieldDescription] { keys.map(\.description).filter { !$0.keys.isEmpty } }

  /// The keys in those that take a mapping themselves, such as `palette.night`.
  var innerMappingKeys: [FieldDescription] {
    mappingKeys.flatMap { outer in
      outer.keys.filter { !$0.keys.isEmpty }.map { inner in
        FieldDescription(
          name: "\(outer.name).\(inner.name)", shape: inner.shape, meaning: inner.meaning)
      }
    }
  }
}

extension FieldDescription {
  /// The keys of what it takes; none where that is no mapping.
  fileprivate var keys: [FieldDescription] {
    if case .record(let fields) = shape { fields } else { [] }
  }
}
