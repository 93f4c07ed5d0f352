import Diorama
import YAML

extension ArgumentNodes {
  /// Reports that a page of a group is told of none: neither by itself nor by its view model.
  ///
  /// A view model of another type may know its group by itself.
  ///
  /// - Returns: whether all is well.
  func reportMissingGroup(_ groupId: String?, _ decoding: inout Decoding) -> Bool {
    if groupId != nil { return true }
    if let viewModel = self["viewModel"] {
      if viewModel.kind != .mapping { return true }
      if viewModel["groupId"] != nil || viewModel["type"] != nil { return true }
    }
    decoding.diagnostics.report(
      .missingKey, "the screen needs 'groupId'", at: screen,
      help: Diagnostic.Help("groupId: the group; it may stand in 'viewModel', too"))
    return false
  }
}
