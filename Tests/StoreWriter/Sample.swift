import Foundation
import IntentRuntime
import IntentStore

/// A configuration whose parts must agree: a number, and a text that follows from it.
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

  /// What all writers change.
  static let shared = PlacedWidget("Shared", .systemSmall, id: "one")
  /// What all writers put in place, remove and copy, as it comes.
  static let contested = PlacedWidget("Contested", .systemLarge, id: "one")

  /// What one writer has to itself.
  static func own(_ id: String) -> PlacedWidget {
    PlacedWidget("Own", .systemMedium, id: id)
  }

  /// From no bytes to some pages, so that a half-written one shows.
  static func text(_ count: Int) -> String {
    String(repeating: "\(count) ", count: count &* 7_919 % 6_000)
  }

  static func set(_ count: Int, in configuration: inout DynamicConfiguration) throws {
    try configuration.setValue(.integer(count), of: "count")
    try configuration.setValue(.string(text(count)), of: "text")
  }

  /// The number of what is stored for a widget; 0 is nothing.
  ///
  /// - Throws: What the store throws, and ``NotWhole``.
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

/// A configuration of which one part is newer than another.
struct NotWhole: Error {}
