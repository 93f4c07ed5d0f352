import AppPorting
import Testing

/// Sources as apps write them, and what is compiled in their place.
@Suite("Ported files") struct PortedFileTests {
  /// The copy of a file, without the two lines that stand above every one.
  private func copy(_ source: String, beside others: String...) throws -> String {
    let files =
      [AppFile(path: "App/Shop.swift", source: source)]
      + others.map { AppFile(path: "App/Other.swift", source: $0) }
    let copy = try #require(AppFiles(files).copies.first)
    let head = "import UIKit\n#sourceLocation(file: \"App/Shop.swift\", line: 1)\n"
    #expect(copy.hasPrefix(head), "\(copy)")
    return String(copy.dropFirst(head.count))
  }

  @Test func a_file_without_any_of_it_stays_as_it_is() throws {
    let source = """
      import Foundation

      /* @objc /* #selector(a) */ { */
      let a = "@objc \\(["}", "\\(1)"]) #selector(b)" + #"\\("{"#  // @IBOutlet {
      let b = \"\"\"
        @objc { " ""
        \\(a)
        \"\"\"
      let c = try? /[{"]+/.firstMatch(in: a), d = #/"{/#, e = 4 / 2 / 1
      var `class`: Int { 3 }

      """
    #expect(try copy(source) == source)
  }

