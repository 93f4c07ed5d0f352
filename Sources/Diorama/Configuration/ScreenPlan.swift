import HeadlessUIKit
import YAML

/// A screen with all names resolved and all values checked: ready to run, on any thread.
public struct ScreenPlan: Sendable {
  /// What it was declared as.
  public let declaration: ScreenDeclaration
  /// The view controller.
  public let viewController: Registry.Entry
  /// The parts that the view controller has.
  public let slots: [Slot]
  /// The parts of the view controller that the configuration chose, by slot.
  public let components: [(slot: Slot, choice: ComponentChoice)]
  /// The device.
  public let device: Device
  /// Light or dark.
  public let theme: Theme
  /// The steps.
  public let steps: [Step]
  /// The files that it was made from, beside its own and the project's.
  public let files: Set<String>
  let settings: [Setting]
  let make: ViewControllerInitializer.Maker
  let applications: [ScreenKey.Application]
  let clock: Clock
  let assignments: [Assignment]

  /// Light or dark, as a key says it.
  public enum Theme: String, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark

    var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
  }

  /// A screen's clock and region.
  struct Clock: Sendable {
    /// The time at the start; 1 January 2026, noon in UTC, unless the screen or project says more.
    var now = TimeExpression(base: .epoch, offset: 1_767_268_800_000)
    var timeZone = "UTC"
    var locale = "en_US"

    /// A world with this clock in which nothing has happened.
    func environment(_ style: UIUserInterfaceStyle = .light) -> ScreenEnvironment {
      ScreenEnvironment(
        userInterfaceStyle: style, startTime: now.offset, timeZoneIdentifier: timeZone,
        localeIdentifier: locale)
    }
  }

  /// The values that were assigned, with their origins, in the order of their keys' first use.
  public var origins: [(name: String, origin: Origin)] {
    assignments.map { ($0.name.description, $0.origin) }
  }
}
