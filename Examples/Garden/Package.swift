// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Garden",
  // Swift packages with .lproj folders need it.
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "intentc", path: "../..", traits: ["Foundation"])
  ],
  targets: [
    // The one module that owns the generated code. Everyone else imports it.
    .target(
      name: "GardenIntents",
      dependencies: [.product(name: "IntentRuntime", package: "intentc")],
      plugins: [.plugin(name: "IntentCompilerPlugin", package: "intentc")]
    ),
    .target(
      name: "GardenPlanner",
      dependencies: ["GardenIntents", .product(name: "IntentRuntime", package: "intentc")]
    ),
    .testTarget(name: "GardenTests", dependencies: ["GardenPlanner"]),
  ]
)
