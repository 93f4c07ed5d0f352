import DioramaKit
import HeadlessUIKit
import YAML

/// A screen with all names resolved and all values checked, ready to run on any thread.
public struct RunPlan: Sendable {
  /// The screen's name, as in the header of its snapshot.
  package let name: String
  /// The place of the screen's declaration, for problems that no step caused.
  package let place: Place
  /// The view controller.
  package let viewController: RegisteredType
  /// The name of its type in YAML.
  package var typeName: String
  /// The slots of the view controller.
  package let slots: [Slot]
  /// The choices of the configuration for the view controller's parts, by slot.
  package let components: [(slot: Slot, choice: ComponentChoice)]
  /// The settings of the view controller, in the order in which they are applied.
  package let settings: [Setting]
  /// Makes the view controller.
  package let make: ViewControllerInitializer.Maker
  /// Apply the values of the screen's keys to the run's environment.
  package let environmentUpdates: [ScreenKey.EnvironmentUpdate]
  /// The device.
  package var device: Device
  /// The light or dark appearance.
  package let theme: Theme
  /// The clock and region.
  package var clock: ScreenClock
  /// The steps.
  package private(set) var steps: [Step]
  /// The moments when frames are captured.
  package var frames = FrameTiming.asked
  /// The blocks that the snapshot shows besides its frames.
  package var show: Set<SnapshotBlock> = []
  /// The default values of named colors and fonts.
  package var palette: [String: String] = [:]
  /// Whether the colors of frames are requested, too.
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

  /// Returns the name of the screen for the report of a crash in its code.
  package static func crashReportName(of name: String, in path: String) -> String {
    "\(name) (\(path))"
  }

  /// Returns the same run up to a step, with an inspection of the screen instead of that step.
  ///
  /// - Parameters:
  ///   - count: the number of steps to run.
  ///   - node: the node of the step at which the screen is inspected.
  ///   - inspect: inspects the stage, on the thread of the run.
  package func stopping(
    after count: Int, at node: Node, _ inspect: @escaping @Sendable (Stage) -> Void
  ) -> RunPlan {
    var plan = self
    plan.steps = steps.prefix(count) + [Step(node: node, name: "look") { inspect($0) }]
    return plan
  }

  package var crashReportName: String { Self.crashReportName(of: name, in: place.source.path) }

  /// Returns the choice of the configuration for a part; nil if the kit or Swift code determines
  /// it.
  package func choice(for slot: Slot) -> ComponentChoice? {
    components.first { $0.slot.name == slot.name }?.choice
  }
}

/// The light or dark appearance, as the value of a key.
public enum Theme: String, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark

  var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// The moments when frames of a run are captured.
package enum FrameTiming: String, Sendable {
  /// At the steps that request one.
  case asked
  /// After each step.
  case each
  /// After each step, with the time of the run's clock: for viewing only, never for recording.
  case traced
}
