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
    .executable(name: "intentc-swift", targets: ["intentc-swift"]),
    .library(name: "IntentRuntime", targets: ["IntentRuntime"]),
    .library(name: "LibIntentc", targets: ["LibIntentc"]),
    .library(name: "IntentEditor", targets: ["IntentEditor"]),
    .library(name: "IntentChecking", targets: ["IntentChecking"]),
    .library(name: "IntentOptions", targets: ["IntentOptions"]),
    .library(name: "IntentOptionsClient", targets: ["IntentOptionsClient"]),
    .library(name: "IntentStore", targets: ["IntentStore"]),
    .library(name: "IntentTimelines", targets: ["IntentTimelines"]),
    .library(name: "IntentWidgets", targets: ["IntentWidgets"]),
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
      description: "Lets intentc-swift read Swift, for which SwiftPM fetches swift-syntax."
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
    // Runtime: what an app links. It knows no XML and no diagnostics.

    // The C library and the part of Foundation that loads fast, under one name on every system.
    .target(name: "IntentPlatform", path: "Sources/Runtime/IntentPlatform"),
    // What can be configured, as plain values: parameters, enums, object types, visibility. The compiler builds on it.
    .target(name: "IntentSchema", dependencies: ["IntentPlatform"], path: "Sources/Runtime/IntentSchema"),
    // What generated code imports: reading and writing configurations, options of providers.
    .target(
      name: "IntentRuntime",
      dependencies: ["IntentPlatform", "IntentSchema"],
      path: "Sources/Runtime/IntentRuntime"
    ),
    // What people read: sentences about rules and bounds, suggestions, terminals. What generated code imports does not
    // build on it.
    .target(
      name: "IntentText",
      dependencies: ["IntentPlatform", "IntentSchema"],
      path: "Sources/Runtime/IntentText"
    ),
    // Checks of configurations, configurations without generated code, links, string catalogues.
    .target(
      name: "IntentChecking",
      dependencies: ["IntentPlatform", "IntentRuntime", "IntentText"],
      path: "Sources/Runtime/IntentChecking"
    ),
    // Options by parameter name: from an adapter, memory, a file. The service half of a provider's protocol.
    .target(
      name: "IntentOptions",
      dependencies: ["IntentChecking", "IntentPlatform"],
      path: "Sources/Runtime/IntentOptions"
    ),
    // The client half: it starts a provider's program.
    .target(
      name: "IntentOptionsClient",
      dependencies: [
        "IntentOptions",
        "IntentPlatform",
        "IntentRuntime",
        "IntentText",
        .product(
          name: "Subprocess",
          package: "swift-subprocess",
          condition: .when(platforms: [.linux, .macOS], traits: ["CommandLineTool"])
        ),
      ],
      path: "Sources/Runtime/IntentOptionsClient"
    ),
    // The configuration of each placed widget, in a folder or user defaults that processes share.
    .target(
      name: "IntentStore",
      dependencies: ["IntentChecking", "IntentPlatform", "IntentText"],
      path: "Sources/Runtime/IntentStore",
      exclude: hostIsMac ? [] : ["PrivacyInfo.xcprivacy"],
      resources: hostIsMac ? [.copy("PrivacyInfo.xcprivacy")] : []
    ),
    // Timelines of widgets on a virtual clock.
    .target(
      name: "IntentTimelines",
      dependencies: ["IntentPlatform", "IntentRuntime", "IntentStore", "IntentText"],
      path: "Sources/Runtime/IntentTimelines"
    ),
    // The timeline provider of a SiriKit widget, for the App Intent after it.
    .target(name: "IntentWidgets", path: "Sources/Runtime/IntentWidgets"),

    // Compiler: bytes to a located tree, a definition, its meaning, diagnostics, and Swift.

    // libxml2 of the system.
    .systemLibrary(
      name: "CLibXML2",
      path: "Sources/Compiler/CLibXML2",
      // The SDK of a Mac has libxml2, whose headers need no flag. Homebrew's would bind a program to this machine.
      pkgConfig: hostIsMac ? nil : "libxml-2.0",
      providers: hostIsMac ? nil : [.apt(["libxml2-dev"])]
    ),
    // Diagnostics and rules as values, their text; files and JSON with locations.
    .target(
      name: "IntentDiagnostics",
      dependencies: ["IntentPlatform", "IntentSchema", "IntentText"],
      path: "Sources/Compiler/IntentDiagnostics"
    ),
    // What a definition says: XML or binary to a located property list, and that to a Definition.
    .target(
      name: "IntentDefinition",
      dependencies: ["CLibXML2", "IntentDiagnostics"],
      path: "Sources/Compiler/IntentDefinition"
    ),
    // What it means, what is wrong with it, and plain Swift. Each user's build compiles this.
    .target(
      name: "IntentCompiler",
      dependencies: ["IntentDefinition"],
      path: "Sources/Compiler/IntentCompiler"
    ),
    // A back end: the INIntent classes that Xcode makes, and plain responses.
    .target(name: "IntentClasses", dependencies: ["IntentCompiler"], path: "Sources/Compiler/IntentClasses"),
    // A back end: App Intents. Those that run return plain responses.
    .target(
      name: "IntentAppIntents",
      dependencies: ["IntentClasses"],
      path: "Sources/Compiler/IntentAppIntents"
    ),

    // Tools: what else can be done with definitions.

    // Translations: tables, rules about them, import, export, sync. Changes in JSON and other text.
    .target(
      name: "IntentLocalisation",
      dependencies: ["CLibXML2", "IntentCompiler"],
      path: "Sources/Tools/IntentLocalisation"
    ),
    // 'validate --fix' and 'format'.
    .target(name: "IntentFixes", dependencies: ["IntentLocalisation"], path: "Sources/Tools/IntentFixes"),
    // Stored configurations, JSON Schema, 'describe'.
    .target(
      name: "IntentConfigurations",
      dependencies: ["IntentChecking", "IntentLocalisation"],
      path: "Sources/Tools/IntentConfigurations"
    ),
    // 'diff': what a change breaks, baselines, App Intents and other Swift as values. 'merge': versions by meaning.
    .target(
      name: "IntentComparison",
      dependencies: ["IntentAppIntents", "IntentConfigurations", "IntentFixes"],
      path: "Sources/Tools/IntentComparison"
    ),
    // intentc as a library: the public API, all rules with their help, and reports in JSON, SARIF and GitHub's form.
    .target(
      name: "LibIntentc",
      dependencies: ["EmbeddedHelp", "IntentComparison"],
      path: "Sources/Tools/LibIntentc",
      exclude: ["Help"]
    ),
    // 'lsp': what editors ask for.
    .target(
      name: "IntentLanguageServer",
      dependencies: ["LibIntentc"],
      path: "Sources/Tools/IntentLanguageServer"
    ),

    // Editor: the screen that asks for a configuration.

    // Its state and its faces in a terminal.
    .target(
      name: "IntentEditor",
      dependencies: ["IntentOptions", "IntentPlatform", "IntentRuntime", "IntentText"],
      path: "Sources/Editor/IntentEditor",
      exclude: hostIsMac ? [] : ["PrivacyInfo.xcprivacy"],
      resources: hostIsMac ? [.copy("PrivacyInfo.xcprivacy")] : []
    ),
    // Its face in a browser, and the server of that page, which cannot start without the trait CommandLineTool.
    .target(
      name: "IntentEditorPage",
      dependencies: [
        "EmbeddedPage", "IntentDiagnostics", "IntentEditor",
      ]
        + ["NIOCore", "NIOHTTP1", "NIOPosix", "NIOWebSocket"].map {
          .product(name: $0, package: "swift-nio", condition: .when(traits: ["CommandLineTool"]))
        },
      path: "Sources/Editor/IntentEditorPage",
      exclude: ["Page"]
    ),

    // CommandLine: the programs.

    // The command line, a file for each command.
    .executableTarget(
      name: "intentc",
      dependencies: [
        "GeneratedDesign",
        "IntentEditor",
        "IntentEditorPage",
        "IntentLanguageServer",
        "IntentLocalisation",
        "IntentOptionsClient",
        "IntentPlatform",
        "LibIntentc",
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
      ],
      path: "Sources/CommandLine/intentc",
      exclude: ["Design/Forms/Forms.intentdefinition"]
    ),
    // What intentc runs to read Swift. Without the trait, it reads nothing.
    .executableTarget(
      name: "intentc-swift",
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
      ],
      path: "Sources/CommandLine/intentc-swift"
    ),
    // What the plugin IntentCompilerPlugin runs.
    .executableTarget(
      name: "intentc-build",
      dependencies: ["IntentCompiler"],
      path: "Sources/CommandLine/intentc-build"
    ),
    // What the plugins IntentBackendsPlugin and GenerateIntents run.
    .executableTarget(
      name: "intentc-backends",
      dependencies: ["IntentAppIntents", "IntentClasses"],
      path: "Sources/CommandLine/intentc-backends"
    ),
    // What the plugins CheckIntentBaseline and ValidateIntents run.
    .executableTarget(
      name: "intentc-check",
      dependencies: ["IntentClasses", "IntentComparison"],
      path: "Sources/CommandLine/intentc-check"
    ),
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
        "IntentAppIntents", "IntentClasses", "IntentComparison", "LibIntentc", "IntentRuntime",
        "IntentLocalisation",
      ],
      exclude: ["Comparison/Fixtures", "Generation/Fixtures"]
    ),
    .testTarget(name: "LibIntentcTests", dependencies: ["LibIntentc"]),
    .testTarget(name: "IntentLanguageServerTests", dependencies: ["IntentLanguageServer"]),
    .testTarget(
      name: "intentcTests",
      dependencies: [
        "intentc", "EmbeddedHelp", "EmbeddedPage", "GeneratedSchemas", "IntentChecking", "IntentEditor",
        "IntentEditorPage", "IntentSchema", "TroubledProvider",
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "IntentSchemaTests",
      dependencies: ["IntentSchema", "IntentChecking", "IntentRuntime", "IntentText"]
    ),
    .testTarget(
      name: "IntentRuntimeTests",
      dependencies: [
        "IntentChecking", "IntentOptions", "IntentPlatform", "IntentRuntime", "IntentStore", "StoreWriter",
      ]
    ),
    .executableTarget(name: "StoreWriter", dependencies: ["IntentStore"], path: "Tests/StoreWriter"),
    .testTarget(
      name: "IntentOptionsClientTests",
      dependencies: ["IntentOptionsClient", "GeneratedSchemas", "TroubledProvider"]
    ),
    .executableTarget(
      name: "TroubledProvider",
      dependencies: ["IntentOptionsClient", "IntentOptions", "GeneratedSchemas"],
      path: "Tests/TroubledProvider"
    ),
    .testTarget(name: "IntentPageServerTests", dependencies: ["IntentEditorPage"]),
    // For 'test_web_rows.py'.
    .executableTarget(
      name: "VisibleRows",
      dependencies: ["IntentCompiler", "IntentChecking"],
      path: "Tests/VisibleRows"
    ),
    .testTarget(name: "IntentTimelinesTests", dependencies: ["IntentTimelines", "GeneratedSchemas"]),
    .testTarget(name: "IntentWidgetsTests", dependencies: ["IntentWidgets"]),
    .testTarget(
      name: "IntentEditorPageTests",
      dependencies: ["IntentEditorPage", "GeneratedSchemas"]
    ),
    .testTarget(
      name: "IntentEditorTests",
      dependencies: ["IntentEditor", "GeneratedSchemas"],
      exclude: ["Fixtures"]
    ),

    // `make generated` writes these: the files that intentc embeds, the forms of 'design', and what it makes of Schemas.
    .target(name: "EmbeddedHelp", path: "Generated/EmbeddedHelp"),
    .target(name: "EmbeddedPage", path: "Generated/EmbeddedPage"),
    .target(name: "GeneratedDesign", dependencies: ["IntentRuntime"], path: "Generated/Design"),
    .target(name: "GeneratedSchemas", dependencies: ["IntentRuntime"], path: "Generated/Schemas"),
    .target(name: "GeneratedNames", dependencies: ["IntentRuntime"], path: "Generated/Names"),
    .target(name: "GeneratedIntents", dependencies: ["IntentRuntime"], path: "Generated/Intents"),
    .target(name: "GeneratedSplit", dependencies: ["IntentRuntime"], path: "Generated/Split"),
    .testTarget(
      name: "GeneratedTests",
      dependencies: [
        "GeneratedIntents", "GeneratedSchemas", "GeneratedNames", "GeneratedSplit", "IntentAppIntents",
        "IntentClasses", "IntentChecking", "IntentOptions", "LibIntentc", "IntentRuntime", "IntentStore",
      ]
    ),
  ]
)

// Users compile these targets and seldom read them, so no system modules are indexed for them, and LLVM does not check what
// Swift gives it: that takes a twentieth of the time, and tests run the code.
let runtime = [
  "IntentPlatform", "IntentSchema", "IntentText", "IntentChecking", "IntentRuntime", "IntentOptions",
  "IntentOptionsClient", "IntentStore", "IntentTimelines", "IntentWidgets", "IntentEditor",
]
let compiler = [
  "IntentDiagnostics", "IntentDefinition", "IntentCompiler", "IntentAppIntents", "IntentClasses",
  "IntentLocalisation", "IntentFixes", "IntentConfigurations", "IntentComparison", "intentc-build",
  "intentc-backends", "intentc-check",
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

// A file imports each module that it uses. Only what apps link re-exports others.
for target in package.targets
where target.path?.hasPrefix("Sources/") == true && target.type != .system && !runtime.contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("MemberImportVisibility")]
}
