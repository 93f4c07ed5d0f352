extension AppFiles {
  /// Returns one warning about all files that import modules which are not available.
  ///
  /// - Parameter declared: the names that files which are compiled declare.
  static func missingModules(_ sources: [SourceFile], _ declared: Set<Substring>) -> [Notice] {
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
    let types = Set(
      omitted.flatMap { source in
        source.tokens.topLevelDeclarations.filter {
          source.tokens[$0.keyword].text != "extension"
        }.map(\.name)
      }
    ).subtracting(declared)
    for source in sources where source.missing.isEmpty {
      let used = Set(source.tokens.uses(of: types).map { String($0.text) })
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
  ///
  /// - Parameter declared: the names that files which are compiled declare.
  static func usesOfOmittedTypes(_ sources: [SourceFile], _ declared: Set<Substring>) -> [Notice] {
    let used = sources.filter { $0.missing.isEmpty }
    let omitted = Set(used.flatMap { $0.file.excludedTypes.map { Substring($0) } })
      .subtracting(declared)
    guard !omitted.isEmpty else { return [] }
    return used.compactMap { source in
      let uses = source.tokens.uses(of: omitted, outside: source.rangesOfExcludedTypes)
      guard let first = uses.first else { return nil }
      let names = Set(uses.map { String($0.text) }).sorted().joined(separator: ", ")
      return Notice(
        path: source.file.path, line: first.line,
        message: "this file uses \(names), which the list of files omits: omit what uses it, "
          + "or declare it in a file of the target or of the list")
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

extension SourceFile {
  /// The places of the types that the list of files omits, and of their extensions.
  var rangesOfExcludedTypes: [Range<Int>] {
    tokens.topLevelDeclarations.filter { declaration in
      file.excludedTypes.contains { $0 == declaration.name }
    }.map { $0.start..<$0.close + 1 }
  }
}

extension [Token] {
  /// Returns the names of what a file declares, outside of some ranges.
  ///
  /// - Parameters:
  ///   - nested: whether those inside of types and functions count.
  ///   - ranges: the ranges of tokens that do not count.
  func declaredNames(nested: Bool = true, outside ranges: [Range<Int>] = []) -> Set<Substring> {
    var names: Set<Substring> = []
    var depth = 0
    for index in indices where !ranges.contains(where: { $0.contains(index) }) {
      let keyword = text(at: self[index].text == "<" ? index - 2 : index - 1) ?? ""
      switch self[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      // The first parameter of a generic type.
      case "<" where nested && Self.declarationKeywords.contains(keyword):
        if let name = word(at: index + 1) { names.insert(name) }
      case let name where (nested || depth == 0) && Self.declarationKeywords.contains(keyword):
        names.insert(name)
      default: break
      }
    }
    return names
  }

  private static let declarationKeywords: Set<Substring> = [
    "class", "struct", "enum", "actor", "protocol", "typealias", "associatedtype", "func", "var",
    "let", "case",
  ]

  /// Returns the tokens that name one of some types which the file does not declare itself.
  ///
  /// - Parameters:
  ///   - types: the names; a member of the same name, as in `UIControl.State`, is not one of them.
  ///   - ranges: the ranges of tokens that do not count.
  fileprivate func uses(of types: Set<Substring>, outside ranges: [Range<Int>] = []) -> [Token] {
    let types = types.subtracting(declaredNames(outside: ranges))
    return indices.filter { index in
      types.contains(self[index].text) && self[index].kind == .word
        && (text(at: index - 1) != "." || text(at: index - 2) == "SwiftUI")
        && !ranges.contains { $0.contains(index) }
    }.map { self[$0] }
  }

  /// Returns the types that show previews of SwiftUI, if nothing else in the file needs SwiftUI;
  /// else nil.
  ///
  /// - Parameters:
  ///   - modules: the modules that can be imported.
  ///   - declared: the names that the app's files declare outside of types.
  func typesOfPreviews(_ modules: AvailableModules, declared: Set<Substring>) -> [String]? {
    var names: Set<Substring> = []
    let declarations = topLevelDeclarations
    for declaration in declarations where self[declaration.keyword].text != "extension" {
      let head = self[declaration.nameEnd..<declaration.open]
      if head.contains(where: { Self.previewProtocols.contains($0.text) }) {
        names.insert(declaration.name)
      }
    }
    let excluded =
      declarations.filter { names.contains($0.name) }.map { $0.start..<$0.close + 1 }
      + indices.compactMap { previewMacro(at: $0) } + inactiveRanges(modules)
    let used = uses(of: Self.swiftUINames.subtracting(declared), outside: excluded)
    return used.isEmpty ? names.map(String.init).sorted() : nil
  }

  private static let previewProtocols: Set<Substring> = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
    "LibraryContentProvider",
  ]
  private static let swiftUINames: Set<Substring> = [
    "View", "UIHostingController", "UIHostingConfiguration", "State", "StateObject", "Binding",
    "ObservedObject", "EnvironmentObject", "ObservableObject", "Published", "Environment",
    "ViewBuilder", "AnyView", "Text", "VStack", "HStack", "ZStack", "Color", "EmptyView", "Scene",
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "Font", "Image",
    "Button", "Label", "List", "Form", "ForEach", "Group", "Spacer", "Divider", "ScrollView",
    "GeometryReader", "NavigationView", "NavigationStack", "NavigationLink", "TabView", "Toggle",
    "TextField", "SecureField", "ProgressView", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid", "withAnimation", "Animation", "AnyTransition", "Angle", "UnitPoint", "EdgeInsets",
    "Alignment", "Edge", "Axis", "Gradient", "LinearGradient", "Shape", "Path", "Circle", "Capsule",
    "Rectangle", "RoundedRectangle", "ViewModifier", "ButtonStyle", "LocalizedStringKey",
    "ColorScheme", "PreferenceKey", "EnvironmentKey", "EnvironmentValues", "AppStorage",
    "SceneStorage", "FocusState", "GestureState", "Namespace", "ScaledMetric", "WindowGroup",
    "withTransaction", "ToolbarItem", "DragGesture", "TapGesture",
  ]
}
