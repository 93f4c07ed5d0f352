/// Collects the changes to one file that make it compile without the Objective-C runtime and nibs.
///
/// The changes neither add nor remove lines.
struct SourceRewriter {
  /// Warnings, each with its line, about code that is omitted or cannot work.
  private(set) var warnings: [(line: Int, message: String)] = []
  let tokens: [Token]
  let parents: [Substring: Substring]
  let optionals: [OptionalRequirement]
  /// The methods that the app compares with nil.
  let methodsComparedWithNil: Set<Substring>
  /// The names that the app declares, also those of members.
  let declaredNames: Set<Substring>
  /// Whether the copies do not import a module.
  let removesModule: (Substring) -> Bool
  /// The words `func` of a type's functions with a name: the key is `Shop.tap`.
  let functions: [String: [Int]]
  /// The names of older Swift that a warning names.
  var reportedNames: Set<Substring> = []
  private(set) var edits: [Edit] = []
  /// Why the code at hand is changed.
  var reason = Reason.objectiveC
  /// The tokens that are omitted; no other change applies to them.
  var excludedRanges: [Range<Int>] = []
  /// The keywords of extensions that are merged into the class that they extend.
  var mergedExtensions: Set<Int> = []
  /// The open types at a token, outermost first; nil for a brace of anything else.
  private var scopes: [Scope?] = []
  private var nextScope: Scope?

  /// A change: new text for some bytes of the file.
  struct Edit {
    let range: Range<Int>
    let text: String
    let reason: Reason
  }

  /// A declared or extended type.
  private struct Scope {
    let keyword: Substring
    let name: Substring
    /// The first name after the colon of its declaration.
    let parent: Substring?
  }

  /// - Parameters:
  ///   - tokens: the tokens of the file.
  ///   - parents: the superclass of each class of the app.
  ///   - optionals: the optional methods of the app's protocols.
  ///   - methodsComparedWithNil: the methods that the app compares with nil.
  ///   - declaredNames: the names that the app declares.
  ///   - removesModule: whether the copies do not import a module.
  init(
    tokens: [Token], parents: [Substring: Substring], optionals: [OptionalRequirement],
    methodsComparedWithNil: Set<Substring>, declaredNames: Set<Substring>,
    removesModule: @escaping (Substring) -> Bool
  ) {
    self.tokens = tokens
    self.parents = parents
    self.optionals = optionals
    self.methodsComparedWithNil = methodsComparedWithNil
    self.declaredNames = declaredNames
    self.removesModule = removesModule
    functions = tokens.functionsByType
  }

  /// Collects all changes.
  mutating func rewrite() {
    for index in tokens.indices where !excludedRanges.contains(where: { $0.contains(index) }) {
      let token = tokens[index]
      switch (token.kind, token.text) {
      case (.punctuation, "{"):
        scopes.append(nextScope)
        nextScope = nil
      case (.punctuation, "}"): _ = scopes.popLast()
      case (.punctuation, "@"): readAttribute(at: index)
      case (.punctuation, "#"): readDirective(at: index)
      case (.word, "override"):
        reason = .required
        replaceOverrideByRequired(at: index)
      case (.word, "import"):
        reason = .module
        rewriteImport(at: index)
      case (.word, "func"):
        if isInProtocol { continue }
        reason = .optional
        addOptionalProperty(at: index)
        reason = .override
        addOverride(at: index)
      case (.word, "current"), (.word, "autoupdatingCurrent"):
        reason = .locale
        if tokens.text(at: index - 1) == ".", tokens.text(at: index - 2) == "Locale" {
          edit(token.range, "ofRun")
        }
      case (.word, "os"):
        reason = .system
        if tokens.text(at: index + 1) == "(", tokens.text(at: index + 2) == "iOS" {
          edit(token.range.lowerBound..<tokens[index + 3].range.upperBound, "true")
        }
      case (.word, _):
        if let name = tokens.typeName(at: index) {
          let keyword = mergedExtensions.contains(index) ? "class" : token.text
          let parent = token.text == "extension" ? nil : tokens.parent(after: name.end)
          nextScope = Scope(keyword: keyword, name: name.text, parent: parent)
          reason = .required
          if token.text == "class" {
            addRequiredInitializer(at: index)
            reason = .coder
            forwardCoderInitializer(at: index)
          }
        } else {
          reason = .optional
          rewriteOptionalCall(at: index)
          reason = .nib
          addExpectedType(at: index)
          warnOfOldName(at: index)
        }
      default: break
      }
    }
  }

