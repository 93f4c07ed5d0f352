import Diorama
import YAML

extension ValueShape where Value == Node {
  /// A value that is read once other parts of the fixture are known.
  static func deferred(_ description: ShapeDescription) -> ValueShape {
    ValueShape(description) { node, _ in node }
  }

  /// A list of users, by id.
  static var userIds: ValueShape { .deferred(.list(.reference("user"))) }
}
