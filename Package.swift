// swift-tools-version: 6.2

import PackageDescription

// Apps for Apple's platforms are built on a Mac. Elsewhere a resource would only cost each user a bundle and
// a Swift file.
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
        "Optimizes the compiler in release builds, which takes minutes, and the runtime libraries for speed, not size."
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // Runtime: linked into apps. It knows neither XML nor diagnostics.

    // One name for the C library and the fast-loading part of Foundation on every system.
    .target(name: "IntentPlatform", path: "Sources/Runtime/IntentPlatform"),
    // Parameters, enums, object types and visibility as plain values. The compiler builds on it.
    .target(name: "IntentSchema", dependencies: ["IntentPlatform"], path: "Sources/Runtime/IntentSchema"),
    // The imports of generated code: reading and writing configurations, providers' options.
    .target(
      name: "IntentRuntime",
      dependencies: ["IntentPlatform", "IntentSchema"],
      path: "Sources/Runtime/IntentRuntime"
    ),
    // Sentences about rules and bounds, suggestions, terminals. Generated code doesn't depend on it.
    .target(
      name: "IntentText",
      dependencies: ["IntentPlatform", "IntentSchema"],
      path: "Sources/Runtime/IntentText"
    ),
    // Checks configurations, reads them without generated code; links and string catalogs.
    .target(
      name: "IntentChecking",
      dependencies: ["IntentPlatform", "IntentRuntime", "IntentText"],
      path: "Sources/Runtime/IntentChecking"
    ),
    // Options by parameter name, from an adapter, memory or a file, and the server side of the provider
    // protocol.
    .target(
      name: "IntentOptions",
      dependencies: ["IntentChecking", "IntentPlatform"],
      path: "Sources/Runtime/IntentOptions"
    ),
    // The client side, which starts a provider's program.
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
    // The configuration of each placed widget, in a folder or in user defaults that processes share.
    .target(
      name: "IntentStore",
      dependencies: ["IntentChecking", "IntentPlatform", "IntentText"],
      path: "Sources/Runtime/IntentStore",
      exclude: hostIsMac ? [] : ["PrivacyInfo.xcprivacy"],
      resources: hostIsMac ? [.copy("PrivacyInfo.xcprivacy")] : []
    ),
    // Widget timelines on a virtual clock.
    .target(
      name: "IntentTimelines",
      dependencies: ["IntentPlatform", "IntentRuntime", "IntentStore", "IntentText"],
      path: "Sources/Runtime/IntentTimelines"
    ),
    // A SiriKit widget's timeline provider, for the App Intent that replaces it.
    .target(name: "IntentWidgets", path: "Sources/Runtime/IntentWidgets"),

    // Compiler: bytes to a located tree, a definition, its meaning, diagnostics, and Swift.

    // The system's libxml2.
    .systemLibrary(
      name: "CLibXML2",
      path: "Sources/Compiler/CLibXML2",
      // The macOS SDK includes libxml2 without extra flags. Homebrew's would tie a program to this machine.
      pkgConfig: hostIsMac ? nil : "libxml-2.0",
      providers: hostIsMac ? nil : [.apt(["libxml2-dev"])]
    ),
    // Diagnostics and rules as values and as text, and files and JSON with locations.
    .target(
      name: "IntentDiagnostics",
      dependencies: ["IntentPlatform", "IntentSchema", "IntentText"],
      path: "Sources/Compiler/IntentDiagnostics"
    ),
    // Reads XML or binary into a located property list, and the list into a Definition.
    .target(
      name: "IntentDefinition",
      dependencies: ["CLibXML2", "IntentDiagnostics"],
      path: "Sources/Compiler/IntentDefinition"
    ),
    // Lowers and validates definitions, and generates plain Swift. Every user's build compiles this target.
    .target(
      name: "IntentCompiler",
      dependencies: ["IntentDefinition"],
      path: "Sources/Compiler/IntentCompiler"
    ),
    // Back end: Xcode's INIntent classes, and plain responses.
    .target(name: "IntentClasses", dependencies: ["IntentCompiler"], path: "Sources/Compiler/IntentClasses"),
    // Back end: App Intents. Intents that run return plain responses.
    .target(
      name: "IntentAppIntents",
      dependencies: ["IntentClasses"],
      path: "Sources/Compiler/IntentAppIntents"
    ),

    // Tools: everything else to do with definitions.

    // Translations: tables, rules, import, export and sync. Also edits JSON and other text in place.
    .target(
      name: "IntentLocalisation",
      dependencies: ["CLibXML2", "IntentCompiler"],
      path: "Sources/Tools/IntentLocalisation"
    ),
    // 'validate --fix' and 'format'.
    .target(name: "IntentFixes", dependencies: ["IntentLocalisation"], path: "Sources/Tools/IntentFixes"),
    // Stored configurations, JSON Schema, and 'describe'.
    .target(
      name: "IntentConfigurations",
      dependencies: ["IntentChecking", "IntentLocalisation"],
      path: "Sources/Tools/IntentConfigurations"
    ),
    // 'diff' finds breaking changes, with baselines, App Intents and other Swift as values. 'merge' merges by
    // meaning.
    .target(
      name: "IntentComparison",
      dependencies: ["IntentAppIntents", "IntentConfigurations", "IntentFixes"],
      path: "Sources/Tools/IntentComparison"
    ),
    // intentc as a library: the public API, all rules with their help, and JSON, SARIF and GitHub reports.
    .target(
      name: "LibIntentc",
      dependencies: ["EmbeddedHelp", "IntentComparison"],
      path: "Sources/Tools/LibIntentc",
      exclude: ["Help"]
    ),
    // 'lsp': serves editors.
    .target(
      name: "IntentLanguageServer",
      dependencies: ["LibIntentc"],
      path: "Sources/Tools/IntentLanguageServer"
    ),

    // Editor: asks for a configuration.

    // Its state, and its interface in a terminal.
    .target(
      name: "IntentEditor",
      dependencies: ["IntentOptions", "IntentPlatform", "IntentRuntime", "IntentText"],
      path: "Sources/Editor/IntentEditor",
      exclude: hostIsMac ? [] : ["PrivacyInfo.xcprivacy"],
      resources: hostIsMac ? [.copy("PrivacyInfo.xcprivacy")] : []
    ),
    // Its interface in a browser, and the page's server, which only starts with the trait CommandLineTool.
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

    // The command line, with a file for each command.
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
    // Reads Swift for intentc. Without the trait, it reads nothing.
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
    // Run by the plugin IntentCompilerPlugin.
    .executableTarget(
      name: "intentc-build",
      dependencies: ["IntentCompiler"],
      path: "Sources/CommandLine/intentc-build"
    ),
    // Run by the plugins IntentBackendsPlugin and GenerateIntents.
    .executableTarget(
      name: "intentc-backends",
      dependencies: ["IntentAppIntents", "IntentClasses"],
      path: "Sources/CommandLine/intentc-backends"
    ),
    // Run by the plugins CheckIntentBaseline and ValidateIntents.
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
    // Tests: a target for each target that has tests, in the order above. Programs that tests run stand next to them.

    // Definitions, folders and expectations that several of them share.
    .target(
      name: "TestSupport",
      dependencies: ["IntentAppIntents", "IntentConfigurations"],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "IntentSchemaTests", dependencies: ["IntentRuntime", "IntentSchema", "IntentText"]),
    // Generated configurations with values, for the libraries that apps link.
    .target(name: "RuntimeSamples", dependencies: ["IntentRuntime"], path: "Tests/RuntimeSamples"),
    .testTarget(
      name: "IntentRuntimeTests",
      dependencies: ["IntentChecking", "IntentOptions", "IntentPlatform", "IntentRuntime", "RuntimeSamples"]
    ),
    .testTarget(name: "IntentTextTests", dependencies: ["IntentSchema", "IntentText"]),
    .testTarget(name: "IntentCheckingTests", dependencies: ["IntentChecking", "IntentSchema"]),
    .testTarget(name: "IntentOptionsTests", dependencies: ["IntentOptions", "RuntimeSamples"]),
    .testTarget(
      name: "IntentOptionsClientTests",
      dependencies: ["IntentOptionsClient", "GeneratedSchemas", "TroubledProvider"]
    ),
    .executableTarget(
      name: "TroubledProvider",
      dependencies: ["IntentOptionsClient", "IntentOptions", "GeneratedSchemas"],
      path: "Tests/TroubledProvider"
    ),
    .testTarget(
      name: "IntentStoreTests",
      dependencies: ["IntentPlatform", "IntentStore", "RuntimeSamples", "StoreWriter"]
    ),
    .executableTarget(name: "StoreWriter", dependencies: ["IntentStore"], path: "Tests/StoreWriter"),
    .testTarget(name: "IntentTimelinesTests", dependencies: ["IntentTimelines", "GeneratedSchemas"]),
    .testTarget(name: "IntentWidgetsTests", dependencies: ["IntentWidgets"]),
    .testTarget(name: "IntentDiagnosticsTests", dependencies: ["IntentDiagnostics", "TestSupport"]),
    .testTarget(name: "IntentDefinitionTests", dependencies: ["IntentDefinition", "TestSupport"]),
    .testTarget(
      name: "IntentCompilerTests",
      dependencies: [
        "IntentAppIntents", "IntentCompiler", "IntentLocalisation", "LibIntentc", "TestSupport",
      ],
      exclude: ["Generation/Fixtures"]
    ),
    .testTarget(name: "IntentClassesTests", dependencies: ["IntentClasses", "TestSupport"]),
    .testTarget(name: "IntentAppIntentsTests", dependencies: ["IntentAppIntents", "TestSupport"]),
    .testTarget(name: "IntentLocalisationTests", dependencies: ["IntentLocalisation", "TestSupport"]),
    .testTarget(name: "IntentFixesTests", dependencies: ["IntentFixes", "TestSupport"]),
    .testTarget(name: "IntentConfigurationsTests", dependencies: ["IntentConfigurations", "TestSupport"]),
    .testTarget(
      name: "IntentComparisonTests",
      dependencies: ["IntentComparison", "LibIntentc", "TestSupport"],
      exclude: ["Changes/Fixtures"]
    ),
    .testTarget(name: "LibIntentcTests", dependencies: ["LibIntentc", "TestSupport"]),
    .testTarget(name: "IntentLanguageServerTests", dependencies: ["IntentLanguageServer", "TestSupport"]),
    .testTarget(
      name: "IntentEditorTests",
      dependencies: ["GeneratedSchemas", "IntentEditor", "TestSupport"],
      exclude: ["Fixtures"]
    ),
    .testTarget(name: "IntentEditorPageTests", dependencies: ["GeneratedSchemas", "IntentEditorPage"]),
    .testTarget(
      name: "intentcTests",
      dependencies: [
        "intentc", "EmbeddedHelp", "EmbeddedPage", "GeneratedSchemas", "IntentChecking", "IntentEditor",
        "IntentEditorPage", "IntentSchema", "TestSupport", "TroubledProvider",
      ],
      exclude: ["Fixtures"]
    ),
    // Used by 'test_web_rows.py'.
    .executableTarget(
      name: "VisibleRows",
      dependencies: ["IntentCompiler", "IntentChecking"],
      path: "Tests/VisibleRows"
    ),

    // Written by `make generated`: files that intentc embeds, forms of 'design', and code generated from
    // Schemas.
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
        "TestSupport",
      ]
    ),
  ]
)

