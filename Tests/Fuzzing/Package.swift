// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who builds or tests the compiler builds this: `make fuzz`.
let package = Package(
  name: "IntentcFuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "intentc", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "IntentCompiler", package: "intentc"),
        .product(name: "IntentEditor", package: "intentc"),
        .product(name: "IntentOptionsClient", package: "intentc"),
        .product(name: "IntentOptionsService", package: "intentc"),
      ],
      path: "Sources/Fuzz",
      // The usual linker of Linux stops at the sanitizer's symbols.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
    )
  ]
)
