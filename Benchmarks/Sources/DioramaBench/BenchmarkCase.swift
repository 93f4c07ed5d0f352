import ArgumentParser

/// What is measured: each is a pass over all screens.
enum BenchmarkCase: String, CaseIterable, Hashable, ExpressibleByArgument {
  /// libyaml alone, in C: the yardstick.
  case scan
  /// Finds the screen files of the folder.
  case find
  /// Turns files into documents.
  case read
  /// Makes the suite: reads, and finds out which screens are declared.
  case load
  /// Turns declared screens into plans.
  case plan
  /// Runs planned screens and draws one frame of each.
  case run
  /// Runs planned screens and draws many frames of each.
  case frames
  /// Compares snapshots with the recorded ones.
  case compare
  /// All of it, in this process.
  case together
  /// Yams, files to nodes.
  case compose
  /// Yams, files to `Codable` structs.
  case decode
}
