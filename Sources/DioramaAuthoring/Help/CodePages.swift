import YAML

/// The pages of all codes in one table, grouped by what they are about. A test compares them with
/// the existing codes, and runs each example.
extension CodePage {
  /// The page of each code.
  public static let all: [CodePage] = ofFiles + ofNames + ofScreens + ofProjects + ofSwiftCode

  /// Problems of the text of files.
  private static let ofFiles: [CodePage] = [
    CodePage(
      .yamlSyntax, "the text is not YAML",
      why: """
        A sign stands where YAML has another meaning for it, a quote or a bracket is not \
        closed, or a line is not indented like those that it belongs to. Nothing of the \
        document can be read then.
        """,
      remedy: """
        Look at the very spot, and at the note below it, which says where what is not closed \
        began. A text with ': ', '#', '%' or '@' goes into quotes; lines are indented with \
        blanks, those of one mapping alike.
        """),
    CodePage(
      .duplicateKey, "a mapping has a key twice",
      why: "YAML keeps one of them only, and which one is a matter of taste; so neither counts.",
      remedy: "Take one of the two out. The note shows the first one."),
    CodePage(
      .unknownKey, "nothing is set by this key",
      why: """
        The key is misspelt, or it belongs into another mapping, or this view controller \
        does not have it. What it says would be passed over.
        """,
      remedy: """
        Take what the help proposes. `diorama types NAME` lists what a type takes, \
        docs/Reference.md the keys that every screen has.
        """),
    CodePage(
      .missingKey, "a required key is not there",
      why: """
        Without it there is nothing to show: a screen needs a view controller, and that the \
        parameters of its initialiser.
        """,
      remedy: "Add the key; the help says what it is for."),
    CodePage(
      .wrongValue, "the value is not one that may stand here",
      why: """
        What a key takes comes from the types of the kit, not from a guess: a list where a \
        text has to stand, a word that is none of those that are known, a number that is too \
        large.
        """,
      remedy: "Write what the message expects; of words the help proposes the nearest."),
  ]

  /// Problems of names.
  private static let ofNames: [CodePage] = [
    CodePage(
      .unknownType, "no type is registered under this name",
      why: """
        The name is misspelt, or it is a type of your app's that the command you call does \
        not know: `diorama` itself knows the shipped kits only.
        """,
      remedy: """
        Take what the help proposes, or see `diorama types`. Types of your own are \
        registered in a test target or a command of your own.
        """),
    CodePage(
      .wrongKind, "the type is registered, but cannot be used here",
      why: """
        A list cannot be a header, and a header of one module not that of another: the real \
        kit would not take it, either.
        """,
      remedy: "Name one of the types that the help lists, or a subclass of one."),
    CodePage(
      .unknownReference, "the name refers to nothing",
      why: """
        An id of a user, a channel or a group is none of the fixture's, or an alias has no \
        anchor.
        """,
      remedy: """
        Put the id right, which `diorama lint --fix` does where a single letter is wrong and \
        no other id is near; or add what is missing to the fixture.
        """),
    CodePage(
      .duplicateScreen, "two screens have the same id",
      why: """
        The id names the snapshot, and two screens cannot have one. It is the key `screen`, \
        else the name of the file.
        """,
      remedy: "Give one of them another `screen`."),
    CodePage(
      .invalidStep, "the step is written wrongly",
      why: "A step is a mapping of one key, the step's name, to what it is done with.",
      remedy: """
        Write `- tap: rightBarButton`, say. The help proposes a step that is spelt like it, \
        or lists all.
        """),
    CodePage(
      .failedStep, "the step could not be done on the screen",
      why: """
        What is to be touched is not there, is switched off, or lies below a menu at that \
        moment. It is only found by running the screen.
        """,
      remedy: """
        The help says what could be touched then, and `diorama render` shows the frame in \
        which the step failed. A step before it may be missing, such as one that waits for \
        what is loading.
        """),
  ]

