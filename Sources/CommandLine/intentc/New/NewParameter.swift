import IntentCompiler
import IntentDiagnostics
import IntentSchema
import IntentText

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
  /// The type as it was written.
  let type: String

  /// Reads the form `name:type`.
  init(_ text: String) throws(CommandFailure) {
    guard let colon = text.firstIndex(of: ":") else {
      throw CommandFailure("'\(text.shortened)' has no type; write 'name:type', such as 'city:String'")
    }
    name = String(text[..<colon])
    try Self.check(name)
    var type = text[text.index(after: colon)...]
    self.type = String(type)
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

  /// The type of a name.
  ///
  /// - Parameters:
  ///   - name: The name as it was written.
  ///   - others: The names of the enums and object types that there are.
  static func type(_ name: String, among others: [String] = []) throws(CommandFailure) -> String {
    if let type = types.first(where: { $0.lowercased() == name.lowercased() }) { return type }
    // A name that begins as a type's does, and is like none, is an object type's.
    let object = name.first?.isUppercase == true && GivenName.problem(name) == nil ? "object:\(name)" : nil
    let nearest = (swiftTypes[name] ?? Suggestions.nearest(to: name, among: types + others) ?? object)
      .map { "did you mean '\($0)'?" }
    let list = "the types are \(types.joined(separator: ", ")), 'object:NAME', and cases such as 'red|blue'"
    throw CommandFailure("there is no type '\(name.shortened)'; \(nearest ?? list)")
  }

  /// Checks a name: it becomes a name in Swift and in the property list as it is.
  static func check(_ name: String) throws(CommandFailure) {
    if let problem = GivenName.problem(name) { throw CommandFailure(problem) }
  }
}

/// How many elements of a list a widget family shows, as it is written on the command line: `systemSmall=2`.
struct ListSize: Sendable {
  let family: ConfigurationFamily
  let count: Int

  /// Reads the form `family=count`.
  init(_ text: String) throws(CommandFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw CommandFailure(
        "'\(text.shortened)' is not a size; write 'family=count', such as 'systemSmall=2'"
      )
    }
    guard let family = ConfigurationFamily(named: parts[0]) else {
      let families = ConfigurationFamily.allCases.map(\.rawValue)
      let nearest = Suggestions.nearest(to: parts[0], among: families).map { "did you mean '\($0)'?" }
      let hint = nearest ?? "use \(families.joined(separator: ", "))"
      throw CommandFailure("there is no widget family '\(parts[0].shortened)'; \(hint)")
    }
    guard let count = Int(parts[1]), (1...1_000).contains(count) else {
      throw CommandFailure("'\(parts[1].shortened)' is not a number of elements from 1 to 1000")
    }
    (self.family, self.count) = (family, count)
  }
}
