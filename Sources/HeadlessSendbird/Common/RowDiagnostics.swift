import DioramaKit
import YAML

/// The problems of rows.
extension Diagnostic {
  static func missingItem(of row: Node, available items: [String]) -> Diagnostic {
    Diagnostic(
      .missingKey, "missing key 'item' or 'title' in a row", at: row.place,
      help: Help("add 'title', or 'item' with one of: \(items.joined(separator: ", "))"))
  }
}

/// The problems of pictures of rows.
extension Decoding {
  mutating func reportInvalidPicture(_ node: Node, named text: String) {
    let names = SBUIcons.named.keys.sorted()
    reportWrongValue(
      node, wanted: "1 to 3 characters or the name of one of the kit's icons",
      help: .nearest(to: text, among: names)
        ?? .allowed(names, command: "\(commandName) types SBUIconSet"))
  }
}
