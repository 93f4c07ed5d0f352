import ArgumentParser
import Diorama
import YAML

/// `diorama types`: what screens can name, and what they can set on it.
struct TypesCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "types", abstract: "Show the types that screens can name.")

  @Argument(help: "A type to show in full.", completion: Completions.types)
  var name: String?

  @Option(help: "text or json.")
  var format: OutputFormat = .text

  // Nothing here is coloured or could be left out, but scripts pass these to every command.
  @Option(help: ArgumentHelp("auto, always or never.", visibility: .hidden))
  var color: ColorMode = .auto

  @Flag(name: .shortAndLong, help: ArgumentHelp("", visibility: .hidden))
  var quiet = false

  func run(in context: CommandContext) -> ExitStatus {
    let registry = context.registry
    guard let name else {
      if format == .json {
        context.console.write(JSON.lines(registry.all.map { json(of: $0, registry) }))
      } else {
        context.console.write(overview(registry))
      }
      return .success
    }
    guard let entry = registry[name] else {
      let near = nearestName(to: name, among: registry.all.map(\.name))
      context.console.writeError(
        "no type is called '\(name)'\(near.map { "; did you mean '\($0)'?" } ?? "")\n")
      return .usage
    }
    context.console.write(
      format == .json ? json(of: entry, registry).text + "\n" : page(of: entry, registry))
    return .success
  }

  private func overview(_ registry: Registry) -> String {
    registry.kinds.map { kind in
      let lines = registry.entries(of: kind).map { entry in
        let base = registry.ancestors(of: entry).first
        return "  \(entry.name)\(base.map { " extends \($0.name)" } ?? "")\n"
      }
      return "\(kind.rawValue)\n\(lines.joined())"
    }.joined(separator: "\n")
  }

  private func page(of entry: Registry.Entry, _ registry: Registry) -> String {
    var text = "\(entry.name): \(entry.kind.rawValue)\n"
    for ancestor in registry.ancestors(of: entry) { text += "  extends \(ancestor.name)\n" }
    if let type = entry.screenType {
      text += "\nparameters\n" + Self.fields(type.initializer.parameters)
      text += "\nparts\n"
      for slot in type.slots {
        text += "  \(slot.name): \(slot.kind.rawValue), a \(slot.base)\n      \(slot.meaning)\n"
      }
    }
    let properties = entry.properties.properties.map(\.description)
    if !properties.isEmpty { text += "\nproperties\n" + Self.fields(properties) }
    return text
  }

  private static func fields(_ fields: [FieldDescription]) -> String {
    fields.map { "  \($0.name): \($0.shape.summary)\n      \($0.meaning)\n" }.joined()
  }

  private func json(of entry: Registry.Entry, _ registry: Registry) -> JSON {
    .object([
      ("name", .string(entry.name)), ("kind", .string(entry.kind.rawValue)),
      ("extends", .array(registry.ancestors(of: entry).map { .string($0.name) })),
      (
        "properties",
        .array(
          entry.properties.properties.map(\.description).map { field in
            .object([
              ("name", .string(field.name)), ("value", .string(field.shape.summary)),
              ("meaning", .string(field.meaning)),
            ])
          })
      ),
    ])
  }
}
