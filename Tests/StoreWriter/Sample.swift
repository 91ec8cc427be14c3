import Foundation
import IntentRuntime

/// A configuration whose parts must agree: a number, and a text derived from it.
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

  /// The widget that all writers change.
  static let shared = PlacedWidget("Shared", .systemSmall, id: "one")
  /// The widget that all writers replace, remove and copy.
  static let contested = PlacedWidget("Contested", .systemLarge, id: "one")

  /// The widget of one writer.
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

  /// The stored number of a widget; 0 if there is none.
  ///
  /// - Throws: The store's errors, and ``NotWhole``.
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

/// A configuration whose parts do not agree.
struct NotWhole: Error {}
