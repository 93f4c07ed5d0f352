/// The anchors of a document so far, by name; the last one of a name counts.
struct Anchors {
  /// What an alias needs to know of the node it stands for.
  struct Target {
    /// The node's record.
    let record: Int32
    /// How many nodes it and all below it are, aliases followed; nil until its end is read.
    var nodes: Int?
    /// How many collections stand in each other in it, itself included.
    var height: Int
  }

  private var numbers: [String: Int32] = [:]
  private var targets: [Target] = []

  /// Whether the document has none yet.
  var isEmpty: Bool { targets.isEmpty }

  /// The names in use.
  var names: some Sequence<String> { numbers.keys }

  /// What an alias of this name stands for.
  func target(of name: String) -> Target? { numbers[name].map { targets[Int($0)] } }

  /// Takes note of an anchor whose node begins; gives the number to complete it with.
  mutating func add(_ name: String, record: Int32) -> Int32 {
    let number = Int32(truncatingIfNeeded: targets.count)
    numbers[name] = number
    targets.append(Target(record: record, nodes: nil, height: 0))
    return number
  }

  /// Takes note that the node of an anchor has ended.
  mutating func complete(_ number: Int32, nodes: Int, height: Int) {
    targets[Int(number)].nodes = nodes
    targets[Int(number)].height = height
  }
}
