import Foundation

extension AppFiles {
  /// Creates the files of an app for one of them: the others have its superclasses.
  ///
  /// - Parameters:
  ///   - file: the file, which becomes the first.
  ///   - folder: the folder with the other files; those that cannot be read do not count.
  package init(_ file: AppFile, in folder: String) {
    let root = URL(filePath: folder)
    let own = URL(filePath: file.path).resolvingSymlinksInPath().path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let others = names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name -> AppFile? in
      let url = root.appending(path: name)
      guard url.resolvingSymlinksInPath().path != own, let data = try? Data(contentsOf: url) else {
        return nil
      }
      return AppFile(path: url.path, bytes: Array(data))
    }
    self.init([file] + others, modules: AvailableModules(AvailableModules.ofThisPackage))
  }
}
