import Testing

@testable import ChatBackend

/// Ids are found among few, among many, and among equal hashes.
@Suite("Hash index") struct HashIndexTests {
  struct Thing: Identified, Sendable {
    let id: String
  }

  @Test(arguments: [0, 1, 6, 7, 8, 100, 5000]) func an_index_finds_every_id_and_no_other(count: Int)
  {
    let list = IdentifiedList((0..<count).map { Thing(id: "thing number \($0)") }) {
      Issue.record("\($0) and \($1) are not the same")
    }
    for place in 0..<count { #expect(list.position(of: "thing number \(place)") == place) }
    #expect(list.position(of: "thing number \(count)") == nil)
    #expect(list.position(of: "") == nil)
  }

  @Test(arguments: [3, 30]) func an_index_tells_of_repeated_ids(count: Int) {
    var repeats: [[Int]] = []
    let things = (0..<count).map { Thing(id: "\($0)") } + [Thing(id: "1"), Thing(id: "1")]
    let list = IdentifiedList(things) { repeats.append([$0, $1]) }
    #expect(repeats == [[1, count], [1, count + 1]])
    #expect(list.position(of: "1") == 1)
  }

  @Test func equal_hashes_are_no_trouble() {
    var index = HashIndex(capacity: 100)
    for place in 0..<100 { #expect(index.add(place, hash: 42) { $0 == place } == nil) }
    for place in 0..<100 { #expect(index.place(of: 42) { $0 == place } == place) }
    #expect(index.place(of: 42) { _ in false } == nil)
  }
}
