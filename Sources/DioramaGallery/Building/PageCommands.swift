import Diorama
import DioramaKit

extension GalleryModel.Commands {
  /// What somebody types about the screens of a request.
  ///
  /// - Parameters:
  ///   - tool: the command's own name.
  ///   - request: what was asked for: the same screens, shown the same, are tested.
  package init(of tool: String, _ request: ProjectRequest) {
    // The page writes a file's name behind the line, so that no "--" may stand before the paths.
    let paths = request.paths.map { $0.hasPrefix("-") ? "./\($0)" : $0 }
    let links = request.links == .anywhere ? ["--follow-links"] : []
    apply = ShellWords.line([tool, "review"] + paths + links + ["--apply"])
    test = ShellWords.line([tool, "test"] + request.selectionOptions + paths)
  }
}