  /// Problems of screens, some of which may be intended.
  private static let ofScreens: [CodePage] = [
    CodePage(
      .overlappingSections, "two sections of a list cover the same time",
      why: """
        A friend request that falls into both is shown in the first one, which is seldom \
        what is meant.
        """,
      remedy: "End one section where the next begins."),
    CodePage(
      .deprecatedSpelling, "the spelling is one of an older kit version",
      why: "It is read, and means what is written today as the help says.",
      remedy: "`diorama lint --fix` writes today's spelling."),
    CodePage(
      .pathOutsideProject, "the path leaves the project's folder",
      why: "A project of somebody else's must not read your files, not through a link either.",
      remedy: """
        Move the file into the project. Trees that are made of links are read with \
        `--follow-links`.
        """),
    CodePage(
      .limit, "the file is larger or deeper than allowed",
      why: """
        Lists and mappings stand 64 deep at most, a file has 16 MiB, a document 100,000 \
        nodes with aliases written out; a fixture may have a hundred times as many. What is \
        more was not written by hand.
        """,
      remedy: "Split the file, or use a fixture in SQLite for large data."),
    CodePage(
      .unreadableFile, "the file cannot be read",
      why: "It is not there, may not be read, or is something else than a file.",
      remedy: "Look at the path, which is relative to the file that it stands in."),
  ]

  /// Problems of projects.
  private static let ofProjects: [CodePage] = [
    CodePage(
      .invalidSuppression, "a comment that ignores something is not written as one",
      why: """
        A comment that begins with `diorama:` lets a code pass on its line or the next one, \
        and says why.
        """,
      remedy: """
        Write `# diorama: ignore CODE because REASON`. Errors without which there is no \
        screen cannot be ignored.
        """),
    CodePage(
      .unusedSuppression, "a comment ignores what is not there",
      why: """
        What it was for has been mended; left alone, it would hide the next mistake on that \
        line.
        """,
      remedy: "Take the comment out."),
    CodePage(
      .unusedDefault, "a project's default fits no screen",
      why: """
        `diorama.yaml` sets something for all screens, and none of them takes it: a type \
        that is none of theirs, or a parameter that no view controller has.
        """,
      remedy: "Take it out, or put it into the screen that it is meant for."),
    CodePage(
      .unusedFailure, "a failure of the network that no request has met",
      why: """
        The screen has not asked for that while it was to fail, or other entries have met every \
        request: what the snapshot shows has no failure in it. It is known when the run is over.
        """,
      remedy: """
        Name a request that the screen sends, as `show: log` lists them, or do the step that \
        sends it. A failure that a screen is right not to meet is ignored with a comment.
        """),
    CodePage(
      .notAScreen, "a file looks like one of screens, and is none",
      why: """
        A file that is empty, holds comments only, or is called `a.YAML` or `a.yaml.txt` is \
        not run, and nobody would notice.
        """,
      remedy: """
        Rename it as the help says, write a screen, or begin its name with `_`, so that it \
        is left alone.
        """),
    CodePage(
      .formatString, "a text takes another number of values than it is given",
      why: """
        The kit puts one number or some names into this text. Any other sign, and one too \
        many, would be shown as it is written, and the real kit may stop the app for it.
        """,
      remedy: "Write the sign that the help names, as often as it says."),
    CodePage(
      .lookAlike, "quotes of prose stand around a text",
      why: """
        A word processor has made “ ” of the quotes. YAML takes them for a part of the text, \
        and they are shown.
        """,
      remedy: """
        Write ' or " around the text. Where the quotes of prose shall be shown, put them \
        inside of those.
        """),
    CodePage(
      .lostText, "YAML takes a part of a text for something else",
      why: """
        A word that begins with & is a name for what stands behind it, and a # behind a blank \
        begins a comment: `&Co KG` shows KG, and `Room #12` shows Room.
        """,
      remedy: """
        Put the whole text in quotes. An anchor that is meant as one is named by an alias, as \
        in `*name`, or taken out; a comment has a blank behind its #.
        """),
  ]

