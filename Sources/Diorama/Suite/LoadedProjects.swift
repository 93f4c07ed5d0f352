import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// The projects of a command. Their screens are read on first use.
package struct LoadedProjects {
  /// The request of the command.
  package let request: ProjectRequest
  /// The projects that could be read.
  package private(set) var suites: [ScreenSuite] = []
  /// The path by which each project was found.
  package private(set) var arguments: [String] = []
  /// The problems of the paths.
  package private(set) var pathProblems = Diagnostics()
  /// Whether a path cannot be read.
  package private(set) var hasMissingPath = false

  /// Reads the projects' own files.
  ///
  /// - Parameters:
  ///   - request: the projects to read.
  ///   - registry: the types that their screens can name.
  ///   - known: the files of earlier reads that are still valid, by path, if the projects are read
  ///     repeatedly; nil if they are read once.
  package init(
    _ request: ProjectRequest, _ registry: Registry,
    reusing known: [String: SourceFiles]? = nil
  ) {
    self.request = request
    for path in request.paths {
      do throws(FileSystem.Failure) {
        let project = try Project(
          at: path, unsaved: nil, reading: known.map { .again($0[path]) } ?? .once,
          links: request.links)
        var own = request
        own.selection = request.selection(at: path)
        suites.append(ScreenSuite(project, registry: registry, own))
        arguments.append(path)
      } catch {
        hasMissingPath = true
        pathProblems.append(.unreadablePath(path, error, registry))
      }
    }
    // A file may be named twice, or together with its folder.
    let hasNames = arguments.map { request.names[$0] != nil }
    let read = suites.count < 2 ? [] : suites.map { Set($0.project.screenFiles.map(\.resolved)) }
    for index in read.indices.reversed() where !read[index].isEmpty {
      let isRepeated = read.indices.contains { other in
        read[other].isSuperset(of: read[index]) && !hasNames[other]
          && (other < index || read[other].count > read[index].count)
      }
      if isRepeated { _ = (suites.remove(at: index), arguments.remove(at: index)) }
    }
  }

  /// The problems of the paths and of the projects' files.
  package var diagnostics: Diagnostics {
    var all = pathProblems
    for suite in suites { all.append(contentsOf: suite.diagnostics) }
    return all
  }
}

extension ScreenSuite {
  /// The project in the current folder, or in its folder `screens`; nil without one.
  static func inCurrentFolder(
    _ registry: Registry, _ links: LinkPolicy = .ofEnvironment
  ) -> ScreenSuite? {
    let path = FileSystem.exists("screens") ? "screens" : "."
    guard path != "." || FileSystem.exists(Project.fileName) else { return nil }
    guard let project = try? Project(at: path, links: links),
      !project.screenFiles.isEmpty || FileSystem.exists("\(project.root)/\(Project.fileName)")
    else { return nil }
    return ScreenSuite(project, registry: registry, ProjectRequest(paths: [path]))
  }
}

extension String {
  /// The path without links, or as it is if nothing is there.
  fileprivate var resolved: String { FileSystem.realPath(self) ?? self }

  /// The path without a leading `./`.
  package var withoutDot: String { hasPrefix("./") ? String(dropFirst(2)) : self }
}
