import MutatedFiles
import Testing

@testable import DioramaSystem

/// The results of a worker are decoded from its output, however the pipe splits it.
@Suite("Worker frames") struct WorkerFramesTests {
  private let results: [(Int, [UInt8])] = [
    (0, []), (7, [1, 2, 3]), (3, Array(repeating: 9, count: 5000)),
  ]

  private var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for (item, result) in results { WorkerFrames.append(item, result, to: &bytes) }
    return bytes
  }

  private func read(_ frames: inout WorkerFrames) -> (items: [Int], isGarbage: Bool) {
    var items: [Int] = []
    while let next = frames.next() {
      guard case .frame(let item, let bytes) = next else { return (items, true) }
      #expect(results.first { $0.0 == item }?.1 == bytes)
      items.append(item)
    }
    return (items, false)
  }

  @Test(arguments: [1, 2, 23, 24, 25, 100, 1 << 16])
  func frames_are_decoded_from_pieces_of_any_size(size: Int) {
    var frames = WorkerFrames()
    var items: [Int] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      frames.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      items += read(&frames).items
    }
    #expect(items == results.map(\.0))
  }

  @Test func frames_after_foreign_bytes_are_rejected() {
    var frames = WorkerFrames()
    frames.append(bytes)
    frames.append(Array("printed by a screen, longer than a head".utf8))
    frames.append(bytes)
    let (items, isGarbage) = read(&frames)
    #expect(items == results.map(\.0))
    #expect(isGarbage)
  }

  @Test func corrupt_bytes_are_decoded_without_a_crash() {
    var random = SeededGenerator(seed: 39)
    var garbage = 0
    for _ in 0..<2000 {
      var bytes = bytes
      bytes[Int.random(in: 0..<200, using: &random)] = UInt8.random(
        in: .min ... .max, using: &random)
      var frames = WorkerFrames()
      frames.append(bytes)
      for _ in 0..<10 {
        if case .garbage? = frames.next() { garbage += 1 }
      }
    }
    #expect(garbage > 0)
  }
}
