// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that building or testing the compiler does not build it: `make fuzz`.
let package = Package(
  name: "IntentcFuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "intentc", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "LibIntentc", package: "intentc"),
        .product(name: "IntentEditor", package: "intentc"),
        .product(name: "IntentOptionsClient", package: "intentc"),
        .product(name: "IntentOptions", package: "intentc"),
      ],
      path: "Sources/Fuzz",
      // For the `package` API of the compiler's targets.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-access-control"])],
      // libFuzzer has a main function, so only this target is linked with it.
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]
    )
  ]
)
