import Testing

@testable import HeadlessUIKit

/// What the delegate of a view that scrolls hears.
@Suite("Scrolling") struct ScrollingTests {
  private final class Listener: NSObject, UITableViewDelegate, UITableViewDataSource,
    UICollectionViewDelegate, UITextViewDelegate
  {
    var heard: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("did scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }
    func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) { heard.append("let go, \(decelerate)") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("still") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      heard.append("animation over")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private let listener = Listener()
  private let drag = ["drag", "did scroll", "let go, true", "still"]

  @Test func a_plain_one_tells_of_offsets_that_code_sets_and_of_a_finger() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.delegate = listener
    #expect(view.delegate === listener)
    view.contentSize.height = 80
    inRun { environment in
      view.contentOffset.y = 10
      view.contentOffset.y = 10
      view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
      #expect(listener.heard == ["did scroll", "did scroll"])
      environment.mainQueue.runDueItems()
      #expect(listener.heard.last == "animation over")
      listener.heard = []
      view.drag { view.moveToEnd() }
      environment.mainQueue.runDueItems()
    }
    #expect(listener.heard == drag && view.contentOffset.y == 30)
    listener.heard = []
    // At the end already, it springs back.
    view.drag { view.moveToEnd() }
    #expect(listener.heard == drag && view.contentOffset.y == 30)
  }

  @Test func a_table_tells_of_rows_that_move() {
    inRun { environment in
      let table = UITableView(frame: .zero, style: .plain)
      (table.dataSource, table.delegate) = (listener, listener)
      table.setViewport(columns: 40, rows: 3)
      table.layoutIfNeeded()
      table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .none, animated: true)
      #expect(listener.heard == [])
      table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .none, animated: false)
      #expect(listener.heard == ["did scroll"])
      listener.heard = []
      table.drag { table.scrollToEnd() }
      environment.mainQueue.runDueItems()
      #expect(listener.heard.first == "drag" && listener.heard.suffix(2) == drag.suffix(2))
      #expect(listener.heard.dropFirst().dropLast(2).allSatisfy { $0 == "did scroll" })
      #expect(listener.heard.count >= drag.count)
    }
  }

  @Test func collections_and_texts_tell_a_delegate_of_their_own_sort() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.delegate = listener
    collection.list.drag {}
    #expect(listener.heard == drag)
    listener.heard = []
    let text = UITextView()
    text.delegate = listener
    text.contentOffset.y = 5
    #expect(listener.heard == ["did scroll"])
    // Seen as plain ones they have no delegate of that sort.
    #expect((text as UIScrollView).delegate == nil)
  }
}
