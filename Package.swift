// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift target; the tools version enables Swift 6 mode.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  // A file imports everything that it uses, even if another file of the module imports it.
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A module: a library target and the modules that it depends on.
func module(_ name: String, on below: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: below, swiftSettings: settings)
}

/// The tests of one module; they may use the dependencies of the module.
func tests(
  of name: String, using others: [Target.Dependency] = [], without files: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + others, exclude: files,
    swiftSettings: settings)
}

let grdb = Target.Dependency.product(
  name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"]))
/// SQLite's own functions, for limits that GRDB cannot set.
let sqlite = Target.Dependency.product(
  name: "GRDBSQLite", package: "GRDB.swift", condition: .when(traits: ["SQLite"]))
let parser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
/// The modules that tests above the core use.
let core: [Target.Dependency] = ["DioramaKit", "DioramaSystem", "HeadlessUIKit", "YAML"]

let package = Package(
  name: "diorama",
  products: [
    .executable(name: "diorama", targets: ["DioramaTool"]),
    .library(name: "YAML", targets: ["YAML"]),
    .library(name: "DioramaSystem", targets: ["DioramaSystem"]),
    .library(name: "DioramaKit", targets: ["DioramaKit"]),
    .library(name: "DioramaStage", targets: ["DioramaStage"]),
    .library(name: "Diorama", targets: ["Diorama"]),
    .library(name: "DioramaExplanation", targets: ["DioramaExplanation"]),
    .library(name: "DioramaAuthoring", targets: ["DioramaAuthoring"]),
    .library(name: "DioramaGallery", targets: ["DioramaGallery"]),
    .library(name: "DioramaLanguageServer", targets: ["DioramaLanguageServer"]),
    .library(name: "DioramaCommand", targets: ["DioramaCommand"]),
    .library(name: "DioramaTesting", targets: ["DioramaTesting"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "ChatBackend", targets: ["ChatBackend"]),
    .library(name: "HeadlessSendbird", targets: ["HeadlessSendbird"]),
    .library(name: "HeadlessNexconn", targets: ["HeadlessNexconn"]),
    .plugin(name: "PortApp", targets: ["PortApp"]),
  ],
  traits: [
    .default(enabledTraits: ["SQLite"]),
    .trait(name: "SQLite", description: "Fixtures in SQLite files, and Nexconn's profile files."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Lowest first; a module imports only modules above it in this list.
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"])]),
    .target(name: "CRunHooks"),
    .target(name: "CRunGuard"),
    .target(name: "CWorker"),
    module("DioramaSystem", on: ["CRunGuard", "CWorker"]),
    module("TerminalText"),
    module("AppPorting"),
    module("YAML", on: ["CLibYAML", "TerminalText"]),
    module("HeadlessUIKit", on: ["CRunHooks", "DioramaSystem"]),

    // Screens, independent of the kit.
    module("DioramaKit", on: ["DioramaSystem", "YAML", "HeadlessUIKit"]),
    module(
      "DioramaStage",
      on: ["DioramaKit", "DioramaSystem", "YAML", "TerminalText", "HeadlessUIKit"]),
    module(
      "Diorama", on: ["DioramaStage", "DioramaKit", "DioramaSystem", "YAML", "HeadlessUIKit"]),
    // Where a value comes from, and what caused a change: for tests and for authors.
    module(
      "DioramaExplanation",
      on: [
        "Diorama", "DioramaStage", "DioramaKit", "DioramaSystem", "YAML", "TerminalText",
        "HeadlessUIKit",
      ]),
    .target(
      name: "DioramaAuthoring",
      dependencies: [
        "DioramaExplanation", "Diorama", "DioramaStage", "DioramaKit", "DioramaSystem", "YAML",
        "TerminalText",
        "HeadlessUIKit",
      ], exclude: ["CodePages", "Starter"], swiftSettings: settings, plugins: ["EmbedFiles"]),
    .plugin(name: "EmbedFiles", capability: .buildTool()),

    // Chat, and the kits on top of it.
    module(
      "ChatBackend", on: ["DioramaKit", "DioramaSystem", "YAML", "HeadlessUIKit", grdb, sqlite]),
    module(
      "HeadlessSendbird",
      on: ["ChatBackend", "DioramaStage", "DioramaKit", "HeadlessUIKit", "YAML"]),
    module(
      "HeadlessNexconn",
      on: ["ChatBackend", "DioramaStage", "DioramaKit", "HeadlessUIKit", "YAML", grdb]),

    // Tools that use screens.
    module(
      "DioramaLanguageServer",
      on: [
        "DioramaAuthoring", "Diorama", "DioramaStage", "DioramaKit", "DioramaSystem", "YAML",
        "TerminalText",
      ]),
    module(
      "DioramaTesting",
      on: [
        "DioramaExplanation", "Diorama", "DioramaStage", "DioramaKit", "DioramaSystem", "YAML",
        "HeadlessUIKit",
      ]),
    .target(
      name: "DioramaGallery",
      dependencies: [
        "DioramaAuthoring", "Diorama", "DioramaStage", "DioramaKit", "DioramaSystem", "YAML",
        "TerminalText",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      exclude: ["Page"], swiftSettings: settings, plugins: ["EmbedFiles"]),
    .target(
      name: "DioramaCommand",
      dependencies: [
        "DioramaGallery", "DioramaLanguageServer", "DioramaAuthoring", "Diorama", "DioramaStage",
        "DioramaKit", "DioramaSystem", "HeadlessUIKit", "YAML", "TerminalText", "AppPorting",
        parser,
      ], swiftSettings: settings, plugins: ["EmbedFiles"]),
    .executableTarget(
      name: "DioramaTool",
      dependencies: ["DioramaKit", "DioramaCommand", "HeadlessSendbird", "HeadlessNexconn"],
      swiftSettings: settings),

    // An app's own files: the plugin compiles a copy of them that needs no Objective-C.
    .executableTarget(
      name: "AppPortTool", dependencies: ["AppPorting", "DioramaSystem"], swiftSettings: settings),
    .plugin(name: "PortApp", capability: .buildTool(), dependencies: ["AppPortTool"]),

    // The sources of all modules, read as text.
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    tests(of: "DioramaSystem", using: ["MutatedFiles"]),
    tests(of: "AppPorting", without: ["PublicNames.txt"]),
    tests(of: "TerminalText", using: ["MutatedFiles"]),
    tests(of: "YAML", using: ["TerminalText", "LibYAMLReading", "MutatedFiles"]),
    tests(of: "HeadlessUIKit"),
    tests(
      of: "DioramaKit",
      using: ["ProjectFolders", "WeatherKit", "DioramaSystem", "HeadlessUIKit", "YAML"]),
    tests(of: "DioramaStage", using: ["MutatedFiles", "WeatherKit", "TerminalText"] + core),
    tests(
      of: "Diorama", using: ["MutatedFiles", "ProjectFolders", "WeatherKit", "DioramaStage"] + core),
    tests(
      of: "DioramaAuthoring",
      using: ["ProjectFolders", "WeatherKit", "Diorama", "DioramaStage"] + core),
    tests(of: "ChatBackend", using: ["MutatedFiles", grdb] + core),
    tests(of: "HeadlessSendbird", using: ["ChatBackend", "Diorama", "DioramaStage"] + core),
    tests(
      of: "HeadlessNexconn",
      using: ["ChatBackend", "Diorama", "MutatedFiles"] + core),
    tests(of: "DioramaGallery", using: ["ProjectFolders", "WeatherKit"] + core),
    tests(
      of: "DioramaCommand",
      using: [
        "CommandTestSupport", "DioramaGallery", "DioramaAuthoring", "Diorama", "DioramaStage",
        "HeadlessSendbird", "HeadlessNexconn", parser,
      ]
        + core),
    tests(
      of: "DioramaLanguageServer",
      using: [
        "DioramaAuthoring", "HeadlessSendbird", "ChatBackend", "MutatedFiles", "ProjectFolders",
        "WeatherKit",
      ] + core),
    tests(of: "DioramaTesting", using: ["Diorama", "HeadlessSendbird"] + core),
    // The package that `init --swift` writes.
    .target(
      name: "AppScreens", dependencies: ["DioramaKit", "HeadlessSendbird", "HeadlessUIKit"],
      path: "Tests/AppPackage/Sources/AppScreens", swiftSettings: settings),
    .executableTarget(
      name: "app-screens", dependencies: ["AppScreens", "DioramaCommand"],
      path: "Tests/AppPackage/Sources/app-screens", swiftSettings: settings),
    .testTarget(
      name: "AppScreensTests", dependencies: ["AppScreens", "DioramaTesting"],
      path: "Tests/AppPackage/Tests/AppScreensTests", swiftSettings: settings),
    // Tests that start child processes: kills, faults, terminals, servers.
    .testTarget(
      name: "ProcessTests",
      dependencies: [
        "CommandTestSupport", "MutatedFiles", "ChatBackend", "Diorama", "DioramaAuthoring",
        "DioramaCommand", "DioramaGallery", "DioramaTesting", "HeadlessSendbird",
        "HeadlessNexconn", "DioramaTool", "CrashingTool", "LeakyTool", grdb,
      ] + core, swiftSettings: settings),
    // Runs commands in the test process, on projects in temporary folders.
    .target(
      name: "CommandTestSupport",
      dependencies: [
        "DioramaCommand", "DioramaKit", "HeadlessNexconn", "HeadlessSendbird", "HeadlessUIKit",
      ], path: "Tests/CommandTestSupport", swiftSettings: settings),
    // A small complete kit without chat, for tests of the core; docs/WritingAKit.md explains it.
    .target(
      name: "WeatherKit", dependencies: ["DioramaKit", "HeadlessUIKit"], path: "Tests/WeatherKit",
      swiftSettings: settings),
    // Projects in temporary folders, for the tests of all modules that read projects.
    .target(
      name: "ProjectFolders", dependencies: ["Diorama", "DioramaKit", "WeatherKit", "YAML"],
      path: "Tests/ProjectFolders", swiftSettings: settings),
    // Reads a file with libyaml alone, for comparison in the tests of the reader and in `Fuzz`.
    .target(
      name: "LibYAMLReading", dependencies: ["CLibYAML", "YAML"], path: "Tests/LibYAMLReading",
      swiftSettings: settings),
    // Corrupted files, for the tests of their readers and for `Fuzz`.
    .target(name: "MutatedFiles", path: "Tests/MutatedFiles", swiftSettings: settings),
    // A tool whose header depends on inputs that `prove` has to detect.
    .executableTarget(
      name: "LeakyTool", dependencies: ["DioramaKit", "DioramaCommand", "HeadlessSendbird"],
      path: "Tests/LeakyTool", swiftSettings: settings),
    // A tool whose header traps, exits or loops endlessly, as an app's own code may.
    .executableTarget(
      name: "CrashingTool", dependencies: ["DioramaKit", "DioramaCommand", "WeatherKit"],
      path: "Tests/CrashingTool", swiftSettings: settings),
    // An example of a user's test target: own components, rendered from YAML.
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "Diorama", "DioramaKit", "DioramaTesting", "HeadlessSendbird", "HeadlessUIKit",
      ],
      exclude: ["screens"], swiftSettings: settings),
  ]
)

// The modules that an app's files import, by their real names.
for (name, module) in [
  "UIKit": "HeadlessUIKit", "SendbirdUIKit": "HeadlessSendbird",
  "SendbirdChatSDK": "HeadlessSendbird", "NexconnChatUI": "NexconnChatSDK",
  "NexconnChatSDK": "HeadlessNexconn", "SendBirdUIKit": "HeadlessSendbird",
  "SendBirdSDK": "HeadlessSendbird",
] {
  package.targets.append(
    .target(name: name, dependencies: [.target(name: module)], swiftSettings: settings))
  package.products.append(.library(name: name, targets: [name]))
}
// The package of docs/AnyScreen.md: screens of an app without a kit, compiled through the plugin.
package.targets += [
  .target(
    name: "AnyScreens", dependencies: ["UIKit", "DioramaKit"],
    path: "Tests/AnyScreen/Sources/AnyScreens", exclude: ["AppFiles.txt"],
    swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["PortApp"]),
  .executableTarget(
    name: "any-screens", dependencies: ["AnyScreens", "DioramaCommand"],
    path: "Tests/AnyScreen/Sources/any-screens", swiftSettings: settings),
  .testTarget(
    name: "AnyScreensTests", dependencies: ["AnyScreens", "DioramaTesting"],
    path: "Tests/AnyScreen/Tests/AnyScreensTests", swiftSettings: settings),
]
// Unchanged files of a realistic app, compiled through the plugin.
package.targets.append(
  .testTarget(
    name: "PortedAppTests",
    dependencies: [
      "UIKit", "SendbirdUIKit", "SendbirdChatSDK", "NexconnChatUI", "HeadlessUIKit",
      "HeadlessSendbird", "HeadlessNexconn", "DioramaKit", "DioramaTesting",
    ], exclude: ["App", "AppFiles.txt", "screens"], swiftSettings: [.swiftLanguageMode(.v5)],
    plugins: ["PortApp"]))
// Files of programmatic UIKit without chat.
package.targets.append(
  .testTarget(
    name: "UIKitAppTests",
    dependencies: ["UIKit", "HeadlessUIKit", "DioramaKit", "DioramaTesting"],
    exclude: ["App", "AppFiles.txt", "screens"], swiftSettings: [.swiftLanguageMode(.v5)],
    plugins: ["PortApp"]))
// A measure: own files in the manner of public apps, compiled through the plugin.
for (name, modules) in [
  "SendbirdAppTests": ["SendbirdUIKit", "SendbirdChatSDK", "SendBirdUIKit", "SendBirdSDK"],
  "NexconnAppTests": ["NexconnChatUI", "NexconnChatSDK"],
] {
  package.targets.append(
    .testTarget(
      name: name,
      dependencies: (modules + [
        "UIKit", "HeadlessUIKit", "HeadlessSendbird", "HeadlessNexconn", "DioramaKit",
        "DioramaTesting",
      ]).map { .target(name: $0) }, exclude: ["App", "AppFiles.txt", "screens"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["PortApp"]))
}
