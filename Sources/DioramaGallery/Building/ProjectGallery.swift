import Diorama
import DioramaKit
import YAML

extension GalleryModel {
  /// Runs the screens of some projects, and shows them next to what is recorded.
  ///
  /// A screen whose code ends the process ends this process; the command `gallery` is isolated from
  /// it.
  ///
  /// - Parameters:
  ///   - paths: project folders or screen files.
  ///   - registry: the types that their screens can name.
  ///   - diagnostics: receives the problems of the files and the screens.
  public init(
    ofProjectsAt paths: [String], registry: Registry, _ diagnostics: inout Diagnostics
  ) {
    let captures = ScreenCaptures()
    var request = ProjectRequest(paths: paths)
    request.overrides.includesColors = true
    request.observer = captures.observer
    let projects = LoadedProjects(request, registry)
    let run = TestRun(of: projects, by: registry.commandName, TestPolicies())
    diagnostics.append(contentsOf: run.result.diagnostics)
    self = GalleryBuilder.model(of: GalleryContents(run, of: projects, captures))
  }
}
