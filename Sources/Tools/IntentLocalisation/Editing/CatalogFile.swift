import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// A string catalog that can be changed. Everything else in the file stays the same.
struct CatalogFile: Sendable {
  let contents: TableContents
  let diagnostics: [Diagnostic]
  let sourceLanguage: String?
  private let json: JSONTree?
  private let strings: [JSONTree.Member]
  private let indices: [String: Int]
  /// The changes to write, each with the keys on the way to the value; `nil` removes the value.
  private var edits: [(path: [String], value: PlainValue?)] = []

  /// Stands in for a file while it is changed.
  static let placeholder = CatalogFile(TableContents(path: "", bytes: []))

  init(_ contents: TableContents) {
    self.contents = contents
    let faults: [Diagnostic]
    (json, faults) = JSONTree.read(contents.source)
    let (catalog, problems) = StringCatalog.read(json, faults, of: contents.source)
    diagnostics = problems
    sourceLanguage = catalog.sourceLanguage
    let isReadable = !problems.contains { $0.severity == .error || $0.rule == .unreadableTranslation }
    strings = isReadable ? json?["strings"]?.members ?? [] : []
    indices = Dictionary(firsts: zip(strings.map(\.key), strings.indices))
    for member in strings {
      for language in member.value["localizations"]?.members ?? [] {
        texts[language.key, default: []] += units(of: language.value, member.key, [])
      }
    }
  }

  var changedText: [UInt8]? {
    guard !edits.isEmpty, let json else { return nil }
    var new = json.plain
    for edit in edits { new.set(edit.path[...], to: edit.value) }
    return JSONEditor(contents.source.bytes, json, layout: .foundation).text(holding: new)
  }

  var keys: [String] { strings.map(\.key) }

  var languages: [String] {
    var seen: Set<String> = []
    return strings.flatMap { $0.value["localizations"]?.members ?? [] }.map(\.key)
      .filter { seen.insert($0).inserted }
  }

  private(set) var texts: [String: [TableText]] = [:]

  func isStale(_ key: String) -> Bool { entry(key)?["extractionState"]?.string == "stale" }

  /// Xcode finds all other entries in source files.
  func isManual(_ key: String) -> Bool { entry(key)?["extractionState"]?.string == "manual" }

  private func entry(_ key: String) -> JSONTree? { indices[key].map { strings[$0].value } }

  private func units(of json: JSONTree, _ key: String, _ form: [String]) -> [TableText] {
    var found: [TableText] = []
    if let unit = json["stringUnit"], let value = unit["value"], let text = value.string {
      let state = unit["state"]?.string.flatMap(TranslationState.init) ?? .translated
      let located = Located(text, at: value.range.dropFirst().dropLast())
      let id = TableText.ID(key: key, form: form)
      found.append(TableText(id: id, text: located, state: state, file: contents.path))
    }
    for member in json["substitutions"]?.members ?? [] {
      found += units(of: member.value, key, form + ["substitutions", member.key])
    }
    for kind in json["variations"]?.members ?? [] {
      for member in kind.value.members ?? [] {
        found += units(of: member.value, key, form + [kind.key, member.key])
      }
    }
    return found
  }

  private static func path(_ id: TableText.ID, _ language: String) -> [String] {
    var path = ["strings", id.key, "localizations", language]
    var rest = id.form[...]
    while rest.count > 1 {
      if rest.first != "substitutions" { path.append("variations") }
      path += rest.prefix(2)
      rest = rest.dropFirst(2)
    }
    return path
  }

  mutating func set(_ id: TableText.ID, in language: String, to text: String, _ state: TranslationState) {
    let path = Self.path(id, language) + ["stringUnit"]
    var unit = entry(id.key)
    for key in path.dropFirst(2) { unit = unit?[key] }
    guard let unit, unit.members != nil else {
      return edits.append((path, .object(["state": .string(state.rawValue), "value": .string(text)])))
    }
    if unit["state"]?.string != state.rawValue { edits.append((path + ["state"], .string(state.rawValue))) }
    if unit["value"]?.string != text { edits.append((path + ["value"], .string(text))) }
  }

  mutating func add(_ key: String, text: String, comment: String) {
    let unit: [String: PlainValue] = [
      "state": .string(TranslationState.new.rawValue), "value": .string(text),
    ]
    let localizations: [String: PlainValue] = [sourceLanguage ?? "en": .object(["stringUnit": .object(unit)])]
    var members: [String: PlainValue] = [
      "extractionState": .string("extracted_with_value"), "localizations": .object(localizations),
    ]
    if !comment.isEmpty { members["comment"] = .string(comment) }
    edits.append((["strings", key], .object(members)))
  }

  mutating func set(extractionState: String, of key: String) {
    edits.append((["strings", key, "extractionState"], .string(extractionState)))
  }

  mutating func remove(_ keys: Set<String>) {
    for key in keys { edits.append((["strings", key], nil)) }
  }
}

/// Sorts like a string catalog: punctuation, numbers by value, then letters. Case only breaks ties, lower
/// case first.
enum CatalogOrder {
  static func precedes(_ left: String, _ right: String) -> Bool {
    var (a, b) = (left.unicodeScalars[...], right.unicodeScalars[...])
    while let first = a.first, let second = b.first {
      if isDigit(first), isDigit(second) {
        let (one, two) = (a.prefix(while: isDigit), b.prefix(while: isDigit))
        let (x, y) = (one.drop { $0 == "0" }, two.drop { $0 == "0" })
        if x.count != y.count { return x.count < y.count }
        if !x.elementsEqual(y) { return x.lexicographicallyPrecedes(y) }
        a = a.dropFirst(one.count)
        b = b.dropFirst(two.count)
        continue
      }
      if first != second {
        let (x, y) = (lowercase(first), lowercase(second))
        if x != y { return (rank(first), x) < (rank(second), y) }
      }
      a = a.dropFirst()
      b = b.dropFirst()
    }
    if a.isEmpty != b.isEmpty { return a.isEmpty }
    let pairs = zip(left.unicodeScalars, right.unicodeScalars)
    return pairs.first { $0 != $1 }.map { $0.0 > $0.1 } ?? false
  }

  /// The place of a character in Unicode collation order, in which punctuation comes first.
  private static func rank(_ scalar: Unicode.Scalar) -> Int { ranks[scalar] ?? ranks.count }

  private static func lowercase(_ scalar: Unicode.Scalar) -> String {
    guard scalar.isASCII else { return scalar.properties.lowercaseMapping }
    return String(("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
  }

  private static let ranks: [Unicode.Scalar: Int] = {
    let order = #" _-,;:!?.'"()[]{}@*/\&#%`^+<=>|~$"#
    return Dictionary(firsts: zip(order.unicodeScalars, 0...))
  }()

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
