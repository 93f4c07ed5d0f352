import YAML

/// The pages of all codes in one table, grouped by what they are about. A test compares them with
/// the existing codes, and runs each example.
extension CodePage {
  /// The page of each code.
  public static let all: [CodePage] = ofFiles + ofNames + ofScreens + ofProjects + ofSwiftCode

  /// Problems of the text of files.
  private static let ofFiles: [CodePage] = [
    CodePage(
      .yamlSyntax, "invalid YAML",
      why: """
        A character has another meaning in YAML at this position, a quote or a bracket is not \
        closed, or a line is not indented like the lines that it belongs to. Nothing of the \
        document can be read.
        """,
      remedy: """
        Look at the reported position. If a quote or bracket is not closed, a note shows where it \
        begins. Put a text with ': ', '#', '%' or '@' in quotes. Indent with spaces, and indent all \
        lines of a mapping alike.
        """),
    CodePage(
      .mergeConflict, "markers of a merge conflict in the file",
      why: """
        The file contains both sides of a merge, between lines that begin with `<<<<<<<` and \
        `>>>>>>>`. Diorama reads nothing of it, because only you can know which side is right.
        """,
      remedy: """
        Resolve the merge: keep one side of each conflict, or parts of both, and remove the lines \
        with the markers. To show such lines in a text, indent them in a block after `|`.
        """),
    CodePage(
      .duplicateKey, "duplicate key in a mapping",
      why: """
        YAML readers keep only one of the two, and not all of them keep the same one. So Diorama \
        uses neither.
        """,
      remedy: "Remove one of them. The note shows the first one."),
    CodePage(
      .unknownKey, "unknown key",
      why: """
        The key is misspelled, belongs to another mapping, or is not a key of this view \
        controller. Its value would be ignored.
        """,
      remedy: """
        Use the key that the help proposes. `diorama types NAME` lists the keys of a type, and \
        docs/Reference.md lists the keys of every screen.
        """),
    CodePage(
      .missingKey, "missing key",
      why: """
        Without the key there is nothing to show: a screen needs a view controller, and the view \
        controller needs the parameters of its initializer.
        """,
      remedy: "Add the key. The help describes its value."),
    CodePage(
      .wrongValue, "invalid value",
      why: """
        Each key takes values of one kind: a list is not a text, an unknown keyword has no \
        meaning, and a number can be too large.
        """,
      remedy: """
        Replace the value with one of the kind that the message names after "expected". For a \
        misspelled keyword, the help proposes the nearest one.
        """),
  ]

  /// Problems of names.
  private static let ofNames: [CodePage] = [
    CodePage(
      .unknownType, "unknown type",
      why: """
        The name is misspelled, or it is a type of your app that this command does not know: \
        `diorama` itself knows only the shipped kits.
        """,
      remedy: """
        Use the name that the help proposes, or list all types with `diorama types`. Register \
        your own types in a test target or in your own command.
        """),
    CodePage(
      .wrongKind, "the type is registered, but cannot be used here",
      why: """
        A list cannot be used as a header, and a header of one module cannot be used in another \
        module. The real kit would reject it, too.
        """,
      remedy: "Use one of the types that the help lists, or a subclass of one of them."),
    CodePage(
      .unknownReference, "unknown id or anchor",
      why: """
        The fixture has no user, channel or group with this id, or an alias has no anchor before \
        it in its document.
        """,
      remedy: """
        Correct the id, or add it to the fixture. `diorama lint --fix` corrects an id if a \
        single letter is wrong and no other id is similar.
        """),
    CodePage(
      .duplicateScreen, "duplicate screen",
      why: """
        The id names the snapshot, so two screens cannot have the same one. The id is the value \
        of the key `screen`, by default the name of the file.
        """,
      remedy: "Set another `screen` in one of them."),
    CodePage(
      .invalidStep, "invalid step",
      why: "A step is a mapping with one key: the name of the step, with its value.",
      remedy: """
        Write, for example, `- tap: rightBarButton`. The help proposes a step with a similar \
        name, or lists all steps.
        """),
    CodePage(
      .failedStep, "the step cannot be performed on the screen",
      why: """
        The element is missing, disabled, or covered by a menu at that moment. Only a run of the \
        screen can find this.
        """,
      remedy: """
        The help lists the elements that are available at that moment, and `diorama render` \
        shows the frame in which the step failed. An earlier step may be missing, such as one \
        that opens the menu with the item to tap, or one that waits until the data is loaded.
        """),
  ]

