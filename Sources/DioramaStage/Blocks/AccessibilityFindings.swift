import HeadlessUIKit

/// Accessibility problems in the frames of a run, for people who cannot see, or cannot see well.
struct AccessibilityFindings {
  /// A pair of text and background colors that was reported.
  private struct ColorPair: Hashable {
    let color: String
    let ground: String
    let least: Double
  }

  /// An interactive element without a label that was reported.
  private struct UnlabeledElement: Hashable {
    let role: AccessibilityTree.Role
    let shown: String
    let picture: String?
  }

  private let environment: ScreenEnvironment
  private var pairs: Set<ColorPair> = []
  private var unlabeled: Set<UnlabeledElement> = []

  /// - Parameter environment: the environment of the run, which receives the warnings.
  init(in environment: ScreenEnvironment) { self.environment = environment }

  /// Checks for interactive elements without a label, and for custom reading orders that differ
  /// from the layout.
  mutating func check(_ tree: AccessibilityTree) {
    for element in tree.elements {
      check(element)
      for child in element.children { check(child) }
    }
    for view in tree.misorderedViews { environment.warn(.readingOrder(of: view)) }
  }

  private mutating func check(_ element: AccessibilityTree.Element) {
    guard element.lacksLabel,
      unlabeled.insert(
        UnlabeledElement(role: element.role, shown: element.shown, picture: element.picture)
      ).inserted
    else { return }
    environment.appendWarning(.missingLabel(of: element))
  }

  /// Checks for text and pictures with too little contrast (WCAG 2, 1.4.3 and 1.4.11). Disabled
  /// elements, decorations and default colors are skipped.
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
    environment.appendWarning(
      .lowContrast(
        contrast, of: piece.text, isImage: style.isImage, pair.color, on: pair.ground,
        least: least))
  }
}

extension UIFont {
  /// Whether text in this font counts as large: from 18 points, or from 14 points if it is bold.
  fileprivate var isLarge: Bool {
    pointSize >= 18 || pointSize >= 14 && weight.rawValue >= UIFont.Weight.bold.rawValue
  }
}
