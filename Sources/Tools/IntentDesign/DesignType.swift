import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentText

/// A type in command-line syntax: `String`, `[Integer]`, `red|green` for a new enum, `Mode` or `enum:Mode`,
/// `object:Place`, `enum:System.PlaybackRepeatMode`.
package struct DesignType: Sendable, Hashable {
  /// A type without the question whether it is a list.
  package enum Base: Sendable, Hashable {
    case plain(FormatType)
    /// A name that is no type of the format.
    case unknown(String)
    /// An enum. Without a namespace, it belongs to this definition.
    case enumeration(String, namespace: String?)
    /// An object of a type; without a name, of any type.
    case object(String?, namespace: String?)
    case choice([String])
  }

  package var base: Base
  package var isList = false

  package init(base: Base, isList: Bool) { (self.base, self.isList) = (base, isList) }

  /// A plain name such as `Mode` can refer to an enum or object type that `tree` declares.
  package init(_ text: String, in tree: DesignTree) throws(DesignProblem) {
    var text = text.trimmed
    if text.hasPrefix("["), text.hasSuffix("]") {
      isList = true
      text = String(text.dropFirst().dropLast()).trimmed
    }
    if text.hasPrefix("enum:") {
      let (name, namespace) = Self.parts(text.dropFirst("enum:".count))
      base = .enumeration(try Self.checked(name), namespace: namespace)
    } else if text.hasPrefix("object:") {
      let (name, namespace) = Self.parts(text.dropFirst("object:".count))
      base = .object(try Self.checked(name), namespace: namespace)
    } else if text == FormatType.object.rawValue || text == "object" {
      base = .object(nil, namespace: nil)
    } else if text.contains("|") {
      let names = text.split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmed }
      base = .choice(try names.map { name throws(DesignProblem) in try Self.checked(name) })
      if let name = names.first(where: {
        FormatType(rawValue: $0) != nil || FormatType.otherNames[$0] != nil
      }) {
        throw DesignProblem(
          "'\(text.shortened)' would be an enum with the case '\(name)'; a value has one type, and cases "
            + "begin with small letters"
        )
      }
    } else if let type = FormatType(rawValue: text) {
      base = .plain(type)
    } else if tree.enumNames.contains(text) {
      base = .enumeration(text, namespace: nil)
    } else if tree.typeNames.contains(text) {
      base = .object(text, namespace: nil)
    } else if let type = FormatType.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) {
      base = .plain(type)
    } else {
      throw Self.unknown(text, in: tree)
    }
  }

  private static func unknown(_ name: String, in tree: DesignTree) -> DesignProblem {
    if let element = listElement(of: name, in: tree) {
      return DesignProblem("there is no type '\(name.shortened)'; for a list, write '[\(element)]'")
    }
    let types = FormatType.names.filter { $0 != FormatType.object.rawValue }
    // A capitalized unknown name is probably an object type.
    let object = name.first?.isUppercase == true && GivenName.problem(name) == nil ? "object:\(name)" : nil
    let nearest = Suggestions.nearest(to: name, among: types + tree.enumNames + tree.typeNames)
    let other = otherType(name)
    // Also a likely name of an object type.
    let both = other == .placemark ? object.map { "Placemark' or '\($0)" } : nil
    let hint = (both ?? other?.rawValue ?? nearest ?? object).map { "did you mean '\($0)'?" }
    let list = "the types are \(types.joined(separator: ", ")), 'object:NAME', and cases such as 'red|blue'"
    return DesignProblem("there is no type '\(name.shortened)'; \(hint ?? list)")
  }

  /// Types of other languages, in capitals or not.
  private static func otherType(_ name: String) -> FormatType? {
    FormatType.otherNames[name.prefix(1).uppercased() + name.dropFirst()]
  }

  /// Returns the type of `list of Item` as it is written; `nil` for any other text.
  private static func listElement(of text: String, in tree: DesignTree) -> String? {
    guard let start = ["list of ", "array of "].first(where: text.lowercased().hasPrefix) else { return nil }
    let name = String(text.dropFirst(start.count)).trimmed
    guard GivenName.problem(name) == nil else { return nil }
    return (try? DesignType(name, in: tree))?.text(in: tree) ?? otherType(name)?.rawValue ?? "object:\(name)"
  }

  private static func parts(_ text: Substring) -> (name: String, namespace: String?) {
    guard let dot = text.firstIndex(of: ".") else { return (String(text), nil) }
    return (String(text[text.index(after: dot)...]), String(text[..<dot]))
  }

  private static func checked(_ name: String) throws(DesignProblem) -> String {
    if let problem = GivenName.problem(name) { throw DesignProblem(problem) }
    return name
  }

  init?(of element: PropertyValue, _ owner: FieldOwner?, in tree: DesignTree) {
    guard let owner else { return nil }
    func string(_ key: FieldKey) -> String? { element[.field(owner, key)]?.string }
    guard let type = string(.type) else { return nil }
    func namespace(_ key: FieldKey) -> String? {
      string(key).flatMap { $0 == tree.namespace ? nil : $0 }
    }
    if let name = string(.enumType) {
      base = .enumeration(name, namespace: namespace(.enumTypeNamespace))
    } else if type == FormatType.object.rawValue {
      base = .object(string(.objectType), namespace: namespace(.objectTypeNamespace))
    } else {
      base = FormatType(rawValue: type).map { .plain($0) } ?? .unknown(type)
    }
    isList = element[.field(owner, .supportsMultipleValues)] == .boolean(true)
  }

  package func text(in tree: DesignTree) -> String {
    func qualified(_ name: String, _ namespace: String?) -> String {
      namespace.map { "\($0).\(name)" } ?? name
    }
    let text: String =
      switch base {
      case .plain(let type): type.rawValue
      case .unknown(let name): name
      case .object(nil, _): FormatType.object.rawValue
      case .object(let name?, let namespace): "object:" + qualified(name, namespace)
      case .enumeration(let name, let namespace): "enum:" + qualified(name, namespace)
      case .choice(let names): names.joined(separator: "|")
      }
    return isList ? "[\(text)]" : text
  }

  package var isNumber: Bool { base == .plain(.integer) || base == .plain(.decimal) }

  package var hasBounds: Bool {
    guard case .plain(let type) = base else { return false }
    return type.hasBounds
  }

  var formatName: String {
    switch base {
    case .plain(let type): type.rawValue
    case .unknown(let name): name
    case .object: FormatType.object.rawValue
    case .enumeration, .choice: FormatType.integer.rawValue
    }
  }

  var isEnum: Bool {
    switch base {
    case .enumeration, .choice: true
    default: false
    }
  }

  func write(to element: inout PropertyValue, _ owner: FieldOwner, in tree: DesignTree) {
    let former = DesignType(of: element, owner, in: tree)
    let references: [FieldKey] = [.enumType, .enumTypeNamespace, .objectType, .objectTypeNamespace]
    for key in references { element[.field(owner, key)] = nil }
    element[.field(owner, .type)] = .string(formatName)
    let own = tree.namespace
    switch base {
    case .plain, .unknown, .choice: break
    case .enumeration(let name, let namespace):
      element[.field(owner, .enumType)] = .string(name)
      element[.field(owner, .enumTypeNamespace)] = (namespace ?? own).map { .string($0) }
    case .object(let name, let namespace):
      element[.field(owner, .objectType)] = name.map { .string($0) }
      if name != nil { element[.field(owner, .objectTypeNamespace)] = (namespace ?? own).map { .string($0) } }
    }
    element[.field(owner, .supportsMultipleValues)] = isList ? .boolean(true) : nil
    if let former, former.base != base { element[.field(owner, .metadata)] = nil }
    if !isList {
      element[.parameter(.arraySizes)] = nil
      element[.parameter(.fixedSizeArray)] = nil
    }
  }
}

extension FormatType {
  /// Whether a minimum and a maximum can limit the values.
  package var hasBounds: Bool {
    switch self {
    case .integer, .decimal, .timeInterval, .currencyAmount: true
    default: dimension != nil
    }
  }
}
