import DioramaAuthoring
import DioramaKit

/// A step as `steps` shows it.
struct StepReport {
  private let step: StepDefinition

  init(_ step: StepDefinition) { self.step = step }

  /// The step's name.
  var name: String { step.name.description }

  private var meaning: String { step.description.meaning }

  /// The step with its forms, for a list.
  var paragraph: SafeText {
    let lines = step.forms.map { form in
      (yaml: "  - \(name): \(form.value)" as SafeText, meaning: form.meaning)
    }
    let width = lines.map(\.yaml.displayWidth).filter { $0 <= Self.widest }.max() ?? 0
    let forms: [SafeText] = lines.map { line in
      if line.yaml.displayWidth > Self.widest { return "\(line.yaml)\n      \(line.meaning)\n" }
      return "\(line.yaml.padded(toColumns: width + 3))\(line.meaning)\n"
    }
    let value: [SafeText] =
      forms.isEmpty ? ["  - \(name): ...   \(step.description.shape.summary)\n"] : forms
    return "\(name): \(meaning)\n\(value.joined())"
  }

  /// The maximum width of an example that has its meaning on the same line.
  private static let widest = 44

  /// The step with its forms, and the keys of its mapping.
  var page: SafeText {
    let keys = fields.map { field in
      "  \(field.name): \(field.shape.summary)\n      \(field.meaning)\n" as SafeText
    }
    return paragraph + (keys.isEmpty ? "" : "\nkeys\n\(keys.joined())")
  }

  /// The step as data.
  var json: JSON {
    [
      "name": .string(name), "meaning": .string(meaning),
      "value": .string(step.description.shape.summary),
      "forms": .array(
        step.forms.map { form in
          ["example": "\(name): \(form.value)", "meaning": .string(form.meaning)]
        }),
      "keys": .array(fields.map(TypeReport.json)),
    ]
  }

  /// The keys of the mapping that the step takes.
  private var fields: [FieldDescription] {
    func fields(_ shape: ShapeDescription) -> [FieldDescription] {
      switch shape {
      case .record(let fields): fields
      case .either(let shapes): shapes.flatMap(fields)
      default: []
      }
    }
    return fields(step.description.shape)
  }
}
