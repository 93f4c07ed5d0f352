import AppPorting
import Foundation
import Testing

/// Source files of apps and the copies that are compiled instead.
@Suite("Ported files") struct PortedFileTests {
  /// The copy of a file without its two header lines.
  private func copy(_ source: String, beside others: String...) throws -> String {
    let files =
      [AppFile(path: "App/Shop.swift", source: source)]
      + others.map { AppFile(path: "App/Other.swift", source: $0) }
    let copy = try #require(AppFiles(files).copies.first)
    let head = "import UIKit\n#sourceLocation(file: \"App/Shop.swift\", line: 1)\n"
    #expect(copy.hasPrefix(head), "\(copy)")
    return String(copy.dropFirst(head.count))
  }

  @Test func a_file_that_needs_no_rewriting_is_copied_unchanged() throws {
    let source = """
      import Foundation
      /* @objc /* #selector(a) */ { */ let z = 1
      let a = "@objc \\(["}", "\\(1)"]) #selector(b)" + #"\\("{"#  // @IBOutlet {
      let b = \"\"\"
        @objc { " ""
        \\(a)
        \"\"\"
      let c = try? /[{"]+/.firstMatch(in: a), d = #/"{/#, e = 4 / 2 / 1
      let f = [8.0, 2].reduce(64, /) // x {
      let g = (a!/(b + 1)) / 2 + [8.0, 2].reduce(64, /)/2
      let h = a?.b!/c("/"), i = x[0]/c("/"), j = f()/c("/"), k = 4/c("/"), m = x/c("/")
      let l = [(+), (/)] // {
      if try /"(\\/)"\\(/ ~= a {}; while /{"/ ~= a {}; _ = a ? /"/ : /[)"]/; _ = !/"{/
      _ = pull(state: /Part.a, action: /Part.b) // {
      var `class`: Int { 3 }

      """
    #expect(try copy(source) == source)
  }

