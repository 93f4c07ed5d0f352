import Diorama
import YAML

/// What one data source answers: how fast, what, and what it never answers.
struct ProviderPart<Key: Hashable & Sendable, Answer: Sendable>: Sendable {
  /// Milliseconds from a question to its answer.
  var latency = 0
  /// What is known; anything else is answered with nothing.
  var answers: [Key: Answer] = [:]
  /// What is asked for in vain: no answer ever comes.
  var never: Set<Key> = []
  /// What is answered with nothing although it is known, so many times or always.
  var failures: [Key: Int] = [:]

  /// A failure before its key is checked.
  fileprivate struct Failure: Sendable {
    var key: Key?
    var times = Int.max
  }
}

extension ValueShape {
  /// A data source whose answers stand in a list under `name`, each found by its key.
  static func provider<Key: Hashable & Sendable, Answer: Sendable>(
    _ name: StaticString, _ answer: ValueShape<Answer>,
    by key: @escaping @Sendable (Answer) -> Key, key shape: ValueShape<Key>
  ) -> ValueShape where Value == ProviderPart<Key, Answer> {
    typealias Part = ProviderPart<Key, Answer>
    let failures = RecordTable<Part.Failure>(
      "a failure",
      [
        Field("of", shape, required: true, "what is answered with nothing") { $0.key = $1 },
        Field("times", .integer(in: 1...Int.max), "how often; by default always") {
          $0.times = $1
        },
      ])
    let table = RecordTable<Part>(
      "a provider",
      [
        Field("latency", .duration, "how long answers take") { $0.latency = $1 },
        Field(name, .table(of: answer, by: key), "what it knows") { $0.answers = $1 },
        Field("never", .list(of: shape), "what it never answers") { $0.never = Set($1) },
        Field(
          "failures", .list(of: .record(failures, startingWith: Part.Failure())),
          "what it answers with nothing"
        ) { part, failures in
          for failure in failures { failure.key.map { part.failures[$0] = failure.times } }
        },
      ])
    return .record(table, startingWith: Part())
  }

  /// A list whose elements are found by a key; two of one key are reported.
  private static func table<Key: Hashable & Sendable, Element: Sendable>(
    of element: ValueShape<Element>, by key: @escaping @Sendable (Element) -> Key
  ) -> ValueShape where Value == [Key: Element] {
    ValueShape(.list(element.description)) { node, decoding in
      guard node.kind == .sequence else {
        decoding.reportWrongValue(node, wanted: .list(element.description))
        return nil
      }
      var elements: [Key: Element] = [:]
      var places: [Key: Place] = [:]
      for item in node.items {
        guard let value = element.decode(item, &decoding) else { continue }
        let key = key(value)
        if let first = places[key] {
          decoding.diagnostics.report(
            .wrongValue, "the list has this twice", at: item.place,
            notes: [Diagnostic.Note("the first one is here", at: first)])
        }
        places[key] = item.place
        elements[key] = value
      }
      return elements
    }
  }
}
