import Diorama
import DioramaKit
import DioramaStage
import YAML

/// An explanation of a screen: each resolved value, with the layer that won and those that lost.
public struct ScreenExplanation: Sendable {
  /// The screen.
  public let declaration: ScreenDeclaration
  /// The values, in the order in which a person reads a screen: the view controller and its parts,
  /// the parameters, the keys of kits, then the other keys.
  public let values: [ExplainedValue]
  /// The keys that the screen could have, but does not set.
  public let unset: [FieldDescription]
  let plan: ScreenPlan
  let registry: Registry

  /// Explains a planned screen.
  public init(_ plan: ScreenPlan, in suite: ScreenSuite) {
    self.plan = plan
    declaration = plan.declaration
    registry = suite.registry
    var list = Builder(plan, suite)
    list.addParts()
    list.addAssigned()
    values = list.values
    unset = list.unset
  }

  /// Returns the value of a key: of `theme`, or of a nested one such as `headerComponent.title`;
  /// nil if the screen has no such key, or does not set it.
  public subscript(key: String) -> ExplainedValue? {
    if let exact = values.first(where: { $0.key == key }) { return exact }
    for outer in values where key.hasPrefix(outer.key + ".") || key.hasPrefix(outer.key + "[") {
      if let found = Self.find(key, in: outer) { return found }
    }
    // The key may be in a file that another key names.
    return texts(ofSteps: false).first { $0.key == key }
  }

  /// Returns a value, and the values in it.
  public func valueAndMembers(of value: ExplainedValue) -> [ExplainedValue] {
    let own = values.filter { $0.key.hasPrefix(value.key + ".") }
    return [value] + (own.isEmpty || value.addsUp ? value.inner : []) + own
  }

  /// The keys that can be explained, including those that are not set.
  public var keys: [String] {
    values.map(\.key) + values.flatMap { $0.inner.map(\.key) } + unset.map(\.name)
  }

  private static func find(_ key: String, in outer: ExplainedValue) -> ExplainedValue? {
    for value in outer.inner {
      if value.key == key { return value }
      if key.hasPrefix(value.key + ".") || key.hasPrefix(value.key + "[") {
        return find(key, in: value)
      }
    }
    return nil
  }
}

extension ScreenExplanation {
  /// Collects the values from the layers of a plan.
  private struct Builder {
    let plan: ScreenPlan
    let suite: ScreenSuite
    private(set) var values: [ExplainedValue] = []
    private(set) var unset: [FieldDescription] = []

    init(_ plan: ScreenPlan, _ suite: ScreenSuite) {
      self.plan = plan
      self.suite = suite
    }

    private func origin(_ name: String) -> Origin? {
      plan.origins.first { $0.name == name }?.origin
    }

    /// Adds the view controller and its parts, with the properties that YAML sets on them.
    mutating func addParts() {
      let name = CoreKey.viewController.description
      if let origin = origin(name) {
        let meaning = CoreKeys.meaning(of: CoreKey.viewController)
        let (made, registered) = (plan.run.typeName, plan.run.viewController.name)
        let written = made == registered ? origin.node?.text ?? made : made
        values.append(
          ExplainedValue(
            name, meaning, origin,
            text: written == registered ? written : "\(written) (\(registered))"))
        let type = plan.run.viewController
        let parameters = Set(type.initializer?.names ?? [])
        for property in type.properties.properties {
          guard let setting = plan.run.settings.first(where: { $0.name == property.name }) else {
            continue
          }
          // A property is a key of the screen unless a parameter has its name.
          let key = parameters.contains(property.name) ? "\(name).\(property.name)" : property.name
          values.append(ExplainedValue(key, property.description.meaning, setting.origin))
        }
      }
      let origins = suite.partOrigins(of: plan)
      for slot in plan.run.slots {
        let name = slot.name.description
        guard let origin = origins.first(where: { $0.name == name })?.origin.ofType else {
          continue
        }
        let type = suite.partName(name, of: plan) ?? ""
        let choice = plan.run.choice(for: slot)
        let registered = choice.map { suite.registry.name(of: $0.type) } ?? type
        let standard = slot.standardEntry.isEmpty ? slot.base : slot.standardEntry
        let says = ExplainedValue.LayerValue(
          origin, text: registered == type ? type : "\(type) (\(registered))")
        let losers = origin.overridden.reversed().map { loser in
          ExplainedValue.LayerValue(loser, text: loser.node == nil ? standard : nil)
        }
        values.append(ExplainedValue(name, slot.meaning, says, over: losers))
        if let choice {
          let table = suite.registry[registered]?.properties ?? []
          add(choice.settings, of: table, in: name)
        }
      }
    }

