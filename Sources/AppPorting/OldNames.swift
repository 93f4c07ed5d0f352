extension SourceRewriter {
  /// Warns of a name that Swift 3 and 4.0 used, and says today's.
  mutating func warnOfOldName(at index: Int) {
    guard let name = Self.olderNames[tokens[index].text],
      tokens.text(at: index - 1) != ".", reportedNames.insert(tokens[index].text).inserted
    else { return }
    warn("'\(tokens[index].text)' is of an older Swift; write '\(name)'", at: index)
  }

  private static let olderNames: [Substring: String] = [
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewStyle": "UITableView.Style",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewContentMode": "UIView.ContentMode", "UIButtonType": "UIButton.ButtonType",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIEdgeInsetsMake": "UIEdgeInsets(top:left:bottom:right:)",
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSFontAttributeName": "NSAttributedString.Key.font",
    "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
    "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
    "CGRectMake": "CGRect(x:y:width:height:)", "CGSizeMake": "CGSize(width:height:)",
    "CGPointMake": "CGPoint(x:y:)", "UIFontWeightBold": "UIFont.Weight.bold",
  ]
}
