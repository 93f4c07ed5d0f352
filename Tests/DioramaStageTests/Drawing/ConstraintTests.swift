import HeadlessUIKit
import Testing

@testable import DioramaStage

/// The layout of views by the constraints of an app's code.
@Suite("Constraints as text") struct ConstraintTests {
  /// A view with subviews, and constraints between them.
  private func box(
    _ views: [UIView], _ constraints: (UIView) -> [NSLayoutConstraint]
  ) -> UIView {
    let box = UIView()
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    NSLayoutConstraint.activate(constraints(box))
    return box
  }

  private func dot() -> UIImageView { UIImageView(image: UIImage(name: "dot", symbol: "●")) }

  @Test(arguments: [Double.nan, .infinity, 1e300, 0, -1e-300])
  func numbers_of_every_size_are_accepted(number: Double) {
    let (first, second) = (UILabel("Ada"), UILabel("Bo"))
    let box = box([first, second]) { box in
      [
        first.widthAnchor.constraint(
          lessThanOrEqualTo: box.widthAnchor, multiplier: number, constant: number),
        second.widthAnchor.constraint(
          greaterThanOrEqualTo: first.widthAnchor, multiplier: number, constant: -number),
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: number),
      ]
    }
    #expect(DioramaStageTests.renderedLines(of: box, columns: 20) == ["Ada", "Bo"])
  }

  @Test func an_image_is_drawn_left_of_a_label() {
    let (picture, name) = (dot(), UILabel("Ada"))
    // Added in reverse: the constraints count, not the order of the subviews.
    let box = box([name, picture]) { box in
      [
        picture.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
        picture.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        picture.widthAnchor.constraint(equalToConstant: 40),
        picture.heightAnchor.constraint(equalToConstant: 40),
        name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
        name.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
      ]
    }
    #expect(DioramaStageTests.renderedLines(of: box, columns: 20) == ["● Ada"])
  }

  @Test func two_lines_are_drawn_between_an_image_and_a_button() {
    let (picture, name, status) = (dot(), UILabel("Ada"), UILabel("away"))
    let button = UIButton()
    button.setTitle("Call", for: .normal)
    let box = box([picture, name, status, button]) { box in
      [
        picture.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
        picture.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
        picture.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8),
        picture.widthAnchor.constraint(equalToConstant: 44),
        name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
        name.topAnchor.constraint(equalTo: picture.topAnchor),
        name.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
        status.leadingAnchor.constraint(equalTo: name.leadingAnchor),
        status.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
        button.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
        button.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      ]
    }
    #expect(
      DioramaStageTests.renderedLines(of: box, columns: 20) == [
        "● Ada         [Call]",
        "  away",
      ])
    #expect(
      DioramaStageTests.renderedLines(of: box, columns: 12) == [
        "● Ada [Call]",
        "  away",
      ])
  }

  @Test func a_badge_follows_the_name_and_a_time_is_at_the_edge() {
    let (name, badge, time) = (UILabel("Ada"), UILabel("VIP"), UILabel("9:41"))
    let box = box([name, badge, time]) { box in
      [
        name.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
        name.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
        badge.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 4),
        badge.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        time.trailingAnchor.constraint(equalTo: box.safeAreaLayoutGuide.trailingAnchor),
        time.centerYAnchor.constraint(equalTo: name.centerYAnchor),
      ]
    }
    #expect(DioramaStageTests.renderedLines(of: box, columns: 16) == ["Ada VIP     9:41"])
  }

  @Test func views_are_ordered_by_their_vertical_constraints() {
    let (title, text, note) = (UILabel("Title"), UILabel("some words"), UILabel("note"))
    let box = box([note, text, title]) { box in
      [
        title.topAnchor.constraint(equalTo: box.topAnchor),
        title.centerXAnchor.constraint(equalTo: box.centerXAnchor),
        text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
        text.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        note.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
        note.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      ]
    }
    #expect(
      DioramaStageTests.renderedLines(of: box, columns: 15) == [
        "     Title", "some words", "           note",
      ])
  }

  @Test func a_line_below_starts_at_the_left_edge_and_has_the_full_width() {
    let (name, time, note) = (UILabel("Ada"), UILabel("9:41"), UILabel("on a long tour"))
    let box = box([name, time, note]) { box in
      [
        name.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
        name.topAnchor.constraint(equalTo: box.topAnchor),
        time.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
        time.topAnchor.constraint(equalTo: name.topAnchor),
        note.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
        note.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      ]
    }
    #expect(
      DioramaStageTests.renderedLines(of: box, columns: 14) == ["Ada       9:41", "on a long tour"])
  }

  @Test func names_and_values_are_drawn_side_by_side() {
    let labels = ["Name", "Ada", "Town", "Paris"].map { UILabel($0) }
    let box = box(labels) { box in
      [
        labels[0].leadingAnchor.constraint(equalTo: box.leadingAnchor),
        labels[0].topAnchor.constraint(equalTo: box.topAnchor),
        labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 24),
        labels[1].topAnchor.constraint(equalTo: labels[0].topAnchor),
        labels[2].leadingAnchor.constraint(equalTo: labels[0].leadingAnchor),
        labels[2].topAnchor.constraint(equalTo: labels[0].bottomAnchor, constant: 8),
        labels[3].leadingAnchor.constraint(equalTo: labels[1].leadingAnchor),
        labels[3].topAnchor.constraint(equalTo: labels[2].topAnchor),
      ]
    }
    #expect(DioramaStageTests.renderedLines(of: box, columns: 14) == ["Name Ada", "Town Paris"])
  }

  @Test func a_badge_is_drawn_in_the_line_that_it_is_aligned_with() {
    let (name, status, badge) = (UILabel("Ada"), UILabel("away"), UILabel("3"))
    let box = box([name, status, badge]) { box in
      [
        name.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        name.topAnchor.constraint(equalTo: box.topAnchor),
        status.leadingAnchor.constraint(equalTo: name.leadingAnchor),
        status.topAnchor.constraint(equalTo: name.bottomAnchor),
        status.trailingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -8),
        badge.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        badge.centerYAnchor.constraint(equalTo: status.centerYAnchor),
      ]
    }
    #expect(DioramaStageTests.renderedLines(of: box, columns: 10) == ["Ada", "away     3"])
  }

  @Test func a_long_text_wraps_beside_its_neighbor() {
    let (name, time) = (UILabel("a name that is too long"), UILabel("9:41"))
    name.numberOfLines = 0
    let box = box([name, time]) { box in
      [
        name.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        name.topAnchor.constraint(equalTo: box.topAnchor),
        time.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
        time.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        time.topAnchor.constraint(equalTo: box.topAnchor),
      ]
    }
    #expect(
      DioramaStageTests.renderedLines(of: box, columns: 16) == [
        "a name that 9:41", "is too long",
      ])
  }

  @Test func a_long_text_is_truncated_before_the_text_that_limits_it() {
    let (name, date) = (UILabel("a name that is too long"), UILabel("until tomorrow"))
    let box = box([name, date]) { box in
      [
        name.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        name.topAnchor.constraint(equalTo: box.topAnchor),
        name.trailingAnchor.constraint(lessThanOrEqualTo: date.leadingAnchor, constant: -8),
        date.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        date.topAnchor.constraint(equalTo: box.topAnchor),
      ]
    }
    #expect(DioramaStageTests.renderedLines(of: box, columns: 20) == ["a na… until tomorrow"])
  }

  @Test func unplaced_views_are_stacked_as_without_constraints() {
    let (first, second) = (UILabel("one"), UILabel("two"))
    let box = box([first, second]) { box in
      [first.leadingAnchor.constraint(equalTo: box.leadingAnchor)]
    }
    #expect(DioramaStageTests.renderedLines(of: box, columns: 8) == ["one", "two"])
  }

  @Test func a_visual_format_gives_the_same_layout() {
    let (picture, name, time, note) = (dot(), UILabel("Ada"), UILabel("9:41"), UILabel("away"))
    let views: [String: Any] = ["picture": picture, "name": name, "time": time, "note": note]
    let box = box([time, note, name, picture]) { _ in
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-margin-[picture(40)]-[name]-(>=8@750)-[time(>=30,<=60)]-margin-|",
        options: .alignAllTop, metrics: ["margin": 16], views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-[name]-4-[note]|", options: [.alignAllLeading], metrics: nil,
          views: views)
    }
    #expect(
      DioramaStageTests.renderedLines(of: box, columns: 14) == ["● Ada     9:41", "  away"])
    // Size constraints belong to their own views.
    #expect(box.constraints.count == 10)
  }

  /// The warnings of a run about constraints.
  private func remarks(_ body: () -> Void) -> [String] {
    let environment = ScreenEnvironment()
    return environment.run {
      body()
      environment.checkConstraints()
      return environment.takeWarnings().map { "\($0.message) (\($0.help))" }
    }
  }

  @Test(arguments: [
    ("H:|-[name", "missing ']' after 'name'"), ("H:[absent]", "unknown view 'absent'"),
    ("H:|-wide-[name]", "expected a number or a metric, found 'wide'"),
    ("H|[name]|", "missing ':' after the axis"),
    ("H:[name]-8", "missing '-' after a distance"),
    ("H:[name(>8)]", "missing '=' after '>'"),
    ("H:[name]x", "cannot read 'x'"), ("", "cannot read ''"),
    ("H:|-8-|", "cannot read '|'"),
  ])
  func an_invalid_visual_format_is_reported(format: String, reason: String) {
    let name = UILabel("Ada")
    let box = box([name]) { _ in [] }
    let problems = remarks {
      #expect(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["name": name]
        ).isEmpty)
    }
    #expect(box.subviews.count == 1)
    #expect(
      problems == [
        "invalid visual format '\(format)': \(reason) "
          + "(fix the format string; UIKit would stop the app)"
      ])
  }

  @Test func conflicting_constraints_are_reported() {
    let (name, time) = (UILabel("Ada"), UIView())
    var narrow: NSLayoutConstraint?
    let box = box([name, time]) { box in
      let small = name.widthAnchor.constraint(equalToConstant: 50)
      narrow = small
      return [
        name.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
        small,
        time.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
        time.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 80),
      ]
    }
    let help = "remove one, or give it a lower priority; those created first are used"
    let conflict =
      "conflicting constraints: UILabel 'Ada'.leading == UIView.leading + 16, "
      + "UIView.leading == UILabel 'Ada'.trailing + 8, UIView.leading == UIView.leading + 80 "
      + "and 1 more (\(help))"
    // Only constraints that are added or changed during the run are reported.
    #expect(remarks {} == [])
    #expect(remarks { narrow?.constant = 50 } == [conflict])
    #expect(remarks { narrow?.constant = 56 } == [])
    #expect(
      remarks {
        narrow?.priority = .defaultHigh
        narrow?.constant = 40
      } == [])
    #expect(box.subviews.count == 2)
  }

  @Test func limits_that_contradict_sizes_or_each_other_are_reported() {
    func problems(_ make: (UIView, UIView) -> [NSLayoutConstraint]) -> [String] {
      remarks {
        let (first, box) = (UILabel("one"), UIView())
        box.addSubview(first)
        NSLayoutConstraint.activate(make(first, box))
        withExtendedLifetime(box) { ScreenEnvironment.current?.checkConstraints() }
      }.map { $0.components(separatedBy: ": ").last?.components(separatedBy: " (").first ?? "" }
    }
    #expect(
      problems { view, _ in
        [
          view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
          view.widthAnchor.constraint(equalToConstant: 50),
        ]
      } == ["UILabel 'one'.width >= 100, UILabel 'one'.width == 50"])
    #expect(
      problems { view, box in
        [
          view.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor, constant: -20),
          view.trailingAnchor.constraint(greaterThanOrEqualTo: box.trailingAnchor, constant: -8),
        ]
      } == [
        "UILabel 'one'.trailing <= UIView.trailing - 20, "
          + "UILabel 'one'.trailing >= UIView.trailing - 8"
      ])
    #expect(
      problems { view, box in
        [
          view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
          view.widthAnchor.constraint(lessThanOrEqualToConstant: 10),
          view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
          view.centerXAnchor.constraint(equalTo: box.centerXAnchor),
          view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
        ]
      } == [])
  }

  @Test func a_constraint_without_effect_is_reported() {
    let problems = remarks {
      let (first, second, box) = (UILabel("one"), UILabel("two"), UIView())
      box.addSubview(first)
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor).isActive = true
      first.leadingAnchor.constraint(equalTo: UILayoutGuide().leadingAnchor).isActive = true
    }
    #expect(
      problems == [
        "the constraint UILabel 'two'.leading == UILabel 'one'.trailing has no effect "
          + "(add both views to the same view hierarchy first; UIKit would stop the app)",
        "the constraint UILabel 'one'.leading == nothing.leading has no effect "
          + "(use views and guides that exist; one of its items does not, and UIKit would stop the "
          + "app)",
      ])
  }

  @Test func constraints_to_a_removed_guide_are_reported() {
    let problems = remarks {
      let (first, box, guide) = (UILabel("one"), UIView(), UILayoutGuide())
      box.addSubview(first)
      box.addLayoutGuide(guide)
      first.leadingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
      box.removeLayoutGuide(guide)
      withExtendedLifetime((box, guide)) { ScreenEnvironment.current?.checkConstraints() }
    }
    #expect(
      problems == [
        "the constraint UILabel 'one'.leading == UILayoutGuide.trailing has no effect "
          + "(add both views to the same view hierarchy first; UIKit would stop the app)"
      ])
  }

  @Test func frames_place_views_without_constraints() {
    let (picture, name, note, time) = (dot(), UILabel("Ada"), UILabel("away"), UILabel("9:41"))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
    picture.frame = CGRect(x: 16, y: 8, width: 40, height: 40)
    name.frame = CGRect(x: 64, y: 8, width: 60, height: 20)
    note.frame = CGRect(x: 64, y: 30, width: 90, height: 16)
    time.frame = CGRect(x: 128, y: 8, width: 32, height: 20)
    for view in [time, note, name, picture] { box.addSubview(view) }
    #expect(
      DioramaStageTests.renderedLines(of: box, columns: 20) == ["● Ada           9:41", "  away"])
    // If one view has no frame, all views are stacked in their order.
    name.frame = .zero
    #expect(
      DioramaStageTests.renderedLines(of: box, columns: 20) == ["9:41", "away", "Ada", "●"])
  }

  @Test func an_inactive_constraint_has_no_effect_on_the_layout() {
    let (first, second) = (UILabel("one"), UILabel("two"))
    let box = box([first, second]) { box in
      [
        first.topAnchor.constraint(equalTo: box.topAnchor),
        second.topAnchor.constraint(equalTo: box.topAnchor),
      ]
    }
    let beside = second.leadingAnchor.constraint(equalTo: first.trailingAnchor)
    let below = second.topAnchor.constraint(equalTo: first.bottomAnchor)
    beside.isActive = true
    #expect(DioramaStageTests.renderedLines(of: box, columns: 8) == ["one two"])
    #expect(box.constraints.count == 3)
    NSLayoutConstraint.deactivate(box.constraints)
    below.isActive = true
    #expect(DioramaStageTests.renderedLines(of: box, columns: 8) == ["one", "two"])
    #expect(!beside.isActive && below.isActive)
  }

  @Test func a_removed_view_loses_its_constraints() {
    let (first, second) = (UILabel("one"), UILabel("two"))
    let box = box([first, second]) { box in
      [
        first.topAnchor.constraint(equalTo: box.topAnchor),
        second.topAnchor.constraint(equalTo: box.topAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      ]
    }
    second.removeFromSuperview()
    #expect(box.constraints.count == 1)
    box.addSubview(second)
    #expect(DioramaStageTests.renderedLines(of: box, columns: 8) == ["one", "two"])
  }

  @Test func a_guide_keeps_two_views_apart() {
    let (first, second, guide) = (UILabel("one"), UILabel("two"), UILayoutGuide())
    let box = UIView()
    box.addLayoutGuide(guide)
    for view in [second, first] { box.addSubview(view) }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      guide.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 16),
      second.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    #expect(DioramaStageTests.renderedLines(of: box, columns: 9) == ["one two"])
  }

  @Test func a_custom_cell_is_as_high_as_its_lines() {
    let (table, source) = (UITableView(), Source())
    table.dataSource = source
    table.register(PlacedCell.self, forCellReuseIdentifier: "placed")
    #expect(
      DioramaStageTests.renderedLines(of: table, columns: 14) == [
        "● Ada     9:41", "  on a tour", "● Grace   9:41", "  on a tour",
      ])
  }

  private final class Source: NSObject, UITableViewDataSource {
    private let names = ["Ada", "Grace"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "placed", for: indexPath)
      (cell as? PlacedCell)?.name.text = names[indexPath.row]
      return cell
    }
  }

  private final class PlacedCell: UITableViewCell {
    let name = UILabel()
    private let picture = UIImageView(image: UIImage(name: "dot", symbol: "●"))
    private let status = UILabel("on a tour")
    private let time = UILabel("9:41")

    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for view in [picture, name, status, time] { contentView.addSubview(view) }
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        picture.centerYAnchor.constraint(equalTo: centerYAnchor),
        picture.widthAnchor.constraint(equalToConstant: 36),
        name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
        name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        status.leadingAnchor.constraint(equalTo: name.leadingAnchor),
        status.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
        status.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        time.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }
}
