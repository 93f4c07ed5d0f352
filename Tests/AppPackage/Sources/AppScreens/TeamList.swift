import HeadlessSendbird

/// The list with the app's own rows.
final class TeamList: SBUInviteUserModule.List {
  override func setupViews() {
    register(userCell: TeamCell())
    super.setupViews()
  }
}
