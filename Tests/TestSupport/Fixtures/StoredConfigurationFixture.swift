import Foundation
import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentSchema
import Testing

package enum StoredConfigurationFixture {
  package static func schema(_ name: String) throws -> ConfigurationSchema {
    let folder = Repository.url("Schemas")
    let files = ["UpNext", "EveryType", "Hero", "Visibility"].map {
      folder.appendingPathComponent("\($0).intentdefinition").path
    }
    let result = CompilerCall(inputs: files).run(to: .meaning)
    let intents = result.compilation.module.files.flatMap(\.schema.intents)
    return try #require(intents.first { $0.configuration.name == name }?.configuration)
  }

  /// Each message as `line:column severity rule: message`, without a place in a binary file.
  package static func messages(
    _ bytes: [UInt8],
    of intent: String = "UpNext",
    in family: ConfigurationFamily? = nil
  ) throws -> [String] {
    let configuration = ConfigurationFile.read(bytes, path: "c")
    let diagnostics = StoredConfigurationCheck.check(configuration, against: try schema(intent), for: family)
    var sources = SourceMap([configuration.source])
    return diagnostics.map { diagnostic in
      let start = diagnostic.location.flatMap { sources.start(of: $0) }
      let place = start.map { "\($0.line):\($0.column) " } ?? ""
      return "\(place)\(diagnostic.severity) \(diagnostic.rule.name): \(diagnostic.message)"
    }
  }

  package static func messages(
    _ text: String,
    of intent: String = "UpNext",
    in family: ConfigurationFamily? = nil
  ) throws -> [String] {
    try messages(Array(text.utf8), of: intent, in: family)
  }

  package static func xml(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\(content)</plist>\n"
  }
}
