/// The modules that an app's files can import.
package struct AvailableModules: Sendable {
  /// The modules here that are named like those of the real kits; an app's target depends on them.
  ///
  /// `Package.swift` declares them; a test compares the two.
  package static let ofThisPackage: [String] = [
    "UIKit", "SendbirdUIKit", "SendbirdChatSDK", "SendBirdUIKit", "SendBirdSDK", "NexconnChatUI",
    "NexconnChatSDK",
  ]

  /// Apple's modules whose supported parts are in UIKit here; the copies do not import them.
  static let partsOfUIKit: Set<Substring> = [
    "CoreGraphics", "QuartzCore", "ObjectiveC", "Photos", "PhotosUI", "MobileCoreServices",
    "UniformTypeIdentifiers", "CoreData", "Darwin", "FoundationNetworking",
    "MessageUI", "SafariServices", "WebKit", "AVFoundation", "AVKit", "UserNotifications",
    "CoreLocation", "QuickLook", "StoreKit", "os", "OSLog",
  ]

  /// The modules of Swift for Linux.
  private static let ofToolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationXML", "Dispatch", "Distributed", "Glibc", "Observation",
    "RegexBuilder", "Synchronization", "Testing", "XCTest", "_Concurrency", "_StringProcessing",
    "_Differentiation", "Cxx",
  ]

  private let names: Set<String>
  /// The modules whose imports the list of files removes.
  let removed: Set<String>

  /// Creates a set of modules.
  ///
  /// - Parameters:
  ///   - dependencies: the modules that the target depends on.
  ///   - removed: the modules whose imports are removed from all copies.
  package init(_ dependencies: [String], removing removed: [String] = []) {
    names = Self.ofToolchain.union(dependencies)
    self.removed = Set(removed)
  }

  /// Whether the compiler finds a module.
  func contains(_ module: Substring) -> Bool { names.contains(String(module)) }

  /// Whether copies do not import a module.
  func removes(_ module: Substring) -> Bool {
    removed.contains(String(module))
      || !contains(module) && Self.partsOfUIKit.contains(module)
  }

  /// Returns what to do if an app imports a module that is not available.
  static func advice(for module: String) -> String {
    if ofThisPackage.contains(module) {
      return "add .product(name: \"\(module)\", package: \"diorama\") to the target's dependencies"
    }
    return workarounds.first { $0.names.contains { module.matches($0) } }?.text
      ?? "if it is a module of the app, list its files, too, and write '- import \(module)'; "
      + "if it is a package that supports Linux, add it to the target's dependencies"
  }

  /// What to do without well-known modules; a name that ends in `*` matches all with this prefix.
  private static let workarounds: [(names: [String], text: String)] = [
    (
      ["SwiftUI", "WidgetKit"],
      "previews are removed; write code that needs it between #if canImport(SwiftUI) and #endif"
    ),
    (
      [
        "Combine", "RxSwift", "RxCocoa", "RxRelay", "ReactiveSwift", "ReactiveCocoa",
        "CombineCocoa",
      ],
      "call closures, delegates or async functions in the code of screens; RxSwift itself "
        + "supports Linux and can be a dependency"
    ),
    (
      ["SnapKit", "Masonry", "PureLayout", "TinyConstraints", "Cartography", "Then", "Anchorage"],
      "use layout anchors or stack views, or add a target of this name with the functions that "
        + "the app calls"
    ),
    (
      [
        "Lottie", "SkeletonView", "Hero", "NVActivityIndicatorView", "SVProgressHUD",
        "MBProgressHUD",
      ],
      "a frame has no animations: add a target of this name with an empty view of each class"
    ),
    (
      ["Kingfisher", "SDWebImage", "Nuke", "NukeUI", "AlamofireImage", "PINRemoteImage"],
      "a run loads no images: add a target of this name whose functions do nothing"
    ),
    (
      ["Alamofire", "Moya", "AFNetworking", "Apollo", "SocketIO", "Starscream"],
      "a run has no network: call a protocol of the app, and give screens an object with fixed "
        + "answers"
    ),
    (
      ["Realm", "RealmSwift", "SQLite", "FMDB", "SwiftData", "CloudKit"],
      "a run has no stores: give them a protocol, and give screens an object with fixed data"
    ),
    (
      [
        "Firebase*", "GoogleSignIn", "FBSDK*", "Facebook*", "Crashlytics", "Amplitude*", "Mixpanel",
        "Sentry", "Adjust*", "AppsFlyerLib", "Bugsnag",
      ],
      "leave it to the app's entry point, which is omitted; screens call a protocol of the app"
    ),
    (
      [
        "MapKit", "CoreMotion", "CoreBluetooth", "ContactsUI", "Contacts", "EventKit*",
        "AuthenticationServices", "LocalAuthentication", "SpriteKit", "SceneKit", "ARKit", "Metal*",
        "CoreImage", "Vision", "CoreML", "PDFKit", "CallKit", "PushKit", "HealthKit", "GameKit",
        "AppKit", "WatchKit", "WatchConnectivity",
      ],
      "a frame cannot show it: move the code that needs it to files of its own, and omit those"
    ),
    (
      [
        "CryptoKit", "CommonCrypto", "Security", "Network", "SystemConfiguration",
        "Accelerate", "CoreText", "Intents", "AdSupport", "AppTrackingTransparency",
      ],
      "write code that needs it between #if canImport(...) and #endif"
    ),
    (["XCGLogger", "CocoaLumberjack*", "SwiftyBeaver"], "print, or use a package for Linux"),
  ]
}

