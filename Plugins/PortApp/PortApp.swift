import Foundation
import PackagePlugin

/// Compiles a copy of an app's own files as part of a target, changed so that they need neither the
/// Objective-C runtime nor nibs.
///
/// `AppFiles.txt` in the target's folder lists them: a file or a folder on each line, relative to
/// that folder. `- PATH` omits a path of an earlier line, `- FILE: TYPE, TYPE` types of a file,
/// `- import MODULE` the imports of a module in all files; `#` starts a comment.
@main struct PortApp: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let list = target.directoryURL.appending(path: "AppFiles.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      Diagnostics.error("PortApp finds no file '\(list.path)' that says which files to compile")
      return []
    }
    let (files, types, removed) = files(namedIn: text, list)
    let sources = files.filter { $0.pathExtension == "swift" }
    let others = files.filter { $0.pathExtension != "swift" }
    let copies = copies(of: sources, in: context.pluginWorkDirectoryURL)
    guard !sources.isEmpty else { return [] }
    // What concerns the whole app.
    let notes = context.pluginWorkDirectoryURL.appending(path: "PortedApp.notes.swift")
    var arguments = [
      notes.path, modules(of: target).joined(separator: ","), removed.joined(separator: ","),
    ]
    for (file, copy) in zip(sources, copies) {
      arguments += [file.path, copy.path, (types[file] ?? []).joined(separator: ",")]
    }
    // The target's own files can declare what the app's files use.
    let own =
      (target as? any SourceModuleTarget)?.sourceFiles(withSuffix: "swift").map(\.url)
      .filter { !sources.contains($0) } ?? []
    for file in others + own { arguments += [file.path, "", ""] }
    return [
      .buildCommand(
        displayName: "Porting the files of \(target.name)",
        executable: try context.tool(named: "AppPortTool").url, arguments: arguments,
        inputFiles: files + own + [list], outputFiles: copies + [notes])
    ]
  }

  /// The modules that a target can import, besides those of the toolchain.
  private func modules(of target: any Target) -> [String] {
    Set(
      target.recursiveTargetDependencies.map {
        ($0 as? any SourceModuleTarget)?.moduleName ?? $0.name
      }
    ).sorted()
  }

  /// The endings of the names of files that are reported, or read for texts and colors.
  private static let otherEndings = [
    "m", "mm", "h", "c", "cpp", "pch", "storyboard", "xib", "strings", "stringsdict", "xcstrings",
    "xcdatamodel/contents", "colorset/Contents.json",
  ]

  /// The files of a list, each once, with the types and the imports that the list excludes.
  private func files(namedIn text: String, _ list: URL) -> ([URL], [URL: [String]], [String]) {
    var files: [URL] = []
    var removed: [String] = []
    var types: [URL: [String]] = [:]
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      guard !words.isEmpty else { continue }
      let isExclusion = words.hasPrefix("- ")
      if words.hasPrefix("- import ") {
        removed.append(words.dropFirst(9).trimmingCharacters(in: .whitespaces))
        continue
      }
      // `- App/Channel.swift: ChannelViewController` omits one type of the file.
      let rest = isExclusion ? String(words.dropFirst(2)) : words
      let parts = isExclusion ? rest.components(separatedBy: ".swift:") : []
      let path = parts.count == 2 ? "\(parts[0]).swift" : rest
      let url = list.deletingLastPathComponent().appending(path: path).standardizedFileURL
      let named = appFiles(at: url)
      if named.isEmpty {
        Diagnostics.error("\(list.path):\(number + 1): no file of an app is at '\(path)'")
      }
      if parts.count == 2 {
        let names = parts[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        for file in named { types[file, default: []] += names.filter { !$0.isEmpty } }
        continue
      }
      files.removeAll(where: named.contains)
      if !isExclusion { files += named }
    }
    return (files, types, removed)
  }

  private func appFiles(at url: URL) -> [URL] {
    switch isFolder(url) {
    case nil: return []
    case false?: return [url]
    case true?:
      let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
      let endings = ["swift"] + Self.otherEndings
      return (paths ?? []).filter { path in endings.contains { path.hasSuffix(".\($0)") } }.sorted()
        .map { url.appending(path: $0) }.filter { isFolder($0) == false }
    }
  }

  /// Whether a path is a folder; nil if it does not exist.
  private func isFolder(_ url: URL) -> Bool? {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    return isThere ? isFolder.boolValue : nil
  }

  /// The paths of the copies: the file's name, or its whole path if two files have the same name.
  private func copies(of files: [URL], in folder: URL) -> [URL] {
    let counts = Dictionary(files.map { ($0.lastPathComponent, 1) }, uniquingKeysWith: +)
    return files.map { file in
      let isAlone = counts[file.lastPathComponent] == 1
      let name = isAlone ? file.lastPathComponent : file.path.replacing("/", with: "+")
      // A name different from the original file, to which the compiler maps the lines of the copy.
      return folder.appending(path: name.dropLast(".swift".count) + ".ported.swift")
    }
  }
}