  @Test func objective_c_attributes_and_main_are_replaced_with_spaces() throws {
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
    ("#selector(tap as () -> Void)", "Selector(Shop.tap as (Shop) -> () -> Void)"),
    (
      "#selector(Shop.tap(_:) as (Shop) -> (UIView) -> Void)",
      "Selector(Shop.tap(_:) as (Shop) -> (UIView) -> Void)"
    ),
    ("#selector(super.tap)", "Selector(Shop.tap)"),
    ("#selector(self.cart.clear)", "Selector(Cart.clear)"),
    ("#selector(self.cart?.clear(_:))", "Selector(Cart.clear(_:))"),
    ("#selector(Self.shared.clear)", "Selector(Shop.Cart.clear)"),
    ("#selector(Self.Part.tap)", "Selector(Shop.Part.tap)"),
    ("#selector(Other<Int>.tap)", "Selector(Other<Int>.tap)"),
    ("#selector(self.cart.clear as () -> Void)", "Selector(Cart.clear as (Cart) -> () -> Void)"),
    ("#selector(getter: self.title)", "Selector({ (it: Shop) in { _ = it.title } })"),
    ("#selector(getter: Self.title)", "Selector({ (it: Shop) in { _ = it.title } })"),
    ("#selector(getter: self.cart.title)", "Selector({ (it: Cart) in { _ = it.title } })"),
    ("#selector(getter: title)", "Selector({ (it: Shop) in { _ = it.title } })"),
    ("#selector(getter: Other.Part.title)", "Selector({ (it: Other.Part) in { _ = it.title } })"),
    (
      "#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)",
      "UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"
    ),
    ("#imageLiteral(resourceName: \"cup\")", "(UIImage(named: \"cup\") ?? UIImage())"),
    ("#keyPath(Shop.bar.title)", "\"bar.title\""),
    ("#keyPath(title)", "\"title\""),
  ])
  func selectors_get_a_type_and_key_paths_become_strings(written: String, compiled: String) throws {
    let start =
      "class Shop: UIViewController {\n  let cart: Cart?; static let shared = Shop.Cart()\n"
    // A variable of another type counts only for that type.
    let end = "\n}\nclass Other { let cart = List() }"
    #expect(
      try copy("\(start)  func f() { add(\(written)) }\(end)")
        == "\(start)  func f() { add(\(compiled)) }\(end)")
  }

  @Test func a_selector_is_qualified_with_the_innermost_enclosing_type() throws {
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

  @Test(arguments: [
    "setter: Shop.title", "model.reload", "getter: model.title", "self.model.reload",
    "Self.model.reload", "super.model.reload", "Other.shared.reload", "getter: Other.shared.title",
    "getter: self.model.title", "self.list.reload", "list.reload", "bar.only.reload",
    "self.only.reload", "view.endEditing(_:)", "(tap)",
  ])
  func a_selector_without_a_known_type_does_nothing_and_is_reported(inner: String) throws {
    // Two types have a `list`.
    let lists =
      "class A { let list = B() }; class C { let list = D(); let view: E<F>, only = G() }\n"
    let copy = try copy("class Shop {\n  let a = #selector(\(inner))\n}\n\(lists)")
    let start = "class Shop {\n  let a = Selector({ (_: AnyObject) in {} })\n}\n\(lists)"
    #expect(copy.hasPrefix(start), "\(copy)")
    let end = copy.dropFirst(start.count)
    #expect(end.hasPrefix("\n#sourceLocation(file: \"App/Shop.swift\", line: 2)\n#warning(\"'"))
    #expect(
      end.hasSuffix(
        "' calls nothing here; write the method with its type: "
          + "#selector(Type.method)\")\n"))
  }

  @Test func a_selector_names_the_overload_that_the_Objective_C_runtime_can_call() throws {
    let source = """
      class Shop: UIView {
        let cart = Cart()
        func f() { a(#selector(tap)); a(#selector(add(_:to:))); a(#selector(cart.clear)) }
        @objc private func tap(_ sender: UIButton) {}
        private func tap(_ count: Int) {}
        func add(_ a: Int, to b: Int) {}
        func add(_ a: Int) {}
      }
      class Bar: UIView { func f() { a(#selector(self.tap)) }; func tap(_ view: UIView) {} }
      """
    let copy = try copy(source)
    #expect(copy.contains("a(Selector(Shop.tap as (Shop) -> (UIButton) -> Void))"), "\(copy)")
    #expect(copy.contains("a(Selector(Shop.add(_:to:)))"), "\(copy)")
    #expect(copy.contains("a(Selector(Cart.clear))"), "\(copy)")
    #expect(copy.contains("a(Selector(Bar.tap))"), "\(copy)")
  }

  @Test func a_selector_on_several_lines_keeps_its_line_breaks() throws {
    #expect(
      try copy("class A { let a = #selector(\n  tap\n); let b = #keyPath(\n  A.b) }")
        == "class A { let a = Selector(\n  A.tap\n); let b = \"b\"\n }")
  }

  @Test func overridden_initializers_that_frameworks_call_become_required() throws {
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

  @Test func implicitly_unwrapped_outlets_of_known_classes_get_a_default_value() throws {
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

  @Test(arguments: [
    "private(set) weak", "public private(set) weak", "@objc internal weak", "open override weak",
    "@available(iOS 13, *) @objc public fileprivate(set) weak", "unowned(unsafe)",
    "private unowned", "weak private(set)", "@Wrapped(by: a) final",
  ])
  func an_outlet_has_its_own_view_whatever_its_modifiers_are(modifiers: String) throws {
    let copy = try copy("class A {\n  @IBOutlet \(modifiers)\n  var a: UILabel!\n}")
    #expect(copy.contains("  var a: UILabel! = UILabel()\n"), "\(copy)")
    #expect(!copy.contains("weak") && !copy.contains("unowned"), "\(copy)")
    #expect(
      copy.contains("(set)") == modifiers.contains("(set)")
        && copy.contains("(unsafe)") == false, "\(copy)")
  }

  @Test func an_outlet_can_name_the_module_of_its_class() throws {
    #expect(
      try copy("@IBOutlet var a: UIKit.UILabel! { didSet {} }; @IBOutlet var b: UIView! = nil")
        == "          var a: UIKit.UILabel! = UIKit.UILabel() { didSet {} };"
        + "           var b: UIView! = nil")
  }

  @Test func an_outlet_of_an_app_class_is_created_with_init_coder() throws {
    #expect(
      try copy(
        "class A { @IBOutlet var own: OwnView!; @IBOutlet var gap: NSLayoutConstraint! }",
        beside: "class OwnView: BaseView {}\nclass BaseView: UIView {}")
        == "class A {           var own: OwnView! = OwnView(coder: NSCoder());           "
        + "var gap: NSLayoutConstraint! = NSLayoutConstraint() }")
  }

  @Test func an_outlet_of_a_class_of_sendbird_is_created_without_a_coder() throws {
    #expect(
      try copy(
        "class A { @IBOutlet var a: OwnHeader!; @IBOutlet var b: OwnView!; @IBOutlet var c: SBUView! }",
        beside: "class OwnHeader: SBUInviteUserModule.Header {}\nclass OwnView: SBUView {}")
        == "class A {           var a: OwnHeader! = OwnHeader();           var b: OwnView! = OwnView();"
        + "           var c: SBUView! = SBUView() }")
    #expect(
      try copy(
        "class A { @IBOutlet var a: Own! }", beside: "class Own: NCChatSessionInputBarControl {}")
        == "class A {           var a: Own! = Own(coder: NSCoder()) }")
  }

  @Test(arguments: [
    (
      "@MainActor final class A: @MainActor P { @MainActor @discardableResult public func b() {} }",
      "           final class A:            P {            @discardableResult public func b() {} }"
    ),
    ("Task { @MainActor in c() }", "Task {               c() }"),
    ("Task { @MainActor [weak self] in c() }", "Task {            [weak self] in c() }"),
    ("Task { @Sendable @MainActor in c() }", "Task { @Sendable            in c() }"),
    ("let d: @MainActor () -> Void = e", "let d:            () -> Void = e"),
    ("@MainActor(unsafe) var f = 1", "                   var f = 1"),
    ("await MainActor.run { g() }", "await MainActor.run { g() }"),
    ("nonisolated func h() {}", "nonisolated func h() {}"),
  ])
  func main_actor_attributes_are_replaced_with_spaces(written: String, compiled: String) throws {
    #expect(try copy(written) == compiled)
  }

  @Test func imports_of_unavailable_modules_are_removed() throws {
    #expect(
      try copy("@preconcurrency import PhotosUI\nimport class UIKit.UIView\nimport Dispatch")
        == "                               \nimport       UIKit       \nimport Dispatch")
    #expect(
      try copy("#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif")
        == "#if canImport(FoundationNetworking)\n                           \n#endif")
  }

  @Test(arguments: [
    "private", "public", "package", "internal", "fileprivate", "@_exported", "@testable",
    "@preconcurrency private", "@_spi(Store) public", "@preconcurrency\n@_implementationOnly",
  ])
  func the_modifiers_of_an_import_are_removed_with_it(modifiers: String) throws {
    for kept in ["import Dispatch\n", "let a = 1\n"] {
      let copy = try copy(
        "\(kept)\(modifiers) import CoreData.NSObject; import class CoreData.A\nclass B {}")
      #expect(
        copy.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          == "\(kept.dropLast()) class B {}", "\(copy)")
    }
    // An import that stays has no access level, as the imports of UIKit that copies add.
    let attributes = modifiers.split(separator: " ").filter { $0.contains("@") }.joined()
    #expect(
      try copy("\(modifiers) import UIKit.UIGestureRecognizerSubclass\nclass A {}").replacing(
        " ", with: "")
        == "\(attributes)importUIKit\nclassA{}")
  }

  @Test func a_submodule_is_cut_unless_an_import_names_a_declaration_of_the_toolchain() throws {
    #expect(
      try copy("import Foundation.NSDate\nimport class Foundation.NSDate\nimport UIKit.A.B")
        == "import Foundation       \nimport class Foundation.NSDate\nimport UIKit    ")
  }

  @Test func objects_from_nibs_and_storyboards_get_the_class_of_their_cast() throws {
    #expect(
      try copy(
        """
        let a = Bundle.main.loadNibNamed("Card", owner: self, options: nil)?.first as? Card
        let b = (board.instantiateViewController(withIdentifier: "Home") as! App.Home)
        let c = board.instantiateInitialViewController() as? UITabBarController
        let d = table.dequeueReusableCell(withIdentifier: "x", for: path) as! ChatCell
        let e = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)[0] as! Card
        let f = table.dequeueReusableCell(withIdentifier: "x", for: path)
        let g = instantiate(x) as! Card
        """) == """
          let a = Bundle.main.loadNibNamed("Card", owner: self, options: nil, as: Card.self)?.first as? Card
          let b = (board.instantiateViewController(withIdentifier: "Home", as: App.Home.self) as! App.Home)
          let c = board.instantiateInitialViewController(as: UITabBarController.self) as? UITabBarController
          let d = table.dequeueReusableCell(withIdentifier: "x", for: path, as: ChatCell.self) as! ChatCell
          let e = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil, as: Card.self)[0] as! Card
          let f = table.dequeueReusableCell(withIdentifier: "x", for: path)
          let g = instantiate(x) as! Card
          """)
  }

  @Test func an_optional_method_without_a_result_does_nothing_by_default() throws {
    #expect(
      try copy(
        """
        @objc public protocol Hearer: NSObjectProtocol {
          @objc optional func heard(_ word: String, at time: Int)
          func done()
        }
        class A { func f() { hearer?.heard?("a", at: 1); hearer?.done() } }
        """) == """
                public protocol Hearer: NSObjectProtocol {
                           func heard(_ word: String, at time: Int)
            func done()
          }; public extension Hearer { func heard(_ word: String, at time: Int) {} }
          class A { func f() { hearer?.heard("a", at: 1); hearer?.done() } }
          """)
    #expect(try copy("@objc protocol A {}") == "      protocol A: AnyObject {}")
    #expect(try copy("@objc protocol A: B {}") == "      protocol A: AnyObject, B {}")
  }

  @Test func an_optional_method_with_a_result_is_nil_if_it_is_not_implemented() throws {
    let asker = """
      @objc protocol Namer {
        @objc optional func name(of place: Int, in list: [String]) -> String
      }
      """
    #expect(
      try copy(asker) == """
              protocol Namer: AnyObject {
                         var optional_name_of_in: ((Int, [String]) -> String)? { get }
        }; extension Namer { var optional_name_of_in: ((Int, [String]) -> String)? { nil } }
        """)
    #expect(
      try copy(
        """
        extension Shop: Namer {
          public func name(of place: Int, in list: [String]) -> String { list[place] }
          func name(of place: Int) -> String { "" }
        }
        let a = namer?.name?(of: 1, in: list) ?? "none"
        """, beside: asker) == """
          extension Shop: Namer {
            public func name(of place: Int, in list: [String]) -> String { list[place] }; public var optional_name_of_in: ((Int, [String]) -> String)? { return { self.name(of: $0, in: $1) } }
            func name(of place: Int) -> String { "" }
          }
          let a = namer?.optional_name_of_in?(    1,     list) ?? "none"
          """)
  }

  @Test func optional_calls_of_UIKit_delegate_methods_become_plain_calls() throws {
    #expect(
      try copy("delegate?.tableView?(table, didSelectRowAt: path); delegate?.other?(1)")
        == "delegate?.tableView(table, didSelectRowAt: path); delegate?.other?(1)")
  }

  @Test func an_optional_property_becomes_required_with_a_warning() throws {
    let copy = try copy("@objc protocol A: B {\n  @objc optional var title: String { get }\n}")
    #expect(copy.contains("\n                 var title: String { get }\n}"), "\(copy)")
    #expect(
      copy.hasSuffix(
        """
        line: 2)
        #warning("all classes must implement this requirement here: only methods can be optional")

        """), "\(copy)")
  }

  @Test func modifiers_of_core_data_properties_are_kept() throws {
    #expect(
      try copy("class A {\n  @NSManaged @objc public internal(set) final dynamic var b: Bool\n}")
        .contains("public internal(set) final dynamic var b: Bool { get { managedValue"))
  }

  @Test func core_data_properties_are_stored_in_their_object() throws {
    #expect(
      try copy(
        """
        extension Note {
          @NSManaged public var title: String?
          @NSManaged var count: Int16
          @NSManaged var tags: Set<Tag>
          @NSManaged public func add(_ tag: Tag)
        }
        """) == """
          extension Note {
                       public var title: String? { get { managedValue("title", or: nil) } set { setManagedValue(newValue, "title") } }
                       var count: Int16 { get { managedValue("count", or: 0) } set { setManagedValue(newValue, "count") } }
                       var tags: Set<Tag> { get { managedValue("tags", or: []) } set { setManagedValue(newValue, "tags") } }
                       public func add(_ tag: Tag) {}
          }
          """)
    #expect(
      try copy("class A {\n\n  @NSManaged var b: Other\n}").hasSuffix(
        "line: 3)\n#warning(\"'b' has no default value here; set it before it is read\")\n"))
  }

  @Test func known_table_methods_in_a_kit_list_get_the_override_keyword() throws {
    let list = """
      class Staff: SBUUserListModule.List {
        func tableView(_ t: UITableView, trailingSwipeActionsConfigurationForRowAt p: IndexPath) {}
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) {}
        func tableView(_ t: UITableView, somethingElse p: IndexPath) {}
      }
      class Other: UIViewController { func tableView(_ t: UITableView, canEditRowAt p: Path) {} }
      """
    #expect(
      try copy(list)
        == list.replacing(
          "  func tableView(_ t: UITableView, trail",
          with: "  override func tableView(_ t: UITableView, trail"))
  }

  @Test func a_condition_on_iOS_is_replaced_with_true() throws {
    #expect(
      try copy("#if os(iOS) && DEBUG\n#elseif os(macOS)\n#endif")
        == "#if true && DEBUG\n#elseif os(macOS)\n#endif")
  }

  @Test func the_current_locale_becomes_the_locale_of_the_run() throws {
    #expect(
      try copy("f.locale = Locale.current; g(TimeZone.current, .current)")
        == "f.locale = Locale.ofRun; g(TimeZone.current, .current)")
  }

  @Test(arguments: [
    ("let a = 1\nlet b = \"x\n", 2, "unterminated string literal"),
    ("let a = \"\"\"\n x\n", 1, "unterminated string literal"),
    ("\n/* /* */\n", 2, "unterminated comment"),
    ("class A {\n  func b() {\n  }\n", 1, "missing closing bracket"),
    ("class A {\n}\n)\n", 3, "unexpected closing bracket"),
  ])
  func a_file_that_cannot_be_rewritten_is_omitted_with_a_warning(
    source: String, line: Int, message: String
  ) throws {
    let copies = AppFiles([
      AppFile(path: "a\"b.swift", source: source), AppFile(path: "c.swift", source: "@objc a"),
    ]).copies
    #expect(
      copies.first == """
        #sourceLocation(file: "a\\"b.swift", line: \(line))
        #warning("this file is omitted: \(message); fix it, or omit the file with '- PATH' in AppFiles.txt")

        """)
    #expect(copies.last?.hasSuffix("line: 1)\n      a") == true, "the rest goes on")
  }

  // MARK: Excluded types and extensions

  /// The copy of a file with some types excluded.
  private func copy(_ source: String, excluding types: [String]) throws -> String {
    let file = AppFile(path: "App/Shop.swift", source: source, excluding: types)
    let copy = try #require(AppFiles([file]).copies.first)
    return copy.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .joined(separator: "\n")
  }

  @Test func an_excluded_type_and_its_extensions_become_empty_lines() throws {
    let source = """
      class Part {}
      /// A screen.
      @objc(Chat) public final class Chat: Base {
        let a = #selector(b)
        let text = \"""
          two lines
          \"""
      }
      struct Kept { class Chat {} }
      private extension Chat { @objc func b() {} }
      class Shop { func tap() { add(#selector(tap)) } }
      """
    #expect(
      try copy(source, excluding: ["Chat"]).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { $0.trimmingCharacters(in: .whitespaces) } == [
        "class Part {}", "/// A screen.", "", "", "", "", "", "", "struct Kept { class Chat {} }",
        "", "class Shop { func tap() { add(Selector(Shop.tap)) } }",
      ])
  }

  @Test func an_unknown_excluded_type_is_reported() throws {
    #expect(
      try copy("class Shop {}", excluding: ["Chat"]).hasSuffix(
        "#warning(\"cannot omit 'Chat': this file does not declare it\")\n"))
    #expect(
      try copy("class Shop { class Chat {} }", excluding: ["Chat"]).hasPrefix(
        "class Shop { class Chat {} }\n"))
  }

  @Test func an_extension_with_overrides_is_merged_into_the_preceding_class() throws {
    #expect(
      try copy(
        """
        class Shop: Base {
          let a = 1
        }
        // MARK: Taps
        extension Shop: Listener, Other {
          override func tap() {}
        }
        """)
          == """
          class Shop: Base, Listener, Other {
            let a = 1
          \u{20}
          // MARK: Taps
          \(String(repeating: " ", count: 33))
            override func tap() {}
          }
          """)
    // The code between them joins the class, and a class without supertypes gets a list of them.
    #expect(
      try copy("class A {}\nextension A: P {}\n@objc extension A { open func b() {} }")
        == "class A: P { \n\(String(repeating: " ", count: 17))\n"
        + "\(String(repeating: " ", count: 20))open func b() {} }")
  }

  @Test func an_extension_of_a_subclassed_class_is_merged_into_the_class() throws {
    let source = "class Shop: Base {}\nextension Shop { func a() {} }"
    #expect(
      try copy(source, beside: "class Toys: Shop { override func a() {} }")
        == "class Shop: Base { \n\(String(repeating: " ", count: 17))func a() {} }")
    #expect(try copy(source) == source)
  }

  @Test(arguments: [
    "class Shop {}\nlet a = 1\nextension Shop { override func b() {} }",
    "class Shop {}\nprivate extension Shop { override func b() {} }",
    "class Shop<A> {}\nextension Shop where A == Int { override func b() {} }",
    "class Shop<A> where A: B {}\nextension Shop { override func b() {} }",
    "struct Shop {}\nextension Shop { func override() {} }",
    "class Shop {}\nextension Other { override func b() {} }",
    "class Shop {}\nextension Shop { func b() {} }",
  ])
  func unmerged_extensions_are_kept(source: String) throws { #expect(try copy(source) == source) }

  // MARK: Checks for optional methods

  @Test func an_optional_method_can_be_compared_with_nil() throws {
    let source = """
      @objc protocol D {
        @objc optional func a(_ b: Int, c: Int)
        @objc optional func e() -> Int
      }
      class F { var delegate: D?; func g() -> Bool { delegate?.a(_:c:) != nil || delegate?.e == nil } }
      class H: D { func a(_ b: Int, c: Int) {} }
      """
    let copy = try copy(source)
    #expect(
      copy.contains(
        "func a(_ b: Int, c: Int); var optional_a_c: ((Int, Int) -> Void)? { get }"), "\(copy)")
    #expect(copy.contains("delegate?.optional_a_c != nil || delegate?.optional_e == nil"))
    #expect(copy.contains("func a(_ b: Int, c: Int) {}; var optional_a_c: ((Int, Int) -> Void)? {"))
    // A property of the same name does not count as a check for the method.
    let plain = source.replacing(/delegate\?.a[^|]*\|\|/, with: "button.a != nil ||")
    #expect(try self.copy(plain).contains("button.a != nil"))
    #expect(try !self.copy(plain).contains("optional_a"))
  }
}
