import ArgumentParser
import IntentCompiler
import IntentEditorPage
import IntentLocalisation
import IntentSchema

/// The intents that a preview shows.
struct PreviewedIntents {
  private let intents: [PreviewIntent]
  private let title: String

  /// - Throws: A usage error if there is no intent, or none of that name.
  init(_ module: ModuleSchema, only name: String?) throws {
    let wanted = try name.map {
      try ChosenIntent.choose($0, from: module.intents, besides: module.systemIntents).schema.className
    }
    intents = module.files.flatMap { file in
      let schemas = file.schema.intents.map(\.configuration)
        .filter { wanted == nil || $0.className == wanted }
      let languages =
        schemas.isEmpty ? [] : PageLanguages(path: file.definition.path, name: file.schema.name).entries
      return schemas.map { PreviewIntent($0, languages: languages) }
    }
    guard let first = intents.first else { throw ValidationError("there is no intent to draw.") }
    title = intents.count == 1 ? first.schema.name : module.files.map(\.schema.name).listed
  }

  /// One page with all intents.
  var page: [UInt8] { Self.page(title, intents) }

  /// A page for each intent. Its name has only letters, digits and signs that are safe in paths.
  var pages: [GeneratedFile] {
    var names: Set<String> = []
    return intents.map { intent in
      let plain = String(intent.schema.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      var (name, number) = (plain, 1)
      // File systems may ignore case.
      while !names.insert(name.lowercased()).inserted {
        number += 1
        name = "\(plain)-\(number)"
      }
      return GeneratedFile(name: name + ".html", bytes: Self.page(intent.schema.name, [intent]))
    }
  }

  /// The code of a language that a person names.
  func code(of locale: String?) -> String {
    guard let locale else { return "" }
    let codes = intents.flatMap { $0.languages.map(\.language.code) }
    return TranslationSearch.match(locale, among: codes).map { codes[$0] } ?? ""
  }

  private static func page(_ title: String, _ intents: [PreviewIntent]) -> [UInt8] {
    PageText.selfContained(PreviewData.json(title: title, [.init("", intents)]))
  }
}
