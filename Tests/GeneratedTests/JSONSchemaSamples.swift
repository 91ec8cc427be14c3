import Foundation
import IntentChecking
import IntentRuntime
import Testing

/// Samples for `test_json_schema.py`, which compares the results of decoding with a validator's.
struct JSONSchemaSamples {
  private struct Sample: Codable {
    var className: String
    /// `valid`, `invalid`, or `unsayable`: a JSON Schema cannot express the problem.
    var verdict: String
    var issues: [String]
    var configuration: PlainValue
  }

  private static let path = ProcessInfo.processInfo.environment["INTENTC_SAMPLES"]

  /// Configurations per intent.
  private let seeds = UInt64(1)...300

  @Test(.enabled(if: path != nil, "INTENTC_SAMPLES names no file"))
  func `samples are written`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var lines = Data()
    for type in Schemas.configurations {
      let schema = Self.withoutVisibility(type.schema)
      for seed in seeds {
        let bytes = try encoder.encode(configuration(schema, seed))
        let sample = Self.sample(schema, try PlainValue(fileContents: bytes))
        lines += try encoder.encode(sample)
        lines.append(UInt8(ascii: "\n"))
      }
    }
    try lines.write(to: URL(fileURLWithPath: try #require(Self.path)))
  }

  private func configuration(_ schema: ConfigurationSchema, _ seed: UInt64) -> PlainValue {
    var right = RandomValues(schema, seed: seed)
    var random = RandomPlainValues(schema.types, seed: seed)
    let plain = schema.write(right.configuration())
    guard seed % 4 != 0, case .object(var fields) = plain else { return plain }
    if seed % 50 == 1 { return random.anything }
    guard seed % 3 != 0, let parameter = random.pick(schema.parameters) else { return random.spoilt(plain) }
    fields[parameter.name] = random.value(of: parameter.type, isArray: parameter.isArray)
    return .object(fields)
  }

  private static func sample(_ schema: ConfigurationSchema, _ plain: PlainValue) -> Sample {
    guard let configuration = DynamicConfiguration(schema, reading: plain) else {
      return Sample(
        className: schema.className,
        verdict: "invalid",
        issues: ["no object"],
        configuration: plain
      )
    }
    let issues = configuration.issues(for: .systemSmall)
    let sayable = issues.filter { !isUnsayable($0, plain) }
    return Sample(
      className: schema.className,
      verdict: issues.isEmpty && !hasUnknownNull(plain) ? "valid" : sayable.isEmpty ? "unsayable" : "invalid",
      issues: issues.map(\.description),
      configuration: plain
    )
  }

  /// The bounds of durations as text, and the names of time zones.
  private static func isUnsayable(_ issue: ParameterValueError, _ plain: PlainValue) -> Bool {
    if issue.path.steps.last == .name("timeZone"), issue.kind == .wrongType,
      case .string? = value(at: issue.path.steps, in: plain)
    {
      return true
    }
    guard issue.kind == .outOfBounds, case .duration? = issue.value,
      case .string? = value(at: issue.path.steps, in: plain)
    else { return false }
    return true
  }

  /// Reading ignores a null under the unknown name of these samples.
  private static func hasUnknownNull(_ plain: PlainValue) -> Bool {
    switch plain {
    case .object(let fields): fields["novel"] == .null || fields.values.contains(where: hasUnknownNull)
    case .array(let elements): elements.contains(where: hasUnknownNull)
    default: false
    }
  }

  private static func value(at steps: [ValuePath.Step], in plain: PlainValue) -> PlainValue? {
    steps.reduce(Optional(plain)) { value, step in
      switch (step, value) {
      case (.name(let name), .object(let fields)?): fields[name]
      case (.index(let index), .array(let elements)?):
        elements.indices.contains(index) ? elements[index] : nil
      default: nil
      }
    }
  }

  /// A JSON Schema does not know which values are hidden.
  private static func withoutVisibility(_ schema: ConfigurationSchema) -> ConfigurationSchema {
    ConfigurationSchema(
      schema.name,
      className: schema.className,
      title: schema.title,
      parameters: schema.parameters.map {
        var parameter = $0
        parameter.visibility = nil
        return parameter
      },
      types: schema.types
    )
  }
}