extension String {
  /// Whether a name is a pattern, or begins like a pattern that ends in `*`.
  fileprivate func matches(_ pattern: String) -> Bool {
    pattern.last == "*" ? hasPrefix(pattern.dropLast()) : self == pattern
  }
}

/// An import of a module.
struct ModuleImport {
  let module: Substring
  let line: Int
}

extension [Token] {
  /// Returns the imports that the compiler reads: those in no `#if` whose condition is false here.
  func imports(of modules: AvailableModules) -> [ModuleImport] {
    let inactive = inactiveRanges(modules)
    return indices.compactMap { index in
      guard let module = importedModule(at: index),
        !inactive.contains(where: { $0.contains(index) })
      else { return nil }
      return ModuleImport(module: self[module].text, line: self[index].line)
    }
  }

  /// Returns the index of the module's name after the word `import`; nil for other words.
  func importedModule(at index: Int) -> Int? {
    guard self[index].text == "import", text(at: index - 1) != ".", var place = Optional(index + 1),
      let first = word(at: place), self[place].line == self[index].line
    else { return nil }
    if Self.importKinds.contains(first) { place += 1 }
    return word(at: place) == nil ? nil : place
  }

  private static let importKinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "typealias", "var", "let", "actor",
  ]

  /// The parts of `#if` blocks that are not compiled here.
  func inactiveRanges(_ modules: AvailableModules) -> [Range<Int>] {
    /// An open block: whether a branch was compiled before, and where an inactive branch began.
    var blocks: [(isDone: Bool, inactiveFrom: Int?)] = []
    var ranges: [Range<Int>] = []
    for index in indices where self[index].text == "#" && self[index].kind == .punctuation {
      guard let name = word(at: index + 1), self[index + 1].isAdjacent,
        ["if", "elseif", "else", "endif"].contains(name)
      else { continue }
      var isDone = false
      if name != "if" {
        guard let block = blocks.popLast() else { continue }
        if let start = block.inactiveFrom { ranges.append(start..<index) }
        if name == "endif" { continue }
        isDone = block.isDone
      }
      let end = self[index...].firstIndex { $0.line > self[index].line } ?? count
      var condition = BuildCondition(tokens: self[(index + 2)..<end], modules: modules)
      let isActive = !isDone && (name == "else" || condition.evaluate())
      blocks.append((isDone || isActive, isActive ? nil : end))
    }
    return ranges
  }
}

/// The condition of an `#if`, for a debug build here.
private struct BuildCondition {
  var tokens: ArraySlice<Token>
  let modules: AvailableModules

  mutating func evaluate() -> Bool {
    var result = conjunction()
    while skip("|") {
      _ = skip("|")
      let next = conjunction()
      result = result || next
    }
    return result
  }

  private mutating func conjunction() -> Bool {
    var result = term()
    while skip("&") {
      _ = skip("&")
      let next = term()
      result = result && next
    }
    return result
  }

  private mutating func term() -> Bool {
    if skip("!") { return !term() }
    if skip("(") {
      defer { _ = skip(")") }
      return evaluate()
    }
    guard let name = tokens.popFirst()?.text else { return false }
    guard tokens.first?.text == "(", let open = tokens.indices.first else {
      return name == "DEBUG" || name == "true"
    }
    let close = Array(tokens).closing(0).map { open + $0 } ?? tokens.endIndex - 1
    let argument = tokens[open..<close].dropFirst()
    tokens = tokens[(close + 1)...]
    let word = argument.first?.text ?? ""
    switch name {
    // The copies are compiled as for iOS.
    case "os": return word == "iOS" || word == "Linux"
    case "canImport": return modules.contains(word)
    case "swift", "compiler": return word == ">"
    default: return false
    }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard tokens.first?.text == text[...] else { return false }
    tokens.removeFirst()
    return true
  }
}
