/// Initializers that UIKit calls for classes that it only knows by their registration.
extension SourceRewriter {
  /// Such an initializer, which is `required` here.
  private enum ClassInitializer: String {
    case cell = "style: UITableViewCell.CellStyle, reuseIdentifier: String?"
    case headerOrFooter = "reuseIdentifier: String?"
    case item = "frame: CGRect"

    var labels: [Substring] {
      switch self {
      case .cell: ["style", "reuseIdentifier"]
      case .headerOrFooter: ["reuseIdentifier"]
      case .item: ["frame"]
      }
    }
  }

  /// Replaces `override` by `required` if our superclass requires the initializer, because objects
  /// are created from the class alone.
  mutating func replaceOverrideByRequired(at index: Int) {
    var place = index + 1
    while let word = tokens.word(at: place), Self.modifiers.contains(word) { place += 1 }
    guard tokens.text(at: place) == "init", isRequired(labels(ofInitializerAt: place)) else {
      return
    }
    let near = tokens[max(0, index - 4)..<place]
    if near.contains(where: { $0.text == "required" }) {
      erase(index, through: index)
    } else {
      edit(tokens[index].range, "required")
    }
  }

  /// Adds the initializer that a cell must have, if the class has only others: on a device, too, a
  /// table that creates such a cell ends the app.
  ///
  /// - Parameter keyword: the index of the word `class`.
  mutating func addRequiredInitializer(at keyword: Int) {
    guard let name = tokens.typeName(at: keyword), let parent = tokens.parent(after: name.end),
      let initializer = requiredInitializer([parent] + ancestors(of: parent)),
      let open = tokens[name.end...].firstIndex(where: { $0.text == "{" }),
      let close = tokens.closing(open)
    else { return }
    var hasOwn = false
    var depth = 0
    for place in open..<close {
      if ["{", "(", "["].contains(tokens[place].text) { depth += 1 }
      if ["}", ")", "]"].contains(tokens[place].text) { depth -= 1 }
      guard depth == 1, tokens[place].text == "init", tokens.text(at: place - 1) != "." else {
        continue
      }
      if labels(ofInitializerAt: place) == initializer.labels { return }
      let before = tokens[..<place].suffix(4).reversed().prefix {
        Self.modifiers.contains($0.text)
      }
      if !before.contains(where: { $0.text == "convenience" }) { hasOwn = true }
    }
    guard hasOwn else { return }
    let isOpen = tokens[..<keyword].suffix(3).contains { ["public", "open"].contains($0.text) }
    let called = initializer.labels.map { "\($0):" }.joined()
    insert(
      "; \(isOpen ? "public " : "")required init(\(initializer.rawValue)) "
        + "{ fatalError(\"init(\(called)) is not implemented\") }", after: close - 1)
  }

  private func labels(ofInitializerAt place: Int) -> [Substring] {
    var open = place + 1
    if ["?", "!"].contains(tokens.text(at: open)) { open += 1 }
    guard tokens.text(at: open) == "(", let close = tokens.closing(open) else { return ["?"] }
    return tokens.split(between: open + 1, and: close).map { tokens[$0.lowerBound].text }
  }

  private func isRequired(_ labels: [Substring]) -> Bool {
    if labels == ClassInitializer.cell.labels || labels == ClassInitializer.headerOrFooter.labels {
      return true
    }
    switch labels.first {
    case "frame": return requiredInitializer(ancestors) == .item
    case "viewModel", "groupId", "displayConversationTypes", "channelType":
      return ancestors.contains { $0.hasPrefix("NC") }
    default: return false
    }
  }

  /// Returns the initializer that classes with the given ancestors must have.
  private func requiredInitializer(_ ancestors: [Substring]) -> ClassInitializer? {
    guard let last = ancestors.last else { return nil }
    switch last {
    case "UITableViewHeaderFooterView": return .headerOrFooter
    case "UICollectionReusableView": return .item
    case let name where name.hasSuffix("CollectionViewCell"): return .item
    case let name where name.hasPrefix("NC") && name.hasSuffix("MessageBaseCell"): return .item
    case "NCMessageCell", "NCTextMessageCell", "NCMediaMessageCell", "NCTipMessageCell":
      return .item
    case "UITableViewCell": return .cell
    case let name where ["SBU", "NC"].contains { name.hasPrefix($0) } && name.hasSuffix("Cell"):
      return .cell
    default: return nil
    }
  }
}
