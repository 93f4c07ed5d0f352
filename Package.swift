// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is built with: Swift 6 mode comes with the tools version.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// A room of the house: a library target and what stands below it.
func room(_ name: String, on below: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: below, swiftSettings: settings)
}

/// The tests of one room; they may use what the room itself stands on.
func tests(of name: String, using others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + others, swiftSettings: settings)
}

let package = Package(
  name: "diorama",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "diorama", targets: ["DioramaTool"]),
    .library(name: "YAML", targets: ["YAML"]),
    .library(name: "DioramaSystem", targets: ["DioramaSystem"]),
    .library(name: "Diorama", targets: ["Diorama"]),
    .library(name: "DioramaCommand", targets: ["DioramaCommand"]),
    .library(name: "DioramaTesting", targets: ["DioramaTesting"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "ChatBackend", targets: ["ChatBackend"]),
    .library(name: "HeadlessSendbird", targets: ["HeadlessSendbird"]),
    .library(name: "HeadlessNexconn", targets: ["HeadlessNexconn"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // Ground floor first; a room imports only rooms above it in this list.
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    room("DioramaSystem"),
    room("TerminalText"),
    room("YAML", on: ["CLibYAML", "TerminalText"]),
    room("HeadlessUIKit", on: ["DioramaSystem"]),
    room("Diorama", on: ["DioramaSystem", "YAML", "TerminalText", "HeadlessUIKit"]),
    room(
      "ChatBackend",
      on: [
        "DioramaSystem", "YAML", "Diorama", "HeadlessUIKit",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    room("HeadlessSendbird", on: ["ChatBackend", "Diorama", "HeadlessUIKit", "YAML"]),
    room(
      "HeadlessNexconn",
      on: [
        "ChatBackend", "Diorama", "HeadlessUIKit", "YAML",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    room(
      "DioramaCommand",
      on: [
        "DioramaSystem", "Diorama", "YAML", "TerminalText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    room("DioramaTesting", on: ["DioramaSystem", "Diorama", "YAML", "HeadlessUIKit"]),
    .executableTarget(
      name: "DioramaTool",
      dependencies: ["Diorama", "DioramaCommand", "HeadlessSendbird", "HeadlessNexconn"],
      swiftSettings: settings),

    // The sources of all rooms, read as text.
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    tests(of: "DioramaSystem"),
    tests(of: "TerminalText"),
    tests(of: "YAML", using: ["TerminalText"]),
    tests(of: "HeadlessUIKit"),
    tests(of: "Diorama", using: ["DioramaSystem", "YAML", "TerminalText", "HeadlessUIKit"]),
    tests(of: "ChatBackend", using: ["DioramaSystem", "YAML", "Diorama", "HeadlessUIKit"]),
    tests(of: "HeadlessSendbird", using: ["ChatBackend", "Diorama", "HeadlessUIKit", "YAML"]),
    tests(of: "HeadlessNexconn", using: ["ChatBackend", "Diorama", "HeadlessUIKit", "YAML"]),
    tests(
      of: "DioramaCommand",
      using: ["DioramaSystem", "Diorama", "HeadlessSendbird", "HeadlessNexconn", "YAML"]),
    tests(of: "DioramaTesting", using: ["Diorama", "HeadlessSendbird", "HeadlessUIKit"]),
    // A tool whose header shows what no screen may depend on, for `prove` to find.
    .executableTarget(
      name: "LeakyTool", dependencies: ["Diorama", "DioramaCommand", "HeadlessSendbird"],
      path: "Tests/LeakyTool", swiftSettings: settings),
    // What a user's own test target looks like: components of one's own, rendered from YAML.
    .testTarget(
      name: "ExampleTests",
      dependencies: ["Diorama", "DioramaTesting", "HeadlessSendbird", "HeadlessUIKit"],
      exclude: ["screens"], swiftSettings: settings),
  ]
)
