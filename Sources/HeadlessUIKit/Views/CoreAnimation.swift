/// The outline of a shape. Nothing is painted, so it has no points.
public class CGPath {
  /// An outline of nothing.
  public init() {}
}

/// The outline of a shape. Nothing is painted, so it has no points.
public final class UIBezierPath: CGPath {
  /// The outline of a rectangle.
  public convenience init(rect: CGRect) { self.init() }
  /// The outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
  /// The outline for layers: itself.
  public var cgPath: CGPath { self }
  /// How wide the line is, in points.
  public var lineWidth: CGFloat = 1
  /// Would begin at a point; does nothing.
  public func move(to point: CGPoint) {}
  /// Would draw a line to a point; does nothing.
  public func addLine(to point: CGPoint) {}
  /// Would draw a line to where it began; does nothing.
  public func close() {}
}

/// A layer of a view, or of a layer. Its settings are kept and not shown, and animations are over at
/// once.
open class CALayer {
  /// How round the corners are, in points.
  public final var cornerRadius: CGFloat = 0
  /// How wide the border is, in points.
  public final var borderWidth: CGFloat = 0
  /// The border's colour.
  public final var borderColor: CGColor?
  /// Whether what stands out is cut.
  public final var masksToBounds = false
  /// How opaque the shadow is.
  public final var shadowOpacity: Float = 0
  /// How far the shadow reaches, in points.
  public final var shadowRadius: CGFloat = 0
  /// How far the shadow is moved, in points.
  public final var shadowOffset = CGSize.zero
  /// The shadow's colour.
  public final var shadowColor: CGColor?
  /// The outline of the shadow.
  public final var shadowPath: CGPath?
  /// The background.
  public final var backgroundColor: CGColor?
  /// Which corners are round.
  public final var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// How opaque it is.
  public final var opacity: Float = 1
  /// Where it would stand, in points.
  public final var frame = CGRect.zero
  /// Its size, at the origin.
  public final var bounds = CGRect.zero
  /// What hides parts of it.
  public final var mask: CALayer?
  /// A name for whoever looks it up.
  public final var name: String?
  /// The layers in it.
  public final private(set) var sublayers: [CALayer]?
  private weak var above: CALayer?
  private var animations: [String: CAAnimation] = [:]

  /// A layer of nothing.
  public init() {}

  /// Puts a layer in front.
  public final func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }

  /// Puts a layer at a place, from the back; places out of range mean the front.
  public final func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.above = self
  }

  /// Takes the layer out of the one that it is in.
  public final func removeFromSuperlayer() {
    above?.sublayers?.removeAll { $0 === self }
    above = nil
  }

  /// Would begin an animation; it is kept, and nothing moves.
  ///
  /// - Parameters:
  ///   - animation: what would move.
  ///   - key: by which it can be asked for, and taken away.
  public final func add(_ animation: CAAnimation, forKey key: String?) {
    animations[key ?? ""] = animation
    animation.delegate?.animationDidStart(animation)
    ScreenEnvironment.current?.mainQueue.async {
      animation.delegate?.animationDidStop(animation, finished: true)
    }
  }

  /// An animation that was added under a key.
  public final func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// Takes an animation away.
  public final func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Takes all animations away.
  public final func removeAllAnimations() { animations = [:] }
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt
  /// Corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The one at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The one at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The one at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The one at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A layer whose colours run into each other. Kept, not shown.
public final class CAGradientLayer: CALayer {
  /// The colours, ``CGColor``s.
  public var colors: [Any]?
  /// Where each colour stands, from 0 to 1.
  public var locations: [NSNumber]?
  /// Where the colours begin, from 0 to 1 in both directions.
  public var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where they end.
  public var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer with an outline. Kept, not shown.
public final class CAShapeLayer: CALayer {
  /// The outline.
  public var path: CGPath?
  /// The colour inside.
  public var fillColor: CGColor?
  /// The colour of the outline.
  public var strokeColor: CGColor?
  /// How wide the outline is, in points.
  public var lineWidth: CGFloat = 1
}

/// How a change would go on, fast or slowly. Kept, not shown.
public final class CAMediaTimingFunction: Sendable {
  /// The name that it was made with.
  public let name: CAMediaTimingFunctionName
  /// A function by its name.
  public init(name: CAMediaTimingFunctionName) { self.name = name }
}

/// The names of ways in which a change would go on.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At one speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slowly at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slowly at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slowly at first and at last.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

/// What would be seen before and after an animation. Kept, not shown.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The first moment.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The last moment.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Who hears of an animation: that it began, and at the main queue's next turn that it is over.
public protocol CAAnimationDelegate: AnyObject {
  /// It began.
  func animationDidStart(_ animation: CAAnimation)
  /// It is over.
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ animation: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// A change of a layer. Nothing moves: it is over as soon as it begins.
open class CAAnimation {
  /// How long it would take, in seconds.
  public final var duration: Double = 0
  /// How often it would go on.
  public final var repeatCount: Float = 0
  /// When it would begin, in seconds.
  public final var beginTime: Double = 0
  /// Whether it would go back.
  public final var autoreverses = false
  /// How it would go on.
  public final var timingFunction: CAMediaTimingFunction?
  /// What would be seen before and after.
  public final var fillMode = CAMediaTimingFillMode.removed
  /// Whether it would go when it is over.
  public final var isRemovedOnCompletion = true
  /// Who hears of it.
  public final var delegate: (any CAAnimationDelegate)?

  /// An animation of nothing.
  public init() {}
}

/// A change of a layer's value.
open class CAPropertyAnimation: CAAnimation {
  /// Which value.
  public final var keyPath: String?
  /// Whether it is added to the value.
  public final var isAdditive = false

  /// A change of a value.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// A change from one value to another.
public final class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  public var fromValue: Any?
  /// The last value.
  public var toValue: Any?
  /// How far the value goes.
  public var byValue: Any?
}

/// A change through several values.
public final class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  public var values: [Any]?
  /// When each is reached, from 0 to 1.
  public var keyTimes: [NSNumber]?
  /// How each part goes on.
  public var timingFunctions: [CAMediaTimingFunction]?
}

/// Several changes at a time.
public final class CAAnimationGroup: CAAnimation {
  /// The changes.
  public var animations: [CAAnimation]?
}
