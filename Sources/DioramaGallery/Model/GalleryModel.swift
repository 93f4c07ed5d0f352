/// The data of a gallery: the JSON that its page reads, and that `diorama gallery --format json`
/// prints. docs/Gallery.md explains it key by key.
///
/// Repeated values are stored once, in ``strings``, ``styles``, ``sources`` and ``rows``, and
/// referenced by number: thousands of frames share most of their rows.
public struct GalleryModel: Codable, Sendable {
  /// The name of the format in the JSON.
  public static let format = "diorama-gallery"
  /// The version of the format. Additional keys do not change the version.
  public static let version = 1

  /// ``format``.
  public var format = GalleryModel.format
  /// ``version``.
  public var version = GalleryModel.version
  /// The version of the program that made the model.
  public var diorama: String
  /// The projects of the screens.
  public var project: Project
  /// The revision that the screens are compared with; nil for what is recorded.
  public var against: Baseline?
  /// The screens that the model has: `changed` or `failed`; nil for all.
  public var only: String?
  /// The commands for the screens; nil if there is nothing to decide.
  public var commands: Commands?
  /// The server of the page; nil for a page without a server.
  public var live: Live?
  /// The server's revision of the model; nil for a model without a server.
  public var revision: Int?
  /// The ids of all screens in order, if ``screens`` has only those that changed since the
  /// requested revision; else nil.
  public var order: [String]?
  /// The number of screens in each state, including omitted screens.
  public var summary: Summary
  /// The texts of runs, labels and sources.
  public var strings: [String] = []
  /// The styles of runs; the first is the frame's own ink on its own ground.
  public var styles: [Style] = [Style()]
  /// The sources of texts.
  public var sources: [Source] = []
  /// The rows of frames, from the left border to the right one.
  public var rows: [[Run]] = []
  /// The tables of the pictures of frames as phones; nil if no frame has one.
  public var phone: Phone?
  /// The inks and grounds of frames.
  public var themes: [Theme] = []
  /// The files of screens and sources.
  public var files: [File] = []
  /// The screens, in the order of files and documents, then the orphaned snapshots.
  public var screens: [Screen] = []
  /// The differences, each change once; changes with the same cause are adjacent.
  public var groups: [Group] = []

  /// The project of the screens, or several.
  public struct Project: Codable, Sendable, Hashable {
    /// The name of its folder; of several projects, separated by commas.
    public var name: String
    /// The path by which it was found.
    public var path: String
  }

  /// The revision that the screens are compared with.
  public struct Baseline: Codable, Sendable, Hashable {
    /// The name of the revision.
    public var name: String
  }

  /// Shell commands, to be run in the folder where the gallery was made. They have the command's
  /// name and the paths that it was given.
  public struct Commands: Codable, Sendable, Hashable {
    /// The command that applies a file of decisions; the file's name is to be appended.
    public var apply: String
    /// The command that tests the same screens, so that differences become pending.
    public var test: String
  }

  /// The data of a page with a server.
  public struct Live: Codable, Sendable, Hashable {
    /// The token that each request must contain.
    public var token: String
  }

  /// The number of screens in each state.
  public struct Summary: Codable, Sendable, Hashable {
    /// All screens.
    public var screens = 0
    /// Screens that show what is recorded.
    public var same = 0
    /// Screens that show something else.
    public var changed = 0
    /// Screens without a snapshot.
    public var missing = 0
    /// Screens that could not be run.
    public var failed = 0
    /// Orphaned snapshots.
    public var orphaned = 0
  }

  /// The style of a text; nil values are those of its frame.
  public struct Style: Codable, Sendable, Hashable {
    /// The color of the text, as `#rrggbb`.
    public var fg: String?
    /// The background color, as `#rrggbb`.
    public var bg: String?
    /// True for a bold font; else nil.
    public var bold: Bool?
  }

  /// The colors of a frame.
  public struct Theme: Codable, Sendable, Hashable {
    /// `light` or `dark`.
    public var name: String
    /// The color of text.
    public var ink: String
    /// The background color.
    public var ground: String
    /// The color of borders.
    public var dim: String
  }

  /// A file of a screen or of a source.
  public struct File: Codable, Sendable, Hashable {
    /// The file's path.
    public var path: String
    /// The file's text; nil for files other than those of screens and projects, and for very large
    /// files.
    public var text: String?
  }

