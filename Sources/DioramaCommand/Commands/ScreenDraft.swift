import Diorama
import YAML

/// A new screen's file: what it needs, written out, and all that it could have, as comments.
struct ScreenDraft {
  /// Whose it is.
  let viewController: Registry.Entry
  /// The arguments of its initialiser, by parameter.
  let arguments: [(name: String, value: String)]
  let samples: SampleValues
  /// What leads from the file to its project's folder: nothing, or `../` some times.
  let wayUp: String
  /// The name of the schema's file in the project's folder, if it is there.
  let schema: String?

  private var registry: Registry { samples.registry }
  private static let widest = 100

  /// The file.
  var text: String {
    var text = schema.map { "# yaml-language-server: $schema=\(wayUp)\($0)\n" } ?? ""
    text += """
      # Lines that begin with `# key:` show what else there is; take the `#` away to use one.
      viewController: \(viewController.name)\(comment(viewController.type.summary))

      """
    for section in [parameters, parts, ground, looks, happenings] where !section.isEmpty {
      text += "\n" + section
    }
    return text
  }

  // MARK: Sections

  private var parameters: String {
    let fields = viewController.screenType?.initializer.parameters ?? []
    if fields.isEmpty { return "" }
    let lines = fields.map { field in
      arguments.first { $0.name == field.name }.map { line(field, $0.value) } ?? unused(field)
    }
    return heading("What it is given.") + lines.joined()
  }

  private var parts: String {
    let slots = viewController.screenType?.slots ?? []
    if slots.isEmpty { return "" }
    var text = heading("Its parts: each a type's name, or a mapping with properties of the type.")
    for slot in slots {
      let name = samples.typeName(slot.kind.rawValue, slot.base)
      text += off("\(slot.name):\(comment(slot.meaning))")
      text += off("  type: \(name)")
      for property in registry[name]?.properties.properties ?? [] {
        text += off("  \(plain(property.description, samples.sample(property.description)))")
      }
    }
    return text
  }

  /// The keys of kits: what the screen is run on.
  private var ground: String {
    let kits = registry.keys.filter { $0.scope == .screen }.map(\.description)
    if kits.isEmpty { return "" }
    let fixture = registry.fixtureKey?.key.name
    let lines = kits.map { field in
      guard field.name == fixture else { return unused(field) }
      if let file = samples.ids.file { return line(field, wayUp + file) }
      return unused(field, "\(wayUp)fixtures/name.yaml")
    }
    return heading("What it is run on; else the project says it.") + lines.joined()
  }

  private var looks: String {
    let kits = Set(registry.keys.map(\.name.description))
    // The others have an example of their own, or none.
    let others = ["screen", "viewController", "variants", "components"]
    let fields = registry.screenKeys.filter {
      !kits.contains($0.name) && !others.contains($0.name)
    }
    var text = heading("How it is shown and found.") + fields.map { unused($0) }.joined()
    text += off("variants:\(comment(meaning("variants")))")
    text += off("  dark: { theme: dark }")
    if let slot = viewController.screenType?.slots.first {
      text += off("components:\(comment(meaning("components")))")
      let words = slot.kind.rawValue.split(separator: " ")
      let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      text += off("  Own\(name):")
      text += off("    extends: \(samples.typeName(slot.kind.rawValue, slot.base))")
    }
    return text
  }

  private var happenings: String {
    let steps = registry.steps.map(\.description).map { step in
      off("  - \(plain(step, samples.sample(step)))")
    }
    return heading("What happens, in order.") + off("steps:") + steps.joined()
  }

  // MARK: Lines

  private func meaning(_ key: String) -> String {
    registry.screenKeys.first { $0.name == key }?.meaning ?? ""
  }

  private func heading(_ text: String) -> String { "# \(text)\n" }

  private func off(_ line: String) -> String { "# \(line)\n" }

  private func line(_ field: FieldDescription, _ value: String) -> String {
    plain(field, value) + "\n"
  }

  private func unused(_ field: FieldDescription, _ value: String? = nil) -> String {
    off(plain(field, value ?? samples.sample(field)))
  }

  private func plain(_ field: FieldDescription, _ value: String) -> String {
    var meaning = field.meaning
    if case .choice(let words) = field.shape, meaning != words.joined(separator: " or ") {
      meaning += ": \(words.joined(separator: ", "))"
    }
    return "\(field.name): \(value)\(comment(meaning))"
  }

  private func comment(_ text: String) -> String { text.isEmpty ? "" : "  # \(text)" }
}
