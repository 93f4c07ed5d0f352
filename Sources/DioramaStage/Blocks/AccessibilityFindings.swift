import HeadlessUIKit
import TerminalText

/// What somebody who cannot see, or not well, would miss in a frame.
struct AccessibilityFindings {
  /// Two colours, one on the other, that were reported.
  struct Pair: Hashable {
    let color: String
    let ground: String
    let least: Double
  }

  /// A colour and the backgrounds below it, as objects.
  private struct Layers: Hashable {
    let colors: [UIColor]
    let least: Double

    static func == (left: Layers, right: Layers) -> Bool {
      left.least == right.least && left.colors.elementsEqual(right.colors, by: ===)
    }

    func hash(into hasher: inout Hasher) {
      for color in colors { hasher.combine(ObjectIdentifier(color)) }
    }
  }

  /// A finding.
  struct Remark {
    let kind: RunRemark.Kind
    let message: String
    let help: String
  }

  private(set) var remarks: [Remark] = []
  /// What was reported of contrasts, in this frame and before.
  private(set) var known: Set<Pair>

  init(known: Set<Pair>) { self.known = known }

  /// Looks for things to touch without words, and for orders of an app's own.
  mutating func look(at tree: AccessibilityTree) {
    for element in tree.elements.flatMap({ [$0] + $0.children })
    where element.label == nil && element.needsLabel {
      let picture = element.picture.map { " with the picture '\($0)'" } ?? ""
      remarks.append(
        Remark(
          kind: .missingLabel,
          message: "a screen reader has no words for the \(element.role) "
            + "\(element.shown.escapingControls())\(picture)",
          help: "set its 'accessibilityLabel'"))
    }
    for view in tree.disordered {
      remarks.append(
        Remark(
          kind: .readingOrder,
          message: "'accessibilityElements' of \(type(of: view)) has another order "
            + "than that in which things stand",
          help: "let it begin with what stands first, from top to bottom and left to right"))
    }
  }

  /// Looks for text and pictures that are hard to tell from what they lie on (WCAG 2, 1.4.3 and
  /// 1.4.11). What is switched off, and what the system colours itself, is left out.
  mutating func look(at scene: FrameScene) {
    // Rows of a list have the same colours on the same backgrounds.
    var looked: Set<Layers> = []
    for group in scene.groups {
      for piece in group.pieces {
        let look = scene.look(of: piece, in: group)
        guard let color = look.color, !look.hasUsualColor, !look.isOff, !look.isDecoration
        else { continue }
        let least = look.isPicture || look.font?.isLarge ?? false ? 3 : 4.5
        let backgrounds = scene.backgrounds(of: piece, in: group)
        guard looked.insert(Layers(colors: [color] + backgrounds, least: least)).inserted else {
          continue
        }
        let ground = FrameScene.ground(of: backgrounds)
        let contrast = color.contrast(on: ground)
        let pair = Pair(color: color.word, ground: ground.digits, least: least)
        guard contrast < least, known.insert(pair).inserted else { continue }
        let text = piece.text.escapingControls().truncated(toColumns: 24)
        remarks.append(
          Remark(
            kind: .lowContrast,
            message: "'\(text)' is \(color.word) on \(ground.digits), a contrast of "
              + "\(contrast.tenths) to 1",
            help: "\(look.isPicture ? "a picture" : "text of its size") needs \(least.tenths)"))
      }
    }
  }
}

extension UIFont {
  /// Whether text in it counts as large: from 18 points on, or bold from 14 on.
  fileprivate var isLarge: Bool {
    pointSize >= 18 || pointSize >= 14 && weight.rawValue >= UIFont.Weight.bold.rawValue
  }
}

extension Double {
  /// A number from 0 to 100 with at most one digit behind the point, rounded down, so that what
  /// falls short never looks as if it did not.
  fileprivate var tenths: String {
    let tenths = Int(Swift.min(Swift.max(self, 0), 100) * 10)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
