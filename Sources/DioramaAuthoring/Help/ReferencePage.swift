import Diorama
import DioramaKit
import DioramaStage
import YAML

/// All keys, steps and codes of a registry on one page of Markdown: `diorama help reference`.
package struct ReferencePage {
  private let registry: Registry

  /// Creates the page of a registry.
  package init(_ registry: Registry) { self.registry = registry }

  /// The text of the page.
  package var text: String {
    """
    # Reference

    Made by `\(registry.commandName) help reference`; do not edit.

    ## Keys of screens

    What every screen can have, and what the kits add. `\(registry.commandName) types KEY` shows what
    the mapping of a key takes.

    \(table(("key", "what it says", "value"), keys))
    ## Keys of view controllers

    The parts of view controllers, and the parameters of their initialisers, which stand beside the
    keys above. `\(registry.commandName) types NAME` says which of them a view controller has.

    \(table(("key", "what it says", "value"), ofViewControllers))
    ## Keys of diorama.yaml

    All keys above but `screen`, as defaults of all screens, and these:

    \(table(("key", "what it says", "value"), projectKeys))
    ## Steps

    An item of `steps` is a mapping of one of these to its value, as in `- tap: rightBarButton`.

    \(table(("step", "what it does", "value"), registry.allSteps.map(\.description)))
    ## Lists of a fixture

    \(table(("list", "what it holds", "value"), registry.fixtureLists))
    ## Codes

    What messages have in brackets. `\(registry.commandName) help CODE` prints a page of these. The
    examples stand in a project whose fixture is the one that `\(registry.commandName) init` writes.

    \(CodePage.all.map { $0.section(for: registry) }.joined(separator: "\n"))
    """
  }

  private var keys: [FieldDescription] {
    CoreKeys.all + registry.keys.filter { $0.scope == .screen }.map(\.description)
  }

  /// The parts and parameters of view controllers, each name once, in order of first use.
  private var ofViewControllers: [FieldDescription] {
    let types = registry.entries(of: .viewController).compactMap { $0.screenType }
    let parts = types.flatMap { $0.slots }.map { slot in
      FieldDescription(
        name: slot.name.description,
        shape: .either([.type(kind: slot.kind.rawValue, accepts: slot.base), .map(.text)]),
        meaning: slot.meaning)
    }
    var names: Set<String> = []
    return (parts + types.flatMap { $0.initializer.parameters }).filter {
      names.insert($0.name).inserted
    }
  }

  private var projectKeys: [FieldDescription] {
    registry.keys.filter { $0.scope == .project }.map(\.description)
      + registry.typeSets.map { set in
        FieldDescription(
          name: set.name.description, shape: .map(.type(kind: "type", accepts: "")),
          meaning: set.meaning)
      } + [
        FieldDescription(
          name: CoreKey.severity,
          shape: .map(.choice(DiagnosticRules.Level.allCases.map(\.rawValue))),
          meaning: DiagnosticRules.meaning)
      ]
  }

  private func table(
    _ heads: (String, String, String), _ fields: [FieldDescription]
  ) -> String {
    let rows = fields.map { field in
      "| `\(field.name)` | \(cell(field.meaning)) | \(cell(value(of: field.shape))) |\n"
    }
    return "| \(heads.0) | \(heads.1) | \(heads.2) |\n| --- | --- | --- |\n" + rows.joined()
  }

  /// Returns a shape for a cell of a table; `types` shows long ones.
  private func value(of shape: ShapeDescription) -> String {
    let text = shape.summary
    return text.count > 160 ? shape.noun : text
  }

  private func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
