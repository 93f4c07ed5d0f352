import Diorama
import DioramaKit
import DioramaStage

/// The file of a new screen: the keys that it needs, and as comments the other keys that work.
struct DraftPage {
  let draft: ScreenDraft
  /// Whether the first line names the schema.
  let namesSchema: Bool
  /// Returns the value of a key in the project's own file, as YAML; nil without a single value.
  let projectValue: (String) -> String?
  /// Returns whether the text of a screen has no problems.
  let works: (String) -> Bool

  private var samples: SampleValues { draft.samples }
  private var registry: Registry { samples.registry }
  /// The maximum number of values of a key that are tried without a kit's sample.
  private static let maxTrials = 8

  /// The text of the file.
  var text: String {
    var text =
      namesSchema ? Schema.Purpose.screen.modeline(pathToProject: draft.pathToProject) + "\n" : ""
    text += """
      # Lines that begin with `# key:` show other keys. To use a key, remove its `#`; for an
      # indented key, also remove the `#` of the key that contains it.
      viewController: \(draft.viewController.name)\(comment(draft.viewController.type.summary))

      """
    for section in [parameters, parts, dataSection, displaySection, stepSection]
    where !section.isEmpty {
      text += "\n" + section
    }
    return text
  }

  // MARK: Sections

  private var parameters: String {
    let fields = draft.viewController.initializer?.parameters ?? []
    return section(
      "Its parameters.",
      fields.map { field in
        if let argument = draft.arguments.first(where: { $0.name == field.name }) {
          return plain(field, argument.value) + "\n"
        }
        return unused(field) ?? alternative(field) ?? ""
      })
  }

  private var parts: String {
    section(
      "Its parts: each is the name of a type, or a mapping with properties of the type.",
      draft.viewController.slots.map { slot in
        let name = samples.typeName(slot.kind.rawValue, slot.base)
        let type = "  type: \(name)"
        guard works(draft.text + "\(slot.name):\n\(type)\n") else { return "" }
        let properties = registry[name]?.properties.properties.map(\.description) ?? []
        return commentedOut("\(slot.name):\(comment(slot.meaning))") + commentedOut(type)
          + properties.compactMap { unused($0, below: "\(slot.name):\n", "  ") }.joined()
      })
  }

  /// The keys of kits, which define what the screen runs on.
  private var dataSection: String {
    section(
      "Its data; the defaults are in the project.",
      draft.kitKeys.map { field in
        if let value = draft.setting(of: field) { return plain(field, value) + "\n" }
        let isFixture = field.name == registry.fixtureKey?.key.name
        // A fixture that is a mapping belongs in its own file.
        let own = projectValue(field.name).map { [$0] + proposals(field) }
        return unused(field, isFixture ? draft.fixture.map { [$0] } ?? [] : own) ?? ""
      })
  }

  private var displaySection: String {
    let kits = Set(registry.keys.map(\.name.description))
    // The other keys have an example of their own, or none.
    let others = ["screen", "viewController", "variants", "components"]
    let fields = registry.screenKeys.filter {
      !kits.contains($0.name) && !others.contains($0.name)
    }
    var lines = fields.compactMap { unused($0) }
    lines.append(block("variants", ["  dark: { theme: dark }"]))
    if let slot = draft.viewController.slots.first {
      let words = slot.kind.rawValue.split(separator: " ")
      let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      let base = samples.typeName(slot.kind.rawValue, slot.base)
      lines.append(block("components", ["  Own\(name):", "    extends: \(base)"]))
    }
    return section("How it is displayed and selected.", lines)
  }

  private var stepSection: String {
    let steps = registry.allSteps.flatMap(\.withAlternatives).compactMap { step in
      unused(step.description, below: "steps:\n", "  - ")
    }
    return section(
      "Its steps, in order.", steps.isEmpty ? [] : [commentedOut("steps:")] + steps)
  }

  // MARK: Lines

  private func section(_ title: String, _ lines: [String]) -> String {
    let text = lines.joined()
    return text.isEmpty ? "" : "# \(title)\n" + text
  }

  /// Returns a key with lines below it as a comment; empty if it does not work.
  private func block(_ key: String, _ lines: [String]) -> String {
    let meaning = registry.screenKeys.first { $0.name == key }?.meaning ?? ""
    guard works(draft.text + "\(key):\n" + lines.map { $0 + "\n" }.joined()) else { return "" }
    return commentedOut("\(key):\(comment(meaning))") + lines.map(commentedOut).joined()
  }

  /// Returns a key as a comment, with the first value that works; nil if no value does.
  private func unused(
    _ field: FieldDescription, _ values: [String]? = nil, below head: String = "",
    _ indentation: String = ""
  ) -> String? {
    let value = (values ?? proposals(field, below: head, indentation)).first { value in
      works(draft.text + head + "\(indentation)\(field.name): \(value)\n")
    }
    return value.map { commentedOut(indentation + plain(field, $0)) }
  }

  /// Returns values for a key, best first; with a kit's sample, only the first one.
  private func proposals(
    _ field: FieldDescription, below head: String = "", _ indentation: String = ""
  ) -> [String] {
    let isStep = indentation.hasSuffix("- ")
    let example =
      head.isEmpty || isStep ? samples.example(isStep ? "- \(field.name)" : field.name) : nil
    let all = (example.map { [$0] } ?? []) + samples.samples(field)
    return Array(all.prefix(draft.isSample ? 1 : Self.maxTrials))
  }

  /// Returns a parameter as a comment that works instead of the screen's argument.
  private func alternative(_ field: FieldDescription) -> String? {
    guard let argument = draft.arguments.first else { return nil }
    var other = draft
    other.arguments = []
    let value = proposals(field).first { value in
      works(other.text + "\(field.name): \(value)\n")
    }
    return value.map { commentedOut(plain(field, $0, "instead of \(argument.name): ")) }
  }

  private func commentedOut(_ line: String) -> String { "# \(line)\n" }

  private func plain(_ field: FieldDescription, _ value: String, _ note: String = "") -> String {
    var meaning = note + field.meaning
    if case .choice(let words) = field.shape, field.meaning != words.joined(separator: " or ") {
      meaning += " (values: \(words.joined(separator: ", ")))"
    }
    return ScreenDraft.line(field.name, value, comment: meaning)
  }

  private func comment(_ text: String) -> String { text.isEmpty ? "" : "  # \(text)" }
}

extension Registry {
  /// The keys of the core and the kits that every screen may have, with any view controller.
  fileprivate var screenKeys: [FieldDescription] {
    CoreKeys.all.filter { $0.name != CoreKey.steps.description } + keys.map(\.description)
  }
}
