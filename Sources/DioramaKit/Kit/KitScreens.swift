/// The kit of something, and that of a screen that it does nothing on.
package struct KitMismatch: Sendable {
  /// The kit that brings it.
  package let own: String
  /// The kit of the screen.
  package let other: String

  /// What is said of it.
  ///
  /// - Parameter what: what it is: `the step 'receive'`.
  package func message(_ what: String) -> String {
    "\(what) does nothing here: it is for screens of \(own), and this is one of \(other)"
  }
}

/// Which kit's screens are whose, for keys and steps that do something on those of one kit alone.
struct KitScreens: Sendable {
  private var kitsOfTypes: [ObjectIdentifier: String] = [:]
  private var kitsOfThings: [ObjectIdentifier: String] = [:]

  /// Notes what a kit brings.
  mutating func add(_ kit: Kit) {
    let things =
      kit.steps.filter(\.isForOwnScreens).map(\.definition)
      + kit.keys.filter(\.isForOwnScreens).map(\.definition)
    // A kit of an app's own may put screens around another one's parts; it has nothing like that.
    if things.isEmpty { return }
    for thing in things { kitsOfThings[ObjectIdentifier(thing)] = kit.name }
    for type in kit.types { kitsOfTypes[ObjectIdentifier(type)] = kit.name }
  }

  /// The kit of a thing, and that of a screen which is another's; nil where it is the same, or none.
  func mismatch(of thing: Definition, on screen: AnyClass) -> KitMismatch? {
    guard let own = kitsOfThings[ObjectIdentifier(thing)] else { return nil }
    var next: AnyClass? = screen
    while let type = next {
      if let kit = kitsOfTypes[ObjectIdentifier(type)] {
        return kit == own ? nil : KitMismatch(own: own, other: kit)
      }
      next = _getSuperclass(type)
    }
    return nil
  }
}
