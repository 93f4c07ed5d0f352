import CommandTestSupport
import Testing

/// File names that are not valid UTF-8.
@Suite("Names that are not UTF-8", .enabled(if: Tool.isAvailable)) struct NonUTF8NameTests {
  @Test func a_file_name_that_is_not_UTF_8_is_reported() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Alice")])
    let run = try Tool.shell(
      """
      cd "$1"; : > $'screens/b\\xff.yaml'; mkdir $'screens/c\\xff' && cp screens/a.yaml $'screens/c\\xff/d.yaml'
      "$0" lint --quiet screens; echo $?; "$0" lint $'screens/b\\xff.yaml'
      """, workspace.root)
    #expect(
      run.printed == """
        screens/b\u{FFFD}.yaml:1:1: error: the file cannot be read: its name is not UTF-8 [unreadable-file]
        screens/c\u{FFFD}:1:1: error: the folder cannot be read: its name is not UTF-8 [unreadable-file]
        1
        screens/b\u{FFFD}.yaml: error: the path cannot be read: its name is not UTF-8 [unreadable-file]
          = help: give the path of a project folder or a screen file
        0 screens checked: 1 error, 0 warnings

        """, "\(run.printed)")
  }
}
