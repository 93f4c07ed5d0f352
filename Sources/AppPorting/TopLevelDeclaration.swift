/// A type or extension that is not nested in another one.
struct TopLevelDeclaration {
  /// The index of its first token, including attributes and modifiers.
  let start: Int
  /// The index of its keyword, such as `class` or `extension`.
  let keyword: Int
  let name: Substring
  /// The index after the name.
  let nameEnd: Int
  /// The indices of its braces.
  let open: Int
  let close: Int
}

extension [Token] {
  /// The types and extensions that are not nested in another one, in order.
  var topLevelDeclarations: [TopLevelDeclaration] {
    var found: [TopLevelDeclaration] = []
    var place = 0
    while place < count {
      defer { place += 1 }
      if let name = typeName(at: place),
        let open = self[name.end...].firstIndex(where: { $0.text == "{" }),
        let close = closing(open)
      {
        found.append(
          TopLevelDeclaration(
            start: declarationStart(of: place), keyword: place, name: name.text,
            nameEnd: name.end, open: open, close: close))
        place = close
      } else if self[place].kind == .punctuation, self[place].text == "{",
        let close = closing(place)
      {
        place = close
      }
    }
    return found
  }

  /// Returns the index at which the attributes and modifiers before a keyword begin.
  func declarationStart(of keyword: Int) -> Int {
    var start = keyword
    while start > 0 {
      let before = start - 1
      if let word = word(at: before) {
        if text(at: before - 1) == "@" {
          start = before - 1
        } else if SourceRewriter.modifiers.contains(word) || word == "indirect" {
          start = before
        } else {
          return start
        }
      } else if self[before].text == ")",
        let open = indices[..<before].last(where: {
          self[$0].text == "(" && closing($0) == before
        }),
        text(at: open - 2) == "@" || SourceRewriter.modifiers.contains(text(at: open - 1) ?? "")
      {
        start = text(at: open - 2) == "@" ? open - 2 : open - 1
      } else {
        return start
      }
    }
    return start
  }
}

extension SourceRewriter {
  /// Omits types, together with their extensions in the same file.
  ///
  /// - Parameter names: the names of types that are not nested; missing ones cause a warning.
  /// - Parameter reason: why they are omitted.
  mutating func exclude(_ names: [String], because reason: Reason) {
    guard !names.isEmpty else { return }
    let declarations = tokens.topLevelDeclarations
    for name in names where !declarations.contains(where: { $0.name == name }) {
      warnMissing(name)
    }
    for declaration in declarations where names.contains(String(declaration.name)) {
      self.reason = reason
      excludedRanges.append(declaration.start..<declaration.close + 1)
      replace(declaration.start, through: declaration.close, with: "")
    }
  }

  /// Merges extensions that directly follow their class into it if they override members, or have
  /// members that may be overridden: Swift allows that only in a class, while a device allows it in
  /// extensions, too.
  ///
  /// The brace that ends the class is erased, and so is the head of the extension, so no line
  /// moves.
  mutating func mergeExtensions() {
    var declarations = tokens.topLevelDeclarations[...]
    while let first = declarations.popFirst() {
      guard tokens[first.keyword].text == "class", !isExcluded(first.keyword) else { continue }
      var followers: [TopLevelDeclaration] = []
      var last = first
      while let next = declarations.first, tokens[next.keyword].text == "extension",
        next.name == first.name, directlyFollows(last, next),
        !tokens[next.nameEnd..<next.open].contains(where: { $0.text == "where" })
      {
        followers.append(next)
        last = next
        declarations = declarations.dropFirst()
      }
      let isInherited = parents.values.contains(first.name)
      guard !tokens[first.nameEnd..<first.open].contains(where: { $0.text == "where" }),
        let end = followers.lastIndex(where: { isInherited || overrides($0) })
      else { continue }
      join(Array(followers[...end]), to: first)
    }
  }

  private func isExcluded(_ index: Int) -> Bool { excludedRanges.contains { $0.contains(index) } }

  /// Whether only attributes that are removed separate two declarations.
  private func directlyFollows(_ first: TopLevelDeclaration, _ next: TopLevelDeclaration) -> Bool {
    next.start == first.close + 1
      && tokens[next.start..<next.keyword].allSatisfy {
        ["@", "objc", "MainActor"].contains($0.text)
      }
  }

  /// Whether something in an extension overrides, or can be overridden.
  private func overrides(_ declaration: TopLevelDeclaration) -> Bool {
    tokens[declaration.open...declaration.close].contains {
      $0.kind == .word && ["override", "open"].contains($0.text)
    }
  }

  private mutating func join(_ extensions: [TopLevelDeclaration], to type: TopLevelDeclaration) {
    reason = .merged
    var protocols: [String] = []
    var last = type
    for next in extensions {
      erase(last.close, through: last.close)
      if tokens.text(at: next.nameEnd) == ":" {
        protocols.append(tokens.joined(Array(next.nameEnd + 1..<next.open)))
      }
      erase(next.keyword, through: next.open)
      mergedExtensions.insert(next.keyword)
      last = next
    }
    guard !protocols.isEmpty else { return }
    let inherits = tokens[type.nameEnd..<type.open].contains { $0.text == ":" }
    insert("\(inherits ? "," : ":") \(protocols.joined(separator: ", "))", after: type.open - 1)
  }
}
