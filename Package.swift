// swift-tools-version: 6.2

import PackageDescription

// Only apps for Apple's platforms need privacy manifests, and these apps are built on a Mac. On other
// systems, a manifest would only add a bundle and a Swift file to each user's build.
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
    .library(name: "IntentRuntime", targets: ["IntentRuntime", "IntentConversions"]),
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
    .plugin(name: "CheckReleasedIntents", targets: ["CheckReleasedIntents"]),
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
    // Runtime: the libraries that apps link. They know neither XML nor diagnostics.

    // One name for the C library and the fast-loading part of Foundation on every system.
    .target(name: "IntentPlatform", path: "Sources/Runtime/IntentPlatform"),
    // Parameters, enums, object types and visibility as plain values, for apps and for the compiler.
    .target(name: "IntentSchema", dependencies: ["IntentPlatform"], path: "Sources/Runtime/IntentSchema"),
    // The module that generated code imports: reads and writes configurations, and declares options
    // providers.
    .target(
      name: "IntentRuntime",
      dependencies: ["IntentPlatform", "IntentSchema"],
      path: "Sources/Runtime/IntentRuntime"
    ),
    // Converts Apple's Intents classes to plain values, and back. Generated conversions call it.
    .target(
      name: "IntentConversions",
      dependencies: ["IntentRuntime"],
      path: "Sources/Runtime/IntentConversions"
    ),
    // Sentences about rules and bounds, suggestions, terminals. Generated code doesn't depend on this target.
    .target(
      name: "IntentText",
      dependencies: ["IntentPlatform", "IntentSchema"],
      path: "Sources/Runtime/IntentText"
    ),
    // Checks configurations, and reads them without generated code or from links. Reads string catalogs.
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
    // The client side of the provider protocol, which starts a provider's program.
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
    // Stores the configuration of each placed widget, in a folder or in user defaults that processes share.
    .target(
      name: "IntentStore",
      dependencies: ["IntentChecking", "IntentPlatform", "IntentText"],
      path: "Sources/Runtime/IntentStore",
      exclude: hostIsMac ? [] : ["PrivacyInfo.xcprivacy"],
      resources: hostIsMac ? [.copy("PrivacyInfo.xcprivacy")] : []
    ),
    // Runs a widget's timeline provider on any system, for tests with a clock that they control.
    .target(
      name: "IntentTimelines",
      dependencies: ["IntentPlatform", "IntentRuntime", "IntentStore", "IntentText"],
      path: "Sources/Runtime/IntentTimelines"
    ),
    // Lets a SiriKit widget keep its timeline provider after a move to App Intents.
    .target(name: "IntentWidgets", path: "Sources/Runtime/IntentWidgets"),

    // Compiler: reads definitions, checks them, and generates Swift.

    // The system's libxml2.
    .systemLibrary(
      name: "CLibXML2",
      path: "Sources/Compiler/CLibXML2",
      // The macOS SDK includes libxml2 without extra flags. Homebrew's libxml2 would tie a program to this
      // machine.
      pkgConfig: hostIsMac ? nil : "libxml-2.0",
      providers: hostIsMac ? nil : [.apt(["libxml2-dev"])]
    ),
    // Diagnostics, rules and the addresses of elements, as values and as text; file access; JSON with source locations.
    .target(
      name: "IntentDiagnostics",
      dependencies: ["IntentPlatform", "IntentSchema", "IntentText"],
      path: "Sources/Compiler/IntentDiagnostics"
    ),
    // Reads an XML or binary property list with source locations, and turns the list into a Definition.
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
    // Back end: Xcode's INIntent classes, and their conversions to plain types.
    .target(name: "IntentClasses", dependencies: ["IntentCompiler"], path: "Sources/Compiler/IntentClasses"),
    // Back end: App Intents. Performers of actions run the handlers of IntentClasses.
    .target(
      name: "IntentAppIntents",
      dependencies: ["IntentClasses"],
      path: "Sources/Compiler/IntentAppIntents"
    ),

    // Tools: everything else that works with definitions.

    // Facts about an app as values: its Swift, as a parser read it, its App Intents, its targets and its files.
    .target(
      name: "AppFacts",
      dependencies: ["IntentDiagnostics", "IntentPlatform"],
      path: "Sources/Tools/AppFacts"
    ),
    // Translations: tables, rules, and new texts in tables; edits of JSON and other text that keep the rest.
    .target(
      name: "IntentLocalisation",
      dependencies: ["IntentCompiler"],
      path: "Sources/Tools/IntentLocalisation"
    ),
    // Changes of definitions: 'validate --fix', 'format' and renames; replacing files in place; diffs of files.
    .target(name: "IntentFixes", dependencies: ["IntentLocalisation"], path: "Sources/Tools/IntentFixes"),
    // Stored configurations, 'describe', and reports of problems.
    .target(
      name: "IntentConfigurations",
      dependencies: ["IntentChecking", "IntentFixes"],
      path: "Sources/Tools/IntentConfigurations"
    ),
    // 'diff', which finds breaking changes.
    .target(
      name: "IntentComparison",
      dependencies: ["AppFacts", "IntentAppIntents", "IntentConfigurations"],
      path: "Sources/Tools/IntentComparison"
    ),
    // Reads the project around a definition: Xcode's, XcodeGen's, Tuist's or SwiftPM's.
    .target(
      name: "AppProjects",
      dependencies: ["AppFacts", "IntentLocalisation"],
      path: "Sources/Tools/AppProjects"
    ),
    // Checks App Intents in Swift, with the project and the tables around them.
    .target(
      name: "AppIntentsChecks",
      dependencies: ["AppFacts", "AppProjects"],
      path: "Sources/Tools/AppIntentsChecks"
    ),
    // The pages of the rules, for 'explain' and editors. The C compiler embeds files a hundred times faster than Swift's.
    .target(name: "RulePages", path: "Sources/Tools/RulePages"),
    // intentc as a library: the public API, all rules with their help texts, and JSON, SARIF and GitHub
    // reports.
    .target(
      name: "LibIntentc",
      dependencies: ["AppIntentsChecks", "AppProjects", "IntentComparison", "RulePages"],
      path: "Sources/Tools/LibIntentc"
    ),
    // 'migrate': facts about an app's code, and the plan of its move to App Intents.
    .target(
      name: "AppMigration",
      dependencies: ["AppProjects", "LibIntentc"],
      path: "Sources/Tools/AppMigration"
    ),
    // 'lsp': serves editors.
    .target(
      name: "IntentLanguageServer",
      dependencies: ["AppIntentsChecks", "AppProjects", "LibIntentc"],
      path: "Sources/Tools/IntentLanguageServer"
    ),
    // 'design': a definition's elements and values, with words for each, and changes of them that keep the rest of
    // the file.
    .target(name: "IntentDesign", dependencies: ["LibIntentc"], path: "Sources/Tools/IntentDesign"),

    // Editor: asks for a configuration.

    // The editor's state, and its interface in a terminal.
    .target(
      name: "IntentEditor",
      dependencies: ["IntentOptions", "IntentPlatform", "IntentRuntime", "IntentText"],
      path: "Sources/Editor/IntentEditor",
      exclude: hostIsMac ? [] : ["PrivacyInfo.xcprivacy"],
      resources: hostIsMac ? [.copy("PrivacyInfo.xcprivacy")] : []
    ),
    // The files of the editor's page.
    .target(name: "PageFiles", path: "Sources/Editor/PageFiles"),
    // The editor's interface in a browser, and the page's server, which only starts with the trait
    // CommandLineTool.
    .target(
      name: "IntentEditorPage",
      dependencies: [
        "IntentDiagnostics", "IntentEditor", "PageFiles", "PageHashes",
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
        "AppIntentsChecks",
        "AppMigration",
        "AppProjects",
        "GeneratedDesign",
        "IntentDesign",
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
    // Reads Swift for intentc. Without the trait AppIntentsReader, this program reads nothing.
    .executableTarget(
      name: "intentc-swift",
      dependencies: [
        "AppFacts",
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
    // Run by the plugins IntentBackendsPlugin, GenerateIntents and ValidateIntents.
    .executableTarget(
      name: "intentc-backends",
      dependencies: ["IntentAppIntents", "IntentClasses"],
      path: "Sources/CommandLine/intentc-backends"
    ),
    // Run by the plugin CheckReleasedIntents.
    .executableTarget(
      name: "intentc-check",
      dependencies: ["IntentComparison"],
      path: "Sources/CommandLine/intentc-check"
    ),
    .plugin(name: "IntentCompilerPlugin", capability: .buildTool(), dependencies: ["intentc-build"]),
    .plugin(name: "IntentBackendsPlugin", capability: .buildTool(), dependencies: ["intentc-backends"]),
    .plugin(name: "CheckReleasedIntents", capability: .buildTool(), dependencies: ["intentc-check"]),
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
      dependencies: ["intentc-backends"]
    ),
    // Tests: a test target for each target with tests, in the order above. A program that tests run follows
    // these tests.

    // Definitions, folders and expectations that several test targets share.
    .target(
      name: "TestSupport",
      dependencies: ["IntentAppIntents", "IntentConfigurations"],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "IntentSchemaTests", dependencies: ["IntentRuntime", "IntentSchema", "IntentText"]),
    // Generated configurations with values, for tests of the libraries that apps link.
    .target(name: "RuntimeSamples", dependencies: ["IntentRuntime"], path: "Tests/RuntimeSamples"),
    .testTarget(
      name: "IntentRuntimeTests",
      dependencies: ["IntentChecking", "IntentOptions", "IntentPlatform", "IntentRuntime", "RuntimeSamples"]
    ),
    .testTarget(name: "IntentConversionsTests", dependencies: ["IntentConversions", "RuntimeSamples"]),
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
    .testTarget(name: "AppFactsTests", dependencies: ["AppFacts"]),
    .testTarget(name: "IntentLocalisationTests", dependencies: ["IntentLocalisation", "TestSupport"]),
    .testTarget(name: "IntentFixesTests", dependencies: ["IntentFixes", "TestSupport"]),
    .testTarget(name: "IntentConfigurationsTests", dependencies: ["IntentConfigurations", "TestSupport"]),
    .testTarget(
      name: "IntentComparisonTests",
      dependencies: ["IntentComparison", "LibIntentc", "TestSupport"]
    ),
    .testTarget(
      name: "AppProjectsTests",
      dependencies: ["AppProjects", "IntentLocalisation", "TestSupport"]
    ),
    .testTarget(
      name: "AppIntentsChecksTests",
      dependencies: ["AppIntentsChecks", "AppProjects", "TestSupport"]
    ),
    .testTarget(
      name: "LibIntentcTests",
      dependencies: ["LibIntentc", "TestSupport"],
      exclude: ["Rules/Sentences.txt"]
    ),
    .testTarget(name: "AppMigrationTests", dependencies: ["AppMigration", "TestSupport"]),
    .testTarget(name: "IntentLanguageServerTests", dependencies: ["IntentLanguageServer", "TestSupport"]),
    .testTarget(name: "IntentDesignTests", dependencies: ["IntentDesign", "TestSupport"]),
    .testTarget(
      name: "IntentEditorTests",
      dependencies: ["GeneratedSchemas", "IntentConfigurations", "IntentEditor", "TestSupport"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "IntentEditorPageTests",
      dependencies: ["GeneratedSchemas", "IntentEditorPage", "TestSupport"]
    ),
    .testTarget(
      name: "intentcTests",
      // Acceptance tests run the other programs, which are built with the tests.
      dependencies: [
        "intentc", "intentc-backends", "intentc-build", "intentc-check", "intentc-swift",
        "GeneratedDesign", "GeneratedSchemas", "IntentEditor", "IntentEditorPage", "IntentSchema",
        "TestSupport", "TroubledProvider",
      ],
      exclude: ["Fixtures"]
    ),

    // Written by `make generated`: hashes of the editor's page, forms of 'design', and code generated from
    // Schemas.
    .target(name: "PageHashes", path: "Generated/PageHashes"),
    .target(name: "GeneratedDesign", dependencies: ["IntentRuntime"], path: "Generated/Design"),
    .target(name: "GeneratedSchemas", dependencies: ["IntentRuntime"], path: "Generated/Schemas"),
    .target(
      name: "GeneratedIntents",
      dependencies: ["IntentConversions", "IntentRuntime"],
      path: "Generated/Intents"
    ),
    .target(name: "GeneratedSplit", dependencies: ["IntentRuntime"], path: "Generated/Split"),
    .testTarget(
      name: "GeneratedTests",
      dependencies: [
        "GeneratedIntents", "GeneratedSchemas", "GeneratedSplit", "IntentAppIntents",
        "IntentClasses", "IntentChecking", "IntentOptions", "LibIntentc", "IntentRuntime", "IntentStore",
        "TestSupport",
      ]
    ),
  ]
)

// All flags below are `unsafeFlags`. Since tools version 6.2, SwiftPM accepts them in a dependency, too
// (swift-package-manager pull request 8951).
extension Package {
  func add(_ settings: SwiftSetting..., to names: [String]) {
    for target in targets where names.contains(target.name) {
      target.swiftSettings = (target.swiftSettings ?? []) + settings
    }
  }

  func names(in layer: String) -> [String] {
    let found = targets.filter { $0.path?.hasPrefix("Sources/\(layer)/") == true && $0.type != .system }
    return found.map(\.name)
  }
}

// Users compile these targets and seldom read them, so skip indexing system modules. Also skip LLVM's
// verification of Swift's output: it takes a twentieth of the build time, and the tests run the code anyway.
let runtime = package.names(in: "Runtime") + ["IntentEditor"]
let compiler =
  package.names(in: "Compiler") + [
    "AppFacts", "IntentLocalisation", "IntentFixes", "IntentConfigurations", "IntentComparison",
    "intentc-build", "intentc-backends", "intentc-check",
  ]
package.add(
  .unsafeFlags(
    ["-index-ignore-clang-modules", "-index-ignore-system-modules"],
    .when(configuration: .debug)
  ),
  .unsafeFlags(["-Xfrontend", "-disable-llvm-verify"]),
  to: runtime + compiler
)

// These flags keep apps small by letting the linker remove unused functions. By default, Swift doesn't let
// the linker remove public functions, and ELF puts all functions of a file in one section.
package.add(
  .unsafeFlags(
    ["-Osize", "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"],
    .when(configuration: .release)
  ),
  .unsafeFlags(["-O"], .when(configuration: .release, traits: ["OptimizedCompiler"])),
  to: runtime
)

// Plugin tools run for milliseconds, so skip optimization of their targets in release builds. SwiftPM calls
// the compiler twice for such tools. If the compiler works file by file, the second call has nothing left to
// do. Leave out debug information, too. The last flag wins, so the traits of the command line restore
// optimization and debug information.
package.add(
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
  to: compiler
)

// These targets mostly wait for a person, an editor or git. So the command line optimizes them for size,
// although they could be a little faster.
package.add(
  .unsafeFlags(["-Osize"], .when(configuration: .release, traits: ["OptimizedCompiler"])),
  to: [
    "AppIntentsChecks", "AppMigration", "AppProjects", "IntentComparison", "IntentDesign", "IntentEditor",
    "IntentEditorPage", "IntentLanguageServer", "LibIntentc", "intentc",
  ]
)

// A toolchain contains SwiftSyntax, too. `make install-swift` names its folder, because compiling the package takes
// minutes. It links Swift's libraries dynamically. All modules were compiled to be linked statically, for intentc: they
// name parts of Foundation that are found as static libraries alone.
if let folder = Context.environment["INTENTC_SWIFT_SYNTAX"] {
  package.add(.define("AppIntentsReader"), .unsafeFlags(["-I", folder]), to: ["intentc-swift"])
  let found = ["", "/../linux", "/../../swift_static/linux"].flatMap { ["-L", folder + $0] }
  let flags = ["-no-static-stdlib", "-Xlinker", "-rpath", "-Xlinker", folder] + found
  for target in package.targets where target.name == "intentc-swift" {
    target.linkerSettings = [.unsafeFlags(flags)]
  }
}

// Require each file to import all modules that it uses. The libraries that apps link are left out, because
// they re-export modules.
package.add(
  .enableUpcomingFeature("MemberImportVisibility"),
  to: ["Compiler", "Tools", "Editor", "CommandLine"].flatMap(package.names).filter { $0 != "IntentEditor" }
)
