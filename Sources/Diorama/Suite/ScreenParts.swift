import DioramaKit
import DioramaStage
import YAML

extension ScreenSuite {
  /// Returns the name of the type in a part of a planned screen; nil if the screen has no such
  /// part.
  public func partName(_ name: String, of plan: ScreenPlan) -> String? {
    guard let slot = plan.run.slots.first(where: { $0.name == name }) else { return nil }
    if let chosen = plan.run.choice(for: slot) { return chosen.name }
    return TypeResolver(registry, project: configuration, screen: nil).standardEntry(of: slot)?
      .name
  }

  /// Returns the origin of each part's type in a planned screen, with the layers that it overrides.
  /// The origins include the kit's defaults and types that Swift code set.
  public func partOrigins(of plan: ScreenPlan) -> [(name: String, origin: Origin)] {
    plan.run.slots.map { slot in
      var origin = Origin(layer: isKitDefault(slot) ? .kitDefault : .swift)
      if let replacement = configuration.typeReplacements.last(where: {
        $0.path == slot.standardEntry
      }) {
        origin = Origin(layer: .project, node: replacement.node).overriding(origin)
      }
      if let choice = plan.run.classReplacements[slot.base], let node = choice.node {
        origin = Origin(layer: plan.layer(of: node), node: node).overriding(origin)
      }
      let name = slot.name
      // A project's default that does not fit is not used.
      guard plan.run.components.contains(where: { $0.slot.name == slot.name }),
        let assigned = plan.origins.first(where: { $0.name == name })?.origin
      else { return (name, origin) }
      let weaker = origin.overridden.reversed().reduce(
        assigned.addingWeakest(origin.withoutOverridden)
      ) {
        $0.addingWeakest($1)
      }
      return (name, weaker)
    }
  }

  private func isKitDefault(_ slot: Slot) -> Bool {
    registry.setEntry(at: slot.standardEntry)?.entry.isKitDefault() ?? true
  }
}