    private mutating func add(_ settings: [Setting], of table: PropertyTable, in outer: String) {
      for property in table.properties {
        guard let setting = settings.first(where: { $0.name == property.name }) else { continue }
        values.append(
          ExplainedValue("\(outer).\(property.name)", property.description.meaning, setting.origin))
      }
    }

    /// Adds the other keys: parameters, then those of kits, then those of the core.
    mutating func addAssigned() {
      for field in plan.run.viewController.initializer?.parameters ?? [] { addKey(field) }
      for key in suite.registry.keys { addKey(key.description, addsUp: key.addsUp) }
      let parts = plan.run.slots.map(\.name.description) + [CoreKey.viewController.description]
      for field in CoreKeys.all where !parts.contains(field.name) { addKey(field) }
    }

    private mutating func addKey(_ field: FieldDescription, addsUp: Bool = false) {
      let assigned = origin(field.name)
      if field.name == CoreKey.screen.description, assigned == nil {
        let place = plan.declaration.idPlace
        values.append(
          ExplainedValue(
            field.name, field.meaning,
            ExplainedValue.LayerValue(plan.declaration.id, "file name", at: place)))
      } else if let (text, forced) = standard(field.name) {
        var layerValues = [ExplainedValue.LayerValue(Origin(layer: .kitDefault), text: text)]
        if let assigned {
          layerValues =
            [ExplainedValue.LayerValue(assigned)]
            + assigned.overridden.reversed().map { ExplainedValue.LayerValue($0) } + layerValues
        }
        if field.name == CoreKey.device.description,
          let cell = plan.declaration.cells.last(where: { $0.axis == Matrix.width })
        {
          layerValues.insert(
            ExplainedValue.LayerValue(
              device(width: cell.value.text), Layer.variant.name, at: cell.value.place),
            at: 0)
        }
        if let forced {
          layerValues.insert(
            ExplainedValue.LayerValue(Origin(layer: .command), text: forced), at: 0)
        }
        values.append(
          ExplainedValue(
            field.name, field.meaning, layerValues[0], over: Array(layerValues.dropFirst())))
      } else if let assigned {
        var value = ExplainedValue(field.name, field.meaning, assigned)
        value.addsUp = addsUp
        values.append(value)
        if addsUp { values += value.added }
      } else {
        unset.append(field)
      }
    }

    /// Returns the text of the screen's device with a width that `matrix` or `--width` sets.
    private func device(width: String) -> String {
      let height = plan.run.device.height.map { ", height: \($0)" } ?? ""
      return "{width: \(width)\(height)}"
    }

    /// Returns the default of a key, and the value that the command line sets; nil for keys without
    /// a default.
    private func standard(_ name: String) -> (text: String, forced: String?)? {
      let clock = ScreenClock()
      return switch name {
      case CoreKey.theme.description:
        (ScreenPlan.Theme.light.rawValue, suite.request.overrides.theme?.rawValue)
      case CoreKey.device.description:
        (
          "{width: \(Device().width)}",
          suite.request.overrides.width.map { device(width: "\($0)") }
        )
      case CoreKey.now.description: ("2026-01-01T12:00:00Z", nil)
      case CoreKey.timeZone.description: (clock.timeZone, nil)
      case CoreKey.locale.description: (clock.locale, nil)
      case CoreKey.textSize.description: ("large", nil)
      default: nil
      }
    }
  }
}

extension Origin {
  /// The origin of the type, without layers that only set properties on it.
  fileprivate var ofType: Origin {
    func namesType(_ origin: Origin) -> Bool {
      guard let node = origin.node, node.kind == .mapping else { return true }
      return node["type"] != nil || node["extends"] != nil
    }
    var chain = [withoutOverridden] + overridden.reversed()
    chain = chain.filter(namesType)
    guard var result = chain.popLast() else { return self }
    while let stronger = chain.popLast() { result = stronger.overriding(result) }
    return result
  }
}
