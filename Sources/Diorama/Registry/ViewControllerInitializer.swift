import HeadlessUIKit
import YAML

/// The parameters of a view controller's initialisers, and how one is made from them.
///
/// They stand at the top level of a screen, beside `viewController`.
public struct ViewControllerInitializer: Sendable {
  /// Makes a view controller of a class; inside the run.
  public typealias Maker = @Sendable (any ScreenViewController.Type) -> UIViewController?

  /// The parameters as data.
  public let parameters: [FieldDescription]
  let names: [StaticString]
  let decode: @Sendable ([Assignment], Place, inout Decoding) -> Call?

  /// A call of an initialiser, ready to be made.
  struct Call: Sendable {
    let make: Maker
    /// Which of its slots' standard entries the view controller takes its parts from.
    let standard: Int
  }

  /// Parameters that a table reads into `Arguments`.
  ///
  /// - Parameters:
  ///   - table: the parameters.
  ///   - initial: the arguments when none is given.
  ///   - alternatives: parameters of which exactly one has to be given, such as an object or its
  ///     id. One of a stronger layer takes the place of another one of a weaker layer.
  ///   - check: reports what is wrong with the arguments together, and fills in what follows from
  ///     others.
  ///   - standard: which of the standard entries of a slot applies, where a slot has several.
  ///   - make: makes the view controller of a class; nil if the class is another kit's.
  public init<Arguments: Sendable>(
    _ table: RecordTable<Arguments>, startingWith initial: Arguments,
    oneOf alternatives: [StaticString] = [],
    check: @escaping @Sendable (inout Arguments, ArgumentNodes, inout Decoding) -> Bool = {
      _, _, _ in true
    },
    standard: @escaping @Sendable (Arguments) -> Int = { _ in 0 },
    make: @escaping @Sendable (any ScreenViewController.Type, Arguments) -> UIViewController?
  ) {
    parameters = table.descriptions
    names = table.fields.map(\.name)
    decode = { assignments, place, decoding in
      var nodes = ArgumentNodes(screen: place, assignments: assignments)
      guard nodes.choose(among: alternatives, table.descriptions, &decoding) else { return nil }
      var arguments = initial
      var fits = true
      for assignment in nodes.assignments {
        guard let field = table.fields.first(where: { $0.name == assignment.name }) else {
          continue
        }
        if !field.read(assignment.value, &decoding, &arguments) { fits = false }
      }
      guard fits, check(&arguments, nodes, &decoding) else { return nil }
      let ready = arguments
      return Call(make: { make($0, ready) }, standard: standard(ready))
    }
  }

  /// An initialiser without parameters.
  public init(make: @escaping @Sendable (any ScreenViewController.Type) -> UIViewController?) {
    parameters = []
    names = []
    decode = { _, _, _ in Call(make: make, standard: 0) }
  }
}

extension StaticString {
  /// Whether two literals have the same characters.
  static func == (left: StaticString, right: StaticString) -> Bool {
    left.utf8CodeUnitCount == right.utf8CodeUnitCount
      && (left.utf8Start == right.utf8Start
        || (0..<left.utf8CodeUnitCount).allSatisfy { left.utf8Start[$0] == right.utf8Start[$0] })
  }
}
