import IntentDefinition
import IntentDiagnostics

/// The languages of imported texts, by the names that the tables have for them.
struct ImportLanguages {
  private let known: [String]
  private let locale: String?
  private var names: [String: String?] = [:]

  init(_ list: TextList, _ locale: String?) {
    known = list.languages + [list.baseLanguage]
    self.locale = locale
  }

  /// The language with a name; `nil` if it is not to be imported.
  mutating func language(_ name: String) -> String? {
    if let found = names[name] { return found }
    let isWanted = locale.map { TableLanguage.isSame($0, name) } ?? true
    let found = isWanted ? known.first { TableLanguage.isSame($0, name) } ?? name : nil
    names[name] = .some(found)
    return found
  }

  /// What files say that `--locale` contradicts.
  static func contradictions(_ files: [ImportedFile], _ locale: String?) -> [Diagnostic] {
    guard let locale else { return [] }
    var folder: String?
    return files.compactMap { file -> Diagnostic? in
      func report(_ message: String, _ range: Range<Int>?) -> Diagnostic {
        Diagnostic(.unreadableTranslation, message, at: SourceLocation(file: file.source.path, range: range))
          .asError
      }
      guard let first = file.languages.first, !file.diagnostics.contains(where: { $0.severity == .error })
      else {
        return nil
      }
      if file.hasLanguages {
        guard !file.languages.contains(where: { TableLanguage.isSame($0.value, locale) }) else { return nil }
        let names = file.languages.prefix(10).map { "'\($0.value.shortened)'" }.listed
        return report("there is no '\(locale)' in this file, which has \(names)", first.range)
      }
      if file.isLanguageOfFolder {
        defer { folder = folder ?? first.value }
        guard let folder, !TableLanguage.isSame(folder, first.value) else { return nil }
        return report(
          "'--locale' cannot be the language of '\(folder)' and '\(first.value.shortened)' at once",
          nil
        )
      }
      return file.languages.first { !TableLanguage.isSame($0.value, locale) }.map { other in
        let message =
          "this file is in '\(other.value.shortened)', and '--locale' says '\(locale)'; change one of them"
        return report(message, other.range)
      }
    }
  }
}
