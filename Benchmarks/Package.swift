// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "diorama-benchmarks",
  dependencies: [
    .package(name: "diorama", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CSystemYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"])]),
    .target(name: "EventScan", dependencies: ["CSystemYAML"]),
    .executableTarget(
      name: "diorama-bench",
      dependencies: [
        "EventScan",
        .product(name: "DioramaSystem", package: "diorama"),
        .product(name: "Diorama", package: "diorama"),
        .product(name: "DioramaKit", package: "diorama"),
        .product(name: "DioramaStage", package: "diorama"),
        .product(name: "ChatBackend", package: "diorama"),
        .product(name: "HeadlessNexconn", package: "diorama"),
        .product(name: "HeadlessSendbird", package: "diorama"),
        .product(name: "HeadlessUIKit", package: "diorama"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/DioramaBench", swiftSettings: settings),
    // A separate program: Yams includes its own libyaml, whose symbols would replace those of the
    // system in the whole process.
    .executableTarget(
      name: "diorama-bench-yams", dependencies: ["Yams"], path: "Sources/YamsBench",
      swiftSettings: settings),
  ]
)
