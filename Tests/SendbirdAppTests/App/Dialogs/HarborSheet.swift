import SendbirdUIKit
import UIKit

/// The kit's action sheet, which puts items without a tag first.
class HarborSheet: SBUActionSheet {
  override func setupViews() {
    super.setupViews()
    let plain = items.filter { $0.tag == nil }
    let tagged = items.filter { $0.tag != nil }.sorted { ($0.tag ?? 0) < ($1.tag ?? 0) }
    items = plain + tagged
  }

  override func setupStyles() {
    super.setupStyles()
    for item in items where item.color == nil {
      item.color = theme.actionSheetTextColor
    }
    cancelItem?.color = theme.actionSheetItemColor
  }
}

/// Chooses a berth in a sheet.
final class BerthChooser: NSObject, SBUActionSheetDelegate {
  private let berths: [String]
  private let onChoice: (String?) -> Void

  init(berths: [String], onChoice: @escaping (String?) -> Void) {
    self.berths = berths
    self.onChoice = onChoice
  }

  func ask() {
    let items = berths.enumerated().map { index, name in
      SBUActionSheetItem(title: name, tag: berths.count - index, completionHandler: nil)
    }
    let cancel = SBUActionSheetItem(title: SBUStringSet.Cancel, completionHandler: nil)
    HarborSheet.show(items: items, cancelItem: cancel, identifier: 7, delegate: self)
  }

  func didSelectActionSheetItem(index: Int, identifier: Int) {
    onChoice("item \(index) of sheet \(identifier)")
  }

  func didDismissActionSheet() {
    onChoice(nil)
  }
}
