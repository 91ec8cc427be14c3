import ArgumentParser
import IntentLocalisation
import IntentSchema

/// A language on the command line.
enum LocaleArgument {
  static func check(_ locale: String?) throws {
    guard let locale, !TableLanguage.isName(locale) else { return }
    throw ValidationError(
      "'--locale' takes a language such as 'de' or 'pt-BR', not '\(visibleText(locale))'."
    )
  }

  /// Checks that new languages are codes, which tables are found by. Old tables can have other names.
  static func check(_ locales: [String], for list: TextList) throws {
    for name in locales where !TableLanguage.isCode(name) && !list.languages.contains(name) {
      throw ValidationError(
        "'--locale' takes the code of a language, such as 'de' or 'pt-BR', not '\(visibleText(name))'."
      )
    }
  }

  /// The languages of a list, separated by commas.
  static func list(_ locales: String?) throws -> [String] {
    let names = (locales ?? "").split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0.filter { $0 != " " }) }
    guard locales != nil else { return [] }
    var seen: Set<String> = []
    for name in names {
      try check(name)
      guard seen.insert(String(name.lowercased().map { $0 == "_" ? "-" : $0 })).inserted else {
        throw ValidationError("'--locale' has '\(visibleText(name))' twice; remove one.")
      }
    }
    return names
  }
}
