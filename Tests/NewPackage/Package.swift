// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/OWNER/intentc", from: "0.1.0", traits: ["Foundation"])
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "IntentRuntime", package: "intentc")],
      plugins: [.plugin(name: "IntentCompilerPlugin", package: "intentc")]
    )
  ]
)