  /// Problems of screens, some of which may be intended.
  private static let ofScreens: [CodePage] = [
    CodePage(
      .overlappingSections, "two sections of a list cover the same time",
      why: """
        A friend request that is in both sections is shown in the first one, which is rarely \
        intended.
        """,
      remedy: "End one section where the next one begins."),
    CodePage(
      .deprecatedSpelling, "the spelling is from an older kit version",
      why: "The spelling still works. The help shows the current spelling.",
      remedy: "`diorama lint --fix` writes the current spelling."),
    CodePage(
      .pathOutsideProject, "the path points outside the project folder",
      why: "An untrusted project must not read your files, not even through a link.",
      remedy: """
        Move the file into the project. Use `--follow-links` to read folders that consist of \
        links.
        """),
    CodePage(
      .limit, "a limit is exceeded",
      why: """
        Lists and mappings can be nested up to 64 levels deep. A file can have 16 MiB, and a \
        document 100,000 nodes including expanded aliases; a fixture can have 100 times as many \
        nodes. Files that are written by hand stay below these limits.
        """,
      remedy: "Split the file, or use an SQLite fixture for large data."),
    CodePage(
      .unreadableFile, "the file cannot be read",
      why: """
        The file does not exist, its permissions do not allow reading, or it is not a regular \
        file.
        """,
      remedy: """
        Check the path. In a file it is relative to the folder of that file, on the command line \
        to the working folder.
        """),
  ]

  /// Problems of projects.
  private static let ofProjects: [CodePage] = [
    CodePage(
      .invalidSuppression, "invalid comment for ignoring a problem",
      why: """
        A comment that begins with `diorama:` ignores a code on its line or the next one, and \
        gives the reason.
        """,
      remedy: """
        Write `# diorama: ignore CODE because REASON`. Errors that prevent the screen from being \
        shown cannot be ignored.
        """),
    CodePage(
      .unusedSuppression, "the comment ignores nothing",
      why: """
        The problem that the comment was written for is fixed. If the comment stays, it would \
        hide the next problem on that line.
        """,
      remedy: "Remove the comment."),
    CodePage(
      .unusedDefault, "a default of the project applies to no screen",
      why: """
        `diorama.yaml` sets a default for all screens, but no screen can use it: no screen \
        accepts the type, or no view controller has the parameter.
        """,
      remedy: "Remove it, or move it to the screen that it is meant for."),
    CodePage(
      .unusedFailure, "a network failure that never triggered",
      why: """
        The screen sent no such request while the failure was active, or other entries applied \
        to all such requests. The snapshot shows no failure. This is known only after the run; for \
        a failure in `diorama.yaml`, after a test of all screens, none of which triggers it.
        """,
      remedy: """
        Use the name of a request that the screen sends, as `show: log` lists them, or add the \
        step that sends it. If the screen is right not to trigger the failure, ignore the \
        problem with a comment.
        """),
    CodePage(
      .notAScreen, "the file looks like a screen file, but is not one",
      why: """
        A file that is empty, has only comments, contains a fixture, or is called `a.YAML` or \
        `a.yaml.txt` is not run, which is easy to miss.
        """,
      remedy: """
        Rename the file as the help proposes, add a screen, move a fixture into a folder \
        `fixtures`, or begin the file's name with `_` so that it is skipped.
        """),
    CodePage(
      .formatString, "a text has the wrong number of placeholders",
      why: """
        The kit inserts one number or some names into this text. Any other placeholder, and one \
        too many, would be shown as it is written, and the real kit may crash the app.
        """,
      remedy: "Write the placeholder that the help names, as many times as the help allows."),
    CodePage(
      .lookAlike, "typographic quotes around a text",
      why: """
        A word processor changed the quotes to “ ”. YAML reads them as part of the text, and \
        they are shown.
        """,
      remedy: """
        Write ' or " around the text. To show typographic quotes, put them inside these quotes.
        """),
    CodePage(
      .lostText, "a part of the text is not in the value",
      why: """
        A word that begins with & is an anchor for what follows it, and a # after a space begins \
        a comment: `&Co KG` shows KG, and `Room #12` shows Room.
        """,
      remedy: """
        Put the whole text in quotes. Use an intended anchor in an alias, as in `*name`, or \
        remove it. Write a space after the # of an intended comment.
        """),
  ]

