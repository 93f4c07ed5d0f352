import HeadlessUIKit
import Testing

@Suite("Snapshots of diffable data sources") struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func sample() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    return snapshot
  }

  @Test func items_are_added_moved_and_removed() {
    var snapshot = sample()
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4] && snapshot.numberOfItems == 4)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    snapshot.insertItems([9, 8], beforeItem: 2)
    snapshot.insertItems([7], afterItem: 4)
    snapshot.moveItem(1, afterItem: 7)
    snapshot.moveItem(3, beforeItem: 9)
    snapshot.deleteItems([8])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 9, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 7, 1])
    #expect(snapshot.indexOfItem(7) == 4)
  }

  @Test func sections_are_added_moved_and_removed_with_their_items() {
    var snapshot = sample()
    snapshot.insertSections(["x"], beforeSection: "a")
    snapshot.insertSections(["y"], afterSection: "a")
    snapshot.moveSection("x", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "y", "b", "x"])
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.deleteSections(["a"])
    #expect(snapshot.sectionIdentifiers == ["b", "y", "x"] && snapshot.itemIdentifiers == [4])
  }

  @Test func items_that_are_added_again_move_and_sections_stay() {
    var snapshot = sample()
    snapshot.appendItems([1, 5], toSection: "b")
    #expect(snapshot.itemIdentifiers(inSection: "a") == [2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5])
    snapshot.insertItems([3, 6, 5], afterItem: 5)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5, 3, 6])
    snapshot.insertItems([6, 4], beforeItem: 2)
    #expect(snapshot.itemIdentifiers == [6, 4, 2, 1, 5, 3] && snapshot.numberOfItems == 6)
    snapshot.moveItem(2, beforeItem: 2)
    snapshot.appendSections(["a", "c"])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [6, 4, 2])
  }

  @Test func what_UIKit_stops_the_app_for_is_ignored() {
    var snapshot = sample()
    snapshot.appendItems([5, 5], toSection: "b")
    snapshot.appendItems([6], toSection: "none")
    snapshot.insertItems([6], beforeItem: 99)
    snapshot.moveItem(1, afterItem: 99)
    snapshot.reloadItems([99])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5] && snapshot.numberOfSections == 2)
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    var empty = Snapshot()
    empty.appendItems([1])
    #expect(empty.numberOfItems == 0)
  }

  @Test func an_identifier_that_is_twice_in_one_call_gets_a_warning() {
    inRun { environment in
      var snapshot = sample()
      snapshot.appendItems([1, 5])
      #expect(environment.takeWarnings().isEmpty, "UIKit moves an item")
      snapshot.appendItems([7, 8, 7])
      snapshot.appendSections(["a"])
      let warnings = environment.takeWarnings()
      #expect(
        warnings.map(\.message) == [
          "the snapshot of a list has the item '7' twice",
          "the snapshot of a list has the section 'a' twice",
        ])
      #expect(warnings.allSatisfy { $0.kind == .duplicateIdentifier })
    }
  }

  @Test func a_table_shows_a_snapshot_and_keeps_the_selection_of_items() {
    inRun { environment in
      let log = EventLog()
      let table = UITableView()
      environment.window.addSubview(table)
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, _, item in
        let cell = UITableViewCell()
        cell.textLabel?.text = "\(item)"
        return cell
      }
      source.apply(sample(), animatingDifferences: false) { log.note("shown") }
      table.layoutIfNeeded()
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "3", "4"])
      table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      let first = table.visibleCells.first
      source.apply(source.snapshot())
      table.layoutIfNeeded()
      #expect(table.visibleCells.first === first, "the same rows are not loaded again")
      var next = source.snapshot()
      next.insertItems([0], beforeItem: 1)
      source.apply(next)
      table.layoutIfNeeded()
      #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 0)
      #expect(table.indexPathForSelectedRow == source.indexPath(for: 3))
      #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 0)) == nil)
      environment.settle()
      #expect(log.lines == ["shown"])
    }
  }

  @Test func reloading_all_data_makes_all_cells_again_and_forgets_the_selection() {
    inRun { environment in
      let log = EventLog()
      let table = UITableView()
      environment.window.addSubview(table)
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
        log.note("\(item)")
        return UITableViewCell()
      }
      source.apply(sample())
      table.layoutIfNeeded()
      #expect(log.take() == ["1", "2", "3", "4"])
      source.apply(sample())
      table.layoutIfNeeded()
      #expect(log.take() == [])
      var reloading = sample()
      reloading.reloadItems([1])
      source.apply(reloading)
      #expect(source.snapshot().reloadedItemIdentifiers == [])
      table.layoutIfNeeded()
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      #expect(log.take() == ["1", "2", "3", "4"])
      source.applySnapshotUsingReloadData(sample()) { log.note("shown") }
      table.layoutIfNeeded()
      environment.settle()
      #expect(log.take() == ["1", "2", "3", "4", "shown"])
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test func a_collection_view_reloads_all_data_without_its_outlines() {
    inRun { environment in
      let log = EventLog()
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      environment.window.addSubview(list)
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) {
        _, _, item in
        log.note("\(item)")
        return UICollectionViewCell(frame: .zero)
      }
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1])
      outline.append([2], to: 1)
      source.apply(outline, to: "a")
      list.layoutIfNeeded()
      #expect(log.take() == ["1"] && source.snapshot(for: "a").items == [1, 2])
      source.applySnapshotUsingReloadData(source.snapshot())
      list.layoutIfNeeded()
      #expect(log.take() == ["1"] && source.snapshot(for: "a").items == [1])
    }
  }

  @Test func an_outline_shows_the_items_of_expanded_ones() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "tree"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["seed"], to: "apple")
    #expect(outline.items == ["fruit", "apple", "seed", "pear", "tree"])
    #expect(outline.visibleItems == ["fruit", "tree"])
    outline.expand(["apple"])
    #expect(outline.visibleItems == ["fruit", "tree"])
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "seed", "pear", "tree"])
    #expect(outline.level(of: "seed") == 2 && outline.parent(of: "pear") == "fruit")
    outline.delete(["apple"])
    #expect(outline.items == ["fruit", "pear", "tree"])
  }
}
