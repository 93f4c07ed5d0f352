import DioramaSystem
import Foundation

/// Turns an SVG picture into a PNG with an installed Chromium.
struct ChromiumPicture {
  /// Why there is no PNG.
  enum Failure: Error {
    /// No browser is installed.
    case noBrowser
    /// The browser wrote no PNG.
    case failed(browser: String)
    /// A file cannot be written.
    case unwritten(path: String, FileSystem.Failure)
  }

  /// The pixels of a point.
  static let scale = 2
  private static let names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
  /// How long the browser may take.
  private static let time = Duration.seconds(60)

  /// Returns the path of the browser, in one of some folders separated by colons.
  private static func browser(in path: String) -> String? {
    let folders = path.split(separator: ":")
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Returns the PNG of a picture.
  ///
  /// - Parameters:
  ///   - svg: the picture.
  ///   - width: its width in points.
  ///   - height: its height in points.
  ///   - path: the folders of programs, separated by colons.
  static func png(
    of svg: String, width: Int, height: Int, path: String
  ) throws(Failure) -> [UInt8] {
    guard let browser = browser(in: path) else { throw .noBrowser }
    let folder: String
    do throws(FileSystem.Failure) {
      folder = try FileSystem.makeTemporaryFolder()
    } catch {
      throw .unwritten(path: "a temporary folder", error)
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (source, result) = ("\(folder)/phone.svg", "\(folder)/phone.png")
    do throws(FileSystem.Failure) {
      try FileSystem.write(Array(svg.utf8), to: source)
    } catch {
      throw .unwritten(path: source, error)
    }
    // A browser of the administrator has no sandbox. The picture has no scripts.
    let sandbox = geteuid() == 0 ? ["--no-sandbox"] : []
    let process = ChildProcess(
      program: browser,
      arguments: sandbox + [
        "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
        "--user-data-dir=\(folder)/profile", "--force-device-scale-factor=\(scale)",
        "--default-background-color=00000000", "--window-size=\(width),\(height)",
        "--screenshot=\(result)", "file://\(source)",
      ], environment: CurrentProcess.variables)
    _ = process.run(includingStandardError: true, abortingAfter: time)
    guard let png = try? FileSystem.read(result), !png.isEmpty else {
      throw .failed(browser: browser)
    }
    return png
  }
}
