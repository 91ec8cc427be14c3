import IntentComparison
import IntentDiagnostics

/// The kinds of elements of a definition that can be edited.
enum DesignKind: Sendable, Hashable, CaseIterable {
  case definition
  case intent, parameter, dialog, reason
  case combination, managedCombination
  case response, answer, code
  case enumeration, enumCase
  case type, property

  /// The word for messages.
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

  /// The kind of the element that an element of this kind is part of.
  var owner: DesignKind {
    switch self {
    case .definition, .intent, .enumeration, .type: .definition
    case .parameter, .combination, .managedCombination, .response, .answer, .code: .intent
    case .dialog, .reason: .parameter
    case .enumCase: .enumeration
    case .property: .type
    }
  }

  /// The keys from the owner to what holds the elements: a list, or a dictionary of combinations. For a response, the
  /// keys to itself.
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

  /// What identifies the elements of the list; `nil` if they are in no list.
  var list: ElementKind? { container.last.flatMap(ElementKind.of) }

  /// The common start of the keys of an element.
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

  /// Whether its elements have a type: parameters, properties and response properties.
  var hasType: Bool { [.parameter, .answer, .property].contains(self) }

  /// Whether the elements are entries of a dictionary with the names of parameters as keys.
  var isCombination: Bool { self == .combination || self == .managedCombination }
}

/// An element of a definition, by its name and the names of those that it is part of.
///
/// Its text is what options of `intentc design` take: `UpNext`, `UpNext.city`, `dialog UpNext.city.Primary`,
/// `combination UpNext(mode,city)`, `response UpNext.line`, `code UpNext.success`, `enum Mode`, `enum Mode.car`,
/// `type Stop`, `type Stop.line`.
struct DesignPlace: Sendable, Hashable {
  var kind: DesignKind
  /// The names from the outermost element to this one.
  var names: [String]

  static let definition = DesignPlace(kind: .definition, names: [])

  /// Its own name; empty for a definition and a response.
  var name: String { kind == .response ? "" : names.last ?? "" }

  /// The element that it is part of.
  var owner: DesignPlace {
    DesignPlace(kind: kind.owner, names: kind == .response ? names : names.dropLast())
  }

  /// A part of this element.
  func part(_ kind: DesignKind, _ name: String) -> DesignPlace {
    DesignPlace(kind: kind, names: kind == .response ? names : names + [name])
  }

  /// The text that names it.
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

/// A path on the command line: an element, and what follows it.
struct DesignPath: Sendable, Hashable {
  /// The kinds that the first word allows, by the number of their names.
  private let kinds: [Int: DesignKind]
  /// The names between the dots.
  let names: [String]
  /// The text as it was given.
  let text: String

  /// The words that begin a path, with the kinds that they allow by the number of names.
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

  /// The element with all names; `nil` if no element has so many.
  var place: DesignPlace? { place(of: names.count) }

  /// The element and the name of its attribute; `nil` if no element has so many names.
  var attribute: (place: DesignPlace, name: String)? {
    guard let name = names.last, let place = place(of: names.count - 1) else { return nil }
    return (place, name)
  }

  private func place(of count: Int) -> DesignPlace? {
    guard let kind = kinds[count] else { return nil }
    return DesignPlace(kind: kind, names: Array(names.prefix(count)))
  }
}

/// Why a change of a definition cannot be made, in a sentence without a full stop.
struct DesignProblem: Error, Sendable, Hashable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
