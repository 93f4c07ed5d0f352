import DioramaKit
import HeadlessUIKit

/// Types that YAML has put in the place of the kit's own, for a run.
///
/// They count wherever the kit makes something itself: the chat that a list opens, its @mention
/// page, that page's view model, the cells of all lists. What a screen, or an app's Swift code,
/// chooses for one page counts more.
final class TypeSubstitutions {
  /// What stands in, by the class whose place it takes.
  var choices: [ObjectIdentifier: ComponentChoice] = [:]

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> TypeSubstitutions {
      TypeSubstitutions()
    }
  }

  /// Those of this run; outside of a run there are none.
  static var current: TypeSubstitutions {
    ScreenEnvironment.current?[Key.self] ?? TypeSubstitutions()
  }

  /// What stands in for one of the kit's classes; nil where it stands for itself.
  func choice(for standard: any Configurable.Type) -> ComponentChoice? {
    choices.isEmpty ? nil : choices[ObjectIdentifier(standard)]
  }

  /// A component of one of the kit's classes, or of what stands in for it.
  func make<Part: ConfigurableComponent>(_ standard: Part.Type) -> Part {
    choice(for: standard)?.make() as? Part ?? standard.init()
  }

  /// A page of one of the kit's classes, or of what stands in for it.
  ///
  /// - Parameter make: Makes a page of a class.
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

/// Which class the rows of a list are made of, and what YAML sets on them.
struct CellChoice {
  private let standard: AnyClass
  private let choice: ComponentChoice?

  /// Cells of one of the kit's classes, unless a page or the run chose another one.
  ///
  /// - Parameters:
  ///   - standard: The kit's class.
  ///   - chosen: What the page chose; nil for whatever stands in.
  ///   - own: The class that an app's Swift code chose; nil for the kit's.
  init(
    _ standard: any (UIView & Configurable).Type, chosen: ComponentChoice?, own: AnyClass? = nil
  ) {
    let other: AnyClass? = own.flatMap { $0 == standard ? nil : $0 }
    self.standard = other ?? standard
    choice = chosen ?? (other == nil ? TypeSubstitutions.current.choice(for: standard) : nil)
  }

  /// The class of the cells.
  var cellClass: AnyClass { choice?.type ?? standard }

  /// Sets on a cell what YAML says, before it is told what to show.
  func prepare(_ cell: UIView) {
    if let choice, type(of: cell) == choice.type { choice.apply(to: cell) }
  }
}
