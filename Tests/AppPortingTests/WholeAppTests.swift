import AppPorting
import Foundation
import Testing

/// What concerns several files of an app, and the bytes and lines of a file.
@Suite("Whole apps") struct WholeAppTests {
  /// The copies of files by their names, with UIKit as the only module of a dependency.
  private func app(
    _ files: KeyValuePairs<String, String>, others: [String] = [], removing removed: [String] = []
  ) -> (copies: [String], notices: [AppFiles.Notice]) {
    let app = AppFiles(
      files.map { AppFile(path: "/app/\($0.key)", source: $0.value) }, others: others,
      modules: AvailableModules(["UIKit"], removing: removed))
    return (app.copies, app.notices)
  }

  // MARK: Modules that are missing

  @Test func one_warning_names_all_files_with_missing_modules_and_the_others_compile() {
    let (copies, notices) = app([
      "A/Feed.swift": "import UIKit\n@testable import SnapKit\nclass Feed {}",
      "B/Card.swift": "import SnapKit; import struct Lottie.Name\nclass Card {}",
      "B/Home.swift": "import UIKit\nclass Home { let card = Card() }",
      "Own.swift": "import DesignSystem",
    ])
    #expect(copies[0].isEmpty && copies[1].isEmpty && copies[3].isEmpty)
    #expect(copies[2].hasSuffix("class Home { let card = Card() }"))
    #expect(notices.map(\.path) == ["/app/A/Feed.swift"] && notices.map(\.line) == [2])
    let lines = notices.first?.message.split(separator: "\n").map(String.init) ?? []
    #expect(
      lines.filter { !$0.hasPrefix("    ") }.dropLast() == [
        "3 files are omitted: they import what is not available here",
        "  SnapKit: A/Feed.swift, B/Card.swift", "  Lottie: B/Card.swift",
        "  DesignSystem: Own.swift",
        "  B/Home.swift uses Card of them: omit it, or declare what it uses",
      ])
    let advice = lines.filter { $0.hasPrefix("    ") }
    #expect(advice.count == 3 && advice[0].contains("layout anchors"), "\(advice)")
    #expect(advice.last?.contains("'- import DesignSystem'") == true, "\(advice)")
  }

  @Test func a_warning_names_what_uses_an_omitted_type() {
    let app = AppFiles([
      AppFile(
        path: "Badge.swift", source: "class Badge {}\nextension Badge {}\nclass Mark { let a = 1 }",
        excluding: ["Badge"]),
      AppFile(path: "Home.swift", source: "// Badge\nlet a = \"Badge\"\nlet b = Badge()"),
      AppFile(path: "Own.swift", source: "let c = Mark()"),
    ])
    #expect(app.notices.map(\.path) == ["Home.swift"] && app.notices.map(\.line) == [3])
    #expect(
      app.notices.first?.message.hasPrefix("this file uses Badge, which the list of files omits:")
        == true)
  }

  @Test(arguments: [
    ("let c = Badge()", "", true), ("extension Badge {}", "", true),
    ("let c: [Badge] = []", "struct Other { class Badge {} }", true),
    ("let c = Badge()", "class Badge {}", false), ("let c = Badge()", "typealias Badge = A", false),
    ("let c = Badge()", "extension Badge {}", true),
    ("class D { enum Badge {}; let a: Badge }", "", false),
    ("enum D { case Badge }; let a = D.Badge", "", false), ("let a = Other.Badge()", "", false),
    ("class D<Badge> { let a: Badge }", "", false), ("func f(_ a: D) { a.Badge() }", "", false),
  ])
  func an_omitted_type_is_used_only_if_no_other_declaration_is_meant(
    source: String, target: String, isUse: Bool
  ) {
    // A type that is omitted by its name, and one that is omitted with its file.
    let omitted = AppFile(path: "A.swift", source: "class Badge {}", excluding: ["Badge"])
    let missing = AppFile(path: "A.swift", source: "import Lottie\nclass Badge {}")
    for first in [omitted, missing] {
      let messages = AppFiles(
        [first, AppFile(path: "B.swift", source: source)],
        targetFiles: [AppFile(path: "T.swift", source: target)],
        modules: AvailableModules(["UIKit"])
      ).notices.map(\.message)
      #expect(
        messages.contains { $0.contains("uses Badge") } == isUse, "\(messages)")
    }
    // Another file of the app can declare the type, too.
    let files = [source, "struct Badge {}"].map { AppFile(path: "B.swift", source: $0) }
    #expect(AppFiles([omitted] + files).notices.isEmpty)
    let notices = AppFiles([missing] + files, modules: AvailableModules(["UIKit"])).notices
    #expect(notices.count == 1 && notices.allSatisfy { !$0.message.contains("uses Badge") })
  }

  @Test(arguments: [
    ("Combine", "call closures, delegates or async functions"),
    ("RxSwift", "call closures, delegates or async functions"), ("SnapKit", "use layout anchors"),
    ("FirebaseAnalytics", "leave it to the app's entry point"),
    ("MapKit", "a frame cannot show it: move the code that needs it to files of its own"),
    ("NexconnChatUI", "add .product(name: \"NexconnChatUI\", package: \"diorama\")"),
  ])
  func each_missing_module_has_advice(module: String, advice: String) {
    let notices = app(["A.swift": "import \(module)\nlet a = 1"]).notices
    #expect(notices.count == 1)
    #expect(notices.first?.message.contains("  \(module): A.swift\n    \(advice)") == true)
  }

  @Test func modules_of_the_toolchain_and_of_the_target_are_available() {
    let source = "import UIKit\nimport Foundation\nimport Dispatch\nimport CoreGraphics\nlet a = 1"
    #expect(app(["A.swift": source]).notices.isEmpty)
    let removed = app(["A.swift": "import SnapKit\nlet a = 1"], removing: ["SnapKit"])
    #expect(removed.notices.isEmpty)
    #expect(removed.copies[0].hasSuffix("line: 1)\n              \nlet a = 1"))
  }

  @Test(arguments: [
    ("#if canImport(SwiftUI)\nimport SwiftUI\n#endif", false),
    ("#if canImport(SwiftUI) && DEBUG\nimport SwiftUI\n#else\nimport UIKit\n#endif", false),
    ("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif", false),
    ("#if canImport(AppKit)\n#elseif os(macOS)\nimport Cocoa\n#endif", false),
    ("#if BETA || !(os(iOS))\nimport Beta\n#endif", false),
    ("#if swift(<5)\nimport Old\n#endif", false),
    ("#if !canImport(Combine)\nimport OpenCombine\n#endif", true),
    ("#if DEBUG\n#if !BETA\nimport FLEX\n#endif\n#endif", true),
    ("#if false\n#elseif os(iOS)\nimport MapKit\n#else\n#endif", true),
    ("#if compiler(>=5.5) && canImport(UIKit)\nimport MapKit\n#endif", true),
    ("let a = importer.import; struct A { let `import` = 1 }", false),
  ])
  func only_imports_that_are_compiled_count(source: String, isMissing: Bool) {
    #expect(app(["A.swift": source]).notices.isEmpty != isMissing)
  }

  @Test func previews_are_removed_and_their_file_is_compiled() {
    let (copies, notices) = app([
      "A.swift": """
      import SwiftUI
      class Shop: UIViewController {}
      #Preview("a") { Shop() }
      struct Shop_Previews: PreviewProvider {
        static var previews: some View { Shop() }
      }
      extension Shop_Previews { struct B: View {} }
      """
    ])
    #expect(notices.isEmpty)
    #expect(copies[0].contains("class Shop: UIViewController {}"))
    #expect(!copies[0].contains("Preview") && !copies[0].contains("import SwiftUI"))
    let other = app(["A.swift": "import SwiftUI\nstruct A: View {}"])
    #expect(other.copies == [""])
    #expect(other.notices.first?.message.contains("SwiftUI: A.swift") == true)
  }

  @Test(arguments: [
    "#Preview { Shop() }", "@available(iOS 17, *)\n#Preview(\"a\") { VStack { Text(\"a\") } }", "",
    "enum State { case on }; let a = State.on", "let a: UIControl.State = .normal",
    "class Store<State> { let a: State? = nil }", "typealias Color = UIColor; let a = Color.red",
    "struct A { enum Font {}; func withAnimation() {} }", "let a = Theme.Font.body",
    "#if canImport(SwiftUI)\nstruct A: View {}\n#endif", "let a = Badge()",
  ])
  func swiftui_is_not_needed_and_its_import_removed(code: String) {
    for access in ["", "private ", "@_exported ", "@preconcurrency public "] {
      let (copies, notices) = app([
        "A.swift": "\(access)import SwiftUI\n\(code)\nclass Shop: UIViewController {}",
        "B.swift": "struct Badge {}\nstruct Image {}",
      ])
      #expect(notices.isEmpty)
      #expect(copies[0].hasSuffix("class Shop: UIViewController {}"))
      #expect(!copies[0].contains("import SwiftUI") && !copies[0].contains("#Preview"))
      #expect(!copies[0].contains("private") && !copies[0].contains("available(iOS"))
    }
  }

  @Test(arguments: [
    "extension Font { static let t = Font.system(size: 1) }", "extension SwiftUI.Color {}",
    "func f() { withAnimation { g() } }", "let a = Image(systemName: \"a\")",
    "let a: some View = b",
    "class A { @State var a = 1 }", "let a = UIHostingController(rootView: b)",
    "let a = SwiftUI.Text(\"a\")", "class A { let b = Button(\"c\") {} }",
    // A nested type of another file has another name here.
    "let a = Text(\"a\")",
  ])
  func swiftui_is_needed(code: String) {
    let (copies, notices) = app([
      "A.swift": "import SwiftUI\n\(code)\n#Preview { a }",
      "B.swift": "enum Theme { enum Text {} }",
    ])
    #expect(copies[0] == "" && notices.first?.message.contains("SwiftUI: A.swift") == true)
  }

  @Test func the_modules_of_this_package_are_those_in_Package_swift() throws {
    let package = try String(contentsOfFile: "Package.swift", encoding: .utf8)
    for module in AvailableModules.ofThisPackage {
      #expect(package.contains("\"\(module)\": \""), "\(module)")
    }
  }

  // MARK: Other files

  @Test func files_that_are_not_Swift_are_named_once_with_what_to_do() {
    let notices = app(
      [:],
      others: [
        "/app/Old/Helper.m", "/app/Old/Helper.h", "/app/Main.storyboard", "/app/Card.xib",
        "/app/ko.lproj/Localizable.strings",
      ]
    ).notices
    #expect(
      notices.map { $0.message.prefix { $0 != "\n" } } == [
        "not compiled, since they are not Swift: Old/Helper.m, Old/Helper.h",
        "storyboards are not read: Main.storyboard", "nibs are not read: Card.xib",
      ])
    #expect(notices.map(\.path) == ["/app/Old/Helper.m", "/app/Main.storyboard", "/app/Card.xib"])
    #expect(
      AppFiles.warnings(Array(notices.suffix(1))).hasPrefix(
        "\n#sourceLocation(file: \"/app/Card.xib\", line: 1)\n#warning(\"nibs are not read: "))
    #expect(!AppFiles.warnings(notices).contains("\n  "), "a line feed would end the string")
  }

  // MARK: Bytes and lines

  @Test func files_in_other_encodings_are_read_with_a_warning() {
    func copy(_ bytes: [UInt8]) -> String {
      AppFiles([AppFile(path: "A.swift", bytes: bytes)]).copies[0]
    }
    let latin = copy(Array("let a = \"caf".utf8) + [0xe9, 0x22, 0x0a])
    #expect(latin.contains("let a = \"café\"\n"))
    #expect(
      latin.contains("line: 1)\n#warning(\"this file is not in UTF-8, and is read as ISO-8859-1"))
    let wide = copy(
      [0xff, 0xfe] + "let a = 1\n".utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] })
    #expect(wide.contains("let a = 1\n") && wide.contains("read as UTF-16"))
    let marked = copy([0xef, 0xbb, 0xbf] + Array("let a = 1\n".utf8))
    #expect(marked.hasSuffix("line: 1)\nlet a = 1\n"))
    #expect(copy([]).hasPrefix("import UIKit\n"))
    #expect(copy([0xff, 0xfe, 0x61]).contains("UTF-16"))
  }

  @Test(arguments: [
    (
      "// a\n// b\nimport Foundation\nlet a = 1\n",
      "import UIKit\nLINE3\nimport Foundation\nlet a = 1\n"
    ),
    ("/* a\n b */\n\n  let a = 1\n", "import UIKit\n\nLINE4\nlet a = 1\n"),
    ("import UIKit\n\nlet a = 1\n", "import UIKit\nLINE3\nlet a = 1\n"),
    ("import UIKit // x\n// y\nlet a = 1\n", "import UIKit\nLINE3\nlet a = 1\n"),
    ("// a\nimport UIKit\nlet a = 1\n", "LINE2\nimport UIKit\nlet a = 1\n"),
    ("import Foundation\n\nlet a = 1\n", "import UIKit\nLINE1\nimport Foundation\n\nlet a = 1\n"),
    ("let a = 1\n\n\nlet b = 2\n", "import UIKit\nLINE1\nlet a = 1\n\n\nlet b = 2\n"),
    ("// a\n\n#if A\nimport UIKit\n#endif\n", "import UIKit\nLINE3\n#if A\nimport UIKit\n#endif\n"),
  ])
  func a_copy_uses_empty_lines_to_keep_the_count_of_lines(source: String, copy: String) {
    let made = AppFiles([AppFile(path: "A.swift", source: source)]).copies[0]
    #expect(
      made.replacing(/#sourceLocation\(file: "A.swift", line: (\d+)\)/) { "LINE\($0.1)" } == copy)
  }

  @Test func a_file_of_older_Swift_is_reported_with_the_names_of_today() {
    let copy = app([
      "A.swift":
        "import UIKit\n\ntable.rowHeight = UITableViewAutomaticDimension\nlet b = UITableViewAutomaticDimension"
    ]).copies[0]
    #expect(copy.components(separatedBy: "#warning").count == 2)
    #expect(
      copy.contains(
        "line: 3)\n#warning(\"'UITableViewAutomaticDimension' is of an older Swift; "
          + "write 'UITableView.automaticDimension'\")"))
  }

  @Test(arguments: [
    ("let a: NSLayoutAttribute", "NSLayoutConstraint.Attribute"),
    ("self.addChildViewController(a)", "addChild"),
    ("a.removeFromParentViewController()", "removeFromParent"),
    ("a.didMove(toParentViewController: self)", "toParent"),
    ("view.bringSubview(toFront: a)", "bringSubviewToFront(_:)"),
    ("view.sendSubview(toBack: a)", "sendSubviewToBack(_:)"),
    ("b.add(for: .UIKeyboardWillShow)", "UIResponder.keyboardWillShowNotification"),
    ("NSNotification.Name.UIKeyboardDidHide", "UIResponder.keyboardDidHideNotification"),
    ("a[UIKeyboardFrameEndUserInfoKey]", "UIResponder.keyboardFrameEndUserInfoKey"),
    (".UIApplicationDidBecomeActive", "UIApplication.didBecomeActiveNotification"),
    (".UIWindowDidBecomeKey", "UIWindow.didBecomeKeyNotification"),
    ("text.characters.count", "text.count', not 'text.characters.count"),
    ("a: UITableViewCellStyle", "UITableViewCell.Style"),
    ("a: UITableViewCellStyle", "UITableViewCell.Style"), ("a: UIControlState", "UIControl.State"),
    ("a: UIControlEvents", "UIControl.Event"),
    ("a: UIImagePickerControllerSourceType", "UIImagePickerController.SourceType"),
    ("a: UIApplicationState", "UIApplication.State"), ("a: UIFontTextStyle", "UIFont.TextStyle"),
  ])
  func an_old_name_is_reported_with_todays(code: String, name: String) {
    let copy = app(["A.swift": "import UIKit\n\nfunc f() { \(code) }"]).copies[0]
    #expect(copy.contains("is of an older Swift; write '\(name)'\")"), "\(copy)")
  }

  @Test(arguments: [
    "let a: UIKeyboardType, b: UIDeviceOrientation, c: UIModalPresentationStyle, d: UIViewController",
    "class B { let characters = [C]() }; let d = B().characters.count",
    "struct B { func bringSubview() {} }; let d = B().bringSubview()",
    "func f(characters: [C]) { characters.first }", "let e: UIControl.State",
  ])
  func names_of_today_are_not_reported(code: String) {
    let copies = app(["A.swift": "import UIKit\n\n\(code)", "B.swift": "import UIKit\n\n"]).copies
    #expect(!copies[0].contains("#warning"), "\(copies[0])")
  }

  @Test func a_member_that_the_app_declares_in_another_file_has_no_older_name() {
    let copies = app([
      "A.swift": "let a = film.characters", "B.swift": "struct Film { let characters: [String] }",
    ]).copies
    #expect(!copies[0].contains("#warning"))
  }

  @Test func a_file_with_5000_lines_is_rewritten_to_its_end() throws {
    let names = 1...1_000
    let source =
      "import UIKit\n\n"
      + names.map {
        "final class Row\($0): UIView {\n  @IBOutlet weak var a: UILabel!\n"
          + "  func f() { add(#selector(tap)) }\n  @objc func tap() {}\n}\n"
      }.joined()
    let copy = app(["A.swift": source]).copies[0]
    let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5_003)
    #expect(copy.components(separatedBy: "var a: UILabel! = UILabel()\n").count == 1_001)
    #expect(names.allSatisfy { copy.contains("{ add(Selector(Row\($0).tap)) }") })
    #expect(!copy.contains("@objc") && !copy.contains("#selector"))
    #expect(lines[5_000] == "        func tap() {}")
  }

  // MARK: Explanations

  @Test func an_explanation_shows_each_changed_line_and_the_reason() {
    let app = AppFiles(
      [
        AppFile(
          path: "A.swift",
          source: """
            import UIKit

            class Shop: UIViewController {
              @objc   func tap() {}
              func f() { add(#selector(tap)); add(#selector(model.x)) }
              @objc
              func g() {}
            }
            """), AppFile(path: "B.swift", source: "import Lottie\n"),
        AppFile(path: "C.swift", source: "import UIKit\nlet a = 1"),
        AppFile(path: "D.swift", source: "class A {"),
      ], modules: AvailableModules(["UIKit"]))
    #expect(
      app.explanation(of: "A.swift") == """
        4: @objc func tap() {}
         -> func tap() {}
            there is no Objective-C runtime here

        5: warning: '#selector(model.x)' calls nothing here; write the method with its type: #selector(Type.method)

        5: func f() { add(#selector(tap)); add(#selector(model.x)) }
         -> func f() { add(Selector(Shop.tap)); add(Selector({ (_: AnyObject) in {} })) }
            a selector is a method with its type, without the Objective-C runtime

        6: @objc
         -> (nothing)
            there is no Objective-C runtime here

        """)
    #expect(
      app.explanation(of: "B.swift").hasPrefix(
        "1: the file is omitted: there is no module 'Lottie' here; a frame has no animations"))
    #expect(app.explanation(of: "C.swift") == "nothing is changed\n")
    #expect(
      app.explanation(of: "D.swift")
        == "1: the file is omitted: missing closing bracket; fix it, or omit the file with '- PATH' "
        + "in AppFiles.txt\n")
  }

  @Test(arguments: [
    "import Foundation\n\nlet a = 1", "import Foundation\nlet a = 1", "let a = 1", "",
  ])
  func an_explanation_names_the_import_that_is_added(source: String) {
    let app = AppFiles(
      [AppFile(path: "A.swift", source: source)], modules: AvailableModules(["UIKit"]))
    #expect(app.copies[0].contains("import UIKit\n"))
    #expect(
      app.explanation(of: "A.swift")
        == "1: (nothing)\n -> import UIKit\n    "
        + "each copy imports UIKit, and gives the compiler the lines of the file\n")
  }
}
