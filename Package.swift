// swift-tools-version: 6.2

import PackageDescription

// Apps for Apple's systems are built on a Mac. Elsewhere, a resource would cost each user a bundle and a file of Swift.
#if os(macOS)
  let hostIsMac = true
#else
  let hostIsMac = false
#endif

let package = Package(
  name: "intentc",
  platforms: [.iOS(.v16), .macOS(.v13), .watchOS(.v9), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .executable(name: "intentc", targets: ["intentc"]),
    .library(name: "IntentRuntime", targets: ["IntentRuntime"]),
    .library(name: "IntentToolkit", targets: ["IntentToolkit"]),
    .library(name: "IntentEditor", targets: ["IntentEditor"]),
    .library(name: "IntentExtras", targets: ["IntentExtras"]),
    .library(name: "IntentOptions", targets: ["IntentOptions"]),
    .library(name: "IntentOptionsClient", targets: ["IntentOptionsClient"]),
    .library(name: "IntentOptionsService", targets: ["IntentOptionsService"]),
    .library(name: "IntentStore", targets: ["IntentStore"]),
    .library(name: "IntentTimelines", targets: ["IntentTimelines"]),
    .plugin(name: "IntentCompilerPlugin", targets: ["IntentCompilerPlugin"]),
    .plugin(name: "IntentBackendsPlugin", targets: ["IntentBackendsPlugin"]),
    .plugin(name: "CheckIntentBaseline", targets: ["CheckIntentBaseline"]),
    .plugin(name: "GenerateIntents", targets: ["GenerateIntents"]),
    .plugin(name: "ValidateIntents", targets: ["ValidateIntents"]),
  ],
  traits: [
    .default(enabledTraits: ["CommandLineTool", "Foundation", "OptimizedCompiler"]),
    .trait(
      name: "AppIntentsReader",
      description: "Lets 'intentc diff --app-intents' read Swift, for which SwiftPM fetches swift-syntax."
    ),
    .trait(
      name: "CommandLineTool",
      description:
        "Builds the command line, and lets IntentOptionsClient start programs. Without it, SwiftPM fetches only intentc."
    ),
    .trait(
      name: "Foundation",
      description:
        "Adds support for Measurement, Bundle and UserDefaults, which links all of Foundation."
    ),
    .trait(
      name: "OptimizedCompiler",
      description:
        "Optimises the compiler in release builds, which takes minutes, and the libraries for speed, not size."
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    .target(name: "IntentPlatform"),
    .target(name: "IntentSchema", dependencies: ["IntentPlatform"]),
    // What an app needs of a configuration, and generating code does not: reading, writing and checking values, and
    // which parameters show.
    .target(name: "IntentValues", dependencies: ["IntentPlatform", "IntentSchema"]),
    .target(name: "IntentRuntime", dependencies: ["IntentPlatform", "IntentValues"]),
    // What tools and services need of a configuration, and that an app does not need to read its configuration.
    .target(name: "IntentSchemaExtras", dependencies: ["IntentPlatform", "IntentValues"]),
    .target(name: "IntentDiagnostics", dependencies: ["IntentPlatform", "IntentSchema"]),
    // What tools that print reports need, and the build tool does not.
    .target(name: "IntentOutput", dependencies: ["IntentDiagnostics"]),
    .target(name: "IntentDefinition", dependencies: ["CLibXML2", "IntentDiagnostics"]),
    .target(name: "IntentCompiler", dependencies: ["IntentDefinition"]),
    .target(name: "IntentAppIntents", dependencies: ["IntentCompiler"]),
    .target(name: "IntentClasses", dependencies: ["IntentCompiler"]),
    .target(name: "IntentLocalisation", dependencies: ["IntentCompiler", "IntentOutput"]),
    .target(name: "IntentFixes", dependencies: ["IntentCompiler", "IntentOutput"]),
    .target(name: "IntentStrings", dependencies: ["IntentLocalisation"]),
    .target(name: "IntentConfigurations", dependencies: ["IntentLocalisation", "IntentSchemaExtras"]),
    .target(
      name: "IntentComparison",
      dependencies: ["IntentAppIntents", "IntentConfigurations", "IntentFixes"]
    ),
    .target(name: "IntentMerging", dependencies: ["IntentComparison"]),
    // What reads Swift. Without the trait there is nothing in it.
    .target(
      name: "AppIntentsReader",
      dependencies: [
        "IntentComparison",
        .product(
          name: "SwiftParser",
          package: "swift-syntax",
          condition: .when(traits: ["AppIntentsReader"])
        ),
        .product(
          name: "SwiftSyntax",
          package: "swift-syntax",
          condition: .when(traits: ["AppIntentsReader"])
        ),
      ]
    ),
    .target(
      name: "IntentReports",
      dependencies: ["EmbeddedHelp", "IntentClasses", "IntentComparison"],
      exclude: ["Help"]
    ),
    .target(name: "IntentToolkit", dependencies: ["IntentReports"]),
    // Only the command line links it.
    .target(name: "IntentLanguageServer", dependencies: ["IntentReports", "IntentStrings"]),
    .target(name: "IntentExtras", dependencies: ["IntentPlatform", "IntentRuntime", "IntentSchemaExtras"]),
    .target(name: "IntentOptions", dependencies: ["IntentExtras", "IntentPlatform"]),
    .target(
      name: "IntentOptionsService",
      dependencies: ["IntentOptions", "IntentPlatform", "IntentRuntime"]
    ),
    .target(
      name: "IntentStore",
      dependencies: ["IntentExtras", "IntentPlatform"],
      exclude: hostIsMac ? [] : ["PrivacyInfo.xcprivacy"],
      resources: hostIsMac ? [.copy("PrivacyInfo.xcprivacy")] : []
    ),
    .target(
      name: "IntentEditor",
      dependencies: ["IntentOptions", "IntentPlatform", "IntentRuntime", "IntentSchemaExtras"]
    ),
    // The editor as a page of a browser, without a server.
    .target(
      name: "IntentEditorPage",
      dependencies: ["EmbeddedPage", "IntentDiagnostics", "IntentEditor"],
      exclude: ["Page"]
    ),
    .target(
      name: "IntentOptionsClient",
      dependencies: [
        "IntentOptions",
        "IntentPlatform",
        "IntentRuntime",
        // It is for systems on which programs can be started.
        .product(
          name: "Subprocess",
          package: "swift-subprocess",
          condition: .when(platforms: [.linux, .macOS], traits: ["CommandLineTool"])
        ),
      ]
    ),
    // Only the command line links it. Without the trait it cannot start.
    .target(
      name: "IntentPageServer",
      dependencies: ["NIOCore", "NIOHTTP1", "NIOPosix", "NIOWebSocket"].map {
        .product(name: $0, package: "swift-nio", condition: .when(traits: ["CommandLineTool"]))
      }
    ),
    .target(name: "IntentTimelines", dependencies: ["IntentPlatform", "IntentRuntime", "IntentStore"]),
    .executableTarget(
      name: "intentc",
      dependencies: [
        "AppIntentsReader",
        "IntentEditor",
        "IntentEditorPage",
        "IntentLanguageServer",
        "IntentMerging",
        "IntentOptionsClient",
        "IntentPageServer",
        "IntentPlatform",
        "IntentReports",
        "IntentStrings",
        .product(
          name: "ArgumentParser",
          package: "swift-argument-parser",
          condition: .when(traits: ["CommandLineTool"])
        ),
        .product(
          name: "Subprocess",
          package: "swift-subprocess",
          condition: .when(traits: ["CommandLineTool"])
        ),
      ]
    ),
    .executableTarget(name: "intentc-build", dependencies: ["IntentCompiler"]),
    .executableTarget(name: "intentc-backends", dependencies: ["IntentAppIntents", "IntentClasses"]),
    .executableTarget(name: "intentc-check", dependencies: ["IntentClasses", "IntentComparison"]),
    .plugin(name: "IntentCompilerPlugin", capability: .buildTool(), dependencies: ["intentc-build"]),
    .plugin(name: "IntentBackendsPlugin", capability: .buildTool(), dependencies: ["intentc-backends"]),
    .plugin(name: "CheckIntentBaseline", capability: .buildTool(), dependencies: ["intentc-check"]),
    .plugin(
      name: "GenerateIntents",
      capability: .command(
        intent: .custom(
          verb: "generate-intents",
          description: "Write the Swift of the package's intent definitions into the package."
        ),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the Swift that it generates into the package.")
        ]
      ),
      dependencies: ["intentc-backends"]
    ),
    .plugin(
      name: "ValidateIntents",
      capability: .command(
        intent: .custom(
          verb: "validate-intents",
          description: "Check the package's intent definitions and the Swift that was generated from them."
        )
      ),
      dependencies: ["intentc-check"]
    ),
    .testTarget(
      name: "IntentCompilerTests",
      dependencies: [
        "IntentAppIntents", "IntentClasses", "IntentMerging", "IntentReports", "IntentRuntime",
        "IntentStrings",
      ],
      exclude: ["Comparison/Fixtures", "Generation/Fixtures"]
    ),
    .testTarget(name: "IntentToolkitTests", dependencies: ["IntentToolkit"]),
    .testTarget(name: "IntentLanguageServerTests", dependencies: ["IntentLanguageServer"]),
    .testTarget(
      name: "intentcTests",
      dependencies: [
        "intentc", "EmbeddedHelp", "EmbeddedPage", "GeneratedSchemas", "IntentExtras", "IntentSchema",
        "IntentSchemaExtras", "TroubledProvider",
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "IntentSchemaTests",
      dependencies: ["IntentSchema", "IntentSchemaExtras", "IntentValues"]
    ),
    .testTarget(
      name: "IntentRuntimeTests",
      dependencies: ["IntentExtras", "IntentOptionsService", "IntentRuntime", "IntentStore", "StoreWriter"]
    ),
    .executableTarget(name: "StoreWriter", dependencies: ["IntentStore"], path: "Tests/StoreWriter"),
    .testTarget(
      name: "IntentOptionsClientTests",
      dependencies: ["IntentOptionsClient", "GeneratedSchemas", "TroubledProvider"]
    ),
    .executableTarget(
      name: "TroubledProvider",
      dependencies: ["IntentOptionsClient", "IntentOptionsService", "GeneratedSchemas"],
      path: "Tests/TroubledProvider"
    ),
    .testTarget(name: "IntentPageServerTests", dependencies: ["IntentPageServer"]),
    // For '.ci/web'.
    .executableTarget(
      name: "VisibleRows",
      dependencies: ["IntentCompiler", "IntentSchemaExtras"],
      path: "Tests/VisibleRows"
    ),
    .testTarget(name: "IntentTimelinesTests", dependencies: ["IntentTimelines", "GeneratedSchemas"]),
    .testTarget(
      name: "IntentEditorPageTests",
      dependencies: ["IntentEditorPage", "GeneratedSchemas"]
    ),
    .testTarget(
      name: "IntentEditorTests",
      dependencies: ["IntentEditor", "GeneratedSchemas"],
      exclude: ["Fixtures"]
    ),

    // `make generated` writes these: the files that intentc embeds, and what it makes of Schemas.
    .target(name: "EmbeddedHelp", path: "Generated/EmbeddedHelp"),
    .target(name: "EmbeddedPage", path: "Generated/EmbeddedPage"),
    .target(name: "GeneratedSchemas", dependencies: ["IntentRuntime"], path: "Generated/Schemas"),
    .target(name: "GeneratedNames", dependencies: ["IntentRuntime"], path: "Generated/Names"),
    .target(name: "GeneratedIntents", dependencies: ["IntentRuntime"], path: "Generated/Intents"),
    .target(name: "GeneratedSplit", dependencies: ["IntentRuntime"], path: "Generated/Split"),
    .testTarget(
      name: "GeneratedTests",
      dependencies: [
        "GeneratedIntents", "GeneratedSchemas", "GeneratedNames", "GeneratedSplit", "IntentAppIntents",
        "IntentClasses", "IntentExtras", "IntentOptions",
        "IntentReports", "IntentRuntime", "IntentStore", "IntentSchemaExtras",
      ]
    ),
  ]
)

// Users compile these targets and seldom read them, so no system modules are indexed for them, and LLVM does not check what
// Swift gives it: that takes a twentieth of the time, and tests run the code.
let runtime = [
  "IntentPlatform", "IntentSchema", "IntentSchemaExtras", "IntentValues", "IntentRuntime", "IntentExtras",
  "IntentOptions", "IntentOptionsClient", "IntentOptionsService", "IntentStore", "IntentTimelines",
  "IntentEditor",
]
let compiler = [
  "IntentDiagnostics", "IntentOutput", "IntentDefinition", "IntentCompiler", "IntentAppIntents",
  "IntentClasses", "IntentLocalisation", "IntentFixes", "IntentStrings", "IntentConfigurations",
  "IntentComparison", "intentc-build", "intentc-backends", "intentc-check",
]
for target in package.targets where (runtime + compiler).contains(target.name) {
  target.swiftSettings = [
    .unsafeFlags(
      ["-index-ignore-clang-modules", "-index-ignore-system-modules"],
      .when(configuration: .debug)
    ),
    .unsafeFlags(["-Xfrontend", "-disable-llvm-verify"]),
  ]
}

// The size of an app grows with what it links. With these flags the linker can remove functions of these targets that
// nothing refers to: without them Swift keeps what is public, and ELF has one section for all functions of a file.
for target in package.targets where runtime.contains(target.name) {
  target.swiftSettings! += [
    .unsafeFlags(
      ["-Osize", "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"],
      .when(configuration: .release)
    ),
    .unsafeFlags(["-O"], .when(configuration: .release, traits: ["OptimizedCompiler"])),
  ]
}

// What only the tools of plugins link is not optimised in a release build, because it runs for milliseconds. SwiftPM calls
// the compiler twice for such a tool, so each file is compiled on its own: then the second call has nothing to do. Debug
// information is left out. The traits undo all of that: of two such flags, the last one holds.
for target in package.targets where compiler.contains(target.name) {
  target.swiftSettings! += [
    .unsafeFlags(
      ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode", "-incremental"],
      .when(configuration: .release)
    ),
    .unsafeFlags(
      ["-O", "-whole-module-optimization", "-disable-batch-mode"],
      .when(configuration: .release, traits: ["OptimizedCompiler"])
    ),
    .unsafeFlags(["-Xfrontend", "-gnone"]),
    .unsafeFlags(["-Xfrontend", "-g"], .when(traits: ["CommandLineTool"])),
  ]
}
