import Diorama
import DioramaStage

/// The keys of a screen that Swift code builds, as YAML.
struct BuiltScreenKeys {
  var data: String?
  var theme: ScreenPlan.Theme?
  var device: Device?
  var steps: [ScreenStep] = []
  var others = ""

  /// The keys, each on a line of its own.
  var text: String { (headerLines + steps.map(\.item)).joined(separator: "\n") }

  /// Returns the step that a line of the text belongs to, by its number from 0; nil for other keys.
  ///
  /// - Parameter line: the line, from 1.
  func step(atLine line: Int) -> Int? {
    var next = headerLines.joined(separator: "\n").lineCount + 1
    for (index, step) in steps.enumerated() {
      next += step.item.lineCount
      if line < next { return line >= next - step.item.lineCount ? index : nil }
    }
    return nil
  }

  /// Returns whether a line number, from 1, is in the text. The lines after it are generated.
  func containsLine(_ line: Int32) -> Bool { !text.isEmpty && Int(line) <= text.lineCount }

  /// The keys before the steps.
  private var headerLines: [String] {
    var lines = others.isEmpty ? [] : [others]
    if let data { lines.append("data: \(data.inQuotes)") }
    if let theme { lines.append("theme: \(theme.rawValue)") }
    if let device {
      let height = device.height.map { ", height: \($0)" } ?? ""
      lines.append("device: { width: \(device.width)\(height) }")
    }
    if !steps.isEmpty { lines.append("steps:") }
    return lines
  }
}

extension String {
  /// The number of its lines, at least 1.
  fileprivate var lineCount: Int { 1 + utf8.count { $0 == UInt8(ascii: "\n") } }
}
