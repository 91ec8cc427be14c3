import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// The texts of a string catalog. A `.xcstrings` file contains a `sourceLanguage`, and each key's
/// `localizations` with their `stringUnit`. A text with `variations` counts as translated.
package struct StringCatalog {
  package private(set) var sourceLanguage: String?
  /// These override the definition's texts.
  package private(set) var sourceTexts: LanguageTexts?
  package private(set) var languages: [LanguageTexts] = []
  private let path: String
  private var indices: [String: Int] = [:]

  package static func read(_ source: SourceText) -> (StringCatalog, [Diagnostic]) {
    let (json, diagnostics) = JSONTree.read(source)
    return read(json, diagnostics, of: source)
  }

  /// Reads a catalog whose JSON the caller has already parsed. After the first thing in it that isn't as
  /// Xcode writes it, the catalog is incomplete.
  package static func read(
    _ json: JSONTree?,
    _ diagnostics: [Diagnostic],
    of source: SourceText
  ) -> (StringCatalog, [Diagnostic]) {
    var catalog = StringCatalog(path: source.path)
    guard let json, !diagnostics.contains(where: { $0.severity == .error }) else {
      return (catalog, diagnostics)
    }
    guard let members = json["strings"]?.members else {
      let location = SourceLocation(file: source.path, range: json.range)
      let problem = Diagnostic(
        .unreadableTranslation,
        "a string catalog must be an object with 'strings'",
        at: location
      )
      return (catalog, diagnostics + [problem])
    }
    if let source = json["sourceLanguage"], source.string == nil {
      let message = "'sourceLanguage' of a string catalog should be a string, not \(source.words)"
      let location = SourceLocation(file: catalog.path, range: source.range)
      return (catalog, diagnostics + [Diagnostic(.unreadableTranslation, message, at: location)])
    }
    catalog.sourceLanguage = json["sourceLanguage"]?.string
    for member in members {
      if let damage = CatalogDamage(member) {
        let location = SourceLocation(file: source.path, range: damage.range)
        return (catalog, diagnostics + [Diagnostic(.unreadableTranslation, damage.message, at: location)])
      }
      catalog.add(member)
    }
    return (catalog, diagnostics)
  }

  private init(path: String) {
    self.path = path
  }

  private mutating func add(_ member: JSONTree.Member) {
    for language in member.value["localizations"]?.members ?? [] {
      let isSource = language.key == sourceLanguage
      let unit = language.value["stringUnit"]
      let text = unit?["value"].flatMap(Self.text)
      let varies = language.value["variations"] != nil
      // The spoken phrases of an App Shortcut.
      let set = language.value["stringSet"]
      let phrases = set?["values"]?.elements.compactMap(Self.text) ?? []
      // In the source language, people see a text even if it is marked as new.
      let isReady = isSource || (unit ?? set)?["state"]?.string != "new"
      let entry = LanguageTexts.Entry(
        key: member.key,
        text: text,
        isTranslated: varies || isReady && (text?.value.isBlank == false || !phrases.isEmpty),
        location: SourceLocation(file: path, range: unit?.range ?? member.keyRange),
        other: Self.other(of: language.value),
        variants: ["variations", "substitutions"].flatMap { key in
          language.value[key].map { Self.values(in: $0) } ?? []
        } + phrases
      )
      guard !isSource else {
        sourceTexts = sourceTexts ?? LanguageTexts(language.key)
        sourceTexts?.add(entry)
        continue
      }
      texts(of: language.key) { $0.add(entry) }
    }
  }

  /// The location excludes quotation marks.
  private static func text(_ json: JSONTree) -> Located<String>? {
    json.string.map { Located($0, at: json.range.dropFirst().dropLast()) }
  }

  private static func values(in json: JSONTree) -> [Located<String>] {
    json.members?.flatMap { member -> [Located<String>] in
      guard member.key == "stringUnit" else { return values(in: member.value) }
      return [member.value["value"].flatMap(text)].compactMap(\.self)
    } ?? []
  }

  /// These keys lead to a form, but don't become part of its purpose.
  private static let ways: Set = ["stringUnit", "value", "variations", "plural", "device", "width"]
  private static let others: Set = [
    "state", "substitutions", "argNum", "formatSpecifier", "extractionState", "comment",
  ]

  private static func other(of json: JSONTree) -> String? {
    var parts: [String: TextForms] = [:]
    for member in json["substitutions"]?.members ?? [] { parts[member.key] = forms(of: member.value) }
    return forms(of: json)?.other(parts)
  }

  private static func forms(of json: JSONTree) -> TextForms? {
    guard let members = json.members else { return json.string.map(TextForms.text) }
    return .choice(
      members.compactMap { member in
        guard !others.contains(member.key) else { return nil }
        return forms(of: member.value).map { (ways.contains(member.key) ? "" : member.key, $0) }
      }
    )
  }

  private mutating func texts(of language: String, _ change: (inout LanguageTexts) -> Void) {
    let index = indices[language] ?? languages.count
    if index == languages.count {
      indices[language] = index
      languages.append(LanguageTexts(language))
      languages[index].addFile(path)
    }
    change(&languages[index])
  }
}

/// A part of a catalog with the wrong type, which makes its texts unreadable.
package struct CatalogDamage {
  package let message: String
  package let range: Range<Int>

  /// The first such part of an entry; `nil` if the entry is as it should be.
  package init?(_ member: JSONTree.Member) {
    guard let (key, form, found) = Self.wrong(in: member.value) else { return nil }
    let name = member.key.shortened
    message = "\(key) of '\(name)' in a string catalog should be \(form), not \(found.words)"
    range = found.range
  }

  private typealias Wrong = (key: String, form: String, found: JSONTree)

  private static func wrong(in entry: JSONTree) -> Wrong? {
    guard entry.members != nil else { return ("the value", "an object", entry) }
    return wrong(in: entry["localizations"], "'localizations'", eachBy: text)
  }

  private static func text(_ text: JSONTree) -> Wrong? {
    if let unit = text["stringUnit"] {
      guard unit.members != nil else { return ("'stringUnit'", "an object", unit) }
      for key in ["state", "value"] {
        if let value = unit[key], value.string == nil { return ("'\(key)'", "a string", value) }
      }
    }
    return wrong(in: text["variations"], "'variations'") { wrong(in: $0, "it", eachBy: Self.text) }
      ?? wrong(in: text["substitutions"], "'substitutions'", eachBy: Self.text)
  }

  private static func wrong(
    in object: JSONTree?,
    _ name: String,
    eachBy check: (JSONTree) -> Wrong?
  ) -> Wrong? {
    guard let object else { return nil }
    guard let members = object.members else { return (name, "an object", object) }
    for member in members {
      guard member.value.members != nil else {
        return ("'\(member.key.shortened)'", "an object", member.value)
      }
      if let wrong = check(member.value) { return wrong }
    }
    return nil
  }
}
