import Diorama
import YAML

/// Noted when the screen's fixture is faulty, so that ids are not held against it.
struct FaultyChatData: Sendable {}

extension ChatData {
  /// A fixture: a mapping, or a path to a file with one.
  public static let shape = ValueShape<ChatData>(
    .either([
      .file(endings: FixtureFormat.endings), .record(FixtureParts.table.descriptions),
    ])
  ) { node, decoding in
    let data = read(node, &decoding)
    decoding[fact: FaultyChatData.self] = data == nil ? FaultyChatData() : nil
    return data
  }

  private static func read(_ node: Node, _ decoding: inout Decoding) -> ChatData? {
    switch node.kind {
    case .mapping:
      var reader = FixtureReader()
      return reader.data(node, &decoding)
    case .scalar where !node.isNull:
      return FixtureFormat.read(node, &decoding)
    case .scalar, .sequence:
      decoding.reportWrongValue(node, wanted: shape.description)
      return nil
    }
  }
}
