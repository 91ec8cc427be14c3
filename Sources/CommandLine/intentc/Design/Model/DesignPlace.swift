import IntentComparison
import IntentDiagnostics

enum DesignKind: Sendable, Hashable, CaseIterable {
  case definition
  case intent, parameter, dialog, reason
  case combination, managedCombination
  case response, answer, code
  case enumeration, enumCase
  case type, property

  var word: String {
    switch self {
    case .definition: "definition"
    case .intent: "intent"
    case .parameter: "parameter"
    case .dialog: "dialog"
    case .reason: "reason"
    case .combination: "combination"
    case .managedCombination: "managed combination"
    case .response: "response"
    case .answer: "response property"
    case .code: "response code"
    case .enumeration: "enum"
    case .enumCase: "case"
    case .type: "type"
    case .property: "property"
    }
  }

  var owner: DesignKind {
    switch self {
    case .definition, .intent, .enumeration, .type: .definition
    case .parameter, .combination, .managedCombination, .response, .answer, .code: .intent
    case .dialog, .reason: .parameter
    case .enumCase: .enumeration
    case .property: .type
    }
  }

  /// The path of keys from the owner's dictionary to what holds elements of this kind: a list, the dictionary
  /// of combinations, or the response.
  var container: [PropertyValue.Key] {
    switch self {
    case .definition: []
    case .intent: ["INIntents"]
    case .enumeration: ["INEnums"]
    case .type: ["INTypes"]
    case .parameter: ["INIntentParameters"]
    case .dialog: ["INIntentParameterPromptDialogs"]
    case .reason: ["INIntentParameterUnsupportedReasons"]
    case .combination: ["INIntentParameterCombinations"]
    case .managedCombination: ["INIntentManagedParameterCombinations"]
    case .response: ["INIntentResponse"]
    case .answer: ["INIntentResponse", "INIntentResponseParameters"]
    case .code: ["INIntentResponse", "INIntentResponseCodes"]
    case .enumCase: ["INEnumValues"]
    case .property: ["INTypeProperties"]
    }
  }

  var list: ElementKind? { container.last.flatMap(ElementKind.of) }

  var prefix: String {
    switch self {
    case .definition: "INIntentDefinition"
    case .intent: "INIntent"
    case .parameter: "INIntentParameter"
    case .dialog: "INIntentParameterPromptDialog"
    case .reason: "INIntentParameterUnsupportedReason"
    case .combination, .managedCombination: "INIntentParameterCombination"
    case .response: "INIntentResponse"
    case .answer: "INIntentResponseParameter"
    case .code: "INIntentResponseCode"
    case .enumeration: "INEnum"
    case .enumCase: "INEnumValue"
    case .type: "INType"
    case .property: "INTypeProperty"
    }
  }

  var hasType: Bool { [.parameter, .answer, .property].contains(self) }

  var isCombination: Bool { self == .combination || self == .managedCombination }
}

/// The text form is what `intentc design` takes: `UpNext`, `UpNext.city`, `dialog UpNext.city.Primary`,
/// `combination UpNext(mode,city)`, `response UpNext.line`, `code UpNext.success`, `enum Mode`,
/// `enum Mode.car`, `type Stop`, `type Stop.line`.
struct DesignPlace: Sendable, Hashable {
  var kind: DesignKind
  var names: [String]

  static let definition = DesignPlace(kind: .definition, names: [])

  /// Empty for a definition and a response.
  var name: String { kind == .response ? "" : names.last ?? "" }

  var owner: DesignPlace {
    DesignPlace(kind: kind.owner, names: kind == .response ? names : names.dropLast())
  }

  func part(_ kind: DesignKind, _ name: String) -> DesignPlace {
    DesignPlace(kind: kind, names: kind == .response ? names : names + [name])
  }

  var text: String {
    let path = names.joined(separator: ".")
    return switch kind {
    case .definition: "definition"
    case .intent, .parameter: path
    case .dialog: "dialog \(path)"
    case .reason: "reason \(path)"
    case .combination, .managedCombination:
      "\(kind == .combination ? "combination" : "managed") \(names.first ?? "")(\(name))"
    case .response, .answer: "response \(path)"
    case .code: "code \(path)"
    case .enumeration, .enumCase: "enum \(path)"
    case .type, .property: "type \(path)"
    }
  }
}

/// A path on the command line: an element, possibly followed by an attribute.
struct DesignPath: Sendable, Hashable {
  /// The kind of element that a path identifies, by how many names the path has.
  private let kinds: [Int: DesignKind]
  let names: [String]
  let text: String

  /// The index in `kinds` is the number of names that follow the word.
  private static let words: [(word: String, kinds: [DesignKind])] = [
    ("definition", [.definition]), ("intent", [.definition, .intent]),
    ("parameter", [.definition, .intent, .parameter]),
    ("dialog", [.definition, .intent, .parameter, .dialog]),
    ("reason", [.definition, .intent, .parameter, .reason]),
    ("combination", [.definition, .intent, .combination]),
    ("managed", [.definition, .intent, .managedCombination]),
    ("response", [.definition, .response, .answer]), ("code", [.definition, .intent, .code]),
    ("enum", [.definition, .enumeration, .enumCase]), ("type", [.definition, .type, .property]),
  ]

  init(_ text: String) throws(DesignProblem) {
    self.text = text
    var rest = text.trimmed
    var kinds: [DesignKind] = [.definition, .intent, .parameter]
    if let space = rest.firstIndex(where: \.isWhitespace),
      let found = Self.words.first(where: { $0.word == rest[..<space] })
    {
      (kinds, rest) = (found.kinds, String(rest[space...]).trimmed)
    } else if rest == "definition" || rest.hasPrefix("definition.") {
      (kinds, rest) = ([.definition], String(rest.dropFirst("definition.".count)))
    }
    var names: [String] = []
    if kinds.last?.isCombination == true, let open = rest.firstIndex(of: "("),
      let close = rest[open...].firstIndex(of: ")")
    {
      let key = rest[rest.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
      names = [String(rest[..<open]).trimmed, key.map { String($0).trimmed }.joined(separator: ",")]
      rest = String(rest[rest.index(after: close)...])
      guard rest.isEmpty || rest.hasPrefix(".") else {
        throw DesignProblem(
          "'\(text.shortened)' has '\(rest.shortened)' after the parentheses; write '.attribute'"
        )
      }
      rest = String(rest.dropFirst())
    }
    if !rest.isEmpty || names.isEmpty && kinds != [.definition] {
      names += rest.split(separator: ".", omittingEmptySubsequences: false).map { String($0).trimmed }
    }
    guard
      names.count(where: \.isEmpty)
        == (kinds.last?.isCombination == true && names.dropFirst().first == "" ? 1 : 0)
    else {
      throw DesignProblem("'\(text.shortened)' has an empty name; write a path such as 'UpNext.city'")
    }
    self.kinds = Dictionary(firsts: kinds.enumerated().map { ($0.offset, $0.element) })
    self.names = names
  }

  /// `nil` if no kind of element has that many names.
  var place: DesignPlace? { place(of: names.count) }

  var attribute: (place: DesignPlace, name: String)? {
    guard let name = names.last, let place = place(of: names.count - 1) else { return nil }
    return (place, name)
  }

  private func place(of count: Int) -> DesignPlace? {
    guard let kind = kinds[count] else { return nil }
    return DesignPlace(kind: kind, names: Array(names.prefix(count)))
  }
}

/// A sentence without a final period.
struct DesignProblem: Error, Sendable, Hashable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

extension String {
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
