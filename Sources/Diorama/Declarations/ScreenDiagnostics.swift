import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// The diagnostics of what a screen's document declares.
extension Diagnostic {
  static func tooManyVariants(of matrix: Node) -> Diagnostic {
    Diagnostic(
      .limit, "the matrix exceeds the limit of \(Matrix.maxVariants) variants", at: matrix.place)
  }

  /// Windows cannot store a screen's file, or a folder that contains it.
  static func unstorableName(
    _ name: String, _ fault: ScreenDeclaration.NameFault, at place: Place
  ) -> Diagnostic {
    let noun = name == place.source.path.lastPathComponent ? "file" : "folder"
    return Diagnostic(
      .wrongValue, "Windows cannot store a \(noun) with the name '\(name)'", at: place,
      help: Help("rename the \(noun): \(fault.help(for: "it"))"))
  }

  /// A file without an id has a name that cannot be one.
  static func invalidFileName(
    _ fault: ScreenDeclaration.NameFault, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      .missingKey, "missing key 'screen': the file's name is not a valid screen id", at: place,
      help: Help("add 'screen: ' and an id; \(fault.help(for: "the file's name"))"))
  }

  static func duplicateVariant(
    _ cells: [Matrix.Cell], of first: ScreenDeclaration, at place: Place
  ) -> Diagnostic {
    let repetition = cells.repetition(of: first.cells)
    return Diagnostic(
      .duplicateScreen, "duplicate variant '\(cells.variantName)'",
      at: (repetition?.second ?? cells.last)?.value.place ?? place,
      help: Help(repetition == nil ? "rename the one under 'variants'" : "remove one of them"),
      notes: [Note("first used here", at: repetition?.first.value.place ?? first.idPlace)])
  }

  static func keyAmongVariants(_ key: Node) -> Diagnostic {
    let isFixed = key.index(in: ScreenDeclaration.fixedKeys) != nil
    return Diagnostic(
      .unknownKey, "\(key.quoted) is a key of the screen, not the name of a variant",
      at: key.place,
      help: Help(
        "move it out of '\(CoreKey.variants)'"
          + (isFixed ? "" : ", or write 'name: { \(key.text): ... }'")))
  }

  static func fixedKeyInVariant(_ key: Node) -> Diagnostic {
    unknownKey(key, of: "a variant", help: Help("move it out of the variant, to the screen"))
  }

  static func misnamedProjectFile(at place: Place) -> Diagnostic {
    Diagnostic(
      .notAScreen, "a project file must be named '\(Project.fileName)'", at: place,
      help: Help("rename it to '\(Project.fileName)'"))
  }

  static func fixtureAmongScreens(at place: Place) -> Diagnostic {
    let (folder, name) = (place.source.path.parentFolder, place.source.path.lastPathComponent)
    // No screen is looked for there, so the file was named by a command.
    let isNamed =
      Project.isForFixtures(place.source.path, in: Project.root(of: folder))
      || folder.lastPathComponent == Project.fixtureFolderName
        && !FileSystem.exists("\(folder)/\(Project.fileName)")
    return Diagnostic(
      .notAScreen, "the file contains a fixture, not a screen", at: place,
      help: Help(
        isNamed
          ? "give the path of a screen file or of the project"
          : "move it into a folder 'fixtures', or rename it to '_\(name)'"))
  }

  static func snapshotAmongScreens(_ path: String) -> Diagnostic {
    let stem = path.lastPathComponent.prefix { $0 != "@" }
    let id = stem.hasSuffix(".txt") ? stem.dropLast(4) : stem
    let file = "\(path.parentFolder.parentFolder)/\(id).yaml"
    return Diagnostic(
      .notAScreen, "'\(path.lastPathComponent)' is a snapshot, not a screen file",
      at: Place(wholeFile: Source(path: path, bytes: [])),
      help: Help(
        "give the path of the screen file"
          + (FileSystem.exists(file) ? ": '\(file.withoutDot)'" : "")))
  }
}

extension Diagnostic.Help {
  static func valuesOfAxis(_ axis: String) -> Diagnostic.Help {
    let examples = [Matrix.theme: "light, dark", Matrix.width: "36, 48"]
    return Diagnostic.Help("write a list such as [\(examples[axis] ?? "en_US, ko_KR")]")
  }
}

extension ScreenDeclaration.NameFault {
  /// What a name must be, after its noun: ` with at most 200 characters`.
  fileprivate var requirement: String {
    switch self {
    case .characters: ""
    case .length(_, let most):
      " with at most \(most) characters"
        + (most < ScreenDeclaration.maxNameLength
          ? " (\(ScreenDeclaration.maxNamesLength) with the screen's id)" : "")
    case .reserved: " that is not reserved on Windows"
    case .finalDot: " that does not end with '.'"
    }
  }

  /// Returns how to write a valid name.
  ///
  /// - Parameter owner: what has the fault.
  package func help(for owner: String) -> String {
    switch self {
    case .characters: "use letters, digits, '.', '_' and '-', and begin with a letter or digit"
    case .length(let count, let most): "use at most \(most) characters; \(owner) has \(count)"
    case .reserved: "use another word; Windows reserves this one for a device"
    case .finalDot: "end with a letter, a digit, '_' or '-'"
    }
  }
}

extension Diagnostic.Note {
  static func inVariant(_ name: String, at place: Place) -> Diagnostic.Note {
    Diagnostic.Note("the problem is in the variant '\(name)'", at: place)
  }
}

extension Decoding {
  mutating func reportInvalidName(
    _ node: Node, of noun: String, _ fault: ScreenDeclaration.NameFault
  ) {
    reportWrongValue(
      node, wanted: noun + fault.requirement, help: Diagnostic.Help(fault.help(for: "it")))
  }

  mutating func reportUnlistedBlocks(_ node: Node, meaning blocks: [String]) {
    reportWrongValue(
      node, wanted: .choice(SnapshotBlock.allCases.map(\.rawValue)),
      help: Diagnostic.Help("write '[\(blocks.joined(separator: ", "))]'"))
  }

  mutating func reportNoScreen(_ root: Node) {
    let key = root.keyBeforeEqualsSign
    reportWrongValue(
      root, wanted: "a mapping with the keys of a screen",
      help: Diagnostic.Help(
        key.map { "write '\($0): ' and then the value" } ?? "begin with 'viewController: ...'"))
  }
}
