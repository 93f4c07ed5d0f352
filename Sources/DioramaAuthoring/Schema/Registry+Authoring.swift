import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

extension Registry {
  /// The keys that every screen may have, whatever its view controller: the core's and the kits'.
  public var screenKeys: [FieldDescription] {
    CoreKeys.all.filter { $0.name != CoreKey.steps.description }
      + keys.filter { $0.scope == .screen }.map(\.description)
  }

  /// The key that names the data of a screen: a file, or a mapping with these lists.
  public var fixtureKey: (key: FieldDescription, lists: [FieldDescription])? {
    keys.first { $0.name == ScreenKey.fixtureName }.map { ($0.description, fixtureLists) }
  }
}

extension ShapeDescription {
  /// Whether a value may be the path of a file.
  var mayBeFile: Bool {
    switch self {
    case .file: true
    case .either(let shapes): shapes.contains(where: \.mayBeFile)
    default: false
    }
  }
}

extension ScreenSuite {
  /// Runs the screens of a file that need not exist, as if this text stood in it.
  public func trial(of text: String, at path: String) -> (
    outcomes: [Outcome], diagnostics: Diagnostics
  ) {
    var decoding = Decoding(files: project.files, commandName: registry.commandName)
    let source = Source(path: path, bytes: Array(text.utf8))
    let documents = YAMLReader().documents(of: source, reporting: &decoding.diagnostics)
    let outcomes = documents.flatMap {
      ScreenDeclaration.declarations(in: $0, of: configuration, &decoding)
    }.map { outcome(of: $0) }
    var diagnostics = decoding.diagnostics
    for outcome in outcomes { diagnostics.append(contentsOf: outcome.diagnostics) }
    return (outcomes, diagnostics)
  }

  /// Whether a text can be the id of a screen.
  public static func isScreenID(_ text: String) -> Bool { ScreenDeclaration.isName(text) }

  /// The value that the project's file gives a key.
  public func projectValue(of key: String) -> Node? {
    configuration.root?.entries.first { $0.key.text == key }?.value
  }
}
