import Testing

/// Floors of made-up sources.
@Suite("Floor plans") struct FloorPlanTests {
  /// The faults of a target with a cellar and an attic.
  private func faults(
    _ sources: KeyValuePairs<String, String>, floors: [String] = ["Cellar", "Attic"],
    allowed: [FloorPlan.AllowedPair] = []
  ) -> [String] {
    FloorPlan(target: "House", floors: floors, allowed: allowed)
      .faults(of: sources.map { SwiftFile(path: $0.key, source: $0.value) })
  }

  /// The faults of a file in the cellar while the attic has a type `Roof`.
  private func faults(ofCellar source: String) -> [String] {
    faults(["Cellar/Wine.swift": source, "Attic/Roof.swift": "struct Roof {}"])
  }

  private let upward =
    "Sources/House/Cellar/Wine.swift:1: Cellar names 'Roof' of Attic, a floor above it"

  @Test func a_reference_upwards_is_a_fault_with_file_type_and_folders() {
    #expect(faults(ofCellar: "let roof = Roof()") == [upward])
    #expect(
      faults(ofCellar: "\n\nextension Roof {}\nvar roof: Roof?")
        == [upward.replacing(":1:", with: ":3:")])
  }

  @Test func a_reference_downwards_is_none() {
    #expect(faults(["Cellar/Wine.swift": "struct Wine {}", "Attic/Roof.swift": "Wine()"]) == [])
  }

  @Test func a_folder_names_its_own_types() {
    #expect(
      faults(
        [
          "Cellar/Wine.swift": "struct Wine {}", "Cellar/Rack.swift": "let wine = Wine()",
          "Attic/Roof.swift": "struct Roof {}",
        ]) == [])
  }

  @Test(arguments: [
    "class", "struct", "enum", "protocol", "actor", "typealias", "public final class",
    "@Marked(Twice.self) package indirect enum", "nonisolated(unsafe) struct",
  ])
  func every_kind_of_type_counts(kind: String) {
    let attic = "import Foundation\nprivate let a = 1\n\(kind) Roof { struct Beam {} }"
    #expect(
      faults(["Cellar/Wine.swift": "Roof.self", "Attic/Roof.swift": attic]) == [upward])
  }

  @Test func a_name_in_a_comment_or_a_text_is_no_reference() {
    #expect(faults(ofCellar: #"let a = "Roof" // Roof"#) == [])
  }

  @Test func a_name_in_an_interpolation_is_one() {
    #expect(faults(ofCellar: #"let a = "a \(Roof.self)""#) == [upward])
  }

  @Test func a_member_is_no_reference() {
    #expect(faults(ofCellar: "let a: House.Roof = .Roof") == [])
  }

  @Test func a_type_of_the_same_name_in_the_file_is_meant_instead() {
    #expect(faults(ofCellar: "private struct Roof {}\nlet a = Roof()") == [])
    #expect(faults(ofCellar: "struct Wine { enum Roof {} }\nlet a = Roof()") == [])
    #expect(faults(ofCellar: "protocol Wine { associatedtype Roof }") == [])
  }

  @Test func private_and_nested_types_cannot_be_named_from_elsewhere() {
    let attic = """
      private struct Hidden { var a = 1 }
      fileprivate enum Covered {}
      private(set) var a = 1
      struct Roof { struct Beam {} }
      extension Roof { enum Tile {} }
      import class Foundation.Thread
      """
    let cellar = "let a: (Hidden, Covered, Beam, Tile, Foundation, Thread)"
    #expect(faults(["Cellar/Wine.swift": cellar, "Attic/Roof.swift": attic]) == [])
    #expect(faults(["Cellar/Wine.swift": "let a: Roof", "Attic/Roof.swift": attic]) == [upward])
  }

  @Test func words_that_are_no_declaration_declare_nothing() {
    let attic = "func f(actor: Roof, `class` Tile: Int)\na.protocol Beam"
    #expect(
      faults(["Cellar/Wine.swift": "let a: (Roof, Tile, Beam)", "Attic/Roof.swift": attic]) == [])
  }

  @Test func the_target_s_own_folder_and_folders_in_folders_are_floors() {
    let sources: KeyValuePairs = [
      "Main.swift": "struct Main {}", "Attic/Roof.swift": "struct Roof {}",
      "Attic/Nest/Bird.swift": "let a: (Main, Roof)",
    ]
    #expect(faults(sources, floors: [".", "Attic", "Attic/Nest"]) == [])
    #expect(
      faults(sources, floors: ["Attic", "Attic/Nest", "."]) == [
        "Sources/House/Attic/Nest/Bird.swift:1: Attic/Nest names 'Main' of ., a floor above it"
      ])
  }

  @Test func a_folder_that_is_not_listed_is_a_fault() {
    #expect(
      faults(["Cellar/Wine.swift": "", "Attic/Roof.swift": ""], floors: ["Cellar"])
        == ["House/Attic is missing in the list of floors"])
  }

  @Test func a_floor_without_files_is_a_fault() {
    #expect(
      faults(["Cellar/Wine.swift": ""])
        == ["House/Attic stands in the list of floors, but holds no Swift file"])
  }

  @Test func an_allowed_pair_may_stay() {
    let pair = FloorPlan.AllowedPair(
      target: "House", from: "Cellar", to: "Attic", reason: "the lift needs both")
    let sources: KeyValuePairs = [
      "Cellar/Wine.swift": "Roof()", "Attic/Roof.swift": "struct Roof {}",
    ]
    #expect(faults(sources, allowed: [pair]) == [])
  }

  @Test func an_allowed_pair_lets_in_no_other() {
    let pair = FloorPlan.AllowedPair(
      target: "House", from: "Cellar", to: "Attic", reason: "the lift needs both")
    let sources: KeyValuePairs = [
      "Cellar/Wine.swift": "(Roof(), Moon())", "Attic/Roof.swift": "struct Roof { let a: Moon }",
      "Yard/Dog.swift": "Roof()", "Sky/Moon.swift": "struct Moon {}",
    ]
    #expect(
      faults(sources, floors: ["Cellar", "Yard", "Attic", "Sky"], allowed: [pair]) == [
        "Sources/House/Cellar/Wine.swift:1: Cellar names 'Moon' of Sky, a floor above it",
        "Sources/House/Attic/Roof.swift:1: Attic names 'Moon' of Sky, a floor above it",
        "Sources/House/Yard/Dog.swift:1: Yard names 'Roof' of Attic, a floor above it",
      ])
  }

  @Test func an_allowed_pair_that_nothing_needs_is_a_fault() {
    let pair = FloorPlan.AllowedPair(
      target: "House", from: "Cellar", to: "Attic", reason: "the lift needs both")
    #expect(
      faults(["Cellar/Wine.swift": "", "Attic/Roof.swift": "struct Roof {}"], allowed: [pair])
        == ["House/Cellar names no type of Attic any more: take the pair out"])
  }
}
