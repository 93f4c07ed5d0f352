import HeadlessUIKit

// The names of rows and users before version 3.

extension SBUUserCell {
  /// An older spelling of ``nicknameLabel``.
  @available(*, deprecated, renamed: "nicknameLabel")
  public var userNickname: UILabel { nicknameLabel }
}

extension SBUUser {
  /// An older spelling of ``profileURL``.
  @available(*, deprecated, renamed: "profileURL")
  public var profileUrl: String? { profileURL }
}
