import Diorama
import DioramaKit
import HeadlessUIKit
import ProjectFolders
import Synchronization
import Testing
import WeatherKit
import YAML

/// Components whose properties name other components, in cycles and in long chains.
@Suite("Nested components") struct ComponentCycleTests {
  /// A cell that contains another cell.
  final class FramedCell: ForecastCell {
    /// Counts how often the property `note` is read; nil if nothing counts.
    @TaskLocal static var readings: Counter?

    final class Counter: Sendable {
      let count = Atomic(0)
    }

    var inner: ComponentChoice?
    var note = ""

    override class var properties: PropertyTable {
      let counted = ValueShape<String>(.text) { node, _ in
        _ = readings?.count.wrappingAdd(1, ordering: .relaxed)
        return node.text
      }
      return super.properties.adding(
        Property(
          "inner", .component(.cell, accepts: ForecastCell.self), "the cell in it",
          \FramedCell.inner),
        Property("note", counted, "a remark", \FramedCell.note))
    }
  }

  private static let kit = Kit("Frames", types: [FramedCell.self])
  private static let base = "ComponentCycleTests.FramedCell"

  /// A screen with components; its list uses the component `cell`, if any.
  private func folder(_ components: [String], using cell: String? = nil) throws -> ProjectFolder {
    try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\ncomponents:\n"
        + components.map { "  \($0)\n" }.joined()
        + (cell.map { "listComponent: { cell: \($0) }\n" } ?? ""))
  }

  private func problems(_ components: [String], using cell: String? = nil) throws -> [String] {
    let folder = try folder(components, using: cell)
    return try folder.lines(of: folder.suite([Self.kit]).plans()[0].diagnostics)
  }

  @Test(arguments: [nil, "A"])
  func a_component_that_contains_itself_is_reported_even_if_unused(cell: String?) throws {
    let said = try problems(["A: { extends: \(Self.base), inner: A }"], using: cell)
    #expect(
      said == [
        "a.yaml:4:56 error wrong-value: the component 'A' extends or contains itself "
          + "(name a registered type instead)"
      ])
  }

  @Test(arguments: [nil, "A"])
  func a_cycle_of_components_is_reported_once(cell: String?) throws {
    let said = try problems(
      [
        "A: { extends: \(Self.base), inner: { type: B } }",
        "B: { extends: \(Self.base), inner: C }", "C: { extends: \(Self.base), inner: A }",
      ], using: cell)
    #expect(
      said == [
        "a.yaml:4:64 error wrong-value: the component 'B' extends or contains itself "
          + "(name a registered type instead)"
      ])
  }

  @Test func a_list_that_names_itself_as_its_cell_has_the_wrong_kind() throws {
    let said = try problems(["A: { extends: ForecastList, cell: A }"])
    #expect(said.count == 1)
    #expect(said[0].contains("'A' cannot be used here: it is a list, not a cell"), "\(said)")
  }

  @Test func a_nested_component_without_a_cycle_is_created() throws {
    let folder = try folder(
      [
        "Plain: { extends: ForecastCell, showsSky: no }",
        "Framed: { extends: \(Self.base), inner: Plain, showsSky: no }",
      ], using: "Framed")
    #expect(try folder.suite([Self.kit]).rows(of: "a").last == "Tuesday: 1 °C")
  }

  /// How often properties are read if each component extends and contains the one before it.
  private func readings(ofRow length: Int) throws -> Int {
    var components = ["A0: { extends: \(Self.base), note: n }"]
    for index in 1...length {
      let before = "A\(index - 1)"
      components.append("A\(index): { extends: \(before), inner: \(before), note: n }")
    }
    let counter = FramedCell.Counter()
    let folder = try folder(components, using: "A\(length)")
    try FramedCell.$readings.withValue(counter) {
      let suite = try folder.suite([Self.kit])
      #expect(suite.plans()[0].diagnostics.isEmpty)
    }
    return counter.count.load(ordering: .relaxed)
  }

  @Test func the_properties_of_a_component_are_read_once_despite_many_uses() throws {
    #expect(try readings(ofRow: 5) == 6)
    #expect(try readings(ofRow: 40) == 41)
  }
}