  /// Problems of an app's own code.
  private static let ofSwiftCode: [CodePage] = [
    CodePage(
      .strayTask, "a task left the run for another thread",
      why: """
        A run has one thread and one clock. A task that goes on from a thread of somebody \
        else's comes too late for the frame, so that what it does would be seen one time and \
        not the next.
        """,
      remedy: """
        Let what it waits for answer on the main queue; in tests, put something in its place \
        that does.
        """,
      swift: """
        private actor Stranger {
          let thread = OwnThread()
          nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }
          func answer() -> String { "an answer" }
        }
        """),
    CodePage(
      .unfinishedTask, "a task was still at work when the run ended",
      why: """
        A frame shows what was done when it was taken. What a task does behind an 'await' that has \
        not ended then is in no frame, so that no test sees it break.
        """,
      remedy: """
        Let what it waits for answer in the run, on the main queue; one that sleeps wakes with a \
        step such as 'advance: 1s' before the last frame. Where it goes on for ever, as one that \
        listens does, say so with '# diorama: ignore unfinished-task because ...'.
        """,
      swift: "Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }"),
    CodePage(
      .ownThread, "the code started a thread of its own",
      why: "Its clock is the machine's, and it may still be at work when the frame is taken.",
      remedy: "Do the work on the main queue, or put something in its place that does.",
      swift: "Thread { _ = Date() }.start()"),
    CodePage(
      .crashed, "the code ended the process that it ran in",
      why: """
        It trapped, as an index out of range does, or called `exit` or `abort`. The other \
        screens were run without it.
        """,
      remedy: "The message names the function, the help a file with all that was printed.",
      swift: "greeting = [greeting][greeting.count]"),
    CodePage(
      .timeLimit, "the screen did not come to its end in time",
      why: """
        Its code goes round in a circle, or does much work. Time on the screen's own clock \
        costs nothing.
        """,
      remedy: "End the circle; `--timeout SECONDS` gives it more time, 10 are usual.",
      swift: "while !greeting.isEmpty { greeting = String(greeting.reversed()) }"),
    CodePage(
      .memoryLimit, "the process took too much memory while the screen ran",
      why: """
        Its code keeps more than half of the machine's memory, or more than `--memory` \
        allows.
        """,
      remedy: "Let it keep less; `--memory MEGABYTES` sets the limit.",
      swift: """
        var eaten: [[Int]] = []
        while eaten.count >= 0 { eaten.append(Array(repeating: greeting.count, count: 1 << 17)) }
        """),
    CodePage(
      .conflictingConstraints, "constraints contradict each other",
      why: "UIKit would break one of them and log it; which one is not sure.",
      remedy: "Take one out, or lower its priority.",
      swift: """
        for width in [50.0, 80] {
          label.widthAnchor.constraint(equalToConstant: width).isActive = true
        }
        """),
    CodePage(
      .looseConstraint, "a constraint ties nothing, or cannot be read",
      why: """
        Its two views have no superview in common, or a visual format names a view that it \
        was not given. UIKit would stop the app for it.
        """,
      remedy: "Add the views first, and look at the names.",
      swift: """
        let stranger = UIView()
        stranger.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
        """),
    CodePage(
      .missingNib, "the code asked for a nib, a storyboard or a segue",
      why: "None of them is read here, so that nothing is shown in its place.",
      remedy: "Build the view in code for tests, or leave the screen out.",
      swift: "_ = Bundle.main.loadNibNamed(\"Card\", owner: nil)"),
    CodePage(
      .absentScreen, "the code shows a screen of the real kit that is not here",
      why: """
        Its name can be written, so that an app's code compiles; what it shows was not built \
        again, and an empty page stands there.
        """,
      remedy: """
        Stop before it, or register a class of your own under its name. FIDELITY.md lists \
        the screens that are here.
        """),
    CodePage(
      .duplicateFrame, "two frames of a snapshot have one label",
      why: "A difference names its frame by its label, so nobody can tell which of the two it is.",
      remedy: "Give each `snapshot` step a label of its own."),
    CodePage(
      .accessibilityLabel, "a screen reader has no words for something that can be touched",
      why: """
        It shows a picture alone. VoiceOver would read the name of the picture's file, or \
        nothing. Looked for where a screen says `show: [accessibility]`.
        """,
      remedy: "Set its `accessibilityLabel` in Swift."),
    CodePage(
      .accessibilityContrast, "a text or a picture is hard to tell from what it lies on",
      why: """
        Text needs a contrast of 4.5 to 1, large text and pictures that can be touched need 3 \
        (WCAG 2, 1.4.3 and 1.4.11). What is switched off is left out. Looked for where a \
        screen says `show: [accessibility]`.
        """,
      remedy: "Take a darker or a lighter colour, in the set of colours or in the theme."),
    CodePage(
      .accessibilityOrder, "a screen reader's order is not that in which things stand",
      why: """
        `accessibilityElements` of a view lists what is in it in another order than that of \
        the screen, from top to bottom.
        """,
      remedy: "List the elements in the order in which they stand.",
      swift: "view.accessibilityElements = [button, label]"),
  ]
}
