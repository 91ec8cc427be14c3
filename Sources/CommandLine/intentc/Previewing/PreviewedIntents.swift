import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentEditorPage
import IntentLocalisation
import IntentSchema

/// The intents that a preview shows: one version, or two side by side.
struct PreviewedIntents {
  private let sides: [PreviewData.Side]
  private let title: String

  /// - Parameters:
  ///   - module: The definitions.
  ///   - className: The class name of the only intent to show.
  /// - Throws: A usage error if there is no intent.
  init(_ module: ModuleSchema, only className: String?) throws {
    let intents = Self.intents(of: module) { className == nil || $0.className == className }
    guard let first = intents.first else { throw ValidationError("there is no intent to draw.") }
    sides = [.init("", intents)]
    title = intents.count == 1 ? first.schema.name : module.files.map(\.schema.name).listed
  }

  /// Two versions, with the changes from the first to the second.
  ///
  /// - Parameters:
  ///   - comparison: The comparison of the versions.
  ///   - className: The class name of the only intent to show.
  /// - Throws: A usage error if there is no intent.
  init(_ comparison: ComparisonCall.Result, only className: String?) throws {
    let changes = PreviewedChanges(comparison.report)
    sides = [(title: "Before", comparison.old), ("After", comparison.new)].map { title, module in
      let intents = Self.intents(of: module) { className == nil || $0.className == className }
      return .init(
        title,
        intents.map { intent in
          var intent = intent
          intent.changes = changes.changes(of: intent.schema, isOld: title == "Before")
          return intent
        }
      )
    }
    guard sides.contains(where: { !$0.intents.isEmpty }) else {
      throw ValidationError("there is no intent to draw.")
    }
    title = "Changes of " + comparison.new.files.map(\.schema.name).listed
  }

  /// One page with all intents.
  var page: [UInt8] { Self.page(title, sides) }

  /// A page for each intent. Its name has only letters, digits and signs that are safe in paths.
  var pages: [GeneratedFile] {
    var names: Set<String> = []
    var shown: Set<String> = []
    let intents = sides.reversed().flatMap(\.intents).map(\.schema)
    return intents.filter { shown.insert($0.name).inserted }.map { schema in
      let plain = String(schema.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      var (name, number) = (plain, 1)
      // File systems may ignore case.
      while !names.insert(name.lowercased()).inserted {
        number += 1
        name = "\(plain)-\(number)"
      }
      let parts = sides.map { side in
        PreviewData.Side(side.title, side.intents.filter { $0.schema.name == schema.name })
      }
      return GeneratedFile(name: name + ".html", bytes: Self.page(schema.name, parts))
    }
  }

  /// The code of a language that a person names.
  func code(of locale: String?) -> String {
    guard let locale else { return "" }
    let codes = sides.flatMap(\.intents).flatMap { $0.languages.map(\.language.code) }
    return TranslationSearch.match(locale, among: codes).map { codes[$0] } ?? ""
  }

  private static func intents(
    of module: ModuleSchema,
    where isShown: (ConfigurationSchema) -> Bool
  ) -> [PreviewIntent] {
    module.files.flatMap { file in
      let schemas = file.schema.intents.map(\.configuration).filter(isShown)
      let languages =
        schemas.isEmpty ? [] : PageLanguages(path: file.definition.path, name: file.schema.name).entries
      return schemas.map { PreviewIntent($0, languages: languages) }
    }
  }

  private static func page(_ title: String, _ sides: [PreviewData.Side]) -> [UInt8] {
    PageText.selfContained(PreviewData.json(title: title, sides))
  }
}
