import Diorama
import DioramaKit
import Foundation
import WeatherKit
import YAML

/// A project in its own folder, which is removed when the test ends.
package final class ProjectFolder {
  /// The folder.
  package let folder: String

  /// Creates a project with some files, by path.
  package init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID())").path
    for (path, text) in files { try write(text, to: path) }
  }

  /// Creates a project of WeatherKit's screens; `cities.yaml` is the fixture of all of them.
  ///
  /// - Parameters:
  ///   - screen: the text of `a.yaml`.
  ///   - project: the rest of `diorama.yaml`.
  ///   - more: other files, by path.
  package convenience init(
    weather screen: String, project: String = "", _ more: [String: String] = [:]
  ) throws {
    try self.init(more)
    try write(screen, to: "a.yaml")
    try write("data: fixtures/cities.yaml\n\(project)", to: "diorama.yaml")
    try write(Self.cities, to: "fixtures/cities.yaml")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A fixture of WeatherKit.
  package static let cities = """
    cities:
      - id: oslo
        name: Oslo
        degrees: -3
        days:
          - { name: Monday, sky: snow, degrees: -5 }
          - { name: Tuesday, degrees: 1 }
      - { id: rome, name: Rome, degrees: 17 }

    """

  /// Writes a file and creates its folders.
  package func write(_ text: String, to path: String) throws {
    let url = URL(filePath: folder).appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The text of a file.
  package func text(at path: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
  }

  /// The names below the folder, in order.
  package var tree: [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
  }

  /// The screens of the project.
  package func suite(
    _ kits: [Kit] = [], selecting selection: ScreenSuite.Selection = ScreenSuite.Selection()
  ) throws -> ScreenSuite {
    var registry = try Registry(.weather)
    for kit in kits { try registry.register(kit) }
    return ScreenSuite(try Project(at: folder), registry: registry, selection: selection)
  }

  /// Problems as lines such as `a.yaml:1:7 error unknown-key: ... (help)`.
  package func lines(of diagnostics: Diagnostics) -> [String] {
    diagnostics.sorted.map { problem in
      let place = problem.place
      let path = place.source.path.replacing("\(folder)/", with: "")
      return "\(path):\(place.start.line):\(place.start.column) \(problem.severity) "
        + "\(problem.code.rawValue): \(problem.message)"
        + (problem.help.map { " (\($0.text))" } ?? "")
    }
  }
}

extension ScreenSuite {
  /// The lines of a screen's snapshot; none if it could not be run.
  package func lines(of name: String) -> [String] {
    guard let screen = declarations.first(where: { $0.name == name }),
      let snapshot = outcome(of: screen).snapshot
    else { return [] }
    return String(decoding: snapshot, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The text between the borders of a screen's frames, without the bar.
  package func rows(of name: String) -> [String] {
    lines(of: name).filter { $0.hasPrefix("│") }.dropFirst().map {
      $0.dropFirst().dropLast().trimmingCharacters(in: .whitespaces)
    }
  }
}
