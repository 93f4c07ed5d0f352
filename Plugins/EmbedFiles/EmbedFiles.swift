import Foundation
import PackagePlugin

/// Embeds texts in the program as Swift code: the files of the gallery's page in a target that has
/// them, the commit in another one.
@main struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let page = target.directoryURL.appending(path: "Page")
    return FileManager.default.fileExists(atPath: page.path)
      ? [try embeddedPage(page, context)] : [embeddedCommit(context)]
  }

  /// The package manager's own `.embedInCode` writes each byte as a number, which takes the compiler
  /// fifty times as long.
  private func embeddedPage(_ folder: URL, _ context: PluginContext) throws -> Command {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "PageResources.swift")
    // `gallery-1-model.js` becomes `PageResources.gallery_1_model_js`.
    let script = ####"""
      output=$1
      shift
      {
        echo 'enum PageResources {'
        for file; do
          name=$(basename "$file" | tr '.-' '__')
          printf '  static let %s = ##"""\n' "$name"
          cat "$file"
          printf '\n"""##\n'
        done
        echo '}'
      } >"$output"
      """####
    return .buildCommand(
      displayName: "Embedding the gallery's page", executable: URL(filePath: "/bin/sh"),
      arguments: ["-eu", "-c", script, "embed", output.path] + files.map(\.path),
      inputFiles: files, outputFiles: [output])
  }

  /// `Context.gitInformation` in the manifest would be simpler, but SwiftPM caches its result: after
  /// a new commit it still returns the old one.
  private func embeddedCommit(_ context: PluginContext) -> Command {
    let folder = context.package.directoryURL
    let source =
      commitLog(of: folder) ?? folder.appending(path: "Plugins/EmbedFiles/ArchivedCommit.txt")
    let output = context.pluginWorkDirectoryURL.appending(path: "Commit.swift")
    // An unchanged file is kept, so that nothing is compiled after a change of the branch alone.
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
  private func commitLog(of folder: URL) -> URL? {
    var git = folder.appending(path: ".git")
    // In a worktree or a submodule, a file names the folder.
    if let text = try? String(contentsOf: git, encoding: .utf8), text.hasPrefix("gitdir: ") {
      let path = text.dropFirst("gitdir: ".count).prefix { !$0.isNewline }
      git = URL(filePath: String(path), relativeTo: folder)
    }
    let log = git.appending(path: "logs/HEAD").absoluteURL
    return FileManager.default.fileExists(atPath: log.path) ? log : nil
  }
}
