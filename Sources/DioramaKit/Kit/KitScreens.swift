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
  func mismatch(of thing: Definition, on screen: AnyClass) -> (own: String, other: String)? {
    let kits = superclasses(of: screen).compactMap { kitsOfTypes[ObjectIdentifier($0)] }
    guard let own = kitsOfThings[ObjectIdentifier(thing)], let other = kits.first, other != own
    else { return nil }
    return (own, other)
  }
}
