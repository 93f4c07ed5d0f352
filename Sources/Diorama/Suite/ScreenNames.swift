import DioramaKit
import YAML

/// Checks that each screen has its own name and its own snapshot.
extension ScreenHeading {
  /// Returns the indices of the screens whose names and snapshots are unique.
  ///
  /// A screen is left out and reported if an earlier screen has the same name, or the same snapshot
  /// path except for upper and lower case.
  ///
  /// - Parameters:
  ///   - screens: all screens of a project, in order.
  ///   - diagnostics: receives the reports.
  package static func owners(
    among screens: [ScreenHeading], _ diagnostics: inout Diagnostics
  ) -> [Int] {
    var known: [String: [Int]] = [:]
    var texts = SourceTexts()
    return screens.indices.filter { index in
      let name = screens[index].name.lowercased()
      let alike = known[name, default: []].map { screens[$0] }
      let isTaken = screens[index].reportNameConflict(
        among: alike, isAlone: false, &texts, &diagnostics)
      if !isTaken { known[name, default: []].append(index) }
      return !isTaken
    }
  }

  /// Reports that another screen has the name or the snapshot file of this one.
  ///
  /// - Parameter isAlone: whether a variant may be the only requested one of its screen. Then its
  ///   name is reported, too.
  /// - Returns: whether another screen has one of them.
  fileprivate func reportNameConflict(
    among others: [ScreenHeading], isAlone: Bool, _ texts: inout SourceTexts,
    _ diagnostics: inout Diagnostics
  ) -> Bool {
    if others.isEmpty { return false }
    if let other = others.first(where: { $0.name == name }) {
      if isAlone || variant == nil {
        diagnostics.append(
          .duplicateScreen(texts.read(self), "first", at: texts.read(other).idPlace))
      }
      return true
    }
    let file = snapshotPath.lowercased()
    if let other = others.first(where: { $0.snapshotPath.lowercased() == file }) {
      diagnostics.append(.sharedSnapshotFile(texts.read(self), texts.read(other)))
      return true
    }
    return false
  }
}

/// The texts of the files whose lines are shown in reports about headings, each read once.
private struct SourceTexts {
  private var sources: [String: Source] = [:]

  /// The same heading with the text of its file, if the file can still be read.
  mutating func read(_ heading: ScreenHeading) -> ScreenHeading {
    if let source = sources[heading.path] { return heading.rebased(on: source) }
    let read = heading.withCurrentText
    sources[heading.path] = read.idPlace.source
    return read
  }
}

extension ScreenSuite {
  /// Returns whether a screen's snapshot is its own. If a screen of an earlier file in its folder
  /// has the same snapshot, this reports it. That is possible if the project is only part of a
  /// project.
  ///
  /// The first call reads the other files. So call this before a snapshot is written or a
  /// difference is reported, and not for each unchanged screen.
  package func ownsSnapshot(
    _ screen: ScreenHeading, _ diagnostics: inout Diagnostics
  ) -> Bool {
    let alike = siblingScreens.value {
      // Problems of sibling files are not reported here.
      let read = project.siblingFiles.flatMap { screens(in: $0).declarations.map(\.heading) }
      return Dictionary(grouping: read) { $0.name.lowercased() }
    }[screen.name.lowercased(), default: []]
    let earlier = alike.filter { $0.path < screen.path }
    var texts = SourceTexts()
    return !screen.reportNameConflict(among: earlier, isAlone: true, &texts, &diagnostics)
  }
}
