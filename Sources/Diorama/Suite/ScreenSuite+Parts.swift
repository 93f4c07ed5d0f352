import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

extension ScreenSuite {
  /// The name of the type that stands in a part of a planned screen; nil where it has no such part.
  public func partName(_ name: String, of plan: ScreenPlan) -> String? {
    guard let slot = plan.slots.first(where: { $0.name.description == name }) else { return nil }
    if let chosen = plan.components.first(where: { $0.slot.name == slot.name }) {
      return chosen.choice.name
    }
    return TypeResolver(registry, project: configuration, screen: nil).standardEntry(of: slot)?
      .name
  }
}

extension ScreenSuite {
  /// Where the type of each part of a planned screen comes from, the kit's default and what Swift
  /// code set on a set of types included, with the layers that were overridden.
  public func partOrigins(of plan: ScreenPlan) -> [(name: String, origin: Origin)] {
    plan.slots.map { slot in
      var origin = Origin(layer: isKitDefault(slot) ? .kitDefault : .swift)
      if let exchange = configuration.exchanges.last(where: { $0.path == slot.standardEntry }) {
        origin = Origin(layer: .project, node: exchange.node).overriding(origin)
      }
      let name = slot.name.description
      guard let assigned = plan.origins.first(where: { $0.name == name })?.origin else {
        return (name, origin)
      }
      let weaker = origin.overridden.reversed().reduce(assigned.aboveWeakest(origin.alone)) {
        $0.aboveWeakest($1)
      }
      return (name, weaker)
    }
  }

  private func isKitDefault(_ slot: Slot) -> Bool {
    for set in registry.typeSets {
      for entry in set.entries where "\(set.name).\(entry.name)" == slot.standardEntry {
        return entry.isKitDefault()
      }
    }
    return true
  }
}
