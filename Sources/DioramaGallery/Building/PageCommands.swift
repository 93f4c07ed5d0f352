import Diorama
import DioramaKit

extension GalleryModel.Commands {
  /// The commands for the screens of a request.
  ///
  /// - Parameters:
  ///   - tool: the command's own name.
  ///   - request: the request; the test has the same selection and overrides.
  package init(of tool: String, _ request: ProjectRequest) {
    // The page appends a file's name to the line, so no "--" may precede the paths.
    let paths = request.paths.map { $0.hasPrefix("-") ? "./\($0)" : $0 }
    let links = request.links == .anywhere ? ["--follow-links"] : []
    apply = ShellWords.line([tool, "review"] + paths + links + ["--apply"])
    test = ShellWords.line([tool, "test"] + request.selectionOptions + paths)
  }
}
