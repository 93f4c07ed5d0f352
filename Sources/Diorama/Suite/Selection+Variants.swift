import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

extension ScreenSuite.Selection {
  /// The screens that a command is about; variants that are combined make new ones.
  func chosen(among screens: [ScreenDeclaration]) -> [ScreenDeclaration] {
    guard !variants.isEmpty else { return screens.filter(contains) }
    return screens.filter { $0.variant == nil && contains($0) }.compactMap { screen in
      let own = variants.compactMap { name in
        screens.first { $0.id == screen.id && $0.variant == name }
      }
      return own.count == variants.count ? ScreenDeclaration(combining: own) : nil
    }
  }
}

extension ScreenDeclaration {
  /// The combination of variants of one screen, the last one winning; nil for none.
  init?(combining variants: [ScreenDeclaration]) {
    guard let last = variants.last else { return nil }
    var cells: [Matrix.Cell] = []
    for variant in variants {
      // Cells are applied above overrides, so those that a later variant speaks for go.
      cells.removeAll { cell in variant.overrides.contains { cell.isOverridden(by: $0) } }
      cells += variant.cells
    }
    self.init(
      id: last.id, variant: variants.compactMap(\.variant).joined(separator: "+"),
      root: last.root, overrides: variants.flatMap(\.overrides), cells: cells,
      idPlace: last.idPlace, tags: last.tags)
  }
}

extension Matrix.Cell {
  /// Whether a variant's mapping says what the cell does.
  fileprivate func isOverridden(by variant: Node) -> Bool {
    axis == Matrix.width
      ? variant[CoreKey.device]?[Matrix.width] != nil : variant[axis] != nil
  }
}
