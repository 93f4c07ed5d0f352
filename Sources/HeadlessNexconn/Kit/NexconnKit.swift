import ChatBackend
import Diorama
import HeadlessUIKit

extension Kit {
  /// Nexconn's Chat UI, re-created headlessly: friend requests and user information.
  public static var nexconn: Kit {
    Kit(
      "Nexconn", types: applyFriendTypes + placeTypes, keys: ChatBackend.keys + [.chatUI],
      steps: ChatBackend.steps + [.refresh, .clear] + placeSteps,
      sample: .nexconn)
  }
}

extension ScreenKey {
  /// How the kit is set up for a screen.
  static let chatUI = ScreenKey(
    "NCChatUI", ChatUISetup.shape,
    "where Nexconn's profiles come from, who is logged in, and what the cache holds"
  ) { setup, _ in
    setup.apply(to: NCChatUI.shared())
  }
}
