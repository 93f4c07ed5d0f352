// Writes the copies of an app's files that the plugin has compiled.
//
// Usage: AppPortTool FILE COPY TYPES [FILE COPY TYPES ...]
//
// TYPES are those of the file that are not compiled, with commas between them; empty for none.
import AppPorting
import DioramaSystem

let arguments = Array(CommandLine.arguments.dropFirst())
let starts = stride(from: 0, to: arguments.count - 2, by: 3)
let paths = starts.map { arguments[$0] }
let outputs = starts.map { arguments[$0 + 1] }
let excludedTypes = starts.map { arguments[$0 + 2].split(separator: ",").map(String.init) }

var copies: [String: String] = [:]
var files: [AppFile] = []
for (path, types) in zip(paths, excludedTypes) {
  do throws(FileSystem.Failure) {
    let source = String(decoding: try FileSystem.read(path), as: UTF8.self)
    files.append(AppFile(path: path, source: source, excluding: types))
  } catch {
    copies[path] = AppFiles.copy(ofUnusable: path, because: "\(error)")
  }
}
for (file, copy) in zip(files, AppFiles(files).copies) { copies[file.path] = copy }

for (path, output) in zip(paths, outputs) {
  let bytes = Array((copies[path] ?? "").utf8)
  // What has not changed is not compiled again.
  if let before = try? FileSystem.read(output), before == bytes { continue }
  do throws(FileSystem.Failure) {
    try FileSystem.write(bytes, to: output)
  } catch {
    // The build ends, since the compiler misses the copy.
    try? StandardStream.error.write(Array("\(output): error: \(error)\n".utf8))
  }
}
