import HeadlessUIKit
import Testing

@Suite("Context menus") struct ContextMenuTests {
  private final class Delegate: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(title: "Card", children: [UIAction(title: "Share") { _ in }])
      })
    }
  }

  @Test func a_view_opens_the_menu_of_its_interaction() {
    let (view, other, delegate) = (UIView(), UIView(), Delegate())
    #expect(view.contextMenu() == nil && UIContextMenuConfiguration().menu == nil)
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(view.contextMenu()?.choices.map(\.title) == ["Share"])
    other.addInteraction(interaction)
    #expect(view.interactions.isEmpty && interaction.view === other)
    other.removeInteraction(interaction)
    #expect(other.contextMenu() == nil && interaction.view == nil)
  }

  @Test func a_table_asks_its_delegate_for_the_menu_of_a_row() {
    final class Rows: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard indexPath.row == 1 else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(title: "Row")
        }
      }
    }
    inRun { environment in
      let screen = Rows(style: .plain)
      environment.window.rootViewController = screen
      screen.layOut()
      #expect(screen.tableView.contextMenu(ofRow: 0) == nil)
      #expect(screen.tableView.contextMenu(ofRow: 1)?.title == "Row")
    }
  }

  @Test func a_hidden_item_is_left_out_of_bars() {
    let toolbar = UIToolbar()
    let item = UIBarButtonItem(title: "Trash", style: .plain, target: nil, action: nil)
    toolbar.items = [item, UIBarButtonItem(title: "Reply", style: .plain)]
    let row = toolbar.subviews.first as? UIStackView
    #expect(row?.arrangedSubviews.count == 2)
    item.isHidden = true
    #expect(row?.arrangedSubviews.count == 1)
    let bar = UINavigationItem()
    bar.rightBarButtonItems = [item]
    #expect(bar.shownRightItems.isEmpty && bar.rightBarButtonItems?.count == 1)
  }
}
