import Foundation

extension AppFiles {
  /// The endings of the paths of files with an app's texts and colors.
  package static let resourceEndings = [
    ".strings", ".stringsdict", ".xcstrings", ".colorset/Contents.json",
  ]

  /// Returns code that makes the functions for texts and colors read the app's own files.
  ///
  /// The functions hide those of Foundation and UIKit in the module of the app.
  ///
  /// - Parameter files: the paths of the files, and their bytes.
  /// - Returns: the code; without files empty. Files that cannot be read get a warning.
  package static func resourceCode(_ files: [(path: String, bytes: [UInt8])]) -> String {
    if files.isEmpty { return "" }
    var problems: [Notice] = []
    var list = ""
    for (path, bytes) in files {
      let data = Data(bytes)
      do {
        if path.hasSuffix("json") || path.hasSuffix(".xcstrings") {
          _ = try JSONSerialization.jsonObject(with: data)
        } else {
          _ = try PropertyListSerialization.propertyList(from: data, format: nil)
        }
      } catch {
        problems.append(
          Notice(
            path: path, line: 1,
            message: "this file cannot be read, so its texts or its color are missing"))
        continue
      }
      // The folder names the language or the color.
      let name = path.split(separator: "/").suffix(2).joined(separator: "/")
      list += "  (\(quoted(name)), \(quoted(data.base64EncodedString()))),\n"
    }
    return "import UIKit\n\nprivate let appResources = AppResources([\n\(list)])\n" + functions
      + warnings(problems)
  }

  private static let functions = """

    func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
      comment: String
    ) -> String { appResources.text(key, table: tableName, value: value) }

    extension Bundle {
      func localizedString(forKey key: String, value: String?, table: String?) -> String {
        appResources.text(key, table: table, value: value)
      }
    }

    extension String {
      init(
        localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
      ) { self = appResources.localized(key, table: table) }

      init(format: __shared String, _ arguments: any CVarArg...) {
        self = appResources.format(format, arguments, nil)
      }

      init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = appResources.format(format, arguments, nil)
      }

      init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self = appResources.format(format, arguments, locale)
      }

      init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
        self = appResources.format(format, arguments, locale)
      }

      static func localizedStringWithFormat(
        _ format: String, _ arguments: any CVarArg...
      ) -> String { appResources.format(format, arguments, .ofRun) }
    }

    extension UIColor {
      convenience init?(named name: String) { self.init(named: name, of: appResources) }

      convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
      ) { self.init(named: name, of: appResources) }
    }

    """
}
