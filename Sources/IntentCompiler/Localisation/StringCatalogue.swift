/// Reads a `.xcstrings`: a JSON text that holds the texts of all languages.
///
/// Read are `sourceLanguage`, and of each key in `strings` the `localizations` with their `stringUnit`. A text with
/// `variations` counts as translated; which of them is shown, and what `substitutions` put in, is left out.
struct StringCatalogue {
  /// The language of the definition's own texts.
  private(set) var sourceLanguage: String?
  /// The texts in each other language, in the order of the languages' first texts.
  private(set) var languages: [LanguageTexts] = []
  private let path: String
  private var indices: [String: Int] = [:]

  /// Reads a catalogue.
  static func read(_ source: SourceText) -> (StringCatalogue, [Diagnostic]) {
    var catalogue = StringCatalogue(path: source.path)
    let (json, diagnostics) = LocatedJSON.read(source)
    guard let json, !diagnostics.contains(where: { $0.severity == .error }) else {
      return (catalogue, diagnostics)
    }
    guard let strings = json["strings"], case .object(let members) = strings.kind else {
      let location = SourceLocation(file: source.path, range: json.range)
      let problem = Diagnostic(
        .unreadableTranslation,
        "a string catalogue is an object with 'strings' in it",
        at: location
      )
      return (catalogue, diagnostics + [problem])
    }
    catalogue.sourceLanguage = json["sourceLanguage"]?.string
    for member in members { catalogue.add(member) }
    return (catalogue, diagnostics)
  }

  private init(path: String) {
    self.path = path
  }

  private mutating func add(_ member: LocatedJSON.Member) {
    guard case .object(let languages)? = member.value["localizations"]?.kind else { return }
    for language in languages where language.key != sourceLanguage {
      let unit = language.value["stringUnit"]
      let text = unit?["value"].flatMap(Self.text)
      let varies = language.value["variations"] != nil
      let entry = LanguageTexts.Entry(
        key: member.key,
        text: text,
        isTranslated: varies || unit?["state"]?.string != "new" && text?.value.isBlank == false,
        location: SourceLocation(file: path, range: unit?.range ?? member.keyRange),
        forms: ["variations", "substitutions"].compactMap { language.value[$0] }.map(Self.forms).joined()
      )
      texts(of: language.key) { $0.add(entry) }
    }
  }

  /// The text of a string, which stands between its quotes.
  private static func text(_ json: LocatedJSON) -> Located<String>? {
    json.string.map { Located($0, at: json.range.dropFirst().dropLast()) }
  }

  /// The texts in a value, each with the keys that lead to it.
  private static func forms(of json: LocatedJSON) -> String {
    guard case .object(let members) = json.kind else { return json.string.map { "\($0)\n" } ?? "" }
    return members.filter { $0.key != "state" }.map { "\($0.key): \(forms(of: $0.value))" }.joined()
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

extension LocatedJSON {
  /// The value of a key; `nil` where the value is no object or has no such key.
  fileprivate subscript(key: String) -> LocatedJSON? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }

  fileprivate var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }
}
