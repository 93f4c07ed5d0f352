import DioramaKit
import YAML

/// What brings about the codes that no other kit has; see `help CODE`.
enum CodeExamples {
  /// The examples.
  static let all: [CodeExample] = [
    CodeExample(
      .overlappingSections,
      """
      viewController: NCApplyFriendListViewController
      viewModel:
        items:
          - { title: This week, timeStart: startOfToday - 7d, timeEnd: now }
          - { title: Today, timeStart: startOfToday, timeEnd: now }
      """)
  ]
}
