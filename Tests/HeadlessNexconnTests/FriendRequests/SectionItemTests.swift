import DioramaKit
import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// A section that is used directly by an app's code.
@Suite("Friend request section items") struct SectionItemTests {
  private func rows(_ times: Int...) -> [NCApplyFriendCellViewModel] {
    times.map { time in
      let info = NCFriendApplicationInfo()
      info.operationTime = Int64(time)
      return NCApplyFriendCellViewModel(applicationInfo: info)
    }
  }

  private func times(_ section: NCApplyFriendSectionItem) -> [Int64] {
    section.items.map(\.application.operationTime)
  }

  @Test func N22_N23_N216_times_are_ignored_without_a_filter() {
    let section = NCApplyFriendSectionItem(filterBlock: nil, compare: nil)
    section.timeStart = 5
    section.timeEnd = 6
    section.title = "All"
    #expect(!section.isValidSectionItem())
    section.add(rows(3, 9))
    #expect(times(section) == [3, 9])
    #expect(section.isValidSectionItem())
  }

  @Test func N23_times_are_passed_to_the_filter() {
    var received: [Int] = []
    let section = NCApplyFriendSectionItem(
      filterBlock: { _, start, end, _ in
        received += [start, end]
        return false
      }, compare: nil)
    section.timeStart = 5
    section.timeEnd = 6
    section.add(rows(3))
    #expect(received == [5, 6])
    #expect(!section.isValidSectionItem())
  }

  @Test func N26_stop_ends_the_page_after_its_row() {
    let section = NCApplyFriendSectionItem(
      filterBlock: { item, _, _, stop in
        stop.pointee = ObjCBool(time(of: item) == 2)
        return true
      }, compare: nil)
    section.add(rows(1, 2, 3))
    #expect(times(section) == [1, 2])
    section.add(rows(4))
    #expect(times(section) == [1, 2, 4])
  }

  @Test func N20_N215_a_comparison_orders_all_pages_together() {
    let section = NCApplyFriendSectionItem(filterBlock: nil) { left, right in
      let (a, b) = (time(of: left), time(of: right))
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    section.add(rows(5, 1))
    section.add(rows(3, 0))
    #expect(times(section) == [0, 1, 3, 5])
  }

  @Test func N20_N26_a_page_is_returned_filtered_and_sorted_and_is_not_stored() {
    let section = NCApplyFriendSectionItem(
      filterBlock: { item, start, end, _ in
        guard let item = item as? NCApplyFriendCellViewModel else { return false }
        return item.application.operationTime >= start && item.application.operationTime < end
      },
      compare: { left, right in
        time(of: left) < time(of: right) ? .orderedAscending : .orderedDescending
      })
    section.timeStart = 2
    section.timeEnd = 9
    let page = section.filterAndSortItems(rows(8, 1, 3, 9))
    #expect(page.map { time(of: $0) } == [3, 8])
    #expect(section.items.isEmpty)
  }

  @Test func N38_N222_a_missing_text_is_replaced_in_the_object() {
    let info = NCFriendApplicationInfo()
    info.extra = ""
    _ = NCApplyFriendCellViewModel(applicationInfo: info)
    #expect(info.extra == "I'd like to add you as a friend")
  }

  @Test func N4_the_filters_of_the_option_are_replaced() {
    ScreenEnvironment().run {
      let option = NCFriendApplicationsQueryParams()
      option.pageSize = 7
      option.applicationTypes = [1]
      let model = NCApplyFriendListViewModel(
        sectionItems: nil, option: option, types: [2], status: nil)
      model.fetchData()
      #expect(option.applicationTypes == [2])
      #expect(option.applicationStatuses == [0, 1, 2, 3])
      #expect(option.pageSize == 7)
    }
  }

  @Test func N1_types_are_filled_in_at_the_first_fetch() {
    ScreenEnvironment().run {
      let model = NCApplyFriendListViewModel()
      #expect(model.types == [])
      model.fetchData()
      #expect(model.types == [1, 2])
      #expect(model.option?.pageSize == 100)
    }
  }

  /// The test is deprecated as well, to silence the warning.
  @Test
  @available(*, deprecated)
  func N20_a_section_accepts_a_compare_block() {
    let section = NCApplyFriendSectionItem(filterBlock: nil) { left, right in
      (left as? Int ?? 0) > (right as? Int ?? 0) ? .orderedAscending : .orderedDescending
    }
    let other = NCApplyFriendSectionItem(filterBlock: nil, compareBlock: nil)
    #expect(section.filterAndSortItems([1, 3, 2]) as? [Int] == [3, 2, 1])
    #expect(other.filterAndSortItems([1, 3, 2]) as? [Int] == [1, 3, 2])
  }
}

/// The time of a row that is passed to a block.
private func time(of row: Any) -> Int64 {
  (row as? NCApplyFriendCellViewModel)?.application.operationTime ?? -1
}
