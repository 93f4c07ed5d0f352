import HeadlessUIKit
import TerminalText

/// What somebody who cannot see, or not well, would miss in the frames of a run.
struct AccessibilityFindings {
  /// Two colours, one on the other, that were reported.
  private struct ColorPair: Hashable {
    let color: String
    let ground: String
    let least: Double
  }

  /// Something to touch without words that was reported.
  private struct UnlabeledElement: Hashable {
    let role: AccessibilityTree.Role
    let shown: String
    let picture: String?
  }

  private let environment: ScreenEnvironment
  private var pairs: Set<ColorPair> = []
  private var unlabeled: Set<UnlabeledElement> = []

  /// - Parameter environment: the run's, which is told of findings.
  init(in environment: ScreenEnvironment) { self.environment = environment }

  /// Looks for things to touch without words, and for orders of an app's own.
  mutating func check(_ tree: AccessibilityTree) {
    for element in tree.elements {
      check(element)
      for child in element.children { check(child) }
    }
    for view in tree.misorderedViews {
      environment.warn(
        .readingOrder,
        "'accessibilityElements' of \(type(of: view)) has another order "
          + "than that in which things stand",
        help: "let it begin with what stands first, from top to bottom and left to right")
    }
  }

  private mutating func check(_ element: AccessibilityTree.Element) {
    guard element.lacksLabel,
      unlabeled.insert(
        UnlabeledElement(role: element.role, shown: element.shown, picture: element.picture)
      ).inserted
    else { return }
    let picture = element.picture.map { " with the picture '\($0)'" } ?? ""
    environment.appendWarning(
      RunWarning(
        .missingLabel,
        "a screen reader has no words for the \(element.role.rawValue) "
          + "\(element.shown.escapingControls())\(picture)",
        help: "set its 'accessibilityLabel'"))
  }

  /// Looks for text and pictures that are hard to tell from what they lie on (WCAG 2, 1.4.3 and
  /// 1.4.11). What is switched off, and what the system colours itself, is left out.
  ///
  /// - Parameters:
  ///   - scene: the frame.
  ///   - pieceStyles: how its pieces look.
  mutating func check(_ scene: FrameScene, _ pieceStyles: [PieceStyle]) {
    for group in scene.groups {
      for (piece, style) in zip(scene.pieces[group.range], pieceStyles[group.range]) {
        guard !style.hasDefaultColor, !style.isDisabled, !style.isDecoration,
          let color = style.color
        else {
          continue
        }
        let isLarge = style.isImage || style.font?.isLarge ?? false
        self.check(
          piece, style, color: color,
          ground: scene.effectiveBackground(of: piece.object, in: group),
          least: isLarge ? 3 : 4.5)
      }
    }
  }

  private mutating func check(
    _ piece: FrameScene.Piece, _ style: PieceStyle, color: UIColor, ground: UIColor, least: Double
  ) {
    let contrast = color.contrast(on: ground)
    if contrast >= least { return }
    let pair = ColorPair(color: color.displayName, ground: ground.resolved.hexString, least: least)
    guard pairs.insert(pair).inserted else { return }
    let text = piece.text.escapingControls().truncated(toColumns: 24)
    environment.appendWarning(
      RunWarning(
        .lowContrast,
        "'\(text)' is \(pair.color) on \(pair.ground), a contrast of \(contrast.tenths) to 1",
        help: "\(style.isImage ? "a picture" : "text of its size") needs \(least.tenths)"))
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
