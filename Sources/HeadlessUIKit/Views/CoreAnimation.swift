/// The outline of a shape. Nothing is painted, so it has no points.
public class CGPath {
  /// Makes an empty outline.
  public init() {}
}

/// The outline of a shape. Nothing is painted, so it has no points.
public final class UIBezierPath: CGPath {
  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect) { self.init() }
  /// Makes the outline of an oval in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init() }
  /// Makes an arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) { self.init() }
  /// Makes the outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
  /// The outline for layers: itself.
  public var cgPath: CGPath { self }
  /// The line width in points.
  public var lineWidth: CGFloat = 1
  /// Would begin at a point; does nothing.
  public func move(to point: CGPoint) {}
  /// Would draw a line to a point; does nothing.
  public func addLine(to point: CGPoint) {}
  /// Would draw an arc; does nothing.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}
  /// Would draw a curve to a point; does nothing.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  /// Would fill the outline; does nothing.
  public func fill() {}
  /// Would draw the outline; does nothing.
  public func stroke() {}
  /// Would cut what is drawn later; does nothing.
  public func addClip() {}
  /// Would close the outline; does nothing.
  public func close() {}
}

/// A layer of a view or of another layer. Its settings are kept and not shown, and animations take
/// no time.
open class CALayer {
  /// The radius of the corners, in points.
  public final var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  public final var borderWidth: CGFloat = 0
  /// The border's color.
  public final var borderColor: CGColor?
  /// Whether content outside of the bounds is cut.
  public final var masksToBounds = false
  /// The opacity of the shadow.
  public final var shadowOpacity: Float = 0
  /// The radius of the shadow, in points.
  public final var shadowRadius: CGFloat = 0
  /// The offset of the shadow, in points.
  public final var shadowOffset = CGSize.zero
  /// The shadow's color.
  public final var shadowColor: CGColor?
  /// The outline of the shadow.
  public final var shadowPath: CGPath?
  /// The background.
  public final var backgroundColor: CGColor?
  /// Which corners are round.
  public final var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The opacity.
  public final var opacity: Float = 1
  /// The position and size, in points.
  public final var frame = CGRect.zero
  /// The size, with the origin at zero.
  public final var bounds = CGRect.zero
  /// The position of the anchor point in the superlayer, in points.
  public final var position = CGPoint.zero
  /// The point at its position and in the center of its transforms, from 0 to 1.
  public final var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The order among layers.
  public final var zPosition: CGFloat = 0
  /// Whether it is hidden.
  public final var isHidden = false
  /// Whether it is drawn once and kept.
  public final var shouldRasterize = false
  /// Pixels per point when it is drawn once.
  public final var rasterizationScale: CGFloat = 1
  /// Its image.
  public final var contents: Any?
  /// The layer that masks parts of it.
  public final var mask: CALayer?
  /// A name for lookups.
  public final var name: String?
  /// The layers in it, back to front.
  public final private(set) var sublayers: [CALayer]?
  private weak var above: CALayer?
  private var animations: [String: CAAnimation] = [:]

  /// Makes an empty layer.
  public init() {}

  /// Adds a layer in front.
  public final func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }

  /// Inserts a layer at an index, from the back; an index out of range means the front.
  public final func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.above = self
  }

  /// Removes the layer from its superlayer.
  public final func removeFromSuperlayer() {
    above?.sublayers?.removeAll { $0 === self }
    above = nil
  }

  /// Adds an animation; it is kept, and nothing is animated.
  ///
  /// - Parameters:
  ///   - animation: the animation, whose delegate is called.
  ///   - key: the key for reading and removing it.
  public final func add(_ animation: CAAnimation, forKey key: String?) {
    animations[key ?? ""] = animation
    animation.delegate?.animationDidStart(animation)
    ScreenEnvironment.current?.mainQueue.async {
      animation.delegate?.animationDidStop(animation, finished: true)
    }
  }

  /// Returns the animation that was added under a key.
  public final func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// Removes an animation.
  public final func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Removes all animations.
  public final func removeAllAnimations() { animations = [:] }
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt
  /// Makes corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A layer with a gradient. Kept, not shown.
public final class CAGradientLayer: CALayer {
  /// The colors, ``CGColor``s.
  public var colors: [Any]?
  /// The position of each color, from 0 to 1.
  public var locations: [NSNumber]?
  /// The start of the gradient, from 0 to 1 in both directions.
  public var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient.
  public var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer with an outline. Kept, not shown.
public final class CAShapeLayer: CALayer {
  /// The outline.
  public var path: CGPath?
  /// The fill color.
  public var fillColor: CGColor?
  /// The color of the outline.
  public var strokeColor: CGColor?
  /// The width of the outline, in points.
  public var lineWidth: CGFloat = 1
}

/// The pace of an animation. Kept, not shown.
public final class CAMediaTimingFunction: Sendable {
  /// The name that it was made with.
  public let name: CAMediaTimingFunctionName
  /// Makes a function by its name.
  public init(name: CAMediaTimingFunctionName) { self.name = name }
}

/// The names of timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the start and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

/// What an animation would show before and after it runs. Kept, not shown.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Makes a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The first state.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The last state.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Receives the start of an animation, and in the main queue's next turn its end.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins.
  func animationDidStart(_ animation: CAAnimation)
  /// Called when the animation ends.
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ animation: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// A change of a layer. Nothing is animated: it ends as soon as it begins.
open class CAAnimation {
  /// The duration, in seconds.
  public final var duration: Double = 0
  /// The number of repetitions.
  public final var repeatCount: Float = 0
  /// The start time, in seconds.
  public final var beginTime: Double = 0
  /// Whether it would run back afterwards.
  public final var autoreverses = false
  /// The pace.
  public final var timingFunction: CAMediaTimingFunction?
  /// What it would show before and after it runs.
  public final var fillMode = CAMediaTimingFillMode.removed
  /// Whether it would be removed when it ends.
  public final var isRemovedOnCompletion = true
  /// The delegate.
  public final var delegate: (any CAAnimationDelegate)?

  /// Makes an empty animation.
  public init() {}
}

/// A change of a layer's value.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the value.
  public final var keyPath: String?
  /// Whether it is added to the current value.
  public final var isAdditive = false

  /// Makes an animation of a value.
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
  /// The amount of change.
  public var byValue: Any?
}

/// A change through several values.
public final class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  public var values: [Any]?
  /// The time of each value, from 0 to 1.
  public var keyTimes: [NSNumber]?
  /// The pace of each part.
  public var timingFunctions: [CAMediaTimingFunction]?
}

/// Several changes at a time.
public final class CAAnimationGroup: CAAnimation {
  /// The changes.
  public var animations: [CAAnimation]?
}
