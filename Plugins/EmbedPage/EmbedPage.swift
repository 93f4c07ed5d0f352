import Foundation
import PackagePlugin

/// Embeds the files of the gallery's page in the program as strings.
///
/// The package manager's own `.embedInCode` writes each byte as a number, which takes the compiler
/// fifty times as long.
@main struct EmbedPage: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Page")
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
    return [
      .buildCommand(
        displayName: "Embedding the gallery's page", executable: URL(filePath: "/bin/sh"),
        arguments: ["-eu", "-c", script, "embed", output.path] + files.map(\.path),
        inputFiles: files, outputFiles: [output])
    ]
  }
}
