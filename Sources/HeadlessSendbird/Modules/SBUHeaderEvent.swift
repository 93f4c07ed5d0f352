import HeadlessUIKit

/// What a header tells its screen; each module has methods of its own for it.
enum SBUHeaderEvent {
  case titleView
  case leftItem, leftItems
  case rightItem, rightItems
  case leftTap(UIBarButtonItem)
  case rightTap(UIBarButtonItem)
}
