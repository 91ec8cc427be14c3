import Foundation
import IntentOptions
import IntentRuntime
import IntentSchema

@testable import IntentCompiler
@testable import IntentConfigurations
@testable import IntentDiagnostics

enum ConfigurationTarget {
  static func run(_ bytes: [UInt8]) {
    let stored = ConfigurationFile.read(bytes, path: "fuzz.json")
    let plain = try? JSONDecoder().decode(PlainValue.self, from: Data(bytes))
    let query = String(decoding: bytes, as: UTF8.self)
    for schema in Samples.schemas {
      let found = StoredConfigurationCheck.check(stored, against: schema, for: .systemSmall)
      Printed.check(found, [stored.source])
      checkRoundTrip(DynamicConfiguration(schema, urlQuery: query))
      guard let plain else { continue }
      if let configuration = DynamicConfiguration(schema, reading: plain) {
        checkRoundTrip(configuration)
        _ = configuration.issues(for: .systemMedium).map(\.description)
      }
      checkOptions(plain, schema)
    }
    let source = SourceText(path: "intentc.json", bytes: bytes)
    Printed.check(ProjectConfigurationReader.read(source).1, [source])
  }

  private static func checkRoundTrip(_ configuration: DynamicConfiguration) {
    let schema = configuration.schema
    let written = schema.write(configuration.configurationValues, includingHidden: true)
    guard let data = try? JSONEncoder().encode(written) else {
      // JSON has no infinity or NaN.
      return
    }
    guard let plain = try? JSONDecoder().decode(PlainValue.self, from: data) else {
      return promise(false, "the output is not JSON: \(String(decoding: data, as: UTF8.self))")
    }
    let again = DynamicConfiguration(schema, reading: plain)
    let isSame = again.map { schema.write($0.configurationValues, includingHidden: true) } == written
    promise(isSame, "written '\(String(decoding: data, as: UTF8.self))', read \(again as Any)")
  }

  private static func checkOptions(_ plain: PlainValue, _ schema: ConfigurationSchema) {
    do throws(ConfigurationIssues) {
      _ = try StoredOptions(plain, for: schema)
    } catch {
      _ = error.errors.map(\.description)
    }
  }
}
