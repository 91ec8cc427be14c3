import IntentChecking
import IntentRuntime
import IntentSchema

/// Explains which rows show, and why.
public enum RowExplanation {
  /// One line for each parameter: its name, `shown` or `hidden`, and the rule.
  public static func lines(
    of configuration: DynamicConfiguration,
    for family: ConfigurationFamily? = nil
  ) -> [String] {
    let schema = configuration.schema
    let visibilities = configuration.visibilities(for: family)
    return schema.parameters.map { parameter in
      let visibility = visibilities[parameter.name] ?? .visible
      let start =
        "\(parameter.name): \(visibility.isVisible && parameter.isConfigurable ? "shown" : "hidden")"
      if let reason = schema.explanation(of: visibility, for: parameter.name) { return "\(start); \(reason)" }
      if !parameter.isConfigurable { return "\(start); it cannot be edited" }
      return "\(start), \(parameter.visibility.map { "while \($0.words)" } ?? "always")"
    }
  }
}
