import Diorama
import ProjectFolders
import Testing

/// Complete snapshots of WeatherKit's screen, compared byte for byte.
@Suite("Frames of screens") struct FrameTests {
  @Test func a_snapshot_has_a_header_and_a_frame_for_each_label() throws {
    let folder = try ProjectFolder(
      weather: """
        viewController: ForecastViewController
        city: oslo
        device: { width: 30 }
        steps:
          - snapshot: cold
          - warm: 6
          - snapshot: mild
        """)
    let suite = try folder.suite()
    let outcome = suite.outcome(of: suite.declarations[0])
    #expect(folder.lines(of: outcome.diagnostics) == [])
    #expect(
      String(decoding: outcome.snapshot ?? [], as: UTF8.self) == """
        screen: a
        viewController: ForecastViewController
        headerComponent: ForecastHeader
        listComponent: ForecastList
        theme: light

        ── cold ──────────────────────
        ┌────────────────────────────┐
        │            Oslo            │
        ├────────────────────────────┤
        │ Now in Oslo: -3 °C         │
        │ Monday: -5 °C, snow        │
        │ Tuesday: 1 °C, sun         │
        └────────────────────────────┘

        ── mild ──────────────────────
        ┌────────────────────────────┐
        │            Oslo            │
        ├────────────────────────────┤
        │ Now in Oslo: 3 °C          │
        │ Monday: 1 °C, snow         │
        │ Tuesday: 7 °C, sun         │
        └────────────────────────────┘

        """)
  }

  @Test func snapshots_are_identical_for_any_number_of_threads() throws {
    let folder = try ProjectFolder(
      weather: """
        viewController: ForecastViewController
        city: oslo
        matrix: { width: [30, 31, 32, 33, 34, 35], theme: [light, dark] }
        """)
    func texts(jobs: Int) throws -> [[UInt8]?] {
      let suite = try folder.suite()
      return ScreenSuite(suite.project, registry: suite.registry, jobs: jobs).outcomes()
        .map(\.snapshot)
    }
    let one = try texts(jobs: 1)
    #expect(one.count == 13 && !one.contains(nil))
    #expect(try texts(jobs: 4) == one)
  }
}
