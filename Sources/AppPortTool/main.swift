// Writes the copies of an app's files that the plugin has compiled.
//
// Usage: AppPortTool NOTES MODULES REMOVED FILE COPY TYPES [FILE COPY TYPES ...]
//
// NOTES is a Swift file for what concerns the whole app: warnings, texts and colors. MODULES are those that files can import,
// REMOVED those whose imports are removed, with commas between them. TYPES are those of the file
// that are not compiled. A file that is not Swift has no COPY, and neither has one of the target's
// own files.
import AppPorting
import DioramaSystem

func list(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }

let arguments = Array(CommandLine.arguments.dropFirst())
let (notes, modules) = (
  arguments.first ?? "",
  AvailableModules(
    list(arguments.dropFirst().first ?? ""), removing: list(arguments.dropFirst(2).first ?? ""))
)
let items = stride(from: 3, to: arguments.count - 2, by: 3).map {
  (path: arguments[$0], copy: arguments[$0 + 1], types: list(arguments[$0 + 2]))
}

var copies: [String: String] = [:]
var files: [AppFile] = []
var targetFiles: [AppFile] = []
for item in items where item.path.hasSuffix(".swift") {
  do throws(FileSystem.Failure) {
    let file = AppFile(
      path: item.path, bytes: try FileSystem.read(item.path), excluding: item.types)
    if item.copy.isEmpty { targetFiles.append(file) } else { files.append(file) }
  } catch {
    copies[item.path] = AppFiles.copy(ofUnusable: item.path, because: "\(error)")
  }
}
let app = AppFiles(
  files, others: items.filter(\.copy.isEmpty).map(\.path), targetFiles: targetFiles,
  modules: modules)
for (file, copy) in zip(files, app.copies) { copies[file.path] = copy }

var notices = AppFiles.warnings(app.notices)
var resources: [(path: String, bytes: [UInt8])] = []
for item in items where AppFiles.resourceEndings.contains(where: item.path.hasSuffix) {
  do throws(FileSystem.Failure) {
    resources.append((item.path, try FileSystem.read(item.path)))
  } catch {
    notices += AppFiles.copy(ofUnusable: item.path, because: "\(error)")
  }
}

let outputs =
  items.filter { !$0.copy.isEmpty }.map { ($0.copy, copies[$0.path] ?? "") }
  + [(notes, AppFiles.resourceCode(resources) + notices)]
for (output, text) in outputs {
  let bytes = Array(text.utf8)
  // What has not changed is not compiled again.
  if let before = try? FileSystem.read(output), before == bytes { continue }
  do throws(FileSystem.Failure) {
    try FileSystem.write(bytes, to: output)
  } catch {
    // The build ends, since the compiler misses the copy.
    try? StandardStream.error.write(Array("\(output): error: \(error)\n".utf8))
  }
}
