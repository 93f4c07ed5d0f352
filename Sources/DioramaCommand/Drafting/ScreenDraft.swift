import Diorama
import YAML

/// What a new screen says: its view controller, what that is given, and what it is run on.
struct ScreenDraft {
  /// Whose it is.
  let viewController: Registry.Entry
  /// The arguments of its initialiser, by parameter.
  var arguments: [(name: String, value: String)]
  /// What it says of the kits, by key.
  var settings: [(name: String, value: String)] = []
  let samples: SampleValues
  /// What leads from the file to its project's folder: nothing, or `../` some times.
  var wayUp = ""

  /// The path of the fixture, as the screen would write it.
  var fixture: String? {
    samples.ids.file.map { file in
      let path = wayUp + file
      return SampleValues.quoted(file) == file ? path : SampleValues.quoted(path)
    }
  }

  /// The keys that the kits have for screens.
  var kitKeys: [FieldDescription] {
    samples.registry.keys.filter { $0.scope == .screen }.map(\.description)
  }

  /// What it says of a kit's key; nil for nothing.
  func setting(of key: FieldDescription) -> String? {
    let isFixture = key.name == samples.registry.fixtureKey?.key.name
    if isFixture, !samples.ids.isProjects { return fixture }
    return settings.first { $0.name == key.name }?.value
  }

  /// The screen and nothing else.
  var text: String {
    let settings = kitKeys.compactMap { key in setting(of: key).map { (key.name, $0) } }
    return "viewController: \(viewController.name)\n"
      + (arguments + settings).map { Self.line($0, $1) + "\n" }.joined()
  }

  /// A key with its value, which may stand in lines below it.
  static func line(_ key: String, _ value: String, comment: String = "") -> String {
    let note = comment.isEmpty ? "" : "  # \(comment)"
    return value.hasPrefix("\n") ? "\(key):\(note)\(value)" : "\(key): \(value)\(note)"
  }
}