  /// The result of comparing a screen with what is recorded for it.
  public enum State: String, Codable, Sendable, Hashable, CaseIterable {
    /// It shows what is recorded.
    case same
    /// It shows something else.
    case changed
    /// Nothing is recorded.
    case missing
    /// It could not be run, or what is recorded cannot be read.
    case failed
    /// The snapshot is orphaned.
    case orphaned
  }

  /// A screen, a variant of a screen, or an orphaned snapshot.
  public struct Screen: Codable, Sendable {
    /// The screen's name with its variant, such as `settings@dark`. For an orphaned snapshot, and
    /// for screens of two projects with the same name, the snapshot's path from the root of the
    /// repository.
    public var id: String
    /// The screen of a variant; for an orphaned snapshot the screen that it belonged to.
    public var of: String?
    /// The variant's name.
    public var variant: String?
    /// The number of its file; nil for an orphaned snapshot.
    public var file: Int?
    /// The line of its declaration, from 1.
    public var line: Int?
    /// The number of lines of its declaration.
    public var lines: Int?
    /// The folder of its file relative to the project's; empty for the project's folder.
    public var folder: String
    /// The class of its view controller, now or when it was recorded.
    public var system: String
    /// The description in its YAML.
    public var description: String?
    /// The screen's tags, as `--tag` takes them.
    public var tags: [String]
    /// The classes that it is made of, and those that drew its rows.
    public var types: [String]
    /// The ids of its rows, such as users' ids.
    public var ids: [String]?
    /// The result of comparing it.
    public var state: State
    /// The number of its theme.
    public var theme: Int
    /// The columns of its frames.
    public var width: Int
    /// The path of its snapshot.
    public var snapshot: String
    /// The number of the recorded theme, if it is a different one.
    public var recordedTheme: Int?
    /// The numbers of the rows of the snapshot's head: the types that were resolved.
    public var head: [Int]?
    /// The rows of the recorded head, if they differ.
    public var recordedHead: [Int]?
    /// What it shows; for a failed screen what it showed when it failed, if anything.
    public var frames: [Frame]
    /// What is recorded, if it differs.
    public var recorded: [Frame]?
    /// True if the snapshot does not have the colors of what is recorded, since it has no `styles`,
    /// or since there is no theme file: rows that did not change have the current colors.
    public var recordedPlain: Bool?
    /// The screen's diagnostics.
    public var diagnostics: [Problem]?
    /// Why the screen could not be run in the other revision.
    public var againstDiagnostics: [Problem]?
    /// The digest of what is shown and recorded, which a decision about the screen must contain;
    /// nil if there is nothing to decide.
    public var digest: String?
  }

  /// A frame of a screen.
  public struct Frame: Codable, Sendable, Hashable {
    /// The label above the frame; may be empty.
    public var label: String
    /// The numbers of its rows.
    public var rows: [Int]
    /// The numbers of the rows of the blocks of the frame: styles, accessibility, log.
    public var blocks: [Int]?
    /// Its picture as a phone: the numbers of the bands from top to bottom, from 1, with empty space
    /// as a negative number; then perhaps 0, and for each band over them its upper edge and its
    /// number. Nil for a frame that was not run.
    public var phone: [Int]?
  }

  /// A diagnostic of a screen.
  public struct Problem: Codable, Sendable, Hashable {
    /// `error` or `warning`.
    public var severity: String
    /// Its code, such as `unknown-key`.
    public var code: String
    /// The message.
    public var message: String
    /// The advice on how to fix it.
    public var help: String?
    /// The place, as `file:line:column`.
    public var place: String?
  }

  /// A change that some screens share.
  public struct Group: Codable, Sendable, Hashable {
    /// The difference, in one line.
    public var title: String
    /// The change's id on the command line; nil for a group that is identified by its screens.
    public var id: String?
    /// The ids of all changes of the group, which decisions can be about; nil for a group about
    /// whole screens.
    public var changes: [String]?
    /// The value that causes the change, such as `headerComponent.title`; nil if unknown.
    public var cause: String?
    /// The place of that value.
    public var place: String?
    /// All causes with their places, as reports name them, if there are several.
    public var causes: [String]?
    /// The numbers of the screens.
    public var screens: [Int]
    /// The lines of a patch that shows the change.
    public var hunk: [String]
  }
}
