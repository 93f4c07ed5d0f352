import DioramaKit
import YAML

/// The problems of colors and fonts.
extension Decoding {
  mutating func reportInvalidColor(_ node: Node) {
    report(
      node, isNot: "a color", among: SBUColors.all.map(\.name),
      help: "write \"#RRGGBB\" or \"#RRGGBBAA\" in quotes, or the name of one of the kit's colors")
  }

  mutating func reportInvalidFont(_ node: Node) {
    report(
      node, isNot: "a font", among: SBUFonts.all.map(\.name),
      help: "write '{size: 20, weight: bold}' or the name of one of the kit's fonts")
  }

  private mutating func report(
    _ node: Node, isNot what: String, among names: [String], help: String
  ) {
    let near =
      node.kind == .scalar && !node.isNull
      ? Diagnostic.Help.nearest(to: node.text, among: names) : nil
    reportWrongValue(node, wanted: what, help: near ?? Diagnostic.Help(help))
  }
}
