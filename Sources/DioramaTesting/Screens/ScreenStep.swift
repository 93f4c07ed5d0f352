import Diorama
import DioramaStage

/// A step of a screen that Swift code builds: one thing that a person or the network does.
///
/// Each step of YAML can be written as it stands there, those of kits included:
///
/// ```swift
/// steps: [.select("Monday", "Friday"), .tap("rightBarButton"), "toggle: {row: Show the sky}"]
/// ```
public struct ScreenStep: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The step in YAML, such as `tap: rightBarButton`.
  public let yaml: String

  /// A step in YAML, of the core or of a kit.
  ///
  /// - Parameter yaml: the step without the `- ` of a list, such as `tap: rightBarButton`; in
  ///   several lines as YAML has them, or in one with `{` and `}`.
  public init(_ yaml: String) { self.yaml = yaml }

  /// A step in YAML.
  public init(stringLiteral yaml: String) { self.init(yaml) }

  /// Taps rows in order.
  ///
  /// - Parameter ids: what the kit calls the rows, which is the id of what each one shows.
  public static func select(_ ids: String...) -> ScreenStep {
    ScreenStep("select: [\(ids.map(\.inQuotes).joined(separator: ", "))]")
  }

  /// Taps a button of the navigation bar, or the one that tries again after an error.
  ///
  /// - Parameter target: `leftBarButton`, `rightBarButton` or `retry`.
  public static func tap(_ target: String) -> ScreenStep { ScreenStep("tap: \(target.inQuotes)") }

  /// Taps a row by a text that it shows, or a button of that row.
  ///
  /// - Parameters:
  ///   - row: one of the texts of the row, whole; it must be the only such row.
  ///   - button: the title of the button; nil for the row itself.
  public static func tap(row: String, button: String? = nil) -> ScreenStep {
    let button = button.map { "button: \($0.inQuotes), " } ?? ""
    return ScreenStep("tap: {\(button)row: \(row.inQuotes)}")
  }

  /// Taps a row by its number, which counts from 1.
  public static func tap(row: Int) -> ScreenStep { ScreenStep("tap: {row: \(row)}") }

  /// Taps an entry of the menu that is shown.
  public static func tap(menu: String) -> ScreenStep {
    ScreenStep("tap: {menu: \(menu.inQuotes)}")
  }

  /// Taps a button of the alert that is shown.
  public static func tap(alert: String) -> ScreenStep {
    ScreenStep("tap: {alert: \(alert.inQuotes)}")
  }

  /// Flips the switch of a row.
  public static func toggle(row: String) -> ScreenStep {
    ScreenStep("toggle: {row: \(row.inQuotes)}")
  }

  /// Scrolls to the last row, which loads the next page.
  public static var scrollToBottom: ScreenStep { "scroll: bottom" }

  /// Lets the screen's clock run; no time passes for whoever waits for the test.
  ///
  /// - Parameter amount: a number with its unit, `ms`, `s`, `m`, `h` or `d`, such as `500ms`.
  public static func advance(_ amount: String) -> ScreenStep { ScreenStep("advance: \(amount)") }

  /// Adds a frame of what the screen shows now to the snapshot.
  ///
  /// - Parameter label: what stands above the frame.
  public static func snapshot(_ label: String) -> ScreenStep {
    ScreenStep("snapshot: \(label.inQuotes)")
  }

  /// The step in a list of steps; one of several lines is indented as a whole.
  var item: String {
    let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false)
    return "  - " + lines.joined(separator: "\n    ")
  }
}

/// The keys of a screen that Swift code builds, as YAML.
struct BuiltScreenKeys {
  var data: String?
  var theme: ScreenPlan.Theme?
  var device: Device?
  var steps: [ScreenStep] = []
  var others = ""

  /// The keys, each at a line of its own.
  var text: String {
    var lines = others.isEmpty ? [] : [others]
    if let data { lines.append("data: \(data.inQuotes)") }
    if let theme { lines.append("theme: \(theme.rawValue)") }
    if let device {
      let height = device.height.map { ", height: \($0)" } ?? ""
      lines.append("device: { width: \(device.width)\(height) }")
    }
    if !steps.isEmpty { lines.append("steps:") }
    return (lines + steps.map(\.item)).joined(separator: "\n")
  }
}

extension String {
  /// The text as YAML's double quotes have it, whatever is in it.
  var inQuotes: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
