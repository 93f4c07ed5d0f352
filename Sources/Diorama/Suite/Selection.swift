import DioramaSystem

extension ScreenSuite {
  /// Which screens a command is about.
  public struct Selection: Sendable {
    /// Patterns for names such as `invite-*`, or names; none means all.
    ///
    /// A name means one screen or one variant; a pattern that fits a screen's id, all of its
    /// variants too.
    public var filters: [String]
    /// Words, of which a screen must have one; none means all.
    public var tags: [String]
    /// Variants: of each screen that has all of them, their combination; none means each by itself.
    public var variants: [String]
    /// The names of the screens and variants that it is about, among those; nil for all.
    package var names: Set<String>?

    /// Whether it leaves nothing out.
    package var selectsAll: Bool { filters.isEmpty && tags.isEmpty && variants.isEmpty }

    /// A selection; by default of everything.
    public init(filters: [String] = [], tags: [String] = [], variants: [String] = []) {
      self.variants = variants
      self.filters = filters
      self.tags = tags
    }

    func contains(_ screen: ScreenHeading) -> Bool {
      let isNamed =
        filters.isEmpty
        || filters.contains {
          screen.name.matches(shellPattern: $0)
            || $0.utf8.contains(where: "*?[".utf8.contains) && screen.id.matches(shellPattern: $0)
        }
      return isNamed && (tags.isEmpty || tags.contains { screen.tags.contains($0) })
    }

    /// Which of some screens, by number, a command is about that combines no variants.
    func chosen(among screens: [ScreenHeading]) -> [Int] {
      if let names {
        var others = self
        others.names = nil
        return others.chosen(among: screens).filter { names.contains(screens[$0].name) }
      }
      guard let variant = variants.first else {
        return screens.indices.filter { contains(screens[$0]) }
      }
      let ids = Set(screens.filter { $0.variant == nil && contains($0) }.map(\.id))
      return screens.indices.filter {
        screens[$0].variant == variant && ids.contains(screens[$0].id)
      }
    }

    /// The screens that a command is about; variants that are combined make new ones.
    func chosen(among screens: [ScreenDeclaration]) -> [ScreenDeclaration] {
      guard !variants.isEmpty else { return screens.filter { contains($0.heading) } }
      return screens.filter { $0.variant == nil && contains($0.heading) }.compactMap { screen in
        let own = variants.compactMap { name in
          screens.first { $0.id == screen.id && $0.variant == name }
        }
        return own.count == variants.count ? ScreenDeclaration(combining: own) : nil
      }
    }
  }
}
