import Foundation
import PackagePlugin

/// Embeds text files in the program as strings: those of the gallery's page, the pages of codes, and
/// the files that `init` writes, also those of an app's package. Also embeds the commit that is built.
///
/// The package manager's own `.embedInCode` writes each byte as a number, which takes the compiler
/// fifty times as long.
@main struct EmbedFiles: BuildToolPlugin {
  /// The folders with such files. `Page` becomes the enumeration `PageResources`.
  private static let folders = ["Page", "Starter", "CodePages"]
  /// The target that prints the commit. It is as high as possible, since a new commit compiles the
  /// targets above it again.
  private static let versionTarget = "DioramaCommand"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let work = context.pluginWorkDirectoryURL
    var files = try Self.folders.map { (name: $0, place: target.directoryURL.appending(path: $0)) }
      .filter { FileManager.default.fileExists(atPath: $0.place.path) }
      .map { try command(embedding: $0.name, at: $0.place, work) }
    if target.name == "DioramaAuthoring" {
      // Its files are targets of this package, too, so that a test compiles them.
      let place = context.package.directoryURL.appending(path: "Tests/AppPackage")
      files.append(try command(embedding: "AppPackage", at: place, work))
    }
    guard target.name == Self.versionTarget else { return files }
    return files + [command(embeddingCommitOf: context.package.directoryURL, work)]
  }

  private func command(embedding name: String, at folder: URL, _ work: URL) throws -> Command {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") && !$0.contains("/.") }
      .sorted().map { folder.appending(path: $0) }
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
    let output = work.appending(path: "\(name)Resources.swift")
    // `gallery-1-model.js` becomes `PageResources.gallery_1_model_js`.
    let script = ####"""
      output=$1
      type=$2
      folder=$3
      shift 3
      {
        echo "enum $type {"
        for file; do
          name=$(printf '%s' "${file#"$folder/"}" | tr '/.@-' '____')
          printf '  static let %s = ##"""\n' "$name"
          cat "$file"
          printf '\n"""##\n'
        done
        echo '  static let all: [(path: String, text: String)] = ['
        for file; do
          name=$(printf '%s' "${file#"$folder/"}" | tr '/.@-' '____')
          printf '    ("%s", %s),\n' "${file#"$folder/"}" "$name"
        done
        echo '  ]'
        echo '}'
      } >"$output"
      """####
    return .buildCommand(
      displayName: "Embedding \(name)", executable: URL(filePath: "/bin/sh"),
      arguments: ["-eu", "-c", script, "embed", output.path, "\(name)Resources", folder.path]
        + files.map(\.path),
      inputFiles: files, outputFiles: [output])
  }

  /// `Context.gitInformation` in the manifest would be simpler, but SwiftPM caches its result: after
  /// a new commit it still returns the old one.
  private func command(embeddingCommitOf package: URL, _ work: URL) -> Command {
    let source =
      commitLog(of: package) ?? package.appending(path: "Plugins/EmbedFiles/ArchivedCommit.txt")
    let output = work.appending(path: "Commit.swift")
    // An unchanged file is kept, so that nothing is compiled if only the branch changes.
    let script = #"""
      commit=$(tail -n 1 "$1" | sed -n 's/^[^ ]* \([0-9a-f]\{8\}\).*/"\1"/p')
      {
        echo 'import DioramaSystem'
        echo
        echo 'extension DioramaVersion {'
        echo '  /// The first digits of the commit that is built; nil if it is unknown.'
        echo "  static let commit: String? = ${commit:-nil}"
        echo '}'
      } >"$2.new"
      if cmp -s "$2.new" "$2"; then rm "$2.new"; else mv "$2.new" "$2"; fi
      """#
    return .buildCommand(
      displayName: "Embedding the commit", executable: URL(filePath: "/bin/sh"),
      arguments: ["-eu", "-c", script, "embed", source.path, output.path],
      inputFiles: [source], outputFiles: [output])
  }

  /// The log of a checkout; git appends a line with the old and the new commit at each change.
  ///
  /// - Returns: nil for a folder that is not the top of a checkout, such as an unpacked archive.
  private func commitLog(of package: URL) -> URL? {
    var git = package.appending(path: ".git")
    // In a worktree or a submodule, a file names the folder.
    if let text = try? String(contentsOf: git, encoding: .utf8), text.hasPrefix("gitdir: ") {
      let path = text.dropFirst("gitdir: ".count).prefix { !$0.isNewline }
      git = URL(filePath: String(path), relativeTo: package)
    }
    let log = git.appending(path: "logs/HEAD").absoluteURL
    return FileManager.default.fileExists(atPath: log.path) ? log : nil
  }
}
