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
    guard let range = tokens.previewMacro(at: index) else { return }
    reason = .preview
    excludedRanges.append(range)
    // `@available(iOS 17, *)` belongs to it.
    replace(tokens.declarationStart(of: index), through: range.upperBound - 1, with: "")
  }

  private mutating func makeSelector(_ index: Int, _ end: Int) {
    let first = index + 3
    if ["getter", "setter"].contains(tokens.text(at: first)), tokens.text(at: first + 1) == ":" {
      return makeAccessorSelector(index, end)
    }
    let last = (tokens[first..<end].firstIndex { ["(", "as"].contains($0.text) } ?? end) - 1
    // The method's name follows its owner, as in `self.model.reload`.
    let owner = last > first ? first..<last - 1 : first..<first
    let type = typeOfOwner(owner)
    guard let name = tokens.word(at: last), last >= first, type != nil || owner.isEmpty else {
      return replaceByNoOpSelector(index, end)
    }
    // `#selector` becomes `Selector`.
    edit(tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, "Selector")
    guard let type else { return }
    replace(first, through: last, with: "\(type).\(name)")
    if let cast = tokens[first..<end].firstIndex(where: { $0.text == "as" }) {
      // `tap as () -> Void` names a method of an object; `Shop.tap` first takes the object.
      let takesType = tokens.text(at: cast + 1) == "(" && tokens.text(at: cast + 2) == type[...]
      if !takesType { insert(" (\(type)) ->", after: cast) }
    } else if let parameters = parametersOfOverload(first, end, of: type) {
      insert(" as (\(type)) -> (\(parameters)) -> Void", after: end - 1)
    }
  }

  /// Returns the type of an object or a type: of `self`, `Shop.Part` or `self.model`; nil if it is
  /// unknown.
  private func typeOfOwner(_ owner: Range<Int>) -> String? {
    var names = tokens[owner].filter { $0.kind == .word }.map(\.text)
    let isOwn = names.first.map { ["self", "Self", "super"].contains($0) } ?? true
    if isOwn { names = Array(names.dropFirst()) }
    if names.isEmpty { return enclosingType }
    if names.allSatisfy({ $0.first?.isUppercase == true }) {
      let type = isOwn ? names.joined(separator: ".") : tokens.joined(Array(owner))
      return isOwn ? enclosingType.map { "\($0).\(type)" } : type
    }
    return names.count > 1
      ? nil : tokens.typeOfVariable(names[0], near: owner.lowerBound, isMember: isOwn)
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
    let owner = index + 5..<max(index + 5, end - 2)
    guard tokens.text(at: index + 3) == "getter", let type = typeOfOwner(owner),
      let name = tokens.word(at: end - 1)
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

  /// Returns the range of `#Preview { ... }` at an index; nil for anything else.
  func previewMacro(at index: Int) -> Range<Int>? {
    guard self[index].text == "#", word(at: index + 1) == "Preview", self[index + 1].isAdjacent
    else { return nil }
    var end = index + 1
    if text(at: end + 1) == "(", let close = closing(end + 1) { end = close }
    guard text(at: end + 1) == "{", let close = closing(end + 1) else { return nil }
    return index..<close + 1
  }

  /// Returns the type that the file declares for a variable: `let cart: Cart`, `let cart = Cart()`.
  ///
  /// - Parameters:
  ///   - index: an index inside of a type, whose variables come first.
  ///   - isMember: whether only that type can have the variable.
  /// - Returns: the type; nil if it is unknown, or if there are several.
  fileprivate func typeOfVariable(
    _ name: Substring, near index: Int, isMember: Bool
  ) -> String? {
    let declarations = topLevelDeclarations
    let around = declarations.first { $0.open < index && index < $0.close }
    let own = declarations.filter { $0.name == around?.name }.flatMap { $0.open..<$0.close }
    var types = Set(own.compactMap { typeOfVariable(name, at: $0) })
    if types.isEmpty, !isMember { types = Set(indices.compactMap { typeOfVariable(name, at: $0) }) }
    return types.count == 1 ? types.first : nil
  }

  private func typeOfVariable(_ name: Substring, at place: Int) -> String? {
    guard self[place].text == name, ["let", "var"].contains(text(at: place - 1)),
      var type = word(at: place + 2).map(String.init), type.first?.isUppercase == true
    else { return nil }
    var end = place + 3
    while text(at: end) == ".", let part = word(at: end + 1), part.first?.isUppercase == true {
      type += ".\(part)"
      end += 2
    }
    let isDeclared = text(at: place + 1) == ":" && text(at: end) != "<"
    return isDeclared || text(at: place + 1) == "=" && text(at: end) == "(" ? type : nil
  }
}
