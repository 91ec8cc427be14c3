import Foundation
import IntentRuntime

@testable import IntentCompiler
@testable import IntentDiagnostics

enum Samples {
  static let names = ["UpNext", "EveryType", "Visibility", "Hero"]

  static let schemas = modules.flatMap { $0.intents.map(\.schema) }
  static let modules = names.map { module($0) }

  /// The first definition, as if it were in a folder.
  static func module(in folder: URL) -> ModuleSchema {
    module(names[0], as: folder.appending(path: "\(names[0]).intentdefinition").path)
  }

  private static func module(_ name: String, as stated: String? = nil) -> ModuleSchema {
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
    let path = root.appending(path: "Schemas/\(name).intentdefinition").path
    promise(FileManager.default.fileExists(atPath: path), "there is no '\(path)'")
    let bytes = (try? FileSystem.read(path)) ?? []
    return Compiler.compile([InputFile(path: stated ?? path, bytes: bytes)]).module
  }

  static let options = OptionsCollection<ParameterValue>(sections: [
    .init("Mine\u{1B}[31m", options: [option("home", "Home"), option("wo\u{202E}rk", "Work\r\n")]),
    .init(nil, options: [option("", ""), option("e\u{301}\u{301}", "漢字👩‍🌾\u{0}")]),
  ])

  private static func option(
    _ identifier: String,
    _ name: String
  ) -> OptionsCollection<ParameterValue>.Option {
    .init(
      .object(ObjectValue(identifier: identifier, displayString: name)),
      identifier: identifier,
      displayString: name
    )
  }
}
