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
    let own = initializers(between: open, and: close)
    guard !own.contains(where: { labels(ofInitializerAt: $0) == initializer.labels }) else {
      return
    }
    let hasOwn = own.contains { !hasModifier("convenience", before: $0) }
    guard hasOwn else { return }
    let isOpen = tokens[..<keyword].suffix(3).contains { ["public", "open"].contains($0.text) }
    let called = initializer.labels.map { "\($0):" }.joined()
    insert(
      "; \(isOpen ? "public " : "")required init(\(initializer.rawValue)) "
        + "{ fatalError(\"init(\(called)) is not implemented\") }", after: close - 1)
  }

  /// Lets `init?(coder:)`, if it only ends the run or returns nil, call an initializer that needs no
  /// arguments: a class that is registered by its name alone is made by `init(coder:)`.
  ///
  /// A convenience initializer cannot be called by subclasses, so a class with subclasses does not
  /// change.
  ///
  /// - Parameter keyword: the index of the word `class`.
  mutating func forwardCoderInitializer(at keyword: Int) {
    guard let name = tokens.typeName(at: keyword), !parents.values.contains(name.text),
      let open = tokens[name.end...].firstIndex(where: { $0.text == "{" }),
      let close = tokens.closing(open)
    else { return }
    let own = initializers(between: open, and: close)
    let arguments =
      own.contains(where: needsNoArguments)
      ? ""
      : own.contains { labels(ofInitializerAt: $0) == ["nibName", "bundle"] }
        ? "nibName: nil, bundle: nil" : nil
    guard let arguments,
      let coder = own.first(where: { labels(ofInitializerAt: $0) == ["coder"] }),
      let list = tokens[coder...].firstIndex(where: { $0.text == "(" }),
      let end = tokens.closing(list), tokens.text(at: end + 1) == "{"
    else { return }
    var last = end + 1
    if let name = tokens.word(at: end + 2), Self.endings.contains(name),
      tokens.text(at: end + 3) == "(", let close = tokens.closing(end + 3)
    {
      last = close
    }
    for word in [";", "return", "nil"] where tokens.text(at: last + 1) == word[...] { last += 1 }
    guard last > end + 1, tokens.text(at: last + 1) == "}" else { return }
    if !hasModifier("convenience", before: coder) {
      let start = tokens[coder].range.lowerBound
      edit(start..<start, "convenience ")
    }
    replace(end + 2, through: last, with: "self.init(\(arguments))")
  }

  /// The functions that end a run.
  private static let endings: Set<Substring> = [
    "fatalError", "preconditionFailure", "assertionFailure",
  ]

  /// Whether an initializer can be called without arguments, and always makes an object.
  private func needsNoArguments(_ place: Int) -> Bool {
    guard tokens.text(at: place + 1) == "(", let close = tokens.closing(place + 1),
      tokens.text(at: close + 1) == "{"
    else { return false }
    return tokens.split(between: place + 2, and: close).allSatisfy { parameter in
      parameter.contains { tokens[$0].text == "=" }
    } && !tokens[tokens.declarationStart(of: place)..<place].contains { $0.text == "unavailable" }
  }

  /// The words `init` of the initializers that a type declares between its braces.
  private func initializers(between open: Int, and close: Int) -> [Int] {
    var depth = 0
    return (open..<close).filter { place in
      if ["{", "(", "["].contains(tokens[place].text) { depth += 1 }
      if ["}", ")", "]"].contains(tokens[place].text) { depth -= 1 }
      return depth == 1 && tokens[place].text == "init" && tokens.text(at: place - 1) != "."
    }
  }

  private func hasModifier(_ word: Substring, before place: Int) -> Bool {
    tokens[..<place].suffix(4).reversed().prefix { Self.modifiers.contains($0.text) }
      .contains { $0.text == word }
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
