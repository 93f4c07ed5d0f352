import DioramaKit

extension SBUBaseMessageCell: Configurable {
  /// The kind of the type: a cell.
  public class var kind: TypeKind { .cell }
  /// The properties that YAML can set: none.
  public class var properties: PropertyTable { [] }
}
