import IntentCompiler
import IntentDiagnostics
import IntentPlatform

/// A parameter of a new definition, as it is written on the command line: `city:String`, `colors:[red|blue]`,
/// `calendars:[object:Calendar]`.
struct NewParameter: Sendable {
  enum Kind: Sendable, Hashable {
    /// One of the format's types.
    case plain(String)
    /// An enum with these cases.
    case choice([String])
    /// An object type, whose values code offers.
    case object(String)
  }

  let name: String
  let kind: Kind
  let isArray: Bool

  /// Reads the form `name:type`.
  init(_ text: String) throws(NewDefinitionError) {
    guard let colon = text.firstIndex(of: ":") else {
      throw NewDefinitionError("'\(text.shortened)' has no type; write 'name:type', such as 'city:String'")
    }
    name = String(text[..<colon])
    try Self.check(name)
    var type = text[text.index(after: colon)...]
    isArray = type.hasPrefix("[") && type.hasSuffix("]")
    if isArray { type = type.dropFirst().dropLast() }
    if type.hasPrefix("object:") {
      let name = String(type.dropFirst("object:".count))
      try Self.check(name)
      kind = .object(name)
    } else if type.contains("|") {
      let cases = type.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      for name in cases { try Self.check(name) }
      kind = .choice(cases)
    } else {
      kind = .plain(try Self.type(String(type)))
    }
  }

  /// The types that need nothing else.
  static let types = Lowering.typeNames.filter { $0 != "Object" }

  /// The format's names of Swift's types.
  private static let swiftTypes = [
    "Int": "Integer", "Bool": "Boolean", "Double": "Decimal", "Float": "Decimal",
  ]

  private static func type(_ name: String) throws(NewDefinitionError) -> String {
    if let type = types.first(where: { $0.lowercased() == name.lowercased() }) { return type }
    // A name that begins as a type's does, and is like none, is an object type's.
    let object = name.first?.isUppercase == true && GivenName.problem(name) == nil ? "object:\(name)" : nil
    let nearest = (swiftTypes[name] ?? Spelling.nearest(to: name, among: types) ?? object)
      .map { "did you mean '\($0)'?" }
    let list = "the types are \(types.joined(separator: ", ")), 'object:NAME', and cases such as 'red|blue'"
    throw NewDefinitionError("there is no type '\(name.shortened)'; \(nearest ?? list)")
  }

  /// Checks a name: it becomes a name in Swift and in the property list as it is.
  static func check(_ name: String) throws(NewDefinitionError) {
    if let problem = GivenName.problem(name) { throw NewDefinitionError(problem) }
  }
}
