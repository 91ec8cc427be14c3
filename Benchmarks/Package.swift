// swift-tools-version: 6.1

import PackageDescription

// Run with `swift package benchmark`. A separate package keeps the benchmarks out of the compiler's builds.
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
      // Use declarations with `package` access, which another package can't see otherwise.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-access-control"])],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    )
  ]
)
