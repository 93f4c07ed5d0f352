/// Which kit's screens are whose, for keys and steps that do something on those of one kit alone.
struct KitMembership: Sendable {
  private var kitsByType: [ObjectIdentifier: String] = [:]
  private var kitsByDefinition: [ObjectIdentifier: String] = [:]

  /// Notes what a kit brings.
  mutating func add(_ kit: Kit) {
    let definitions =
      kit.steps.filter(\.isForOwnScreens).map(\.definitionID)
      + kit.keys.filter(\.isForOwnScreens).map(\.definitionID)
    // A kit of an app's own may put screens around another one's parts; it has nothing like that.
    if definitions.isEmpty { return }
    for definition in definitions { kitsByDefinition[ObjectIdentifier(definition)] = kit.name }
    for type in kit.types { kitsByType[ObjectIdentifier(type)] = kit.name }
  }

  /// The kit of a thing, and that of a screen which is another's; nil where it is the same, or none.
  func mismatch(of definition: DefinitionID, on screen: AnyClass) -> (own: String, other: String)? {
    let kits = superclasses(of: screen).compactMap { kitsByType[ObjectIdentifier($0)] }
    guard let own = kitsByDefinition[ObjectIdentifier(definition)], let other = kits.first,
      other != own
    else { return nil }
    return (own, other)
  }
}
