/// The exchangeable parts of a module's header and list.
///
/// They belong to the header or list class that declares them and are shared by its subclasses
/// (S167).
struct SBUModuleParts: Sendable {
  var titleView: SBUNavigationTitleView.Type = SBUNavigationTitleView.self
  var leftBarButton: SBUBarButtonItem.Type = SBUBarButtonItem.self
  var rightBarButton: SBUBarButtonItem.Type = SBUBarButtonItem.self
  var emptyView: SBUEmptyView.Type = SBUEmptyView.self
  var userCell: SBUUserCell.Type = SBUUserCell.self
  var moderationCell: SBUModerationCell.Type = SBUModerationCell.self
}