  @Test func attributes_of_the_Objective_C_runtime_leave_blanks() throws {
    #expect(
      try copy("@objcMembers public class A: NSObject {\n  @objc(tap:) func tap(_ a: Int) {}\n}")
        == "             public class A: NSObject {\n              func tap(_ a: Int) {}\n}")
    #expect(
      try copy("@IBAction func a() {}; @IBInspectable var b = 1; @nonobjc func c() {}")
        == "          func a() {};                var b = 1;          func c() {}")
    #expect(try copy("@main\nclass AppDelegate {}") == "     \nclass AppDelegate {}")
    #expect(try copy("@objc (Int) -> Void") == "      (Int) -> Void")
    #expect(try copy("@available(iOS 13, *) func f() {}") == "@available(iOS 13, *) func f() {}")
  }

  @Test(arguments: [
    ("#selector(tap)", "Selector(Shop.tap)"),
    ("#selector(tap(_:))", "Selector(Shop.tap(_:))"),
    ("#selector(self.tap)", "Selector(Shop.tap)"),
    ("#selector(Self.tap(sender:))", "Selector(Shop.tap(sender:))"),
    ("#selector(Other.Part.tap(_:))", "Selector(Other.Part.tap(_:))"),
    ("#keyPath(Shop.bar.title)", "\"bar.title\""),
    ("#keyPath(title)", "\"title\""),
  ])
  func a_selector_names_its_type(written: String, compiled: String) throws {
    #expect(
      try copy("class Shop: UIViewController {\n  func f() { add(\(written)) }\n}")
        == "class Shop: UIViewController {\n  func f() { add(\(compiled)) }\n}")
  }

  @Test func the_type_of_a_selector_is_the_innermost_that_is_open() throws {
    #expect(
      try copy(
        """
        extension Shop.Window {
          struct Pane { class func a() { if true { s(#selector(b)) } } }
          var c: Selector { #selector(d) }
        }
        class Shop { func e() { class Local: A { let f = #selector(g) } } }
        let h = #selector(i)
        """) == """
          extension Shop.Window {
            struct Pane { class func a() { if true { s(Selector(Shop.Window.Pane.b)) } } }
            var c: Selector { Selector(Shop.Window.d) }
          }
          class Shop { func e() { class Local: A { let f = Selector(Local.g) } } }
          let h = Selector(i)
          """)
  }

  @Test(arguments: ["getter: Shop.title", "model.reload", "tap as () -> Void"])
  func a_selector_that_says_no_type_calls_nothing_and_is_reported(inner: String) throws {
    let copy = try copy("class Shop {\n  let a = #selector(\(inner))\n}\n")
    let start = "class Shop {\n  let a = Selector({ (_: AnyObject) in {} })\n}\n"
    #expect(copy.hasPrefix(start), "\(copy)")
    let end = copy.dropFirst(start.count)
    #expect(end.hasPrefix("\n#sourceLocation(file: \"App/Shop.swift\", line: 2)\n#warning(\"'"))
    #expect(
      end.hasSuffix(
        "' calls nothing here: write the method with its type, "
          + "#selector(Type.method)\")\n"))
  }

  @Test func a_selector_over_lines_keeps_them() throws {
    #expect(
      try copy("class A { let a = #selector(\n  tap\n); let b = #keyPath(\n  A.b) }")
        == "class A { let a = Selector(\n  A.tap\n); let b = \"b\"\n }")
  }

  @Test func an_initialiser_that_objects_are_made_by_is_required() throws {
    let cell = """
      class Cell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {}
        override public init(frame: CGRect) {}
      }
      """
    #expect(
      try copy(cell) == cell.replacing("override init(style", with: "required init(style"))
    let tile = """
      final class Tile: BaseTile { override init(frame: CGRect) {} }
      """
    #expect(try copy(tile) == tile)
    #expect(
      try copy(tile, beside: "class BaseTile<A>: UIKit.UICollectionViewCell, B {}")
        == tile.replacing("override", with: "required"))
    #expect(
      try copy("class A: NCMessageBaseCell { required override init(frame: CGRect) {} }")
        == "class A: NCMessageBaseCell { required          init(frame: CGRect) {} }")
    #expect(
      try copy("class A: NCApplyFriendListViewController { override init(viewModel: M) {} }")
        == "class A: NCApplyFriendListViewController { required init(viewModel: M) {} }")
  }

  @Test func an_outlet_has_a_view_of_its_own() throws {
    #expect(
      try copy(
        """
        @IBOutlet weak var title: UILabel!
        @IBOutlet private var buttons: [UIButton]!
        @IBOutlet var own: OwnView!
        @IBOutlet var maybe: UIView?
        """) == """
                         var title: UILabel! = UILabel()
                    private var buttons: [UIButton]! = []
                    var own: OwnView!
                    var maybe: UIView?
          """)
  }

  @Test func declarations_are_of_no_actor_and_closures_stay_as_they_are() throws {
    #expect(
      try copy(
        """
        @MainActor final class A { @MainActor @discardableResult public func b() {} }
        Task { @MainActor in c() }
        let d: @MainActor () -> Void = { @MainActor [weak self] in self?.e() }
        """) == """
                     final class A {            @discardableResult public func b() {} }
          Task { @MainActor in c() }
          let d: @MainActor () -> Void = { @MainActor [weak self] in self?.e() }
          """)
  }

  @Test func the_app_s_platform_is_the_one_it_is_written_for() throws {
    #expect(
      try copy("#if os(iOS) && DEBUG\n#elseif os(macOS)\n#endif")
        == "#if true && DEBUG\n#elseif os(macOS)\n#endif")
  }

  @Test func the_current_locale_is_the_run_s() throws {
    #expect(
      try copy("f.locale = Locale.current; g(TimeZone.current, .current)")
        == "f.locale = Locale.ofRun; g(TimeZone.current, .current)")
  }

  @Test(arguments: [
    ("let a = 1\nlet b = \"x\n", 2, "a text has no end"),
    ("let a = \"\"\"\n x\n", 1, "a text has no end"),
    ("\n/* /* */\n", 2, "a comment has no end"),
    ("class A {\n  func b() {\n  }\n", 1, "a bracket is opened and never closed"),
    ("class A {\n}\n)\n", 3, "a bracket is closed that was not opened"),
    (
      "\n@objc protocol A {\n  @objc optional func b()\n}\n", 2,
      "optional requirements of a protocol need the Objective-C runtime"
    ),
    (
      "class A {\n\n  @NSManaged var b: Int\n}", 3,
      "properties of Core Data need the Objective-C runtime"
    ),
  ])
  func a_file_that_cannot_be_rewritten_is_left_out_with_a_warning(
    source: String, line: Int, message: String
  ) throws {
    let copies = AppFiles([
      AppFile(path: "a\"b.swift", source: source), AppFile(path: "c.swift", source: "@objc a"),
    ]).copies
    #expect(
      copies.first == """
        #sourceLocation(file: "a\\"b.swift", line: \(line))
        #warning("this file is left out: \(message)")

        """)
    #expect(copies.last?.hasSuffix("line: 1)\n      a") == true, "the rest goes on")
  }
}
