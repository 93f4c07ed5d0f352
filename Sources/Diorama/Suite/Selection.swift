import DioramaSystem

extension ScreenSuite {
  /// A selection of screens by name, tag and variant.
  public struct Selection: Sendable {
    /// Names of screens, or patterns for names such as `invite-*`; empty for all.
    ///
    /// A name selects one screen or one variant. A pattern that matches a screen's id also selects
    /// all its variants.
    public var filters: [String]
    /// Tags, of which a screen must have at least one; empty for all.
    public var tags: [String]
    /// Variants to combine, for each screen that has all of them; empty for each variant by itself.
    public var variants: [String]

    /// Whether no filter, tag or variant limits the selection.
    package var selectsAll: Bool { filters.isEmpty && tags.isEmpty && variants.isEmpty }

    /// Creates a selection; by default of all screens.
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

    /// Returns the indices of the selected screens if the selection combines no variants.
    func chosen(among screens: [ScreenHeading]) -> [Int] {
      guard let variant = variants.first else {
        return screens.indices.filter { contains(screens[$0]) }
      }
      let ids = Set(screens.filter { $0.variant == nil && contains($0) }.map(\.id))
      return screens.indices.filter {
        screens[$0].variant == variant && ids.contains(screens[$0].id)
      }
    }

    /// Returns the selected screens. Combined variants make new screens.
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
