import DioramaGallery
import DioramaSystem

/// A file that an option names for a report, a page or a picture.
struct OutputFile {
  /// The kind of output.
  enum Kind {
    case junit, markdown, page, picture, png

    /// The noun for messages, and the option that names the file.
    fileprivate var labels: (noun: String, option: String) {
      switch self {
      case .junit: ("report", "--junit")
      case .markdown: ("report", "--report")
      case .page: ("gallery", "--out")
      case .picture, .png: ("picture", "--out")
      }
    }

    /// Returns whether a file with these contents may be overwritten. Reports may also be written
    /// to an empty file, a pipe or a device.
    fileprivate func replaces(_ bytes: [UInt8]) -> Bool {
      let line = bytes.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
      return switch self {
      case .junit:
        bytes.isEmpty || ["<?xml ", "<testsuite"].contains { line.starts(with: $0.utf8) }
      case .markdown:
        bytes.isEmpty
          || line.starts(with: "# ".utf8) && line.suffix(5).elementsEqual(" test".utf8)
      case .page: bytes.suffix(GalleryPage.mark.utf8.count + 1).starts(with: GalleryPage.mark.utf8)
      case .picture: bytes.starts(with: "<svg ".utf8)
      // The signature of a PNG, and the width of a phone.
      case .png:
        bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.count > 20
          && bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
            == ChromiumPicture.scale * PhoneSVG.width
      }
    }
  }

  let kind: Kind
  let path: String

  /// The limit of bytes that are read to determine what a file is.
  private static let maxBytes = 1 << 28

  /// Why the file is not written; nil if it is. A file with other contents is kept, in case its
  /// name was a mistake.
  var obstacle: String? {
    let (noun, option) = kind.labels
    if let failure = FileSystem.outputFailure(at: path) {
      return "'\(path)' is not overwritten: \(failure); choose another file with \(option)"
    }
    guard FileSystem.exists(path) else { return nil }
    if option == "--out", FileSystem.isFolder(path) {
      return "'\(path)' is a folder; --out takes a file name"
    }
    var bytes: [UInt8] = []
    if FileStamp(ofPlainFile: path) != nil {
      bytes = (try? FileSystem.read(path, atMost: Self.maxBytes)) ?? []
    }
    return kind.replaces(bytes)
      ? nil
      : "'\(path)' exists and is not a \(noun) of this tool; choose another file with \(option)"
  }
}
