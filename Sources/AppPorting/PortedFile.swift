/// A file of an app, unchanged.
package struct AppFile: Sendable {
  /// The path of the file, as diagnostics show it.
  package let path: String
  /// The text of the file.
  package let source: String
  /// The types that are omitted, together with their extensions in the file.
  package let excludedTypes: [String]
  /// A warning about the bytes of the file.
  let note: String?

  /// Creates a file.
  package init(path: String, source: String, excluding excludedTypes: [String] = []) {
    self.init(path: path, source: source, excluding: excludedTypes, note: nil)
  }

  /// Creates a file from its bytes, in UTF-8, UTF-16 or Latin-1.
  package init(path: String, bytes: [UInt8], excluding excludedTypes: [String] = []) {
    let (text, encoding) = Self.text(of: bytes)
    self.init(
      path: path, source: text, excluding: excludedTypes,
      note: encoding.map {
        "this file is not in UTF-8, and is read as \($0); iconv -f \($0) -t UTF-8 converts it"
      })
  }

  private init(path: String, source: String, excluding excludedTypes: [String], note: String?) {
    self.path = path
    self.source = source
    self.excludedTypes = excludedTypes
    self.note = note
  }

  /// Returns the text of a file, and its encoding unless that is UTF-8.
  private static func text(of bytes: [UInt8]) -> (String, String?) {
    let isLittle = bytes.starts(with: [0xff, 0xfe])
    if isLittle || bytes.starts(with: [0xfe, 0xff]) {
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
        let pair = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
        return isLittle ? pair.1 << 8 | pair.0 : pair.0 << 8 | pair.1
      }
      return (String(decoding: units, as: UTF16.self), "UTF-16")
    }
    // The mark that some editors write is allowed only at the start of a file.
    let plain = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes[3...] : bytes[...]
    if let text = String(validating: plain, as: UTF8.self) { return (text, nil) }
    return (String(String.UnicodeScalarView(plain.map { Unicode.Scalar($0) })), "ISO-8859-1")
  }
}

