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
    room("System"),
    room("TerminalText"),
    room("YAML", on: ["CLibYAML", "TerminalText"]),
    room("HeadlessUIKit"),
    room("DioramaKit", on: ["System", "YAML", "HeadlessUIKit"]),
    room("DioramaStage", on: ["DioramaKit", "YAML", "TerminalText", "HeadlessUIKit"]),
    room("Diorama", on: ["DioramaStage", "DioramaKit", "System", "YAML", "HeadlessUIKit"]),
    room("DioramaAuthoring", on: ["Diorama", "DioramaStage", "DioramaKit", "System", "YAML"]),
    room(
      "ChatBackend",
      on: [
        "DioramaKit", "System", "YAML", "HeadlessUIKit",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    room("HeadlessSendbird", on: ["ChatBackend", "DioramaKit", "HeadlessUIKit", "YAML"]),
    room(
      "HeadlessNexconn",
      on: [
        "ChatBackend", "DioramaKit", "System", "HeadlessUIKit", "YAML",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    room(
      "DioramaCommand",
      on: [
        "DioramaAuthoring", "Diorama", "DioramaKit", "DioramaStage", "System", "YAML",
        "TerminalText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    room(
      "DioramaTesting",
      on: ["Diorama", "DioramaStage", "DioramaKit", "System", "YAML", "HeadlessUIKit"]),
    .executableTarget(
      name: "DioramaTool",
      dependencies: ["Diorama", "DioramaCommand", "HeadlessSendbird", "HeadlessNexconn"],
      swiftSettings: settings),

    tests(of: "TerminalText"),
    tests(of: "YAML", using: ["TerminalText"]),
    tests(of: "HeadlessUIKit"),
    tests(of: "Diorama", using: ["YAML", "TerminalText", "HeadlessUIKit"]),
    tests(of: "ChatBackend", using: ["YAML", "Diorama", "HeadlessUIKit"]),
    tests(of: "HeadlessSendbird", using: ["ChatBackend", "Diorama", "HeadlessUIKit", "YAML"]),
    tests(of: "HeadlessNexconn", using: ["ChatBackend", "Diorama", "HeadlessUIKit", "YAML"]),
    tests(of: "DioramaCommand", using: ["Diorama", "HeadlessSendbird", "HeadlessNexconn", "YAML"]),
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
