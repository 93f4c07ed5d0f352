// Writes the copies of an app's files that the plugin has compiled.
//
// Usage: AppPortTool FILE COPY [FILE COPY ...]
import AppPorting
import DioramaSystem

let arguments = CommandLine.arguments.dropFirst()
let pairs = zip(
  arguments.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element),
  arguments.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element))
var files: [AppFile] = []
for (path, _) in pairs {
  let source = String(decoding: try FileSystem.read(path), as: UTF8.self)
  files.append(AppFile(path: path, source: source))
}
for ((_, copy), text) in zip(pairs, AppFiles(files).copies) {
  let bytes = Array(text.utf8)
  // What has not changed is not compiled again.
  if let before = try? FileSystem.read(copy), before == bytes { continue }
  try FileSystem.write(bytes, to: copy)
}
