import HeadlessSendbird

/// The list with the app's own rows.
final class TeamList: SBUInviteUserModule.List {
  override func setupViews() {
    super.setupViews()
    // After super, which registers the kit's row.
    register(userCell: TeamCell())
  }
}
