/// All that a gallery shows, as one value: the JSON that its page reads, and that
/// `diorama gallery --format json` prints. docs/Gallery.md explains it key by key.
///
/// What repeats is kept once, in ``strings``, ``styles``, ``sources`` and ``rows``, and named by its
/// number: thousands of frames share most of their rows.
public struct GalleryModel: Codable, Sendable {
  /// The word that says what the JSON is.
  public static let format = "diorama-gallery"
  /// The version of the format. One that only has more keys is of the same version.
  public static let version = 1

  /// ``format``.
  public var format = GalleryModel.format
  /// ``version``.
  public var version = GalleryModel.version
  /// The version of the program that made it.
  public var diorama: String
  /// What the screens are of.
  public var project: Project
  /// What they are compared with instead of what is recorded; nil for that.
  public var against: Baseline?
  /// Which screens it has, where others are left out: `changed` or `failed`.
  public var only: String?
  /// What somebody types about them; nil where there is nothing to decide.
  public var commands: Commands?
  /// How the page reaches the server that gave it; nil for a page that has none.
  public var live: Live?
  /// How often something was shown when this was, where it comes from a server; else nil.
  public var revision: Int?
  /// The ids of all screens in order, where ``screens`` has only those that changed since a revision
  /// that was asked for; else nil.
  public var order: [String]?
  /// How many screens there are of each state, those that are left out among them.
  public var summary: Summary
  /// Texts of runs, of labels and of sources.
  public var strings: [String] = []
  /// Looks of runs; the first is that of a frame's own ink on its own ground.
  public var styles: [Style] = [Style()]
  /// Where texts come from.
  public var sources: [Source] = []
  /// Rows of frames, from the left border to the right one.
  public var rows: [[Run]] = []
  /// Inks and grounds of frames.
  public var themes: [Theme] = []
  /// Files that something stands in.
  public var files: [File] = []
  /// The screens, in the order of files and documents, then snapshots that no screen has.
  public var screens: [Screen] = []
  /// What differs, each change once, those of one cause together.
  public var groups: [Group] = []

  /// What the screens are of.
  public struct Project: Codable, Sendable, Hashable {
    /// The name of its folder.
    public var name: String
    /// The path that it was found by.
    public var path: String
  }

  /// Another side of the comparison.
  public struct Baseline: Codable, Sendable, Hashable {
    /// What it is called.
    public var name: String
  }

  /// Lines to type in a shell, from where the gallery was made; they name that command, and the paths
  /// that it was given.
  public struct Commands: Codable, Sendable, Hashable {
    /// What carries out a file of decisions, whose name is to be written behind it.
    public var apply: String
    /// What tests the same screens, so that what differs waits for a decision.
    public var test: String
  }

  /// A page with a server.
  public struct Live: Codable, Sendable, Hashable {
    /// What each request has to say.
    public var token: String
  }

  /// How many screens there are of each state.
  public struct Summary: Codable, Sendable, Hashable {
    /// All of them.
    public var screens = 0
    /// Those that show what is recorded.
    public var same = 0
    /// Those that show something else.
    public var changed = 0
    /// Those of which nothing is recorded.
    public var missing = 0
    /// Those that could not be run.
    public var failed = 0
    /// Snapshots that no screen has.
    public var leftOver = 0
  }

  /// How a text looks; what is nil is as in the rest of its frame.
  public struct Style: Codable, Sendable, Hashable {
    /// The colour of the text, as `#rrggbb`.
    public var fg: String?
    /// The colour behind it.
    public var bg: String?
    /// Whether the font is bold; else nil.
    public var bold: Bool?
  }

  /// An ink and a ground.
  public struct Theme: Codable, Sendable, Hashable {
    /// `light` or `dark`.
    public var name: String
    /// The colour of text.
    public var ink: String
    /// The colour behind it.
    public var ground: String
    /// The colour of borders.
    public var dim: String
  }

  /// A file that something stands in.
  public struct File: Codable, Sendable, Hashable {
    /// Its path.
    public var path: String
    /// What stands in it; nil for files other than those of screens and projects, and for very large
    /// ones.
    public var text: String?
  }

  /// How a screen stands to what is recorded of it.
  public enum State: String, Codable, Sendable, Hashable, CaseIterable {
    /// It shows what is recorded.
    case same
    /// It shows something else.
    case changed
    /// Nothing is recorded.
    case missing
    /// It could not be run, or what is recorded cannot be read.
    case failed
    /// No screen has the snapshot.
    case leftOver
  }

  /// A screen, or a variant of one; or a snapshot that none has.
  public struct Screen: Codable, Sendable {
    /// The screen's name with its variant, such as `settings@dark`; of a snapshot that no screen has,
    /// and where two projects have screens of one name, the snapshot's path from the root of the
    /// repository on.
    public var id: String
    /// The screen that it is a variant of; of a snapshot that no screen has the one that it was of.
    public var of: String?
    /// The variant's name.
    public var variant: String?
    /// The number of its file; nil for a snapshot that no screen has.
    public var file: Int?
    /// The line where it is declared, from 1.
    public var line: Int?
    /// How many lines that takes.
    public var lines: Int?
    /// The folder of its file, from the project's on; empty for that itself.
    public var folder: String
    /// The kit's screen that it is, or was: the class of its view controller.
    public var system: String
    /// What it says of itself.
    public var description: String?
    /// The words for `--tag`.
    public var tags: [String]
    /// The classes that it is made of, and that drew its rows.
    public var types: [String]
    /// What its rows are called, such as users' ids.
    public var ids: [String]?
    /// How it stands.
    public var state: State
    /// The number of its theme.
    public var theme: Int
    /// The columns of its frames.
    public var width: Int
    /// The path of its snapshot.
    public var snapshot: String
    /// The number of the theme of what is recorded, where that is another one.
    public var recordedTheme: Int?
    /// The rows of the snapshot's head: the types that were resolved.
    public var head: [Int]?
    /// The same as recorded, where it is otherwise.
    public var recordedHead: [Int]?
    /// What it shows; of one that failed what it showed then, if anything.
    public var frames: [Frame]
    /// What is recorded, where that is something else.
    public var recorded: [Frame]?
    /// What is wrong with it.
    public var diagnostics: [Problem]?
    /// What kept it from being run in the other revision.
    public var againstDiagnostics: [Problem]?
    /// The digest of what is shown and of what is recorded, which a decision about it has to name;
    /// nil where there is nothing to decide.
    public var digest: String?
  }

  /// A frame of a screen.
  public struct Frame: Codable, Sendable, Hashable {
    /// What stands above it; may be empty.
    public var label: String
    /// The numbers of its rows.
    public var rows: [Int]
    /// The numbers of the rows of what is said beside it: styles, accessibility, log.
    public var blocks: [Int]?
  }

  /// What is wrong with a screen.
  public struct Problem: Codable, Sendable, Hashable {
    /// `error` or `warning`.
    public var severity: String
    /// Its code, such as `unknown-key`.
    public var code: String
    /// What is wrong.
    public var message: String
    /// What to do about it.
    public var help: String?
    /// Where, as `file:line:column`.
    public var place: String?
  }

  /// What differs in the same way in some screens.
  public struct Group: Codable, Sendable, Hashable {
    /// What differs, in a line.
    public var title: String
    /// What it is called on a command line; nil for what is called by its screens.
    public var id: String?
    /// The value that it comes from, such as `headerComponent.title`; nil where nobody knows.
    public var cause: String?
    /// Where that stands.
    public var place: String?
    /// The numbers of the screens.
    public var screens: [Int]
    /// The lines of a patch that shows it.
    public var hunk: [String]
  }
}
