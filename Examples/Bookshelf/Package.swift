// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Bookshelf",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(name: "intentc", path: "../..", traits: ["Foundation"])
  ],
  targets: [
    .target(
      name: "BookshelfWidget",
      dependencies: [
        .product(name: "IntentRuntime", package: "intentc"),
        .product(name: "IntentTimelines", package: "intentc"),
      ],
      plugins: [.plugin(name: "IntentBackendsPlugin", package: "intentc")]
    ),
    .testTarget(name: "BookshelfTests", dependencies: ["BookshelfWidget"]),
  ]
)
