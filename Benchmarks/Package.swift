// swift-tools-version: 6.1

import PackageDescription

// A package of its own, so that builds of the compiler do not include it: `swift package benchmark`.
let package = Package(
  name: "IntentcBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "intentc", path: "..", traits: ["Foundation", "OptimizedCompiler"]),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Stages",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "LibIntentc", package: "intentc"),
      ],
      path: "Benchmarks/Stages",
      // It sees what the compiler's own targets see of each other.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-access-control"])],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    )
  ]
)
