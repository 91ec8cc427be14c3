// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "file://INTENTC", from: "1.0.0", traits: ["Foundation"])],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "IntentRuntime", package: "intentc")],
      plugins: [
        .plugin(name: "IntentCompilerPlugin", package: "intentc"),
        .plugin(name: "CheckIntentBaseline", package: "intentc"),
      ]
    )
  ]
)
