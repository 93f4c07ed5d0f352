import DioramaAuthoring
import DioramaKit
import Foundation
import MutatedFiles
import ProjectFolders
import Testing
import WeatherKit
import YAML

@testable import DioramaLanguageServer

/// Compares the problems of a project while it is edited with those of a new check.
@Suite("Check of an edited project") struct ProjectCheckTests {
  private static let screen = "viewController: ForecastViewController\n"

  /// Documents without problems, unless other files cause some.
  private static let sound = [
    screen + "city: oslo\n",
    screen + "city: rome\ndata: fixtures/more.yaml\n",
    screen + "city: bern\ndata: fixtures/more.yaml\nsteps:\n  - select: Monday\n",
    screen + "city: oslo\nvariants:\n  warm: { city: rome }\n  cold: { city: bern }\n",
    screen + "city: oslo\nmatrix: { theme: [light, dark] }\n",
    screen + "city: &c oslo\nvariants: { same: { city: *c } }\n",
    screen + "city: oslo\n" + remark + "weather: fine\n",
  ]
  private static let broken = [
    screen + "city: olso\n",
    screen + "city: olso  # diorama: ignore unknown-reference because it is not there yet\n",
    screen + "city: oslo\nheaderComponent: Own\n",
    screen + "city: oslo\nheaderComponent: { greetin: Hi }\n",
    screen + "city: oslo\nheaderComponent: { greeting: “Hi” }\n",
    screen + "city: oslo\ncity: rome\n",
    screen + "city: *c\n",
    "city: oslo\n", "viewController: ForcastViewController\n", "- a list\n", "# nothing\n",
    screen + "city: [\n",
    screen + "city: oslo\nvariants:\n  twice: { city: rome }\n  twice: { city: olso }\n",
  ]
  private static let remark = "# diorama: ignore unknown-key because it is a remark\n"
  private static let fixtures = [
    "cities: [{ id: bern, name: Bern }, { id: rome, name: Rome }]\n",
    "cities: [{ id: bern, name: Bern }]\n",
    "cities: [{ id: rome, nam: Rome }]\n", "cities: [\n",
    "cities:\n  - { id: bern, name: &B Bern }\n  - id: rome\n    name: Rome #2\n",
  ]
  private static let projects = [
    "", "components: { Own: { extends: ForecastHeader, greeting: Hi } }\n",
    "severity: { unknown-key: warning }\n", "variants: { dark: { theme: dark } }\n",
    "units: kelvin\n", "components: [\n",
  ]

  /// A project in an editor.
  private struct Edited {
    var documents = ["a.yaml": ["screen: a\n" + screen + "city: oslo\n"], "b.yaml": []]
    var fixture = fixtures[0]
    var project = projects[0]
    var isFixtureOpen = true

    /// The texts by path.
    var texts: [String: String] {
      var all = documents.mapValues { $0.joined(separator: "---\n") }
      all["diorama.yaml"] = "data: fixtures/cities.yaml\n" + project
      if isFixtureOpen { all["fixtures/more.yaml"] = fixture }
      return all
    }

    /// Adds, removes, moves or changes documents, the fixture or the project file.
    mutating func change(_ random: inout SeededGenerator) {
      let file = Int.random(in: 0..<4, using: &random) == 0 ? "b.yaml" : "a.yaml"
      var all = documents[file] ?? []
      let number = Int.random(in: 0..<max(all.count, 1), using: &random)
      switch Int.random(in: 0..<(all.isEmpty ? 4 : 16), using: &random) {
      case 0, 1, 2, 3:
        let name = ["a", "b", "c", "d", "e", "f", "g"].randomElement(using: &random) ?? ""
        let isSound = Int.random(in: 0..<4, using: &random) > 0
        let document = (isSound ? sound : broken).randomElement(using: &random) ?? ""
        all.insert(document.hasPrefix("-") ? document : "screen: \(name)\n\(document)", at: number)
      case 4, 5: all.remove(at: number)
      case 6: all.append(all[number])
      case 7: all.insert(all.removeLast(), at: number)
      case 8: all[number] = "# a remark\n" + all[number]
      case 9: all[number] += remark
      case 10: all[number] += "thme: dark\n"
      case 11: all[number] = all[number].replacing("oslo", with: "rome")
      case 12: all[number] = all[number].replacing(": rome", with: ": 'rome'")
      case 13: fixture = fixtures.randomElement(using: &random) ?? ""
      case 14: project = projects.randomElement(using: &random) ?? ""
      default: isFixtureOpen.toggle()
      }
      documents[file] = all.suffix(6)
    }
  }

  private func problems(_ check: ProjectCheck) -> [String] {
    check.problems.values.joined().map { problem in
      let notes = problem.notes.map { " \($0.message) \($0.place)" }
      return "\(problem.place)-\(problem.place.end) \(problem.severity) \(problem.code.rawValue) "
        + "\(problem.message) \(problem.help?.text ?? "")" + notes.joined()
    }.sorted()
  }