  /// Returns the file with all changes, and with the place of the original.
  ///
  /// Comments or empty lines make space for the two lines that each copy needs, so that the copy has
  /// as many lines as the file. Without such lines, it has two more.
  ///
  /// - Parameters:
  ///   - source: the text of the file.
  ///   - path: its path.
  func applied(to source: String, from path: String) -> String {
    func location(_ line: Int) -> String {
      "#sourceLocation(file: \(AppFiles.quoted(path)), line: \(line))"
    }
    var copy = self
    guard let gap = firstGap(needsImport: !importsUIKit) else {
      return "import UIKit\n\(location(1))\n" + rewritten(source)
    }
    var lines = Array(repeating: "", count: gap.lines)
    lines[gap.lines - 1] = location(gap.line)
    // UIKit makes the replacements of Foundation's clocks visible in every file, whatever it
    // imports.
    if !importsUIKit { lines[0] = "import UIKit" }
    copy.reason = .head
    copy.edit(
      gap.range, (gap.isAfterToken ? "\n" : "") + lines.joined(separator: "\n") + "\n" + gap.indent)
    return copy.rewritten(source)
  }

  /// Whether the file imports UIKit, in no `#if`.
  var importsUIKit: Bool {
    tokens.indices.contains {
      tokens[$0].text == "import" && tokens.text(at: $0 + 1) == "UIKit"
        && !tokens[..<$0].contains { $0.text == "#" }
    }
  }

  /// Lines before a token that have nothing but comments.
  private struct Gap {
    let range: Range<Int>
    let lines: Int
    /// The line of the token after it.
    let line: Int
    let isAfterToken: Bool
    let indent: String
  }

  /// Returns the first lines without code, if only imports are before them.
  private func firstGap(needsImport: Bool) -> Gap? {
    let needed = needsImport ? 2 : 1
    for index in tokens.indices.prefix(40) {
      let token = tokens[index]
      let before = index == 0 ? nil : tokens[index - 1]
      let lines = token.line - (before?.line ?? 0) - 1
      if lines >= needed {
        let start = before?.range.upperBound ?? 0
        // A merged extension or a removed type may have changed what is here.
        guard !edits.contains(where: { $0.range.overlaps(start..<token.range.lowerBound) }) else {
          return nil
        }
        return Gap(
          range: start..<token.range.lowerBound, lines: lines, line: token.line,
          isAfterToken: before != nil, indent: "")
      }
      guard
        Self.importWords.contains(token.text) || [".", "@"].contains(token.text)
          || tokens.text(at: index - 1).map({
            Self.importWords.contains($0) || [".", "@"].contains($0)
          }) == true
      else { return nil }
    }
    return nil
  }

  private static let importWords: Set<Substring> = [
    "import", "class", "struct", "enum", "protocol", "func", "typealias", "var", "let",
  ]

