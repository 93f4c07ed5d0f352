import DioramaKit
import HeadlessUIKit
import YAML

/// A screen with all names resolved and all values checked: ready to run, on any thread.
public struct RunPlan: Sendable {
  /// The screen's name, as the head of its snapshot says it.
  package let name: String
  /// Where the screen is declared, for what no step is to blame for.
  package let place: Place
  /// The view controller.
  package let viewController: RegisteredType
  /// What YAML calls its type.
  package var typeName: String
  /// The parts that the view controller has.
  package let slots: [Slot]
  /// The parts of the view controller that the configuration chose, by slot.
  package let components: [(slot: Slot, choice: ComponentChoice)]
  /// What stands in for classes of a kit, by their names.
  package var classReplacements: [String: ComponentChoice] = [:]
  /// What to set on the view controller, in order.
  package let settings: [Setting]
  /// Makes the view controller.
  package let make: ViewControllerInitializer.Maker
  /// What puts the screen's keys into the run's world.
  package let environmentUpdates: [ScreenKey.EnvironmentUpdate]
  /// The device.
  package var device: Device
  /// Light or dark.
  package let theme: Theme
  /// The clock and region.
  package let clock: ScreenClock
  /// The steps.
  package private(set) var steps: [Step]
  /// When frames are taken.
  package var frames = FrameTiming.asked
  /// What the snapshot says beside its frames.
  package var show: Set<SnapshotBlock> = []
  /// What names of colours and fonts stand for where the screen does not say otherwise.
  package var palette: [String: String] = [:]
  /// Whether the colours of frames are wanted, too.
  package var includesColors = false

  package init(
    name: String, place: Place, viewController: RegisteredType, slots: [Slot],
    components: [(slot: Slot, choice: ComponentChoice)], settings: [Setting],
    make: @escaping ViewControllerInitializer.Maker,
    environmentUpdates: [ScreenKey.EnvironmentUpdate],
    device: Device, theme: Theme, clock: ScreenClock, steps: [Step]
  ) {
    self.name = name
    self.place = place
    self.viewController = viewController
    typeName = viewController.name
    self.slots = slots
    self.components = components
    self.settings = settings
    self.make = make
    self.environmentUpdates = environmentUpdates
    self.device = device
    self.theme = theme
    self.clock = clock
    self.steps = steps
  }

  /// What the screen is called where its code has ended a process.
  package static func crashReportName(of name: String, in path: String) -> String {
    "\(name) (\(path))"
  }

  /// The same run up to a step, which it looks at the screen before and does not do.
  ///
  /// - Parameters:
  ///   - count: how many steps are done.
  ///   - node: where the step stands that is looked at.
  ///   - inspect: asks the stage what it wants to know, on the thread of the run.
  package func stopping(
    after count: Int, at node: Node, _ inspect: @escaping @Sendable (Stage) -> Void
  ) -> RunPlan {
    var plan = self
    plan.steps = steps.prefix(count) + [Step(node: node, name: "look") { inspect($0) }]
    return plan
  }

  package var crashReportName: String { Self.crashReportName(of: name, in: place.source.path) }

  /// What the configuration chose for a part; nil where the kit, or Swift code, did.
  package func choice(for slot: Slot) -> ComponentChoice? {
    components.first { $0.slot.name == slot.name }?.choice ?? classReplacements[slot.base]
  }
}

/// Light or dark, as a key says it.
public enum Theme: String, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark

  var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// When frames of a run are taken.
package enum FrameTiming: String, Sendable {
  /// At the steps that ask for one.
  case asked
  /// After each step.
  case each
  /// After each step, with the time on the run's clock: to look at, never to record.
  case traced
}