  /// Problems of an app's own code.
  private static let ofSwiftCode: [CodePage] = [
    CodePage(
      .strayTask, "a task continued on another thread",
      why: """
        A run has one thread and one clock. A task that continues on a thread of other code is \
        too late for the frame, so its effect would be visible in one run and not in the next.
        """,
      remedy: """
        Make the code that the task waits for respond on the main queue. In tests, replace that \
        code with code that does.
        """,
      swift: """
        private actor Stranger {
          let thread = OwnThread()
          nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }
          func answer() -> String { "an answer" }
        }
        """),
    CodePage(
      .unfinishedTask, "a task was still running when the run ended",
      why: """
        A frame shows what was done when it was taken. What a task does after an 'await' that \
        has not ended by then is in no frame, so no test notices if it breaks.
        """,
      remedy: """
        Make the code that the task waits for respond in the run, on the main queue. If the task \
        sleeps, wake it with a step such as 'advance: 1s' before the last frame. If it runs \
        forever, such as one that listens, write '# diorama: ignore unfinished-task because \
        ...'.
        """,
      swift: "Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }"),
    CodePage(
      .ownThread, "the code started its own thread",
      why: """
        The thread uses the clock of the machine, and it may still be running when the frame is \
        taken.
        """,
      remedy: "Do the work on the main queue, or replace the code in tests with code that does.",
      swift: "Thread { _ = Date() }.start()"),
    CodePage(
      .crashed, "the code ended the process that it ran in",
      why: """
        It crashed, for example with an index out of range, or called `exit` or `abort`. The \
        other screens were run without it.
        """,
      remedy: "The message names the function. The help names a file with the complete output.",
      swift: "greeting = [greeting][greeting.count]"),
    CodePage(
      .timeLimit, "the screen did not finish in time",
      why: """
        Its code runs in an endless loop, or does much work. `advance` and timers of the screen \
        do not wait, so they do not count.
        """,
      remedy: "End the loop. `--timeout SECONDS` sets the limit; the default is 10.",
      swift: "while !greeting.isEmpty { greeting = String(greeting.reversed()) }"),
    CodePage(
      .memoryLimit, "the process used too much memory while the screen ran",
      why: """
        Its code keeps more than half of the memory of the machine, or more than `--memory` \
        allows.
        """,
      remedy: "Reduce the memory use. `--memory MEGABYTES` sets the limit.",
      swift: """
        var eaten: [[Int]] = []
        while eaten.count >= 0 { eaten.append(Array(repeating: greeting.count, count: 1 << 17)) }
        """),
    CodePage(
      .conflictingConstraints, "constraints contradict each other",
      why: "UIKit would break one of them and log it. Which one is not predictable.",
      remedy: "Remove one of them, or lower its priority.",
      swift: """
        for width in [50.0, 80] {
          label.widthAnchor.constraint(equalToConstant: width).isActive = true
        }
        """),
    CodePage(
      .looseConstraint, "a constraint has no common superview, or cannot be read",
      why: """
        Its two views have no superview in common, or a visual format names a view that it was \
        not given. UIKit would crash the app.
        """,
      remedy: "Add the views first, and check the names.",
      swift: """
        let stranger = UIView()
        stranger.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
        """),
    CodePage(
      .missingNib, "the code uses a nib, a storyboard or a segue",
      why: "Diorama cannot read them, so nothing is shown in their place.",
      remedy: "Build the view in code for tests, or leave the screen out.",
      swift: "_ = Bundle.main.loadNibNamed(\"Card\", owner: nil)"),
    CodePage(
      .absentScreen, "the code shows a screen of the real kit that is not available here",
      why: """
        Its name exists so that the code of an app compiles. Its content is not implemented, so \
        an empty page is shown.
        """,
      remedy: """
        End the steps before it, or register your own class under its name. FIDELITY.md lists \
        the screens that are available.
        """),
    CodePage(
      .duplicateFrame, "duplicate frame label",
      why: """
        A difference names its frame by its label, so two frames with one label cannot be \
        distinguished.
        """,
      remedy: "Give each `snapshot` step its own label."),
    CodePage(
      .accessibilityLabel, "a tappable element has no accessibility label",
      why: """
        It shows only an image. VoiceOver would read the name of the image file, or nothing. \
        This is checked if a screen has `show: [accessibility]`.
        """,
      remedy: """
        Set its `accessibilityLabel` in Swift. If a part of a kit has none, end the line with \
        `# diorama: ignore a11y-label because REASON`.
        """),
    CodePage(
      .accessibilityContrast, "the contrast of a text or an image is too low",
      why: """
        Text needs a contrast of 4.5 to 1; large text and tappable images need 3 to 1 (WCAG 2, \
        1.4.3 and 1.4.11). Disabled elements are not checked. This is checked if a screen has \
        `show: [accessibility]`.
        """,
      remedy: "Use a darker or lighter color in the set of colors or in the theme."),
    CodePage(
      .accessibilityOrder, "the accessibility order differs from the visual order",
      why: """
        `accessibilityElements` of a view lists its elements in another order than the screen \
        shows them, from top to bottom.
        """,
      remedy: "List the elements in the order in which they are shown.",
      swift: "view.accessibilityElements = [button, label]"),
  ]
}
