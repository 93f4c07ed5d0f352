import Diorama
import DioramaSystem

/// A Swift package with classes of an app's own and screens that use them.
package struct StarterPackage {
  private let folder: String
  private let source: String

  /// Creates the package in a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - source: Diorama's git repository, or a folder that contains its package.
  package init(in folder: String, source: String) { (self.folder, self.source) = (folder, source) }

  /// Returns whether a package can depend on an address: a git repository, or the folder of a
  /// package.
  package static func canDepend(on source: String) -> Bool {
    source.hasSuffix(".git") || FileSystem.exists("\(source)/Package.swift")
  }

  /// The reason why the folder cannot have the package; nil if it can.
  package var obstacle: String? {
    FileSystem.exists("\(folder)/Package.swift") ? "'\(folder)' is already a Swift package" : nil
  }

  /// The files with their texts, the manifest last: without it, an interrupted command can run
  /// again.
  package var files: [(path: String, text: String)] {
    let path = source.hasSuffix(".git") ? nil : FileSystem.realPath(source)
    let name = (path ?? source).lastPathComponent
    let dependency =
      path.map { "path: \(JSON.string($0).text)" }
      ?? #"url: "\#(source)", exact: "\#(DioramaVersion.number)""#
    return AppPackageResources.all.reversed().map { file in
      (
        path: folder + "/" + (Self.names[file.path] ?? file.path),
        text: file.text.replacing(#"url: "@url@", exact: "@version@""#, with: dependency)
          .replacing("@identity@", with: name.hasSuffix(".git") ? String(name.dropLast(4)) : name)
      )
    }
  }

  /// The names of the files whose own would affect the repository of Diorama.
  private static let names = ["Package.swift.in": "Package.swift", "gitignore.in": ".gitignore"]
}
