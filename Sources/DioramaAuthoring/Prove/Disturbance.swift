/// An input that must not change what screens show, and a way to change it for a run.
package struct Disturbance: Sendable {
  /// The input, such as `time zone`.
  package let input: String
  /// The way, as a person says or types it, such as `TZ=Asia/Tokyo`.
  package let way: String
  /// The number of screens that run at the same time.
  var jobs = 1
  /// Arguments for the process of the run.
  var arguments: [String] = []
  /// The variables of its environment.
  var variables: [String: String] = [:]
  /// Whether the process has no other variables.
  var replacesEnvironment = false
  /// Whether the run waits for the next second of the wall clock.
  var waitsForNextSecond = false

  /// No disturbance: one screen after the other.
  static let none = Disturbance(input: "", way: "")

  /// All disturbances, each of one input.
  static let all: [Disturbance] = [
    Disturbance(input: "order", way: "the last screen first", arguments: ["--backwards"]),
    Disturbance(input: "tasks", way: "--jobs 2", jobs: 2),
    Disturbance(input: "tasks", way: "--jobs 7", jobs: 7),
    Disturbance(input: "hash seed", way: "another hash seed"),
    Disturbance(
      input: "hash seed", way: "a fixed hash seed", variables: ["SWIFT_DETERMINISTIC_HASHING": "1"]),
    Disturbance(
      input: "time zone", way: "TZ=Pacific/Kiritimati", variables: ["TZ": "Pacific/Kiritimati"]),
    Disturbance(
      input: "time zone", way: "TZ=America/St_Johns", variables: ["TZ": "America/St_Johns"]),
    Disturbance(
      input: "locale", way: "LC_ALL=tr_TR.UTF-8",
      variables: ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr"]),
    Disturbance(
      input: "locale", way: "LC_ALL=ar_EG.UTF-8",
      variables: ["LC_ALL": "ar_EG.UTF-8", "LANG": "ar_EG.UTF-8", "LANGUAGE": "ar"]),
    Disturbance(input: "directory", way: "the directory /", arguments: ["--directory", "/"]),
    Disturbance(input: "environment", way: "no variables", replacesEnvironment: true),
    Disturbance(
      input: "environment", way: "other variables",
      variables: [
        "HOME": "/nowhere", "USER": "nobody", "COLUMNS": "20", "TERM": "dumb", "CI": "true",
        "NO_COLOR": "1", "TMPDIR": "/tmp", "DIORAMA_RECORD": "all",
      ]),
    Disturbance(input: "wall clock", way: "a later second", waitsForNextSecond: true),
  ]

  /// The inputs in the order of ``all``, each once.
  package static var inputs: [String] {
    all.map(\.input).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
