/// The classes of components that were set on modules, by the module's class.
///
/// A module class that nothing was set on has what its superclass has. So what is set on
/// `SBUModuleSet.OpenRegisterOperatorModule` is not seen by the group screens, as page 001 says;
/// the kit itself keeps one value for all (S165, S166).
struct SBUModuleComponents: Sendable {
  private enum Part: Hashable { case header, list }
  private struct Place: Hashable {
    let module: ObjectIdentifier
    let part: Part
  }
  private var types: [Place: any SBUModuleComponent.Type] = [:]

  func header<Header>(of module: AnyClass, standard: Header) -> Header {
    type(.header, of: module) ?? standard
  }

  func list<List>(of module: AnyClass, standard: List) -> List {
    type(.list, of: module) ?? standard
  }

  mutating func setHeader(_ type: any SBUModuleComponent.Type, of module: AnyClass) {
    types[Place(module: ObjectIdentifier(module), part: .header)] = type
  }

  mutating func setList(_ type: any SBUModuleComponent.Type, of module: AnyClass) {
    types[Place(module: ObjectIdentifier(module), part: .list)] = type
  }

  private func type<Wanted>(_ part: Part, of module: AnyClass) -> Wanted? {
    guard !types.isEmpty else { return nil }
    var next: AnyClass? = module
    while let current = next {
      let place = Place(module: ObjectIdentifier(current), part: part)
      // Unwrapped before it is cast: an optimised build would cast nothing to a class, and crash.
      if let entry = types[place], let type = entry as? Wanted { return type }
      next = _getSuperclass(current)
    }
    return nil
  }
}

/// A header or a list of a module.
protocol SBUModuleComponent: AnyObject, SendableMetatype {}
