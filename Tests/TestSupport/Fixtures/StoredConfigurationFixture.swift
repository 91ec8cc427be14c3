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

  /// Omits the file.
  package static func messages(
    _ bytes: [UInt8],
    of intent: String = "UpNext",
    in family: ConfigurationFamily? = nil
  ) throws -> [String] {
    let configuration = StoredConfiguration.read(bytes, path: "c")
    let diagnostics = ConfigurationCheck.check(configuration, against: try schema(intent), for: family)
    var formatter = DiagnosticFormatter(SourceMap([configuration.source]))
    return diagnostics.map {
      let text = formatter.text(of: $0).prefix { $0 != "\n" }
      return String(text.dropFirst(2).drop { $0 == " " })
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
