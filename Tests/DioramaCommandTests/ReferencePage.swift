import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaStage
import YAML

/// All keys, steps and codes of a registry on one page of Markdown: docs/Reference.md.
struct ReferencePage {
  let registry: Registry

  /// The text of the page.
  var text: String {
    """
    # Reference

    Written by `DocumentTests` from the kits' descriptions; do not edit.

    ## Keys of screens

    The keys of every screen, and the keys that the kits add. `\(registry.commandName) types KEY`
    lists the keys in the mapping of a key.

    \(table(("key", "meaning", "value"), keys))
    ## Keys of view controllers

    The parts of view controllers, the parameters of their initializers and their properties, which
    are keys of a screen like the ones above. `\(registry.commandName) types NAME` lists the keys of a view
    controller. A key with several meanings has a row for each.

    \(viewControllerTable)
    ## Sets of types

    Keys of a screen or a variant, and of diorama.yaml. `\(registry.commandName) types SET` lists the
    entries of a set.

    \(table(("key", "meaning", "value"), setKeys))
    ## Keys of diorama.yaml

    All keys above except `screen`, as defaults for all screens, and this key:

    \(table(("key", "meaning", "value"), [CoreKeys.severity]))
    ## Steps

    An item of `steps` is a mapping from the name of one step to its value, such as
    `- tap: rightBarButton`. `\(registry.commandName) steps STEP` has examples of a step, and lists
    the keys in its mapping.

    \(table(("step", "what it does", "value"), registry.allSteps.flatMap(\.withAlternatives).map(\.description)))
    ## Lists of a fixture

    \(table(("list", "content", "value"), registry.fixtureLists))
    ## Codes

    The codes in brackets at the end of messages. `\(registry.commandName) help CODE` prints the
    page of a code. The examples use the fixture that `\(registry.commandName) init` writes.

    \(CodePage.all.map(section).joined(separator: "\n"))
    """
  }

  private var keys: [FieldDescription] {
    CoreKeys.all + registry.keys.map(\.description)
  }

  /// The parts, parameters and properties of view controllers, each name and meaning once, sorted.
  private var viewControllerTable: String {
    let keys = registry.entries(of: .viewController).flatMap { entry in
      let parts = (entry.screenType?.slots ?? []).map { slot in
        FieldDescription(
          name: slot.name.description,
          shape: .either([.type(kind: slot.kind.rawValue, accepts: slot.base), .map(.text)]),
          meaning: slot.meaning)
      }
      let own = parts + (entry.screenType?.initializer.parameters ?? [])
      let properties = entry.properties.descriptions.filter { property in
        !own.contains { $0.name == property.name }
      }
      return (own + properties).map { field in
        (name: field.name, cells: cells(of: field), screen: entry.name)
      }
    }
    let rows = Dictionary(grouping: keys, by: { $0.cells }).values.sorted {
      ($0[0].name, $0[0].cells) < ($1[0].name, $1[0].cells)
    }
    return "| key | meaning | value | view controllers |\n| --- | --- | --- | --- |\n"
      + rows.map { keys in
        "\(keys[0].cells) \(keys.map { $0.screen }.joined(separator: ", ")) |\n"
      }.joined()
  }

  private var setKeys: [FieldDescription] {
    registry.typeSets.map { set in
      FieldDescription(
        name: set.name.description, shape: .map(.type(kind: "type", accepts: "")),
        meaning: set.meaning)
    }
  }

  private func section(_ page: CodePage) -> String {
    let mistake = registry.diagnosticExamples.first { $0.code == page.code }
    let yaml = mistake.map { "```yaml\n# \($0.path)\n\($0.text)\n```\n\n" } ?? ""
    let example = page.swift.isEmpty ? yaml : "```swift\n\(page.swift)\n```\n\n"
    let why = CodePage.wrapped("**\(page.meaning)**. \(page.why)")
    return """
      ### \(page.code.rawValue)

      \(why)

      \(example)\(CodePage.wrapped(page.remedy))

      """
  }

  private func table(
    _ heads: (String, String, String), _ fields: [FieldDescription]
  ) -> String {
    "| \(heads.0) | \(heads.1) | \(heads.2) |\n| --- | --- | --- |\n"
      + fields.map { "\(cells(of: $0))\n" }.joined()
  }

  private func cells(of field: FieldDescription) -> String {
    "| `\(field.name)` | \(cell(field.meaning)) | \(cell(value(of: field.shape))) |"
  }

  /// Returns a shape for a cell of a table; `types` and `steps` show long ones.
  private func value(of shape: ShapeDescription) -> String {
    let text = shape.summary
    guard text.count > 160 else { return text }
    switch shape {
    case .record(let fields): return "a mapping with \(fields.count) keys such as \(fields[0].name)"
    case .list(let element): return "a list in which each item is \(value(of: element))"
    default: return shape.noun
    }
  }

  private func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
