// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Garden",
  // Required for packages with .lproj folders.
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "intentc", path: "../..")
  ],
  targets: [
    // Only this module owns the generated code. The others import it.
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