/// The files of one app, with the superclasses of all its classes.
package struct AppFiles: Sendable {
  /// A warning at a line of a file.
  package struct Notice: Equatable, Sendable {
    package let path: String
    package let line: Int
    package let message: String
  }

  /// Warnings about the whole app: modules that are missing, and files of other languages.
  package let notices: [Notice]
  /// The first name after the colon of each type of the app, by the last part of the type's name.
  private let parents: [Substring: Substring]
  /// The optional methods of the app's protocols.
  private let optionals: [OptionalRequirement]
  /// The names of the methods that the app compares with nil.
  private let methodsComparedWithNil: Set<Substring>
  /// The names that the app declares, also those of members.
  private let declaredNames: Set<Substring>
  private let sources: [SourceFile]
  private let modules: AvailableModules?

  /// Creates the files of an app, or of a part of it.
  ///
  /// - Parameters:
  ///   - files: the Swift files.
  ///   - others: the paths of the other files in the app's folders.
  ///   - targetFiles: the target's own Swift files, which can declare what the app's files use.
  ///   - modules: the modules that can be imported; nil imports all.
  package init(
    _ files: [AppFile], others: [String] = [], targetFiles: [AppFile] = [],
    modules: AvailableModules? = nil
  ) {
    var parents: [Substring: Substring] = [:]
    var optionals: [OptionalRequirement] = []
    var methodsComparedWithNil: Set<Substring> = []
    var sources = files.map { SourceFile($0) }
    var names: (all: Set<Substring>, top: Set<Substring>) = ([], [])
    for source in sources {
      names.all.formUnion(source.tokens.declaredNames())
      names.top.formUnion(source.tokens.declaredNames(nested: false))
      for declaration in source.tokens.typeDeclarations + source.tokens.typeAliases {
        parents[declaration.name] = declaration.parent ?? parents[declaration.name]
      }
      optionals += source.tokens.optionalMethods
      methodsComparedWithNil.formUnion(source.tokens.namesComparedWithNil)
    }
    self.parents = parents
    self.optionals = optionals
    self.methodsComparedWithNil = methodsComparedWithNil
    self.modules = modules
    declaredNames = names.all
    for index in sources.indices { sources[index].findMissing(modules, declared: names.top) }
    self.sources = sources
    let compiled = targetFiles.map { SourceFile($0) } + sources.filter(\.missing.isEmpty)
    let declared = Set(
      compiled.flatMap { source in
        source.tokens.declaredNames(nested: false, outside: source.rangesOfExcludedTypes)
      })
    notices =
      Self.missingModules(sources, declared) + Self.usesOfOmittedTypes(sources, declared)
      + Self.unreadFiles(others)
  }

  /// The copies to compile in place of the files, in the same order.
  ///
  /// A copy has the same lines as its file and refers to it with `#sourceLocation`, so the compiler
  /// reports problems at the app's own lines. A file that cannot be read to its end is omitted,
  /// with a warning at the line of the error; one that imports a missing module is empty, and
  /// ``notices`` names it.
  package var copies: [String] {
    sources.map { source in
      guard source.missing.isEmpty else { return "" }
      if let error = source.error {
        return Self.copy(ofUnusable: source.file.path, line: error.line, because: error.message)
      }
      let rewriter = rewriter(of: source)
      return rewriter.applied(to: source.file.source, from: source.file.path)
        + Self.warnings(
          rewriter.warnings.map {
            Notice(path: source.file.path, line: $0.line, message: $0.message)
          })
    }
  }

  private func rewriter(of source: SourceFile) -> SourceRewriter {
    var rewriter = SourceRewriter(
      tokens: source.tokens, parents: parents, optionals: optionals,
      methodsComparedWithNil: methodsComparedWithNil, declaredNames: declaredNames
    ) { module in
      // A file that needs SwiftUI is not compiled.
      (modules ?? AvailableModules([])).removes(module)
        || module == "SwiftUI" && modules?.contains(module) == false
    }
    rewriter.reason = .preview
    rewriter.exclude(source.previews, because: .preview)
    rewriter.exclude(source.file.excludedTypes, because: .excluded)
    rewriter.mergeExtensions()
    rewriter.rewrite()
    if let note = source.file.note { rewriter.warn(note) }
    return rewriter
  }

  /// Returns a copy for a file that cannot be compiled: a warning at one of its lines.
  package static func copy(ofUnusable path: String, line: Int = 1, because reason: String) -> String
  {
    "#sourceLocation(file: \(quoted(path)), line: \(line))\n"
      + "#warning(\(quoted("this file is omitted: \(reason); \(adviceForUnusable)")))\n"
  }

  private static let adviceForUnusable =
    "fix it, or omit the file with '- PATH' in AppFiles.txt"

  /// Returns code whose compilation reports warnings.
  package static func warnings(_ notices: [Notice]) -> String {
    notices.map {
      "\n#sourceLocation(file: \(quoted($0.path)), line: \($0.line))\n"
        + "#warning(\(quoted($0.message)))\n"
    }.joined()
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}

// MARK: Explanations

extension AppFiles {
  /// Returns what the copy of a file changes, for a person: each changed line before and after,
  /// with the reasons.
  ///
  /// ```text
  /// 12: @objc func tap() {}
  ///  -> func tap() {}
  ///     there is no Objective-C runtime here
  /// ```
  ///
  /// - Parameter path: the path of one of the files.
  package func explanation(of path: String) -> String {
    guard let source = sources.first(where: { $0.file.path == path }) else { return "" }
    if let error = source.error {
      return "\(error.line): the file is omitted: \(error.message); \(Self.adviceForUnusable)\n"
    }
    if !source.missing.isEmpty {
      return source.missing.map { use in
        "\(use.line): the file is omitted: there is no module '\(use.module)' here; "
          + "\(AvailableModules.advice(for: String(use.module)))\n"
      }.joined()
    }
    let rewriter = rewriter(of: source)
    var parts: [(line: Int, text: String)] = rewriter.warnings.map {
      ($0.line, "\($0.line): warning: \($0.message)\n")
    }
    if !rewriter.importsUIKit {
      parts.append((1, "1: (nothing)\n -> import UIKit\n    \(Reason.head.rawValue)\n"))
    }
    let before = source.file.source.lines
    let after = rewriter.rewritten(source.file.source).lines
    let reasons = rewriter.reasons(in: source.file.source)
    var last: [Reason] = []
    for (index, pair) in zip(before, after).enumerated() where pair.0 != pair.1 {
      let line = index + 1
      last = reasons[line] ?? last
      let after = pair.1.isBlank ? "(nothing)" : pair.1.trimmed
      parts.append(
        (
          line,
          "\(line): \(pair.0.trimmed)\n -> \(after)\n"
            + last.map { "    \($0.rawValue)\n" }.joined()
        ))
    }
    let sorted = parts.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    return sorted.isEmpty
      ? "nothing is changed\n" : sorted.map(\.element.text).joined(separator: "\n")
  }
}

extension String {
  /// The lines, without their ends.
  fileprivate var lines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The text without spaces at its ends and with single ones inside.
  fileprivate var trimmed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// A file of an app with its tokens.
struct SourceFile: Sendable {
  let file: AppFile
  /// The tokens; empty if the file cannot be read.
  let tokens: [Token]
  let error: TokenError?
  /// The imports of modules that are not available.
  private(set) var missing: [ModuleImport] = []
  /// The types that only show SwiftUI's previews; with them, SwiftUI is not needed.
  private(set) var previews: [String] = []

  init(_ file: AppFile) {
    self.file = file
    do throws(TokenError) {
      tokens = try SwiftTokens.tokens(of: file.source)
      error = nil
    } catch {
      tokens = []
      self.error = error
    }
  }

  /// Finds the imports of missing modules.
  ///
  /// - Parameters:
  ///   - modules: the modules that can be imported; nil imports all.
  ///   - declared: the names that the app's files declare outside of types.
  mutating func findMissing(_ modules: AvailableModules?, declared: Set<Substring>) {
    guard let modules else { return }
    missing = tokens.imports(of: modules).filter {
      !modules.contains($0.module) && !modules.removes($0.module)
    }
    guard missing.contains(where: { $0.module == "SwiftUI" }),
      let previews = tokens.typesOfPreviews(modules, declared: declared)
    else { return }
    self.previews = previews
    missing.removeAll { $0.module == "SwiftUI" }
  }
}

extension [Token] {
  /// The declared types, each with the first name after its colon.
  fileprivate var typeDeclarations: [(name: Substring, parent: Substring?)] {
    indices.compactMap { index in
      guard let name = typeName(at: index), self[index].text != "extension" else { return nil }
      return (name.text, parent(after: name.end))
    }
  }

  /// The type aliases, each with the name of its type: a superclass can be named by an alias.
  fileprivate var typeAliases: [(name: Substring, parent: Substring?)] {
    indices.compactMap { index in
      guard self[index].text == "typealias", let name = word(at: index + 1) else { return nil }
      return (name, parent(after: index + 2, sign: "="))
    }
  }

  /// Returns the name of the type that a keyword declares or extends, and the index after the name.
  func typeName(at index: Int) -> (text: Substring, end: Int)? {
    guard Self.typeKeywords.contains(self[index].text), self[index].kind == .word,
      index == 0 || ![".", ":", "import"].contains(self[index - 1].text),
      let name = word(at: index + 1), !Self.memberKeywords.contains(name)
    else { return nil }
    var end = index + 2
    var text = name
    while end + 1 < count, self[end].text == ".", let part = word(at: end + 1) {
      text += "." + part
      end += 2
    }
    return (text, end)
  }

  func word(at index: Int) -> Substring? {
    indices.contains(index) && self[index].kind == .word ? self[index].text : nil
  }

  func text(at index: Int) -> Substring? { indices.contains(index) ? self[index].text : nil }

  /// Returns the first name after the colon of a declaration; of a dotted name the last part.
  func parent(after index: Int, sign: String = ":") -> Substring? {
    var place = index
    // The parameters of a generic type come before the colon.
    if text(at: place) == "<" {
      var depth = 0
      repeat {
        if text(at: place) == "<" { depth += 1 }
        if text(at: place) == ">", text(at: place - 1) != "-" { depth -= 1 }
        place += 1
      } while depth > 0 && place < count
    }
    guard text(at: place) == sign[...], var name = word(at: place + 1) else { return nil }
    place += 2
    while text(at: place) == ".", let part = word(at: place + 1) {
      name = part
      place += 2
    }
    return name
  }

  private static let typeKeywords: Set<Substring> = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]
  /// The words that follow `class` if it does not declare a type.
  private static let memberKeywords: Set<Substring> = [
    "func", "var", "let", "subscript", "override", "private", "fileprivate", "internal", "public",
    "open", "final", "static", "init", "dynamic", "weak", "lazy", "in", "where", "is", "as",
  ]
}
