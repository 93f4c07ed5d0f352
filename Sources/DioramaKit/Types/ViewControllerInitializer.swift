import HeadlessUIKit
import YAML

/// The parameters of a view controller's initializers, and how it is made from them.
///
/// They are top-level keys of a screen, next to `viewController`:
///
/// ```swift
/// static let initializer = ViewControllerInitializer(
///   FieldTable<String>(
///     "a city's screen",
///     [Field("city", City.section.reference(), required: true, "the city to show") { $0 = $1 }]),
///   startingWith: ""
/// ) { _, city in
///   CityViewController(city: city)
/// }
/// ```
public struct ViewControllerInitializer: Sendable {
  /// Makes a view controller of a class, during the run.
  public typealias Maker = @Sendable (any ScreenViewController.Type) throws -> UIViewController?

  /// The parameters as data.
  public let parameters: [FieldDescription]
  package let names: [String]
  package let decode: @Sendable ([Assignment], Place, inout Decoding) -> Call?
  /// Decodes the value of one parameter only to report its problems.
  package let check: @Sendable (String, Node, inout Decoding) -> Void

  /// A prepared call of an initializer.
  package struct Call: Sendable {
    package let make: Maker
    /// The index of the slots' standard entry from which the view controller takes its parts.
    package let standard: Int
  }

  /// Creates parameters that a table reads into `Arguments`.
  ///
  /// - Parameters:
  ///   - table: the parameters; a screen has to set the required ones.
  ///   - initial: the arguments if the screen sets none.
  ///   - alternatives: parameters of which exactly one must be set, such as an object or its id. A
  ///     parameter of a stronger layer replaces a different one of a weaker layer.
  ///   - check: reports conflicts of the arguments, and fills in what follows from other arguments.
  ///   - standard: returns the index of the standard entry of slots that have several.
  ///   - make: makes the view controller of a class, or returns nil if the class belongs to another
  ///     kit.
  public init<Arguments: Sendable>(
    _ table: RecordTable<Arguments>, startingWith initial: Arguments,
    oneOf alternatives: [String] = [],
    check: @escaping @Sendable (inout Arguments, ArgumentNodes, inout Decoding) -> Bool = {
      _, _, _ in true
    },
    standard: @escaping @Sendable (Arguments) -> Int = { _ in 0 },
    make: @escaping @Sendable (any ScreenViewController.Type, Arguments) throws -> UIViewController?
  ) {
    parameters = table.descriptions
    names = table.names
    self.check = { name, node, decoding in
      _ = table.field(named: name)?.prepare(node, &decoding)
    }
    decode = { assignments, place, decoding in
      var nodes = ArgumentNodes(screen: place, assignments: assignments)
      guard nodes.choose(among: alternatives, table.descriptions, &decoding) else { return nil }
      var arguments = initial
      var fits = nodes.hasAll(table.descriptions, of: table.what, &decoding)
      for assignment in nodes.assignments {
        guard let field = table.field(named: assignment.name) else { continue }
        if let put = field.prepare(assignment.value, &decoding) {
          put(&arguments)
        } else {
          fits = false
        }
      }
      guard fits, check(&arguments, nodes, &decoding) else { return nil }
      let ready = arguments
      return Call(make: { try make($0, ready) }, standard: standard(ready))
    }
  }

  /// Creates an initializer without parameters.
  ///
  /// - Parameter make: makes the view controller of a class, during the run, or returns nil if the
  ///   class belongs to another kit.
  public init(make: @escaping @Sendable (any ScreenViewController.Type) throws -> UIViewController?)
  {
    parameters = []
    names = []
    check = { _, _, _ in }
    decode = { _, _, _ in Call(make: make, standard: 0) }
  }
}

/// The nodes of the arguments for a view controller's initializer, for reports about them.
public struct ArgumentNodes: Sendable {
  /// The place of the screen's `viewController`, for reports about missing arguments.
  public let screen: Place
  private(set) var assignments: [Assignment]

  init(screen: Place, assignments: [Assignment]) {
    self.screen = screen
    self.assignments = assignments
  }

  /// The value of a parameter; nil if the screen does not set it.
  ///
  /// - Parameter name: the parameter's name in the table.
  public subscript(name: String) -> Node? {
    assignments.first { $0.name == name }?.value
  }

  /// Returns whether all required parameters are set, and reports the missing ones.
  ///
  /// - Parameter what: the screen, as messages name it.
  func hasAll(
    _ parameters: [FieldDescription], of what: String, _ decoding: inout Decoding
  ) -> Bool {
    let missing = parameters.filter { parameter in
      parameter.isRequired && !assignments.contains { $0.name == parameter.name }
    }
    for parameter in missing {
      decoding.diagnostics.append(.missingKey(parameter, in: what, at: screen))
    }
    return missing.isEmpty
  }

  /// Keeps one of some parameters: the one of the strongest layer.
  ///
  /// - Returns: whether exactly one is left; if not, the problem was reported.
  mutating func choose(
    among alternatives: [String], _ parameters: [FieldDescription],
    _ decoding: inout Decoding
  ) -> Bool {
    guard let first = alternatives.first else { return true }
    let given = assignments.filter { alternatives.contains($0.name) }
    guard let strongest = given.map(\.origin.layer).max() else {
      let field = parameters.first { $0.name == first }
      decoding.diagnostics.append(.missingAlternative(alternatives, adding: field, at: screen))
      return false
    }
    let rivals = given.filter { $0.origin.layer == strongest }
    if rivals.count > 1, let other = rivals.first, let last = rivals.last {
      decoding.diagnostics.append(.bothAlternatives(other, last))
      return false
    }
    if given.count > 1 {
      assignments.removeAll { $0.origin.layer < strongest && alternatives.contains($0.name) }
    }
    return true
  }
}
