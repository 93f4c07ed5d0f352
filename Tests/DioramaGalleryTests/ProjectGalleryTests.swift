import DioramaGallery
import DioramaKit
import DioramaSystem
import Foundation
import ProjectFolders
import Testing
import WeatherKit
import YAML

/// A gallery of a kit without chat, created by Swift code.
@Suite("A gallery from Swift") struct ProjectGalleryTests {
  private func model(
    _ folder: ProjectFolder
  ) throws -> (model: GalleryModel, problems: [String]) {
    var diagnostics = Diagnostics()
    let model = GalleryModel(
      ofProjectsAt: [folder.folder], registry: try Registry(.weather), &diagnostics)
    return (model, diagnostics.sorted.map(\.code.rawValue))
  }

  private func lines(_ frames: [GalleryModel.Frame], of model: GalleryModel) -> [String] {
    frames.flatMap(\.rows).map { row in model.rows[row].map { model.strings[$0.string] }.joined() }
  }

  @Test func screens_of_any_kit_are_shown_with_the_origins_of_their_texts() throws {
    let folder = try ProjectFolder(weather: "viewController: ForecastViewController\ncity: oslo\n")
    let (model, problems) = try model(folder)
    #expect(problems == [])
    #expect(model.diorama == DioramaVersion.number)
    let screen = try #require(model.screens.first)
    #expect(screen.id == "a")
    #expect(screen.state == .missing)
    #expect(screen.system == "ForecastViewController")
    #expect(lines(screen.frames, of: model).contains { $0.contains("Monday") })
    // The text is from a fixture file: the model has the line, but not the text of the file.
    let runs = screen.frames.flatMap(\.rows).flatMap { model.rows[$0] }
    let monday = try #require(
      runs.first { model.strings[$0.string].contains("Monday") && $0.source > 0 })
    let source = model.sources[monday.source - 1]
    #expect(source.text > 0 && model.strings[source.text - 1].contains("cities[0].days[0].name"))
    #expect(source.file > 0 && model.files[source.file - 1].path.hasSuffix("fixtures/cities.yaml"))
    #expect(source.line == 6)
    #expect(source.file == 0 || model.files[source.file - 1].text == nil)
  }

  @Test func a_failing_screen_is_in_the_model_and_reported() throws {
    let folder = try ProjectFolder(weather: "viewController: ForcastViewController\n")
    let (model, problems) = try model(folder)
    #expect(problems == ["unknown-type"])
    #expect(model.screens.map(\.state) == [.failed])
    #expect(model.screens.first?.diagnostics?.first?.code == "unknown-type")
  }

  @Test func the_model_is_written_as_an_html_page() throws {
    let folder = try ProjectFolder(weather: "viewController: ForecastViewController\ncity: oslo\n")
    let text = String(decoding: try GalleryPage(model(folder).model).html(), as: UTF8.self)
    #expect(text.hasPrefix("<!DOCTYPE html>"))
    #expect(text.contains("<li><code>a</code> missing</li>"))
  }

  @Test func a_model_is_read_as_it_is_written() throws {
    let folder = try ProjectFolder(weather: "viewController: ForecastViewController\ncity: oslo\n")
    let written = try model(folder).model
    let read = try JSONDecoder().decode(GalleryModel.self, from: Data(try written.json()))
    #expect(try read.json() == written.json())
    #expect(read.rows == written.rows)
    #expect(read.sources == written.sources)
    #expect(read.styles == written.styles)
    #expect(read.styles.first?.fg == nil && read.styles.first?.bg == nil)
  }
}