  private func finish(_ check: inout ProjectCheck) {
    while check.hasPendingFiles { check.proceed(most: 1) }
  }

  @Test func the_target_of_a_link_is_resolved_again_after_a_change() throws {
    let outside = try ProjectFolder(["cities.yaml": ProjectFolder.cities])
    let folder = try ProjectFolder(weather: "", ["fixtures/more.yaml": ProjectFolder.cities])
    let link = "\(folder.folder)/fixtures/link.yaml"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "more.yaml")
    var check = ProjectCheck(of: folder.folder, try Registry(.weather), links: .inside)
    let screen = "screen: a\n" + Self.screen + "city: oslo\ndata: fixtures/link.yaml\n"
    let path = "\(folder.folder)/a.yaml"
    check.update(unsaved: [path: Array(screen.utf8)])
    finish(&check)
    #expect(problems(check) == [])
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "\(outside.folder)/cities.yaml")
    check.update(unsaved: [path: Array((screen + "tags: [a]\n").utf8)])
    finish(&check)
    #expect(check.problems[path]?.map(\.code) == [.pathOutsideProject])
  }

  @Test func a_project_without_a_folder_has_nothing_pending_until_a_change() throws {
    let folder = try ProjectFolder(["above.txt": ""])
    let root = "\(folder.folder)/screens"
    let own = "\(root)/diorama.yaml"
    var check = ProjectCheck(of: root, try Registry(.weather))
    check.update(unsaved: [own: Array("units: kelvin\n".utf8)])
    #expect(check.hasPendingFiles)
    check.proceed(most: 1)
    try #require(!check.hasPendingFiles)
    #expect(problems(check) == [])
    try folder.write("thme: dark\n" + Self.screen + "city: oslo\n", to: "screens/a.yaml")
    check.update(unsaved: [own: Array("units: kelvin\n".utf8)])
    finish(&check)
    #expect(check.problems[own]?.map(\.code) == [.wrongValue])
    #expect(check.problems["\(root)/a.yaml"]?.map(\.code).contains(.unknownKey) == true)
    // The folder is removed again, and the project file is edited.
    try FileManager.default.removeItem(atPath: root)
    check.update(unsaved: [own: Array("units: celsius\n".utf8)])
    check.proceed(most: 1)
    try #require(!check.hasPendingFiles)
    #expect(problems(check) == [])
  }

  @Test func lost_text_of_a_fixture_is_reported_once_and_can_be_ignored()
    throws
  {
    let folder = try ProjectFolder(weather: Self.screen + "city: oslo\n")
    let path = "\(folder.folder)/fixtures/cities.yaml"
    let city = "cities:\n  - id: oslo\n"
    let comment = "    # diorama: ignore lost-text because the number is ours\n"
    for (text, codes) in [
      (city + "    name: Oslo #2\n", [Diagnostic.Code.lostText]),
      (city + comment + "    name: Oslo #2\n", []),
      (city + comment + "    name: Oslo\n", [.unusedSuppression]),
    ] {
      try folder.write(text, to: "fixtures/cities.yaml")
      for isOpen in [true, false] {
        var check = ProjectCheck(of: folder.folder, try Registry(.weather))
        check.update(unsaved: isOpen ? [path: Array(text.utf8)] : [:])
        finish(&check)
        #expect((check.problems[path] ?? []).map(\.code) == codes)
      }
    }
  }

  @Test(arguments: 1...4)
  func an_updated_check_finds_the_same_problems_as_a_new_one(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let registry = try Registry(.weather)
    let folder = try ProjectFolder(
      weather: "", ["b.yaml": "", "fixtures/more.yaml": Self.fixtures[0]])
    var edited = Edited()
    var check = ProjectCheck(of: folder.folder, registry)
    let isLongCheck = ProcessInfo.processInfo.environment["DIORAMA_CHECK"] == "long"
    for number in 1...(isLongCheck ? 10_000 : 600) {
      edited.change(&random)
      var saved: Set<String> = []
      if !edited.isFixtureOpen, try folder.text(at: "fixtures/more.yaml") != edited.fixture {
        try folder.write(edited.fixture, to: "fixtures/more.yaml")
        saved = ["\(folder.folder)/fixtures/more.yaml"]
      }
      let texts = Dictionary(
        uniqueKeysWithValues: edited.texts.map { ("\(folder.folder)/\($0)", Array($1.utf8)) })
      check.update(unsaved: texts, saved: saved)
      // The next change comes before the check is finished.
      if number % 3 == 0 {
        check.proceed(first: ["\(folder.folder)/a.yaml"], most: 0)
        continue
      }
      finish(&check)
      var new = ProjectCheck(of: folder.folder, registry)
      new.update(unsaved: texts)
      finish(&new)
      let (found, wanted) = (problems(check), problems(new))
      guard found == wanted else {
        Issue.record(
          "after \(number): \(found.difference(from: wanted))\n\(edited.texts)")
        return
      }
    }
  }
}
