import HeadlessUIKit

/// The friend request list: a table, and a text where there are no requests.
open class NCApplyFriendListView: NCSearchBarListView {
  /// Puts table and text into it; this page has no search bar.
  open override func setupView() {
    super.setupView()
    labEmpty.text = NCString.noRequests.text
  }
}
