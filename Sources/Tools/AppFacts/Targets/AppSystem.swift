/// A system that targets deploy to, with the versions that matter to a move to App Intents.
package enum AppSystem: String, Sendable, CaseIterable {
  case iOS, macOS, watchOS

  /// The name of the build setting.
  package var setting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    }
  }

  /// Reads `17.0.1` as 17.0: only the first two parts decide what a system has.
  package static func version(_ text: String) -> Double? {
    Double(text.split(separator: ".").prefix(2).joined(separator: "."))
  }

  /// How `SDKROOT` and `SUPPORTED_PLATFORMS` name it.
  package var platform: String {
    switch self {
    case .iOS: "iphoneos"
    case .macOS: "macosx"
    case .watchOS: "watchos"
    }
  }

  /// The lowest version for IntentRuntime.
  package var runtimeMinimum: Double {
    switch self {
    case .iOS: 16
    case .macOS: 13
    case .watchOS: 9
    }
  }

  /// The first version with `AppIntentConfiguration`.
  package var widgetMinimum: Double { runtimeMinimum + 1 }
}