  /// Returns the reasons of the changes, by the lines at which they begin.
  func reasons(in source: String) -> [Int: [Reason]] {
    var starts: [Int] = [0]
    for (place, byte) in source.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(place + 1)
    }
    var found: [Int: [Reason]] = [:]
    var line = 1
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      while line < starts.count, starts[line] <= edit.range.lowerBound { line += 1 }
      if found[line]?.contains(edit.reason) != true { found[line, default: []].append(edit.reason) }
    }
    return found
  }

  /// Returns the file with all changes.
  func rewritten(_ source: String) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var end = 0
    let inOrder = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in inOrder
    where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// Warns about the whole file.
  mutating func warn(_ message: String) { warnings.append((1, message)) }

  mutating func warn(_ message: String, at index: Int) {
    warnings.append((tokens[index].line, message))
  }

  /// Warns that a type to omit does not exist.
  mutating func warnMissing(_ name: String) {
    warnings.append((1, "cannot omit '\(name)': this file does not declare it"))
  }

  /// Replaces bytes of the file by a text, for the current ``reason``.
  mutating func edit(_ range: Range<Int>, _ text: String) {
    edits.append(Edit(range: range, text: text, reason: reason))
  }

  /// Inserts a text after a token.
  mutating func insert(_ text: String, after index: Int) {
    let place = tokens[index].range.upperBound
    edit(place..<place, text)
  }

  mutating func erase(_ first: Int, through last: Int) {
    // Spaces in place of the erased characters preserve the columns of the following code.
    let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    guard tokens[first].line == tokens[last].line else {
      for index in first...last {
        let lines = tokens[index].text.utf8.count { $0 == UInt8(ascii: "\n") }
        edit(tokens[index].range, String(repeating: "\n", count: lines))
      }
      return
    }
    edit(range, String(repeating: " ", count: range.count))
  }

  // MARK: Attributes

  private mutating func readAttribute(at index: Int) {
    guard let name = tokens.word(at: index + 1) else { return }
    switch name {
    case "NSManaged":
      reason = .managed
      rewriteManagedProperty(at: index)
    case "IBOutlet":
      reason = .outlet
      erase(index, through: index + 1)
      initializeOutlet(after: index + 2)
    case "MainActor":
      reason = .actor
      removeMainActor(at: index)
    case let name where Self.removedAttributes.contains(name):
      reason = .objectiveC
      if name == "objc", let keyword = keyword("protocol", after: index) {
        rewriteObjCProtocol(at: keyword)
      }
      var last = index + 1
      if tokens.text(at: last + 1) == "(", tokens[last + 1].isAdjacent,
        let end = tokens.closing(last + 1)
      {
        last = end
      }
      erase(index, through: last)
    default: break
    }
  }

  /// Attributes of the Objective-C runtime, of nibs and of program entry points.
  private static let removedAttributes: Set<Substring> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSCopying", "UIApplicationMain", "main",
  ]

  /// Returns the index of a keyword after attributes and modifiers, such as `private(set)`; nil for
  /// other declarations.
  func keyword(_ keyword: Substring, after index: Int) -> Int? {
    var place = index
    while let text = tokens.text(at: place), text != keyword {
      guard text == "@" || Self.modifiers.contains(text) else { return nil }
      place += text == "@" ? 2 : 1
      if tokens.text(at: place) == "(", let end = tokens.closing(place) { place = end + 1 }
    }
    return tokens.indices.contains(place) ? place : nil
  }

  static let modifiers: Set<Substring> = [
    "open", "public", "package", "internal", "fileprivate", "private", "final", "static", "class",
    "override", "lazy", "weak", "unowned", "convenience", "required", "dynamic", "mutating",
    "nonisolated",
  ]

  /// Removes the main actor from a declaration, a function type or a closure: all code of a run is
  /// on one thread, and UIKit's classes belong to no actor here.
  private mutating func removeMainActor(at index: Int) {
    var last = index + 1
    // `@MainActor(unsafe)`
    if tokens.text(at: last + 1) == "(", tokens[last + 1].isAdjacent,
      tokens.text(at: last + 2) == "unsafe"
    {
      last += 3
    }
    // `in` needs something before it, so it goes together with the attribute.
    if tokens.text(at: index - 1) == "{", tokens.text(at: last + 1) == "in" { last += 1 }
    erase(index, through: last)
  }

  // MARK: Imports

  /// Rewrites an import so that it names a module that exists here.
  private mutating func rewriteImport(at index: Int) {
    guard let module = tokens.importedModule(at: index) else { return }
    var end = module
    while tokens.text(at: end + 1) == ".", tokens.word(at: end + 2) != nil { end += 2 }
    if removesModule(tokens[module].text) {
      if tokens.text(at: end + 1) == ";" { end += 1 }
      return erase(tokens.declarationStart(of: index), through: end)
    }
    if Self.modifiers.contains(tokens.text(at: index - 1) ?? "") {
      reason = .access
      erase(index - 1, through: index - 1)
      reason = .module
    }
    let hasKind = module > index + 1
    // `import class UIKit.UIView`: the module of that name here only re-exports another. No module
    // here has a submodule, as in `import UIKit.UIGestureRecognizerSubclass`.
    guard end > module,
      !hasKind || AvailableModules.ofThisPackage.contains(String(tokens[module].text))
    else { return }
    if hasKind { erase(index + 1, through: index + 1) }
    erase(module + 1, through: end)
  }

  mutating func replace(_ first: Int, through last: Int, with text: String) {
    let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    edits.removeAll { range.contains($0.range.lowerBound) }
    let lines = tokens[last].line - tokens[first].line
    edit(range, text + String(repeating: "\n", count: lines))
  }

  /// The innermost open type, qualified with the types around it.
  var enclosingType: String? {
    guard let last = scopes.lastIndex(where: { $0 != nil }) else { return nil }
    let first = scopes[...last].lastIndex { $0 == nil }.map { $0 + 1 } ?? 0
    return scopes[first...last].compactMap { $0?.name }.joined(separator: ".")
  }

  private var innermost: Scope? { scopes.last { $0 != nil } ?? nil }

  /// Whether the innermost type is a class declaration, not an extension.
  var isInClass: Bool { innermost?.keyword == "class" }
  private var isInProtocol: Bool { innermost?.keyword == "protocol" }

  /// The ancestors of the innermost type, the nearest first.
  var ancestors: [Substring] {
    guard let type = innermost else { return [] }
    // Another type of the same name may have another superclass.
    return type.parent.map { [$0] + ancestors(of: $0) } ?? ancestors(of: type.name)
  }

  /// Returns the ancestors of a class, the nearest first.
  func ancestors(of type: Substring) -> [Substring] {
    var result: [Substring] = []
    var name = type
    while let type = name.split(separator: ".").last, let parent = parents[type],
      !result.contains(parent)
    {
      result.append(parent)
      name = parent
    }
    return result
  }
}
