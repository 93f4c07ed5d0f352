import ArgumentParser

/// The benchmarks: each is a pass over all screens.
enum BenchmarkCase: String, CaseIterable, Hashable, ExpressibleByArgument {
  /// libyaml alone, in C: the reference.
  case scan
  /// Finds the screen files of the folder.
  case find
  /// Parses files into documents.
  case read
  /// Builds the suite: reads files and finds the declared screens.
  case load
  /// Turns declared screens into plans.
  case plan
  /// Runs planned screens and draws one frame of each.
  case run
  /// Runs planned screens and draws many frames of each.
  case frames
  /// Compares snapshots with the recorded ones.
  case compare
  /// All stages, in this process.
  case together
  /// Yams, files to nodes.
  case compose
  /// Yams, files to `Codable` structs.
  case decode
}
