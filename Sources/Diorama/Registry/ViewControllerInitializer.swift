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
  let decode: @Sendable ([Assignment], Place, inout Decoding) -> Maker?

  /// Parameters that a table reads into `Arguments`.
  ///
  /// - Parameters:
  ///   - table: the parameters.
  ///   - initial: the arguments when none is given.
  ///   - check: reports what is wrong with the arguments together, such as two that exclude each
  ///     other; the place is that of the screen's `viewController`.
  ///   - make: makes the view controller of a class; nil if the class is another kit's.
  public init<Arguments: Sendable>(
    _ table: RecordTable<Arguments>, startingWith initial: Arguments,
    check: @escaping @Sendable (Arguments, Place, inout Decoding) -> Bool = { _, _, _ in true },
    make: @escaping @Sendable (any ScreenViewController.Type, Arguments) -> UIViewController?
  ) {
    parameters = table.descriptions
    names = table.fields.map(\.name)
    decode = { assignments, place, decoding in
      var arguments = initial
      var fits = true
      for assignment in assignments {
        guard let field = table.fields.first(where: { $0.name == assignment.name }) else {
          continue
        }
        if !field.read(assignment.value, &decoding, &arguments) { fits = false }
      }
      guard fits, check(arguments, place, &decoding) else { return nil }
      let ready = arguments
      return { make($0, ready) }
    }
  }

  /// An initialiser without parameters.
  public init(make: @escaping @Sendable (any ScreenViewController.Type) -> UIViewController?) {
    parameters = []
    names = []
    decode = { _, _, _ in make }
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
