import DioramaKit
import DioramaStage
import Glibc
import System
import YAML

extension SnapshotStore {
  /// Takes away what processes that were killed while they wrote left beside the snapshots of some
  /// screens: temporary files, hidden, that git would see.
  package func sweep(besides screens: [ScreenDeclaration]) {
    for folder in Set(screens.map(\.snapshotPath.parentFolder)) where project.files.contains(folder)
    {
      guard let entries = try? FileSystem.entries(of: folder) else { continue }
      for entry in entries where entry.kind == .file {
        guard let writer = Self.writer(ofTemporary: entry.name), writer != getpid(),
          kill(writer, 0) != 0, errno == ESRCH
        else { continue }
        try? FileSystem.removeFile("\(folder)/\(entry.name)")
      }
    }
  }

  /// The process that writes a file called `.NAME.txt.PROCESS.NUMBER`; nil for other names.
  private static func writer(ofTemporary name: String) -> pid_t? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 5, parts[0].isEmpty, parts[parts.count - 3] == "txt",
      UInt32(parts[parts.count - 1]) != nil, let writer = pid_t(parts[parts.count - 2]), writer > 0
    else { return nil }
    return writer
  }
}
