/// Maps types and definitions to their kits, for keys and steps that work only on screens of their
/// kit.
struct KitMembership: Sendable {
  private var kitsByType: [ObjectIdentifier: String] = [:]
  private var kitsByDefinition: [ObjectIdentifier: String] = [:]

  /// Adds the types and definitions of a kit.
  mutating func add(_ kit: Kit) {
    let definitions =
      kit.steps.filter(\.isForOwnScreens).map(\.definitionID)
      + kit.keys.filter(\.isForOwnScreens).map(\.definitionID)
    // An app's kit can have screens that contain parts of another kit; it has no such keys or
    // steps.
    if definitions.isEmpty { return }
    for definition in definitions + kit.typeSets.map(\.definitionID) {
      kitsByDefinition[ObjectIdentifier(definition)] = kit.name
    }
    for type in kit.types { kitsByType[ObjectIdentifier(type)] = kit.name }
  }

  /// Returns the kits of a definition and of a screen if they differ; nil if they match or one is
  /// unknown.
  func mismatch(of definition: DefinitionID, on screen: AnyClass) -> (own: String, other: String)? {
    let kits = superclasses(of: screen).compactMap { kitsByType[ObjectIdentifier($0)] }
    guard let own = kitsByDefinition[ObjectIdentifier(definition)], let other = kits.first,
      other != own
    else { return nil }
    return (own, other)
  }
}
