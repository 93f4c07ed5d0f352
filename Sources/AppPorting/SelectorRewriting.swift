/// Selectors, key paths, literals and previews: what begins with `#`.
extension SourceRewriter {
  /// Rewrites `#selector(...)` and similar expressions.
  ///
  /// - Parameter index: the index of `#`.
  mutating func readDirective(at index: Int) {
    guard let name = tokens.word(at: index + 1), tokens[index + 1].isAdjacent else { return }
    if name == "Preview" { return removePreview(at: index) }
    guard tokens.text(at: index + 2) == "(", let end = tokens.closing(index + 2) else { return }
    switch name {
    case "selector":
      reason = .selector
      makeSelector(index, end)
    case "keyPath":
      reason = .keyPath
      let path = tokens[(index + 3)..<end].map(\.text).joined()
      let parts = path.split(separator: ".")
      let isTyped = parts.count > 1 && parts.first?.first?.isUppercase == true
      replace(
        index, through: end, with: "\"\(parts.dropFirst(isTyped ? 1 : 0).joined(separator: "."))\"")
    case "colorLiteral":
      reason = .literal
      replace(index, through: index + 1, with: "UIColor")
    case "imageLiteral" where tokens.text(at: index + 3) == "resourceName":
      reason = .literal
      replace(index, through: index + 3, with: "(UIImage(named")
      insert(" ?? UIImage())", after: end)
    default: break
    }
  }

  /// Removes `#Preview { ... }`.
  private mutating func removePreview(at index: Int) {
    reason = .preview
    var end = index + 1
    if tokens.text(at: end + 1) == "(", let close = tokens.closing(end + 1) { end = close }
    guard tokens.text(at: end + 1) == "{", let close = tokens.closing(end + 1) else { return }
    // `@available(iOS 17, *)` belongs to it.
    var start = index
    if tokens.text(at: index - 1) == ")",
      let at = tokens[..<index].lastIndex(where: { $0.text == "@" }),
      tokens.closing(at + 2) == index - 1
    {
      start = at
    }
    excludedRanges.append(index..<close + 1)
    replace(start, through: close, with: "")
  }

  private mutating func makeSelector(_ index: Int, _ end: Int) {
    let first = index + 3
    guard let start = tokens[first..<end].first, start.kind == .word else {
      return replaceByNoOpSelector(index, end)
    }
    if ["getter", "setter"].contains(start.text), tokens.text(at: first + 1) == ":" {
      return makeAccessorSelector(index, end)
    }
    let isPath = tokens.text(at: first + 1) == "."
    var type = enclosingType
    if isPath, !["self", "Self", "super"].contains(start.text) {
      let isType = start.text.first?.isUppercase == true
      type = isType ? String(start.text) : tokens.typeOfVariable(start.text).map(String.init)
    }
    guard type != nil || !isPath else { return replaceByNoOpSelector(index, end) }
    // `#selector` becomes `Selector`.
    edit(tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, "Selector")
    guard let type else { return }
    edit(start.range, isPath ? type : "\(type).\(start.text)")
    if let cast = tokens[first..<end].firstIndex(where: { $0.text == "as" }) {
      // `tap as () -> Void` names a method of an object; `Shop.tap` first takes the object.
      let takesType = tokens.text(at: cast + 1) == "(" && tokens.text(at: cast + 2) == type[...]
      if !takesType { insert(" (\(type)) ->", after: cast) }
    } else if let parameters = parametersOfOverload(first, end, of: type) {
      insert(" as (\(type)) -> (\(parameters)) -> Void", after: end - 1)
    }
  }

  /// Returns the types of the parameters of the only overload that the Objective-C runtime can
  /// call; nil without overloads.
  private func parametersOfOverload(_ first: Int, _ end: Int, of type: String) -> String? {
    var path = Array(first..<end)
    var labels: [String]?
    if let open = path.firstIndex(where: { tokens[$0].text == "(" }) {
      labels = path[open...].filter { tokens[$0].text == ":" }.map { String(tokens[$0 - 1].text) }
      path = Array(path[..<open])
    }
    guard let name = path.last.map({ tokens[$0].text }) else { return nil }
    let owner = type.split(separator: ".").last ?? ""
    let methods = (functions["\(owner).\(name)"] ?? []).filter { place in
      guard let head = FunctionSignature(at: place, in: tokens) else { return false }
      return labels.map { $0 == head.labels } ?? true
    }
    let callable = methods.filter { place in
      tokens[..<place].suffix(8).reversed().prefix {
        $0.kind == .word && !["func", "var", "let"].contains($0.text) || $0.text == "@"
      }.contains { ["objc", "IBAction"].contains($0.text) }
    }
    guard methods.count > 1, callable.count == 1,
      let head = FunctionSignature(at: callable[0], in: tokens), head.result == nil
    else { return nil }
    return head.parameters.map(\.type).joined(separator: ", ")
  }

  /// Rewrites `#selector(getter: Shop.title)`: it reads the property.
  private mutating func makeAccessorSelector(_ index: Int, _ end: Int) {
    var path = tokens[(index + 5)..<end].map(\.text).filter { $0 != "." }
    let isTyped = path.first?.first?.isUppercase == true
    if ["self", "Self"].contains(path.first ?? "") { path.removeFirst() }
    let type = isTyped && path.count > 1 ? path.dropLast().joined(separator: ".") : enclosingType
    guard tokens.text(at: index + 3) == "getter", let type, let name = path.last,
      isTyped || path.count == 1
    else { return replaceByNoOpSelector(index, end) }
    replace(index, through: end, with: "Selector({ (it: \(type)) in { _ = it.\(name) } })")
  }

  /// Replaces a selector by one that calls nothing, with a warning.
  private mutating func replaceByNoOpSelector(_ index: Int, _ end: Int) {
    let text = tokens[index...end].map(\.text).joined()
    warn(
      "'\(text)' calls nothing here; write the method with its type: #selector(Type.method)",
      at: index)
    replace(index, through: end, with: "Selector({ (_: AnyObject) in {} })")
  }
}

extension [Token] {
  /// The words `func` of the functions of each type and its extensions, by `Type.name`.
  var functionsByType: [String: [Int]] {
    var found: [String: [Int]] = [:]
    var scopes: [Substring?] = []
    var next: Substring?
    for index in indices {
      switch self[index].text {
      case "{":
        scopes.append(next)
        next = nil
      case "}": _ = scopes.popLast()
      case "func":
        guard let name = word(at: index + 1), let type = scopes.last ?? nil else { continue }
        found["\(type).\(name)", default: []].append(index)
      default:
        if let name = typeName(at: index) { next = name.text.split(separator: ".").last }
      }
    }
    return found
  }

  /// Returns the type that the file declares for a variable: `let cart: Cart`, `let cart = Cart()`.
  fileprivate func typeOfVariable(_ name: Substring) -> Substring? {
    for place in indices where self[place].text == name {
      guard ["let", "var"].contains(text(at: place - 1) ?? ""), let type = word(at: place + 2)
      else { continue }
      let isDeclared = text(at: place + 1) == ":" && !["any", "some"].contains(type)
      let isCreated = text(at: place + 1) == "=" && text(at: place + 3) == "("
      if isDeclared || isCreated, type.first?.isUppercase == true { return type }
    }
    return nil
  }
}
