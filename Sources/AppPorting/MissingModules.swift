extension AppFiles {
  /// Returns one warning about all files that import modules which are not available.
  static func missingModules(_ sources: [SourceFile]) -> [Notice] {
    let omitted = sources.filter { !$0.missing.isEmpty }
    guard let first = omitted.first, let place = first.missing.first else { return [] }
    let shorten = shortener(of: sources.map(\.file.path))
    var names: [String] = []
    for use in omitted.flatMap(\.missing) where !names.contains(String(use.module)) {
      names.append(String(use.module))
    }
    var lines = [
      omitted.count == 1
        ? "this file is omitted: it imports what is not available here"
        : "\(omitted.count) files are omitted: they import what is not available here"
    ]
    for name in names {
      let users = omitted.filter { $0.missing.contains { $0.module == name } }
      lines.append("  \(name): \(users.map { shorten($0.file.path) }.joined(separator: ", "))")
      lines.append("    \(AvailableModules.advice(for: name))")
    }
    let types = Set(omitted.flatMap { $0.tokens.topLevelDeclarations(of: $0).map(String.init) })
    for source in sources where source.missing.isEmpty {
      let used = Set(source.tokens.lazy.filter { $0.kind == .word }.map { String($0.text) })
        .intersection(types).subtracting(
          source.tokens.topLevelDeclarations(of: source).map(String.init))
      guard !used.isEmpty else { continue }
      lines.append(
        "  \(shorten(source.file.path)) uses \(used.sorted().joined(separator: ", ")) of them: "
          + "omit it, or declare what it uses")
    }
    lines.append(
      "  for any module: a target of that name with the names that the app uses compiles the "
        + "files; '- import NAME' in AppFiles.txt removes the import from all files")
    return [
      Notice(
        path: first.file.path, line: place.line, message: lines.joined(separator: "\n"))
    ]
  }

  /// Returns a warning for each file that uses types which the list of files omits.
  static func usesOfOmittedTypes(_ sources: [SourceFile]) -> [Notice] {
    let used = sources.filter { $0.missing.isEmpty }
    let omitted = Set(used.flatMap { $0.file.excludedTypes.map { Substring($0) } })
    guard !omitted.isEmpty else { return [] }
    return used.compactMap { source in
      let ranges = source.tokens.topLevelDeclarations.filter { declaration in
        source.file.excludedTypes.contains { $0 == declaration.name }
      }.map { $0.start...$0.close }
      let uses = source.tokens.indices.filter { index in
        source.tokens[index].kind == .word && omitted.contains(source.tokens[index].text)
          && !ranges.contains { $0.contains(index) }
      }.map { source.tokens[$0] }
      guard let first = uses.first else { return nil }
      let names = Set(uses.map { String($0.text) }).sorted().joined(separator: ", ")
      return Notice(
        path: source.file.path, line: first.line,
        message: "this file uses \(names), which the list of files omits: omit what uses it, "
          + "or declare it in a file of the target")
    }
  }

  /// Returns warnings about files in the app's folders that are not Swift: one for each kind.
  static func unreadFiles(_ paths: [String]) -> [Notice] {
    let shorten = shortener(of: paths)
    return kinds.compactMap { kind in
      let found = paths.filter { path in kind.endings.contains { path.hasSuffix(".\($0)") } }
      guard let first = found.first else { return nil }
      let names = found.map(shorten).joined(separator: ", ")
      return Notice(path: first, line: 1, message: "\(kind.what): \(names)\n  \(kind.advice)")
    }
  }

  private static let kinds: [(endings: [String], what: String, advice: String)] = [
    (
      ["m", "mm", "h", "c", "cpp", "pch"], "not compiled, since they are not Swift",
      "write in Swift what screens use of them, or omit the Swift files that use them"
    ),
    (
      ["storyboard"], "storyboards are not read",
      "their view controllers are created from the classes that code names, without views: "
        + "create views in code; `missing-nib` reports each use"
    ),
    (
      ["xib"], "nibs are not read",
      "their views are created from the classes that code names, with empty outlets: set texts in "
        + "code; `missing-nib` reports each use"
    ),
    (
      ["xcdatamodeld/contents", "xcdatamodel/contents"], "models of Core Data are not read",
      "an object stores what code sets; give screens objects with fixed values"
    ),
  ]

  /// Returns a function that removes from paths the folders which all of them are in.
  private static func shortener(of paths: [String]) -> (String) -> String {
    var common =
      paths.first.map { $0.split(separator: "/", omittingEmptySubsequences: false) } ?? []
    common = common.dropLast()
    for path in paths {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let count = zip(common, parts).prefix { $0.0 == $0.1 }.count
      common = Array(common[..<count])
    }
    let length = common.reduce(0) { $0 + $1.count + 1 }
    return { String($0.dropFirst(length)) }
  }
}

extension [Token] {
  /// The types that a file declares, without those that it only extends.
  fileprivate func topLevelDeclarations(of source: SourceFile) -> [Substring] {
    topLevelDeclarations.filter { self[$0.keyword].text != "extension" }.map(\.name)
  }

  /// The types that show previews of SwiftUI, if nothing else in the file needs SwiftUI; else nil.
  var typesOfPreviews: [String]? {
    var names: Set<Substring> = []
    let declarations = topLevelDeclarations
    for declaration in declarations where self[declaration.keyword].text != "extension" {
      let head = self[declaration.nameEnd..<declaration.open]
      if head.contains(where: { Self.previewProtocols.contains($0.text) }) {
        names.insert(declaration.name)
      }
    }
    let excluded = declarations.filter { names.contains($0.name) }.map { $0.start...$0.close }
    let needsSwiftUI = indices.contains { index in
      Self.swiftUINames.contains(self[index].text)
        && !excluded.contains { $0.contains(index) }
    }
    return needsSwiftUI ? nil : names.map(String.init).sorted()
  }

  private static let previewProtocols: Set<Substring> = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
    "LibraryContentProvider",
  ]
  private static let swiftUINames: Set<Substring> = [
    "View", "UIHostingController", "UIHostingConfiguration", "State", "StateObject", "Binding",
    "ObservedObject", "EnvironmentObject", "ObservableObject", "Published", "Environment",
    "ViewBuilder", "AnyView", "Text", "VStack", "HStack", "ZStack", "Color", "EmptyView", "Scene",
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]
}
