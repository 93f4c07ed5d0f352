import ArgumentParser

/// What a snapshot that is not there does to a test.
enum MissingPolicy: String, ExpressibleByArgument, CaseIterable {
  case fail, warn
}

/// What a snapshot that no screen has does to a test.
enum ObsoletePolicy: String, ExpressibleByArgument, CaseIterable {
  case fail, warn, delete
}

/// What a test holds against the snapshots, and which part of them it looks at.
struct TestPolicies: Sendable {
  var missing = MissingPolicy.fail
  var obsolete = ObsoletePolicy.fail
  var shard = Shard.whole
}
