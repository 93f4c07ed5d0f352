extension TestResult.Part {
  /// Returns the index of the orphaned snapshot that each missing one was; nil for one that is new
  /// or not missing.
  static func origins(
    of verdicts: [SnapshotVerdict], among others: [SnapshotVerdict]
  ) -> [Int?] {
    SnapshotRename.origins(
      of: verdicts.map { verdict in
        guard verdict.status == .missing, let shown = verdict.shown else { return nil }
        return SnapshotRename.Candidate(path: verdict.path, bytes: shown)
      },
      among: others.map { verdict in
        guard verdict.status == .orphaned else { return nil }
        return SnapshotRename.Candidate(path: verdict.path, bytes: verdict.recorded ?? [])
      })
  }

  /// Matches missing snapshots with orphaned ones. It sets the origin of each, and the command that
  /// moves it.
  mutating func markRenames(_ tool: String, _ device: [String]) {
    guard findings.contains(where: { $0.status == .orphaned }) else { return }
    let verdicts = findings.map(\.verdict)
    let origins = Self.origins(of: verdicts, among: verdicts)
    let moved = findings.indices.filter { origins[$0] != nil }
    for new in moved {
      guard let old = origins[new] else { continue }
      findings[new].movedFrom = findings[old].snapshotPath
      findings[old].movedTo = findings[new].snapshotPath
    }
    if moved.isEmpty { return }
    let related = Dictionary(grouping: findings.filter { $0.status != .passed }, by: \.renameKey)
    for new in moved {
      guard let old = origins[new] else { continue }
      let accept = acceptCommand(
        of: findings[new], related[findings[new].renameKey] ?? [], tool, device)
      findings[new].acceptCommand = accept
      findings[old].acceptCommand = accept
    }
  }

  /// Returns the command that moves all snapshots of a renamed screen, and nothing else.
  private func acceptCommand(
    of finding: TestFinding, _ related: [TestFinding], _ tool: String, _ device: [String]
  ) -> String? {
    guard let screen = finding.screen else { return finding.acceptCommand }
    let moved = related.filter { $0.movedFrom != nil }
    var filters = moved.map(\.name)
    if moved.count > 1, moved.count == related.count {
      let isWhole = moved.contains { $0.screen?.variant == nil }
      filters = (isWhole ? [screen.id] : []) + ["\(screen.id)@*"]
    }
    return ShellWords.line(
      [tool, "record"] + filters.flatMap { ["--filter", $0] } + device
        + ShellWords.operands([argument]))
  }
}

extension TestFinding {
  /// The key that a screen and its variants share.
  fileprivate var renameKey: [String] { screen.map { [$0.path, $0.id] } ?? [snapshotPath] }
}
