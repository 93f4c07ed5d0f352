import AppPorting
import Foundation
import Testing

/// Classes that UIKit creates from their registration have a required initializer.
@Suite("Initializers of cells") struct CellInitializerTests {
  private func copy(_ source: String, beside others: String...) throws -> String {
    let files = ([source] + others).enumerated().map {
      AppFile(path: "\($0.offset).swift", source: $0.element)
    }
    return try #require(AppFiles(files).copies.first).replacing(
      "import UIKit\n#sourceLocation(file: \"0.swift\", line: 1)\n", with: "")
  }

  private static let cell =
    "; required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) "
    + "{ fatalError(\"init(style:reuseIdentifier:) is not implemented\") }"
  private static let item =
    "; required init(frame: CGRect) { fatalError(\"init(frame:) is not implemented\") }"

  @Test(arguments: [
    ("class A: UITableViewCell { init(title: String) {} }", cell),
    (
      "public final class A: UITableViewCell { public init(a: B<C, D>) {}\n required init?(coder: NSCoder) { nil } }",
      cell.replacing("; ", with: "; public ")
    ),
    ("class A<T: P<Q>>: UITableViewCell { let t: T; init(t: T) { self.t = t } }", cell),
    (
      "class A: SBUUserCell { init(b: Int) { super.init(style: .default, reuseIdentifier: nil) } }",
      cell
    ),
    ("class A: UIKit.UICollectionViewCell { required init?(coder: NSCoder) { nil } }", item),
    ("class A: UICollectionReusableView { init() { super.init(frame: .zero) } }", item),
    (
      "class A: UITableViewHeaderFooterView { init(a: Int) {} }",
      "; required init(reuseIdentifier: String?) { fatalError(\"init(reuseIdentifier:) is not implemented\") }"
    ),
    ("class A { class Cell: UITableViewCell { init(b: Int) {} } }", cell),
  ])
  func a_class_with_other_initializers_only_gets_the_required_one(
    source: String, added: String
  ) throws {
    let copy = try copy(source)
    #expect(copy.contains(added), "\(copy)")
    #expect(copy.replacing(added, with: "") == source)
  }

  @Test(arguments: [
    "class A: UITableViewCell { let a = UILabel() }",
    "class A: UITableViewCell { convenience init(a: Int) { self.init(style: .default, reuseIdentifier: nil) } }",
    "class A: UITableViewCell { required init(style s: UITableViewCell.CellStyle, reuseIdentifier r: String?) {} }",
    "class A: UITableViewCell { struct B { init(c: Int) {} } }",
    "class A: UIView { init(a: Int) {} }",
    "class A: UITableViewController { override init(style: UITableView.Style) { super.init(style: style) } }",
    "class A: UIActivityIndicatorView { override init(style: UIActivityIndicatorView.Style) {} }",
  ])
  func other_classes_are_unchanged(source: String) throws { #expect(try copy(source) == source) }

  @Test func an_override_is_found_in_any_spelling() throws {
    #expect(
      try copy(
        """
        class A: Base {
          public override
          init(
            style: UITableViewCell.CellStyle = .value1,
            reuseIdentifier: String?) {}
        }
        """, beside: "class Base: UITableViewCell {}")
          == """
          class A: Base {
            public required
            init(
              style: UITableViewCell.CellStyle = .value1,
              reuseIdentifier: String?) {}
          }
          """)
  }

  @Test func ancestors_are_found_in_other_files_through_generic_types_and_aliases() throws {
    let source = "class A: Tile<Int> { override init(frame: CGRect) {} }"
    #expect(
      try copy(
        source, beside: "class Tile<T: P<Q<R>>>: Alias {}\ntypealias Alias = UICollectionViewCell")
        == source.replacing("override", with: "required"))
    // A nested type of the same name has another superclass.
    let nested =
      "class X { class Cell: UICollectionViewCell { override init(frame: CGRect) {} } }"
      + "; class Y { class Cell: UIView { override init(frame: CGRect) {} } }"
    #expect(try copy(nested).components(separatedBy: "required init").count == 2)
  }

  private static let ends = "required init?(coder: NSCoder) { fatalError(\"no coder\") }"

  @Test(arguments: [
    (
      "class A: UIView { init() {} ", ends,
      "required convenience init?(coder: NSCoder) { self.init() }"
    ),
    (
      "final class A<T>: B { override init() {}\n",
      "public required init?(coder c: NSCoder) {\n  fatalError()\n}",
      "public required convenience init?(coder c: NSCoder) {\n  self.init()\n}"
    ),
    (
      "class A: B { init(b: Int) {}; init() { a.init(b: 1) } ",
      "@available(*, unavailable) required init?(coder: NSCoder) { fatalError(\n\"\"\n) }",
      "@available(*, unavailable) required convenience init?(coder: NSCoder) { self.init()\n\n }"
    ),
  ])
  func an_initializer_with_a_coder_that_ends_the_run_calls_the_one_without_parameters(
    head: String, written: String, compiled: String
  ) throws {
    #expect(try copy(head + written + " }") == head + compiled + " }")
  }

  @Test(arguments: [
    ("convenience init() { self.init(a: 1) }", ""),
    ("override convenience public init() { self.init(a: 1) }", ""),
    ("init(user: String = \"\", at: [Int] = [1, 2]) {}", ""), ("private init(_ a: Int = 1) {}", ""),
    ("init(made: @escaping () -> Void = {}) {}", ""),
    (
      "override init(nibName a: String?, bundle b: Bundle?) { super.init(nibName: a, bundle: b) }",
      "nibName: nil, bundle: nil"
    ),
    ("init(nibName: String? = nil, bundle: Bundle? = nil) {}", ""),
  ])
  func an_initializer_that_needs_no_arguments_is_called(own: String, arguments: String) throws {
    let head = "class A: UIViewController { \(own); required "
    #expect(
      try copy("\(head)init?(coder: NSCoder) { fatalError() } }")
        == "\(head)convenience init?(coder: NSCoder) { self.init(\(arguments)) } }")
  }

  @Test(arguments: [
    "fatalError()", "preconditionFailure(\"no\")", "assertionFailure(); return nil",
    "assertionFailure(\"no\")\nreturn nil", "return nil", "nil", "fatalError(); return nil",
  ])
  func an_initializer_with_a_coder_that_makes_nothing_is_replaced(body: String) throws {
    let head = "class A: UIViewController { init() {}; required "
    let copy = try copy("\(head)init?(coder: NSCoder) { \(body) } }")
    #expect(
      copy.replacing("\n", with: "") == "\(head)convenience init?(coder: NSCoder) { self.init() } }"
    )
  }

  @Test(arguments: [
    "class A: UIView { \(ends) }", "class A: UIView { init(b: Int) {}; \(ends) }",
    "class A: UIView { init?() {}; \(ends) }", "class A: UIView { init() throws {}; \(ends) }",
    "class A: UIView { class B { init() {} }; \(ends) }",
    "class A: UIView { init() {}; required init?(coder: NSCoder) { b(); fatalError() } }",
    "class A: UIView { init() {}; required init?(coder: NSCoder) { fatalError(); b() } }",
    "class A: UIView { init() {}; required init?(coder: NSCoder) { super.init(coder: coder) } }",
    "class A: UIView { init() {}; \(ends) }; class B: A { }",
    "class A: UIView { @available(*, unavailable) init() {}; \(ends) }",
    "class A: UIView { init(b: Int, c: Int = 1) {}; \(ends) }",
    "class A: UIView { init() async {}; \(ends) }", "class A: UIView { init<T>() {}; \(ends) }",
    "class A: UIViewController { init(nibName: String?) {}; \(ends) }",
    "class A: UIView { init() {}; required init?(coder: NSCoder) {} }",
    "class A: UIView { init() {}; required init?(coder: NSCoder) { assertionFailure(); super.init(coder: coder) } }",
  ])
  func other_initializers_with_a_coder_are_unchanged(source: String) throws {
    #expect(try copy(source) == source)
  }

  @Test func the_reason_of_a_changed_initializer_is_explained() {
    let app = AppFiles([
      AppFile(path: "a.swift", source: "import UIKit\nclass A: UIView { init() {}; \(Self.ends) }")
    ])
    let text = app.explanation(of: "a.swift")
    #expect(text.contains("required convenience init?(coder: NSCoder) { self.init() }"))
    #expect(text.contains("registered by its name"), "\(text)")
  }
}
