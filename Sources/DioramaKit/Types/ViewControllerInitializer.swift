import HeadlessUIKit
import YAML

/// The parameters of a view controller's initialisers, and how one is made from them.
///
/// They stand at the top level of a screen, beside `viewController`:
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
  /// Makes a view controller of a class; inside the run.
  public typealias Maker = @Sendable (any ScreenViewController.Type) -> UIViewController?

  /// The parameters as data.
  public let parameters: [FieldDescription]
  package let names: [String]
  package let decode: @Sendable ([Assignment], Place, inout Decoding) -> Call?
  /// Reads the value of one parameter, for what it reports.
  package let check: @Sendable (String, Node, inout Decoding) -> Void

  /// A call of an initialiser, ready to be made.
  package struct Call: Sendable {
    package let make: Maker
    /// Which of its slots' standard entries the view controller takes its parts from.
    package let standard: Int
  }

  /// Parameters that a table reads into `Arguments`.
  ///
  /// - Parameters:
  ///   - table: the parameters; a screen has to give those that are required.
  ///   - initial: the arguments when none is given.
  ///   - alternatives: parameters of which exactly one has to be given, such as an object or its
  ///     id. One of a stronger layer takes the place of another one of a weaker layer.
  ///   - check: reports what is wrong with the arguments together, and fills in what follows from
  ///     others.
  ///   - standard: which of the standard entries of a slot applies, where a slot has several.
  ///   - make: makes the view controller of a class; nil if the class is another kit's.
  public init<Arguments: Sendable>(
    _ table: RecordTable<Arguments>, startingWith initial: Arguments,
    oneOf alternatives: [String] = [],
    check: @escaping @Sendable (inout Arguments, ArgumentNodes, inout Decoding) -> Bool = {
      _, _, _ in true
    },
    standard: @escaping @Sendable (Arguments) -> Int = { _ in 0 },
    make: @escaping @Sendable (any ScreenViewController.Type, Arguments) -> UIViewController?
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
      return Call(make: { make($0, ready) }, standard: standard(ready))
    }
  }

  /// An initialiser without parameters.
  ///
  /// - Parameter make: makes the view controller of a class, inside the run; nil if the class is
  ///   another kit's.
  public init(make: @escaping @Sendable (any ScreenViewController.Type) -> UIViewController?) {
    parameters = []
    names = []
    check = { _, _, _ in }
    decode = { _, _, _ in Call(make: make, standard: 0) }
  }
}

/// Where the arguments of a view controller's initialiser stand, for reports about them.
public struct ArgumentNodes: Sendable {
  /// The place of the screen's `viewController`, for what is not there.
  public let screen: Place
  private(set) var assignments: [Assignment]

  init(screen: Place, assignments: [Assignment]) {
    self.screen = screen
    self.assignments = assignments
  }

  /// The value of a parameter; nil when it is not given.
  ///
  /// - Parameter name: the parameter's name in the table.
  public subscript(name: String) -> Node? {
    assignments.first { $0.name == name }?.value
  }

  /// Whether all required parameters are given; those that are not were reported.
  ///
  /// - Parameter what: what a message calls the screen.
  func hasAll(
    _ parameters: [FieldDescription], of what: String, _ decoding: inout Decoding
  ) -> Bool {
    let missing = parameters.filter { parameter in
      parameter.isRequired && !assignments.contains { $0.name == parameter.name }
    }
    for parameter in missing {
      decoding.diagnostics.report(
        .missingKey, "\(what) needs '\(parameter.name)'", at: screen,
        help: Diagnostic.Help("\(parameter.name): \(parameter.meaning)"))
    }
    return missing.isEmpty
  }

  /// Leaves one of some parameters: that of the strongest layer.
  ///
  /// - Returns: whether there is exactly one; if not, that was reported.
  mutating func choose(
    among alternatives: [String], _ parameters: [FieldDescription],
    _ decoding: inout Decoding
  ) -> Bool {
    guard let first = alternatives.first else { return true }
    let given = assignments.filter { alternatives.contains($0.name) }
    guard let strongest = given.map(\.origin.layer).max() else {
      let words = alternatives.map { "'\($0)'" }.joined(separator: " or ")
      let meaning = parameters.first { $0.name == first }?.meaning ?? ""
      decoding.diagnostics.report(
        .missingKey, "the screen needs \(words)", at: screen,
        help: Diagnostic.Help("\(first): \(meaning)"))
      return false
    }
    let rivals = given.filter { $0.origin.layer == strongest }
    if rivals.count > 1, let other = rivals.first, let last = rivals.last {
      decoding.diagnostics.report(
        .wrongValue, "the screen has both '\(other.name)' and '\(last.name)'", at: last.key.place,
        help: Diagnostic.Help("write one of them"),
        notes: [Diagnostic.Note("the other one is here", at: other.key.place)])
      return false
    }
    if given.count > 1 {
      assignments.removeAll { $0.origin.layer < strongest && alternatives.contains($0.name) }
    }
    return true
  }
}
