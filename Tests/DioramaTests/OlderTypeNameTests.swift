import DioramaKit
import HeadlessUIKit
import Testing
import YAML

@testable import Diorama

/// Names that types had in older versions of a kit.
@Suite("Older names of types") struct OlderTypeNameTests {
  /// The component that the name `Pivot` selects if a hinge is expected, and the diagnostics.
  private func choice(_ kit: Kit) throws -> (choice: ComponentChoice?, said: [String]) {
    let registry = try Registry(kit)
    var decoding = Decoding(files: SourceFiles(root: "."))
    decoding.types =
      TypeResolver(registry, project: .none, screen: nil).lookup
    let source = Source(path: "a.yaml", bytes: Array("a: Pivot".utf8))
    let documents = YAMLReader().documents(of: source, reporting: &decoding.diagnostics)
    let node = try #require(documents.first?.root["a"])
    let choice = ValueShape.component("hinge", accepts: Hinge.self).decode(node, &decoding)
    let said = decoding.diagnostics.sorted.map { problem in
      "\(problem.severity) \(problem.code.rawValue): \(problem.message)"
        + (problem.help.map { " (\($0.text))" } ?? "")
    }
    return (choice, said)
  }

  final class Hinge: UIView, ConfigurableComponent {
    required init() { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }
    static let kind: TypeKind = "hinge"
    static let properties: PropertyTable = []
  }

  @Test func an_older_type_name_resolves_to_the_current_type_with_a_warning() throws {
    let kit = Kit("Test", types: [Hinge.self], olderNames: ["Pivot": "OlderTypeNameTests.Hinge"])
    let (choice, said) = try choice(kit)
    #expect(choice?.name == "OlderTypeNameTests.Hinge")
    #expect(choice?.make() is Hinge)
    #expect(
      said == [
        "warning deprecated-spelling: 'Pivot' is deprecated "
          + "(write 'OlderTypeNameTests.Hinge')"
      ])
  }

  @Test func an_older_name_of_an_unregistered_type_is_unknown() throws {
    let kit = Kit("Test", olderNames: ["Pivot": "Hinge"])
    let (choice, said) = try choice(kit)
    #expect(choice == nil)
    #expect(said == ["error unknown-type: unknown hinge 'Pivot'"])
  }
}
