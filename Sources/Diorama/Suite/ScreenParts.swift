import DioramaKit
import DioramaStage
import YAML

extension ScreenSuite {
  /// Returns the name of the type in a part of a planned screen; nil if the screen has no such
  /// part.
  public func partName(_ name: String, of plan: ScreenPlan) -> String? {
    plan.run.slots.first { $0.name == name }.flatMap { slot in
      plan.run.choice(for: slot)?.name ?? plan.partTypes[name]
    }
  }

  /// Returns the origin of each part's type in a planned screen, with the layers that it overrides.
  /// The origins include the kit's defaults and types that Swift code set.
  public func partOrigins(of plan: ScreenPlan) -> [(name: String, origin: Origin)] {
    plan.run.slots.map { slot in
      var origin = Origin(layer: isKitDefault(slot) ? .kitDefault : .swift)
      for value in plan.partLayers[slot.name] ?? [] {
        origin = Origin(layer: value.layer, node: value.node).overriding(origin)
      }
      return (slot.name, origin)
    }
  }

  private func isKitDefault(_ slot: Slot) -> Bool {
    registry.setEntry(at: slot.standardEntry)?.entry.isKitDefault() ?? true
  }
}
