// Writes the copies of an app's files that the plugin has compiled.
//
// Usage: AppPortTool FILE COPY [FILE COPY ...]
import AppPorting
import DioramaSystem

let arguments = Array(CommandLine.arguments.dropFirst())
let paths = stride(from: 0, to: arguments.count - 1, by: 2).map { arguments[$0] }
let places = stride(from: 1, to: arguments.count, by: 2).map { arguments[$0] }

var copies: [String: String] = [:]
var files: [AppFile] = []
for path in paths {
  do throws(FileSystem.Failure) {
    let source = String(decoding: try FileSystem.read(path), as: UTF8.self)
    files.append(AppFile(path: path, source: source))
  } catch {
    copies[path] = AppFiles.copy(ofUnusable: path, because: "\(error)")
  }
}
for (file, copy) in zip(files, AppFiles(files).copies) { copies[file.path] = copy }

for (path, place) in zip(paths, places) {
  let bytes = Array((copies[path] ?? "").utf8)
  // What has not changed is not compiled again.
  if let before = try? FileSystem.read(place), before == bytes { continue }
  do throws(FileSystem.Failure) {
    try FileSystem.write(bytes, to: place)
  } catch {
    // The build ends, since the compiler misses the copy.
    try? StandardStream.error.write(Array("\(place): error: \(error)\n".utf8))
  }
}
