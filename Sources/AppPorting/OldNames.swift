extension SourceRewriter {
  /// Warns of a name that Swift 3 and 4.0 used, and says today's.
  mutating func warnOfOldName(at index: Int) {
    let old = tokens[index].text
    guard let name = Self.name(insteadOf: old), !declaredNames.contains(old),
      old != "characters" || tokens.text(at: index - 1) == ".", reportedNames.insert(old).inserted
    else { return }
    warn("'\(old)' is of an older Swift; write '\(name)'", at: index)
  }

  private static func name(insteadOf old: Substring) -> String? {
    if let name = olderNames[old] { return name }
    guard old.hasPrefix("UI") else { return nil }
    for owner in owners where old.hasPrefix(owner) {
      let rest = old.dropFirst(owner.count)
      if memberTypes.contains(rest) { return "\(owner).\(rest)" }
      guard ["Will", "Did"].contains(where: rest.hasPrefix) || rest.hasSuffix("UserInfoKey") else {
        continue
      }
      // `UIKeyboardWillShow`, `UIApplicationDidBecomeActive`, `UIKeyboardFrameEndUserInfoKey`
      let isWhole = ["Notification", "UserInfoKey"].contains(where: rest.hasSuffix)
      let ending = isWhole ? "" : "Notification"
      return owner == "UIKeyboard"
        ? "UIResponder.keyboard\(rest)\(ending)"
        : "\(owner).\(rest.prefix(1).lowercased())\(rest.dropFirst())\(ending)"
    }
    return nil
  }

  /// The classes whose names began the names of today's nested types.
  private static let owners = [
    "UITableViewCell", "UITableView", "UICollectionView", "UIView", "UIControl",
    "UIAlertController",
    "UIAlertAction", "UIBarButtonItem", "UIActivityIndicatorView", "UIGestureRecognizer",
    "UISwipeGestureRecognizer", "UIApplication", "UIKeyboard", "UIStackView", "UIImage", "UIFont",
    "UIImagePickerController", "UIPageViewController", "UISplitViewController", "UISearchBar",
    "UITextField", "UIScrollView", "UIProgressView", "UIDatePicker", "UIBlurEffect", "UIWindow",
  ]
  private static let memberTypes: Set<Substring> = [
    "Style", "EditingStyle", "SelectionStyle", "SeparatorStyle", "AccessoryType", "State",
    "ScrollPosition", "ScrollDirection", "RowAnimation", "AnimationOptions", "AnimationCurve",
    "ContentMode", "TintAdjustmentMode", "SystemItem", "LaunchOptionsKey", "OpenURLOptionsKey",
    "Alignment", "Distribution", "RenderingMode", "Orientation", "TextStyle", "Weight",
    "SourceType", "CameraDevice", "NavigationDirection", "NavigationOrientation",
    "TransitionStyle", "DisplayMode", "ViewMode", "KeyboardDismissMode", "Mode", "Direction",
    "Level",
  ]
  private static let olderNames: [Substring: String] = [
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UIControlEvents": "UIControl.Event", "UIButtonType": "UIButton.ButtonType",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
    "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UIEdgeInsetsMake": "UIEdgeInsets(top:left:bottom:right:)",
    "UIEdgeInsetsInsetRect": "rect.inset(by: insets)",
    "UIImageJPEGRepresentation": "image.jpegData(compressionQuality:)",
    "UIImagePNGRepresentation": "image.pngData()",
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSFontAttributeName": "NSAttributedString.Key.font",
    "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
    "CGRectMake": "CGRect(x:y:width:height:)", "CGSizeMake": "CGSize(width:height:)",
    "CGPointMake": "CGPoint(x:y:)", "UIFontWeightBold": "UIFont.Weight.bold",
    "addChildViewController": "addChild", "childViewControllers": "children",
    "removeFromParentViewController": "removeFromParent",
    "toParentViewController": "toParent", "bringSubview": "bringSubviewToFront(_:)",
    "sendSubview": "sendSubviewToBack(_:)",
    "characters": "text.count', not 'text.characters.count",
  ]
}
