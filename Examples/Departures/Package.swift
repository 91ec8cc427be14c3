// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Departures",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "intentc", path: "../..", traits: ["Foundation"])
  ],
  targets: [
    .executableTarget(
      name: "Departures",
      dependencies: [
        .product(name: "IntentRuntime", package: "intentc"),
        // For `Departures --serve`.
        .product(name: "IntentOptions", package: "intentc"),
      ],
      plugins: [.plugin(name: "IntentCompilerPlugin", package: "intentc")]
    ),
    .testTarget(name: "DeparturesTests", dependencies: ["Departures"]),
  ]
)
