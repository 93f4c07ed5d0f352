import Testing

/// Layers of made-up sources.
@Suite("Layer order") struct LayerOrderTests {
  /// The violations of a target with a lower and an upper layer.
  private func violations(
    _ sources: KeyValuePairs<String, String>, layers: [String] = ["Lower", "Upper"],
    allowed: [LayerOrder.AllowedPair] = []
  ) -> [String] {
    LayerOrder(target: "Sample", layers: layers, allowed: allowed)
      .violations(of: sources.map { SwiftFile(path: $0.key, source: $0.value) })
  }

  /// The violations of a file in the lower layer; the upper layer has a type `UpperType`.
  private func violations(ofLower source: String) -> [String] {
    violations(["Lower/LowerType.swift": source, "Upper/UpperType.swift": "struct UpperType {}"])
  }

  private let upward =
    "Sources/Sample/Lower/LowerType.swift:1: Lower names 'UpperType' of Upper, a layer above it"

  @Test func an_upward_reference_is_reported_with_file_type_and_folders() {
    #expect(violations(ofLower: "let value = UpperType()") == [upward])
    #expect(
      violations(ofLower: "\n\nextension UpperType {}\nvar value: UpperType?")
        == [upward.replacing(":1:", with: ":3:")])
  }

  @Test func a_downward_reference_is_allowed() {
    #expect(
      violations([
        "Lower/LowerType.swift": "struct LowerType {}", "Upper/UpperType.swift": "LowerType()",
      ]) == [])
  }

  @Test func a_folder_may_name_its_own_types() {
    #expect(
      violations(
        [
          "Lower/LowerType.swift": "struct LowerType {}",
          "Lower/Rack.swift": "let wine = LowerType()",
          "Upper/UpperType.swift": "struct UpperType {}",
        ]) == [])
  }

  @Test(arguments: [
    "class", "struct", "enum", "protocol", "actor", "typealias", "public final class",
    "@Marked(Twice.self) package indirect enum", "nonisolated(unsafe) struct",
  ])
  func every_kind_of_type_declaration_is_recognized(kind: String) {
    let upper = "import Foundation\nprivate let a = 1\n\(kind) UpperType { struct Beam {} }"
    #expect(
      violations(["Lower/LowerType.swift": "UpperType.self", "Upper/UpperType.swift": upper]) == [
        upward
      ])
  }

  @Test func a_name_in_a_comment_or_a_string_is_not_a_reference() {
    #expect(violations(ofLower: #"let a = "UpperType" // UpperType"#) == [])
  }

  @Test func a_name_in_an_interpolation_is_a_reference() {
    #expect(violations(ofLower: #"let a = "a \(UpperType.self)""#) == [upward])
  }

  @Test func a_member_is_not_a_reference() {
    #expect(violations(ofLower: "let a: Sample.UpperType = .UpperType") == [])
  }

  @Test func a_type_declared_in_the_file_shadows_a_type_of_another_layer() {
    #expect(violations(ofLower: "private struct UpperType {}\nlet a = UpperType()") == [])
    #expect(
      violations(ofLower: "struct LowerType { enum UpperType {} }\nlet a = UpperType()") == [])
    #expect(violations(ofLower: "protocol LowerType { associatedtype UpperType }") == [])
  }

  @Test func private_and_nested_types_cannot_be_named_from_elsewhere() {
    let upper = """
      private struct Hidden { var a = 1 }
      fileprivate enum Covered {}
      private(set) var a = 1
      struct UpperType { struct Beam {} }
      extension UpperType { enum Tile {} }
      import class Foundation.Thread
      """
    let lower = "let a: (Hidden, Covered, Beam, Tile, Foundation, Thread)"
    #expect(violations(["Lower/LowerType.swift": lower, "Upper/UpperType.swift": upper]) == [])
    #expect(
      violations(["Lower/LowerType.swift": "let a: UpperType", "Upper/UpperType.swift": upper]) == [
        upward
      ])
  }

  @Test func keywords_outside_declarations_declare_nothing() {
    let upper = "func f(actor: UpperType, `class` Tile: Int)\na.protocol Beam"
    #expect(
      violations([
        "Lower/LowerType.swift": "let a: (UpperType, Tile, Beam)", "Upper/UpperType.swift": upper,
      ]) == [])
  }

  @Test func the_target_folder_and_nested_folders_are_layers() {
    let sources: KeyValuePairs = [
      "Main.swift": "struct Main {}", "Upper/UpperType.swift": "struct UpperType {}",
      "Upper/Nest/Bird.swift": "let a: (Main, UpperType)",
    ]
    #expect(violations(sources, layers: [".", "Upper", "Upper/Nest"]) == [])
    #expect(
      violations(sources, layers: ["Upper", "Upper/Nest", "."]) == [
        "Sources/Sample/Upper/Nest/Bird.swift:1: Upper/Nest names 'Main' of ., a layer above it"
      ])
  }

  @Test func an_unlisted_folder_is_reported() {
    #expect(
      violations(["Lower/LowerType.swift": "", "Upper/UpperType.swift": ""], layers: ["Lower"])
        == ["Sample/Upper is missing in the list of layers"])
  }

  @Test func a_layer_without_files_is_reported() {
    #expect(
      violations(["Lower/LowerType.swift": ""])
        == ["Sample/Upper is in the list of layers, but has no Swift file"])
  }

  @Test func an_allowed_pair_is_not_reported() {
    let pair = LayerOrder.AllowedPair(
      target: "Sample", from: "Lower", to: "Upper", reason: "the lift needs both")
    let sources: KeyValuePairs = [
      "Lower/LowerType.swift": "UpperType()", "Upper/UpperType.swift": "struct UpperType {}",
    ]
    #expect(violations(sources, allowed: [pair]) == [])
  }

  @Test func an_allowed_pair_allows_no_other_reference() {
    let pair = LayerOrder.AllowedPair(
      target: "Sample", from: "Lower", to: "Upper", reason: "the lift needs both")
    let sources: KeyValuePairs = [
      "Lower/LowerType.swift": "(UpperType(), Moon())",
      "Upper/UpperType.swift": "struct UpperType { let a: Moon }",
      "Yard/Dog.swift": "UpperType()", "Sky/Moon.swift": "struct Moon {}",
    ]
    #expect(
      violations(sources, layers: ["Lower", "Yard", "Upper", "Sky"], allowed: [pair]) == [
        "Sources/Sample/Lower/LowerType.swift:1: Lower names 'Moon' of Sky, a layer above it",
        "Sources/Sample/Upper/UpperType.swift:1: Upper names 'Moon' of Sky, a layer above it",
        "Sources/Sample/Yard/Dog.swift:1: Yard names 'UpperType' of Upper, a layer above it",
      ])
  }

  @Test func an_unused_allowed_pair_is_reported() {
    let pair = LayerOrder.AllowedPair(
      target: "Sample", from: "Lower", to: "Upper", reason: "the lift needs both")
    #expect(
      violations(
        ["Lower/LowerType.swift": "", "Upper/UpperType.swift": "struct UpperType {}"],
        allowed: [pair])
        == ["Sample/Lower names no type of Upper any more: take the pair out"])
  }
}
