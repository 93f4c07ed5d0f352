import YAML

extension EventText {
  /// A document of our reader as events: aliases appear where they are written, and merged entries
  /// are left out.
  public init(_ document: Document) {
    self.init()
    append("+DOC")
    append(document.root)
    append("-DOC")
  }

  private mutating func append(_ node: Node) {
    if node.definition != nil {
      append("=ALI *\(node.anchor ?? "")")
      return
    }
    let properties = Self.properties(node.anchor, node.tag)
    switch node.kind {
    case .scalar:
      let indicator: Character =
        switch node.style {
        case .plain: ":"
        case .singleQuoted: "'"
        case .doubleQuoted: "\""
        case .literal: "|"
        case .folded: ">"
        }
      append(
        node.withUTF8 { Self.scalar($0, indicator: indicator, anchor: node.anchor, tag: node.tag) })
    case .sequence:
      append("+SEQ\(properties)")
      for item in node.items { append(item) }
      append("-SEQ")
    case .mapping:
      append("+MAP\(properties)")
      for entry in node.entries where entry.merge == nil {
        append(entry.key)
        append(entry.value)
      }
      append("-MAP")
    }
  }
}