// Users compile these targets and seldom read them, so skip indexing system modules. Also skip LLVM's
// verification of Swift's output, which takes a twentieth of the time: tests run the code.
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

// These flags keep apps small by letting the linker remove unused functions. By default, Swift keeps
// everything public, and ELF puts all functions of a file in one section.
for target in package.targets where runtime.contains(target.name) {
  target.swiftSettings! += [
    .unsafeFlags(
      ["-Osize", "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"],
      .when(configuration: .release)
    ),
    .unsafeFlags(["-O"], .when(configuration: .release, traits: ["OptimizedCompiler"])),
  ]
}

// Skip optimization in release builds for targets that only plugin tools link: they run for milliseconds.
// SwiftPM calls the compiler twice for such tools. Compiling file by file leaves the second call nothing to
// do. Leave out debug information, too. The traits undo this, because the last flag wins.
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

// These wait for a person, an editor or git, so the command line has them smaller instead of a little faster.
let interactive = [
  "IntentComparison", "IntentEditor", "IntentEditorPage", "IntentLanguageServer", "LibIntentc", "intentc",
]
for target in package.targets where interactive.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .unsafeFlags(["-Osize"], .when(configuration: .release, traits: ["OptimizedCompiler"]))
    ]
}

// Require an import for each module a file uses. Only libraries that apps link re-export others.
for target in package.targets
where target.path?.hasPrefix("Sources/") == true && target.type != .system && !runtime.contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("MemberImportVisibility")]
}
