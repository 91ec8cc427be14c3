import Foundation
import IntentRuntime
import IntentStore

/// A number and a text derived from it, which must agree.
enum Sample {
  static let schema = ConfigurationSchema(
    "Sample",
    className: "SampleIntent",
    title: LocalizedText("Sample"),
    parameters: [
      ParameterSchema("count", tag: 1, title: LocalizedText("Count"), type: .integer(NumberSettings())),
      ParameterSchema("text", tag: 2, title: LocalizedText("Text"), type: .string(TextSettings())),
    ]
  )

  /// All writers change it.
  static let shared = PlacedWidget("Shared", .systemSmall, id: "one")
  /// All writers replace, remove and copy it.
  static let contested = PlacedWidget("Contested", .systemLarge, id: "one")

  static func own(_ id: String) -> PlacedWidget {
    PlacedWidget("Own", .systemMedium, id: id)
  }

  /// From no bytes to several pages, so that a partial write is noticed.
  static func text(_ count: Int) -> String {
    String(repeating: "\(count) ", count: count &* 7_919 % 6_000)
  }

  static func set(_ count: Int, in configuration: inout DynamicConfiguration) throws {
    try configuration.setValue(.integer(count), of: "count")
    try configuration.setValue(.string(text(count)), of: "text")
  }

  /// Returns 0 if nothing is stored.
  static func count(_ store: ConfigurationStore, _ widget: PlacedWidget) throws -> Int {
    guard let stored = try store.read(schema, for: widget) else { return 0 }
    return try count(stored.configuration)
  }

  static func count(_ configuration: DynamicConfiguration) throws -> Int {
    guard configuration.retained.isEmpty, case .integer(let count) = configuration.value(of: "count"),
      configuration.value(of: "text") == .string(text(count))
    else { throw NotWhole() }
    return count
  }
}

struct NotWhole: Error {}
