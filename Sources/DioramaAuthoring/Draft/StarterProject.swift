import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// The files of a new project, except its screen.
package struct StarterProject {
  private let registry: Registry
  private let root: String

  /// Creates the files of a project in a folder, whose screens can name the types of a registry.
  package init(in root: String, _ registry: Registry) {
    self.root = root
    self.registry = registry
  }

  /// The reason why the folder cannot have a new project; nil if it can.
  package var obstacle: String? {
    if FileSystem.exists(root), !FileSystem.isFolder(root) { return "'\(root)' is a file" }
    guard let project = try? Project(at: root) else { return nil }
    if FileSystem.exists("\(root)/\(Project.fileName)") { return "'\(root)' is already a project" }
    // All screen files below a project are part of it.
    guard let file = project.screenFiles.first else { return nil }
    return file.parentFolder == root
      ? "'\(root)' is already a project: it contains '\(file)'"
      : "'\(file)' would become a screen of the project; use a separate folder"
  }

  /// The view controllers for the screen, best first: those of the kits' samples, then those with
  /// the most parts.
  package var viewControllers: [String] {
    let entries = registry.entries(of: .viewController).filter { $0.screenType != nil }
    let sampled = registry.samples.flatMap(\.screens).map(\.viewController)
      .filter { registry[$0] != nil }
    let rest = entries.filter { !sampled.contains($0.name) }.sorted {
      ($0.screenType?.slots.count ?? 0) > ($1.screenType?.slots.count ?? 0)
    }
    return sampled + rest.map(\.name)
  }

  /// The files with their texts. The project's own file comes last: without it, the folder is not a
  /// project, so an interrupted command can run again.
  package var files: [(path: String, text: String)] {
    let folder = repository == "." ? "" : "\(repository)/"
    var files = [
      (path: "\(folder).github/workflows/\(workflowName).yml", text: workflow),
      (path: "\(folder).pre-commit-config.yaml", text: hook),
      (path: "\(root)/.gitattributes", text: Self.attributes),
    ]
    if !fixture.isEmpty { files.append(("\(root)/\(fixturePath)", fixture)) }
    files.append(("\(root)/\(Project.fileName)", projectFile))
    return files
  }

  /// The folder of the git repository with the project. Without a repository, it is the current
  /// folder, or the project's folder if that is outside.
  private var repository: String {
    let path = RepositoryPaths.resolved(root)
    if let folder = RepositoryPaths.root(of: path) {
      return folder == path ? root : shortPath(of: folder)
    }
    return root.hasPrefix("/") || "\(root)/".hasPrefix("../") ? root : "."
  }

  /// The project's path in the repository.
  private var pathInRepository: String {
    let path =
      FileSystem.realPath(repository)
      .flatMap { RepositoryPaths.resolved(root).relativePath(from: $0) } ?? ""
    return path.isEmpty ? "." : path
  }

  /// Returns the path of a folder, relative if the project's path is.
  private func shortPath(of folder: String) -> String {
    guard !root.hasPrefix("/"), let current = FileSystem.realPath(".") else { return folder }
    if folder == current { return "." }
    if folder.hasPrefix("\(current)/") { return String(folder.dropFirst(current.count + 1)) }
    guard current.hasPrefix("\(folder)/") else { return folder }
    let depth = current.dropFirst(folder.count).count { $0 == "/" }
    return Array(repeating: "..", count: depth).joined(separator: "/")
  }

  private var projectFile: String {
    var text = """
      \(Schema.Purpose.project.modeline(pathToProject: ""))
      # Defaults for all screens. A screen or a variant can override them.

      """
    if !fixture.isEmpty, let key = registry.fixtureKey?.key {
      text += "\(key.name): \(fixturePath)\n"
    }
    for pair in registry.samples.flatMap({ YAMLPair.pairs(of: $0.settings) })
    where !text.contains("\n\(pair.name):") {
      let key = registry.keys.first { $0.description.name == pair.name }
      text +=
        ScreenDraft.line(pair.name, pair.value, comment: key?.description.meaning ?? "") + "\n"
    }
    return text
  }

  private var fixturePath: String {
    "fixtures/\(registry.samples.first { !$0.sections.isEmpty }?.fixtureName ?? "sample").yaml"
  }

  /// The lists of the kits' samples that a kit reads.
  private var fixture: String {
    let known = Set(registry.fixtureKey?.lists.map(\.name) ?? [])
    var names: Set<String> = []
    let sections = registry.samples.flatMap(\.sections).filter {
      known.contains($0.name) && names.insert($0.name).inserted
    }
    guard let sample = registry.samples.first(where: { !$0.sections.isEmpty }), !sections.isEmpty
    else { return "" }
    return """
      \(Schema.Purpose.fixture.modeline(pathToProject: "../"))
      # \(sample.summary)

      """ + sections.map { "\($0.name):\n\($0.items)\n" }.joined()
  }

  /// The name of the workflow: that of the folder, if it is valid.
  private var workflowName: String {
    ScreenDeclaration.isName(root.lastPathComponent) ? root.lastPathComponent : "screens"
  }

  /// Whether the repository is a Swift package, which has the command or depends on it. An app's
  /// own command is always in one.
  private var isPackage: Bool {
    registry.commandName != "diorama" || FileSystem.exists("\(repository)/Package.swift")
  }

  /// Returns a command for the project, called in the repository's folder, as a value of YAML.
  private func command(_ words: String...) -> String {
    let call = (isPackage ? ["swift", "run"] : []) + [registry.commandName] + words
    return value(ShellWords.line(call + ShellWords.operands([pathInRepository])))
  }

  /// The regular expression for the paths of the project's YAML files, as a value of YAML.
  private var pattern: String {
    let folder = pathInRepository == "." ? "" : "\(pathInRepository)/"
    let escaped = folder.unicodeScalars.reduce(into: "") { text, scalar in
      if "\\.+*?()[]{}|^$".unicodeScalars.contains(scalar) { text.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return value((escaped.isEmpty ? "" : "^\(escaped).*") + "\\.ya?ml$")
  }

  /// Returns a text with the project's path as a value of YAML.
  private func value(_ text: String) -> String {
    ShellWords.line([pathInRepository]) == pathInRepository ? text : JSON.string(text).text
  }

  private var workflow: String {
    """
    # Checks the screens on every push, and compares them with their snapshots.
    name: \(workflowName)
    on: [push, pull_request]
    \(isPackage ? "" : source)jobs:
      compare:
        runs-on: ubuntu-latest
        container: swift:6.3
        timeout-minutes: 30
        steps:
          - uses: actions/checkout@v4
          - run: apt-get update && apt-get install --yes \(libraries)
    \(isPackage ? cachedPackage : cachedTool)
          - run: \(command("lint", "--format", "github"))
          - run: \(command("test"))
          # If a screen differs, a page shows the changes for review.
          - if: failure()
            run: \(command("gallery", "--out", "gallery.html"))
            continue-on-error: true
          - if: failure()
            uses: actions/upload-artifact@v4
            with: { name: gallery, path: gallery.html, if-no-files-found: ignore }

    """
  }

  private var libraries: String {
    (isPackage ? "" : "git make ") + "libyaml-dev libsqlite3-dev"
  }

  /// The variables of a repository without a package, which define what to install.
  private var source: String {
    """
    env:
      # The source of Diorama, and the tag or branch to build. Both are variables of this
      # repository: set them under Settings, Secrets and variables, Actions.
      DIORAMA_SOURCE: ${{ vars.DIORAMA_SOURCE }}
      DIORAMA_VERSION: ${{ vars.DIORAMA_VERSION || 'main' }}

    """
  }

  /// The step that caches the build of the last push.
  private var cachedPackage: String {
    """
          - uses: actions/cache@v4
            with:
              path: .build
              key: swift-6.3-${{ hashFiles('Package.resolved') }}-${{ github.sha }}
              restore-keys: swift-6.3-${{ hashFiles('Package.resolved') }}-
    """
  }

  /// The steps that build the command once for each version.
  private var cachedTool: String {
    """
          - uses: actions/cache@v4
            id: tool
            with: { path: /opt/diorama, key: "diorama-${{ env.DIORAMA_VERSION }}-swift-6.3" }
          - if: steps.tool.outputs.cache-hit != 'true'
            run: |
              git clone --depth 1 --branch "$DIORAMA_VERSION" "$DIORAMA_SOURCE" /tmp/diorama
              make -C /tmp/diorama install PREFIX=/opt/diorama
          - run: echo /opt/diorama/bin >> "$GITHUB_PATH"
    """
  }

  /// A hook for pre-commit (https://pre-commit.com), which `pre-commit install` enables.
  private var hook: String {
    """
    # Run `pre-commit install` to check the screens before each commit.
    repos:
      - repo: local
        hooks:
          - id: \(registry.commandName)-lint
            name: \(registry.commandName) lint
            entry: \(command("lint", "--quiet"))
            language: system
            files: \(pattern)
            pass_filenames: false

    """
  }

  /// Snapshots are compared byte by byte, on every system.
  private static let attributes = """
    # Keep the line endings of snapshots the same on all systems.
    **/__Snapshots__/** text eol=lf

    """
}
