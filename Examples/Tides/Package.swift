// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Tides",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "intentc", path: "../..", traits: ["Foundation"])
  ],
  targets: [
    .executableTarget(
      name: "Tides",
      dependencies: [
        .product(name: "IntentOptions", package: "intentc"),
        .product(name: "IntentRuntime", package: "intentc"),
        .product(name: "IntentTimelines", package: "intentc"),
      ],
      plugins: [.plugin(name: "IntentCompilerPlugin", package: "intentc")]
    ),
    .testTarget(name: "TidesTests", dependencies: ["Tides"]),
  ]
)
