import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// The files of a new project, except its screen.
package struct StarterProject {
  private let registry: Registry
  private let root: String
  private let url: String
  private let archiveDigest: String?

  /// Creates the files of a project in a folder.
  ///
  /// - Parameters:
  ///   - root: the folder.
  ///   - registry: the types that its screens can name.
  ///   - url: the address from which CI installs Diorama; empty if only the CI system knows it.
  ///   - archiveDigest: the SHA-256 of the release's archive, in place of that of this program.
  package init(
    in root: String, _ registry: Registry, url: String = "", archiveDigest: String? = nil
  ) {
    (self.root, self.registry) = (root, registry)
    (self.url, self.archiveDigest) = (url.replacing(#/\/+$/#, with: ""), archiveDigest)
  }

  /// Returns the reason why the folder cannot have the files; nil if it can. With `exceptProject`, an
  /// existing project can have those for tools.
  package func obstacle(exceptProject: Bool = false) -> String? {
    if FileSystem.exists(root), !FileSystem.isFolder(root) { return "'\(root)' is a file" }
    let path = pathInRepository
    if path.contains("${{") { return "GitHub's workflows evaluate the '${{' in '\(path)'" }
    for name in [root.lastPathComponent] + path.split(separator: "/").map(String.init)
    where name != "." && name != ".." {
      if let fault = ScreenDeclaration.storageFault(of: name) {
        return "Windows cannot store a folder with the name '\(name)': \(fault.help(for: "it"))"
      }
    }
    guard let project = try? Project(at: root) else { return nil }
    if isProject { return exceptProject ? nil : "'\(root)' is already a project" }
    // All screen files below a project are part of it.
    guard let file = project.screenFiles.first else { return nil }
    return file.parentFolder == root
      ? "'\(root)' is already a project: it contains '\(file)'"
      : "'\(file)' would become a screen of the project; use a separate folder"
  }

  /// Whether the folder has a project file, so that only files for tools are written.
  package var isProject: Bool { FileSystem.exists("\(root)/\(Project.fileName)") }

  /// The view controllers for the screen, best first: those of the kits' samples, then those with
  /// the most parts.
  package var viewControllers: [String] {
    let sampled = registry.samples.flatMap(\.screens).map(\.viewController)
      .filter { registry[$0] != nil }
    let rest = registry.entries(of: .viewController)
      .filter { $0.screenType != nil && !sampled.contains($0.name) }
      .sorted { $0.slots.count > $1.slots.count }
    return sampled + rest.map(\.name)
  }

  /// The files with their texts. The project's own file comes last: without it, the folder is not a
  /// project, so an interrupted command can run again.
  package var files: [(path: String, text: String)] {
    var files = filesForTools
    if isProject { return files }
    if !fixture.isEmpty { files.append(("\(root)/\(fixturePath)", fixture)) }
    files.append(("\(root)/\(Project.fileName)", projectFile))
    return files
  }

  /// The files for CI, pre-commit and git with their texts.
  package var filesForTools: [(path: String, text: String)] {
    let folder = repository == "." ? "" : "\(repository)/"
    typealias Texts = StarterResources
    var (workflow, pipeline, hook) = (Texts.github_yml, Texts.gitlab_yml, Texts.pre_commit_yaml)
    if package != nil {
      (workflow, pipeline) = (Texts.github_package_yml, Texts.gitlab_package_yml)
      hook = Texts.pre_commit_package_yaml
    } else if !url.isEmpty, !url.hasSuffix(".git") {
      hook = archiveDigest == nil ? Texts.pre_commit_wheel_yaml : Texts.pre_commit_pin_yaml
    }
    return [
      (path: "\(folder).github/workflows/\(workflowName).yml", text: filled(workflow)),
      (path: "\(folder).gitlab-ci.yml", text: filled(pipeline)),
      (path: "\(folder).pre-commit-config.yaml", text: filled(hook)),
      (path: "\(root)/.gitattributes", text: Texts.attributes),
    ]
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
    if let path = folder.relativePath(from: current) { return path.isEmpty ? "." : path }
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

  /// The folder of the nearest Swift package that contains the project, as a path in the repository;
  /// nil for none. An app's own command is always in a package.
  private var package: String? {
    var folder = pathInRepository
    while !FileSystem.exists("\(repository)/\(folder)/Package.swift") {
      if folder == "." { return registry.commandName == "diorama" ? nil : "." }
      folder = folder.parentFolder
    }
    return folder
  }

  /// The command that knows the app's types: this one, or the product of the only executable target
  /// in the package that depends on `DioramaCommand`.
  private var tool: String {
    guard registry.commandName == "diorama", let package,
      let bytes = try? FileSystem.read("\(repository)/\(package)/Package.swift")
    else { return registry.commandName }
    let manifest = String(decoding: bytes, as: UTF8.self)
    let targets = manifest.split(separator: ".executableTarget(", omittingEmptySubsequences: false)
      .dropFirst().map { $0[..<($0.firstRange(of: "arget(")?.lowerBound ?? $0.endIndex)] }
      .filter { $0.contains("\"DioramaCommand\"") }
      .compactMap { $0.firstMatch(of: #/name:\s*"([^"]+)"/#)?.1 }
    guard let target = targets.first, targets.count == 1 else { return registry.commandName }
    let products = #/\.executable\(\s*name:\s*"([^"]+)",\s*targets:\s*\[\s*"([^"]+)"/#
    return String(manifest.matches(of: products).first { $0.2 == target }?.1 ?? target)
  }

  /// Returns the commands of a file that an existing one lacks; none if it names the project.
  package func missingCommands(in file: (path: String, text: String)) -> [Substring] {
    let kept = (try? FileSystem.read(file.path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    if kept.contains(" \(pathInRepository)\n") { return [] }
    return file.text.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
      .filter { $0.contains(#/ (lint|test) --/#) && !kept.contains($0) }
  }

  private static var architecture: String {
    #if arch(arm64)
    "aarch64"
    #else
    "x86_64"
    #endif
  }

  /// Returns a template with values in place of names such as `@path@`, and with the lines of the
  /// script for `@install@`. Commands are called in the repository's folder.
  private func filled(_ template: String) -> String {
    let folder = package.map { $0 == "." ? [] : ["--package-path", $0] }
    let values = [
      "diorama": ShellWords.line((folder.map { ["swift", "run"] + $0 } ?? []) + [tool]),
      "path": ShellWords.line(ShellWords.operands([pathInRepository])),
      "package": folder?.last.map { "\($0)/" } ?? "", "name": workflowName, "tool": tool,
      "version": DioramaVersion.number, "arch": Self.architecture,
      "url": url, "else": url.isEmpty ? "" : " || '\(url)'",
      "subject": archiveDigest == nil ? "bin/diorama" : "the archive",
      "checked": archiveDigest == nil ? "$name/bin/diorama" : "$name.tar.xz",
      "sha256": archiveDigest ?? (folder == nil ? CurrentProcess.programDigest : nil) ?? "",
    ]
    let isPlain = ShellWords.line([pathInRepository]) == pathInRepository
    return template.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.hasSuffix("@install@")
        ? StarterResources.install_sh.split(separator: "\n").map { line.dropLast(9) + $0 } : [line]
    }.map { line in
      let text = line.replacing(#/@(\w+)@/#) { values[String($0.1)] ?? String($0.0) }
      guard !isPlain, line.contains(#/@(diorama|path|package)@/#) else { return text }
      // The value of the line is quoted as a whole.
      let key = text.prefixMatch(of: #/ *(- )?(\w+: )?/#)?.0 ?? ""
      return key + JSON.string(String(text.dropFirst(key.count))).text
    }.joined(separator: "\n")
  }
}
