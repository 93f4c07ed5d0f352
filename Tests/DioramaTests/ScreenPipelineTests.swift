import DioramaSystem
import HeadlessUIKit
import ProjectFolders
import Testing
import WeatherKit
import YAML

@testable import Diorama
@testable import DioramaKit
@testable import DioramaStage

/// The path of a screen, from its file to the verdict on its snapshot, as CONTRIBUTING.md shows it.
/// Each stage is called separately with the result of the stage before it.
@Suite("The path of a screen") struct ScreenPipelineTests {
  private let folder: ProjectFolder
  private let registry: Registry

  init() throws {
    registry = try Registry(.weather)
    folder = try ProjectFolder(
      weather: """
        viewController: ForecastViewController
        city: oslo
        headerComponent: { greeting: Hello }
        device: { width: 30 }
        steps:
          - warm: 6
          - snapshot: mild
        """)
  }

  @Test func each_stage_returns_the_input_of_the_next_stage() throws {
    // 1. The files of a project.
    let project = try Project(at: folder.folder)
    #expect(project.screenFiles == ["\(folder.folder)/a.yaml"])

    // 2. The project configuration, which applies to all screens.
    var decoding = Decoding(files: project.files)
    let configuration = ProjectConfiguration.read(project, registry, &decoding)
    #expect(configuration.root?["data"]?.text == "fixtures/cities.yaml")

    // 3. A screen file is parsed into documents of nodes.
    let documents = project.documents(of: project.screenFiles[0], &decoding.diagnostics)
    let document = try #require(documents.first)
    #expect(document.root["city"]?.place.start.line == 2)

    // 4. A document gives one declaration for each run.
    let declarations = ScreenDeclaration.declarations(in: document, of: configuration, &decoding)
    let declaration = try #require(declarations.first)
    #expect(declarations.map(\.name) == ["a"])

    // 5. A declaration becomes a plan: names, values and layers are resolved.
    let resolver = ScreenResolver(declaration, in: configuration, registry)
    let plan = try #require(resolver.plan(&decoding))
    #expect(decoding.diagnostics.isEmpty)
    #expect(plan.run.viewController.type is ForecastViewController.Type)
    #expect(plan.run.components.map { "\($0.slot.name)" } == ["headerComponent"])
    #expect(plan.run.steps.map { "\($0.name)" } == ["warm", "snapshot"])
    #expect(plan.files == ["\(folder.folder)/fixtures/cities.yaml"])

    // 6. Running a plan gives the text of a snapshot.
    let runner = ScreenRunner(registry: registry)
    let snapshot = try #require(runner.snapshot(of: plan.run, &decoding.diagnostics))
    let text = String(decoding: snapshot, as: UTF8.self)
    #expect(text.hasPrefix("screen: a\nviewController: ForecastViewController\n"))
    #expect(text.contains("│ Hello Oslo: 3 °C "))

    // 7. Comparing a snapshot gives a verdict.
    let store = SnapshotStore(project)
    #expect(store.verdict(on: snapshot, of: declaration).status == .missing)
    try store.record(snapshot, at: declaration.snapshotPath, replacing: .anything)
    #expect(store.verdict(on: snapshot, of: declaration).status == .passed)
  }

  /// The plan of the screen.
  private func plan() throws -> (ScreenPlan, ScreenResolver, Decoding) {
    let project = try Project(at: folder.folder)
    var decoding = Decoding(files: project.files)
    let configuration = ProjectConfiguration.read(project, registry, &decoding)
    let document = try #require(
      project.documents(of: project.screenFiles[0], &decoding.diagnostics).first)
    let declaration = try #require(
      ScreenDeclaration.declarations(in: document, of: configuration, &decoding).first)
    let resolver = ScreenResolver(declaration, in: configuration, registry)
    return (try #require(resolver.plan(&decoding)), resolver, decoding)
  }

  @Test func a_plan_resolves_the_type_keys_arguments_components_and_steps() throws {
    let (plan, resolver, found) = try plan()
    var decoding = found
    let root = plan.declaration.root

    // The view controller: a name of the registry.
    let types = TypeResolver(registry, project: resolver.project, screen: root)
    let requirement = TypeRequirement(kind: .viewController, base: "", accepts: { _ in true })
    let name = try #require(root["viewController"])
    let controller = try #require(types.find(name, requirement, &decoding))
    #expect(controller.name == "ForecastViewController")

    // The fixture: a key of the registry, which reads its file once.
    let data = try #require(registry.keys.first { $0.name == ScreenKey.fixtureName })
    let assigned = try #require(plan.assignments.first { $0.name == ScreenKey.fixtureName })
    #expect(data.read(assigned.value, &decoding) != nil)
    #expect(decoding.fixture?[City.section].all.map(\.id) == ["oslo", "rome"])

    // The arguments: the initializer's table.
    let initializer = ForecastViewController.initializer
    let call = try #require(
      initializer.decode(plan.assignments, plan.declaration.idPlace, &decoding))
    #expect(call.standard == 0)

    // A component: its type and the properties that were set.
    let slot = try #require(plan.run.slots.first)
    let part = try #require(root["headerComponent"])
    let choice = try #require(
      types.choice(
        [LayeredNode(layer: .screen, node: part)],
        TypeRequirement(kind: slot.kind, base: slot.base, accepts: { slot.accepts($0.type) }),
        default: types.standardEntry(of: slot), &decoding))
    #expect(choice.name == "ForecastHeader" && choice.settings.map { "\($0.name)" } == ["greeting"])

    // The steps.
    let steps = resolver.readSteps(
      in: try #require(root["steps"]), on: nil, areOwn: true, &decoding)
    #expect(steps.map { "\($0.name)" } == ["warm", "snapshot"])
    #expect(decoding.diagnostics.isEmpty)
  }

  @Test func a_run_creates_shows_settles_steps_and_draws_the_screen() throws {
    let (plan, _, _) = try plan()
    let run = plan.run
    let metrics = ViewMetrics()

    // A new environment with the screen's clock.
    let environment = run.clock.environment()
    environment.measuring = metrics
    let frames = try environment.run { () throws -> [UInt8] in
      let renderer = FrameRenderer(device: run.device, metrics: metrics)
      environment.tableViewport = renderer.tableViewport
      let recorder = FrameRecorder(
        renderer: renderer, painter: ViewPainter(columns: run.device.width, metrics: metrics))

      // The values of the keys are applied to it.
      for apply in run.environmentUpdates { apply(environment) }
      #expect(environment.fixture[City.section].all.count == 2)

      // The view controller is created, receives its components, and is shown.
      let type = try #require(run.viewController.screenType)
      let controller = try #require(run.make(type) as? ForecastViewController)
      for (slot, choice) in run.components {
        if case .afterInit(let assign) = slot.timing { assign(controller, choice) }
      }
      #expect(controller.headerComponent.greeting == "Hello")
      environment.window.rootViewController = UINavigationController(
        rootViewController: controller)
      let stage = Stage(environment: environment, recorder: recorder)

      // The screen settles, the steps run, and frames are drawn.
      try stage.runDueEvents()
      #expect(!environment.mainQueue.hasDueItems)
      for step in run.steps { try step.action(stage) }
      try stage.runUntilIdle()
      #expect(recorder.frameCount == 1)
      return recorder.frames
    }

    let runner = ScreenRunner(registry: registry)
    var diagnostics = Diagnostics()
    let snapshot = try #require(runner.snapshot(of: run, &diagnostics))
    #expect(snapshot.suffix(frames.count).elementsEqual(frames))
  }
}
