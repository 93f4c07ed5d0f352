// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "diorama-fuzz",
  dependencies: [
    .package(name: "diorama", path: "..")
  ],
  targets: [
    // The interface of libFuzzer; the library itself is part of the toolchain, see Scripts/fuzz.
    .target(name: "CFuzzer"),
    // These two are links to the folders of the same names in Tests.
    .target(name: "MutatedFiles", swiftSettings: settings),
    .target(
      name: "LibYAMLReading", dependencies: [.product(name: "YAML", package: "diorama")],
      swiftSettings: settings),
    .executableTarget(
      name: "diorama-fuzz",
      dependencies: [
        "CFuzzer", "LibYAMLReading", "MutatedFiles",
        .product(name: "YAML", package: "diorama"),
        .product(name: "Diorama", package: "diorama"),
        .product(name: "DioramaAuthoring", package: "diorama"),
        .product(name: "DioramaLanguageServer", package: "diorama"),
        .product(name: "DioramaKit", package: "diorama"),
        .product(name: "ChatBackend", package: "diorama"),
        .product(name: "HeadlessNexconn", package: "diorama"),
        .product(name: "HeadlessSendbird", package: "diorama"),
        .product(name: "HeadlessUIKit", package: "diorama"),
      ],
      path: "Sources/DioramaFuzz", swiftSettings: settings),
  ]
)
