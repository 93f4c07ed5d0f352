/// What the modules of the select screens have in common; only their components inherit from it.
open class SBUBaseSelectUserModule {
  /// A module.
  public init() {}
}
