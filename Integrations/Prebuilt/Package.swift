// swift-tools-version: 6.2
// The package of prebuilt plugins. `make bundle` copies it and its targets. See Documentation/Releasing.md.

import PackageDescription

#if os(macOS)
  let hostIsMac = true
#else
  let hostIsMac = false
#endif

let package = Package(
  name: "intentc",
  platforms: [.iOS(.v16), .macOS(.v13), .watchOS(.v9), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(name: "IntentRuntime", targets: ["IntentRuntime", "IntentConversions"]),
    .library(name: "IntentEditor", targets: ["IntentEditor"]),
    .library(name: "IntentChecking", targets: ["IntentChecking"]),
    .library(name: "IntentOptions", targets: ["IntentOptions"]),
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
    .default(enabledTraits: ["Foundation"]),
    .trait(
      name: "Foundation",
      description: "Adds support for Measurement, Bundle and UserDefaults, which links all of Foundation."
    ),
  ],
  targets: [
    .target(name: "IntentPlatform"),
    .target(name: "IntentSchema", dependencies: ["IntentPlatform"]),
    .target(name: "IntentRuntime", dependencies: ["IntentPlatform", "IntentSchema"]),
    .target(name: "IntentConversions", dependencies: ["IntentRuntime"]),
    .target(name: "IntentText", dependencies: ["IntentPlatform", "IntentSchema"]),
    .target(name: "IntentChecking", dependencies: ["IntentPlatform", "IntentRuntime", "IntentText"]),
    .target(name: "IntentOptions", dependencies: ["IntentChecking", "IntentPlatform"]),
    .target(
      name: "IntentStore",
      dependencies: ["IntentChecking", "IntentPlatform", "IntentText"],
      exclude: hostIsMac ? [] : ["PrivacyInfo.xcprivacy"],
      resources: hostIsMac ? [.copy("PrivacyInfo.xcprivacy")] : []
    ),
    .target(
      name: "IntentTimelines",
      dependencies: ["IntentPlatform", "IntentRuntime", "IntentStore", "IntentText"]
    ),
    .target(name: "IntentWidgets"),
    .target(
      name: "IntentEditor",
      dependencies: ["IntentOptions", "IntentPlatform", "IntentRuntime", "IntentText"]
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
    .binaryTarget(name: "intentc-backends", path: "intentc-backends.artifactbundle"),
    .binaryTarget(name: "intentc-build", path: "intentc-build.artifactbundle"),
    .binaryTarget(name: "intentc-check", path: "intentc-check.artifactbundle"),
  ]
)

for target in package.targets where target.type == .regular {
  target.swiftSettings = [
    .unsafeFlags(
      ["-index-ignore-clang-modules", "-index-ignore-system-modules"],
      .when(configuration: .debug)
    ),
    .unsafeFlags(["-Xfrontend", "-disable-llvm-verify"]),
    .unsafeFlags(
      ["-Osize", "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"],
      .when(configuration: .release)
    ),
  ]
}
