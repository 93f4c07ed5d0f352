import Testing

@testable import ChatBackend

/// Elements are found by their ids, among few and among many.
@Suite("Identified lists") struct IdentifiedListTests {
  struct Thing: Identified, Sendable {
    let id: String
  }

  @Test(arguments: [0, 1, 6, 7, 8, 100, 5000]) func every_id_and_no_other_is_found(count: Int) {
    let list = IdentifiedList((0..<count).map { Thing(id: "thing number \($0)") }) {
      Issue.record("\($0) and \($1) are not the same")
    }
    for index in 0..<count { #expect(list.position(of: "thing number \(index)") == index) }
    #expect(list.position(of: "thing number \(count)") == nil)
    #expect(list.position(of: "") == nil)
  }

  @Test(arguments: [3, 30]) func repeated_ids_are_reported(count: Int) {
    var repeats: [[Int]] = []
    let things = (0..<count).map { Thing(id: "\($0)") } + [Thing(id: "1"), Thing(id: "1")]
    let list = IdentifiedList(things) { repeats.append([$0, $1]) }
    #expect(repeats == [[1, count], [1, count + 1]])
    #expect(list.position(of: "1") == 1)
  }
}
