import DioramaKit
import HeadlessUIKit

/// The types of a run that replace the kit's own types, as set in YAML.
///
/// They apply wherever the kit itself creates an object: the chat that a list opens, its @mention
/// page, that page's view model and the cells of all lists. A type that a screen, or an app's Swift
/// code, chooses for one page takes precedence.
final class TypeSubstitutions {
  /// The replacements, by the class that they replace.
  var choices: [ObjectIdentifier: ComponentChoice] = [:]

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> TypeSubstitutions {
      TypeSubstitutions()
    }
  }

  /// The substitutions of this run; empty outside of a run.
  static var current: TypeSubstitutions {
    ScreenEnvironment.current?[Key.self] ?? TypeSubstitutions()
  }

  /// Returns the replacement of one of the kit's classes; nil if it is not replaced.
  func choice(for standard: any Configurable.Type) -> ComponentChoice? {
    choices.isEmpty ? nil : choices[ObjectIdentifier(standard)]
  }

  /// Creates a component of one of the kit's classes, or of its replacement.
  func make<Part: ConfigurableComponent>(_ standard: Part.Type) -> Part {
    choice(for: standard)?.make() as? Part ?? standard.init()
  }

  /// Creates a page of one of the kit's classes, or of its replacement.
  ///
  /// - Parameters:
  ///   - standard: The kit's class.
  ///   - make: Creates a page of a class.
  func page<Page: NCBaseViewController & Configurable>(
    _ standard: Page.Type, make: (Page.Type) -> Page
  ) -> Page {
    guard let choice = choice(for: standard), let type = choice.type as? Page.Type else {
      return make(standard)
    }
    let page = make(type)
    choice.apply(to: page)
    return page
  }
}

/// The class of a list's cells, and the values that YAML sets on them.
struct CellChoice {
  private let standard: AnyClass
  private let choice: ComponentChoice?

  /// Creates the choice of one of the kit's classes, unless the page or the run chose another
  /// class.
  ///
  /// - Parameters:
  ///   - standard: The kit's class.
  ///   - chosen: The page's choice; nil to use the run's substitution.
  ///   - own: The class that an app's Swift code chose; nil for the kit's class.
  init(
    _ standard: any (UIView & Configurable).Type, chosen: ComponentChoice?, own: AnyClass? = nil
  ) {
    let other: AnyClass? = own.flatMap { $0 == standard ? nil : $0 }
    self.standard = other ?? standard
    choice = chosen ?? (other == nil ? TypeSubstitutions.current.choice(for: standard) : nil)
  }

  /// The class of the cells.
  var cellClass: AnyClass { choice?.type ?? standard }

  /// Applies the values in YAML to a cell, before the cell receives its content.
  func prepare(_ cell: UIView) {
    if let choice, type(of: cell) == choice.type { choice.apply(to: cell) }
  }
}
