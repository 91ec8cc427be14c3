import IntentCompiler
import IntentDiagnostics
import IntentSchema
import IntentText

/// Such as `city:String`, `colors:[red|blue]` or `calendars:[object:Calendar]`.
struct NewParameter: Sendable {
  enum Kind: Sendable, Hashable {
    case plain(String)
    case choice([String])
    /// The app's code offers the values.
    case object(String)
  }

  let name: String
  let kind: Kind
  let isArray: Bool
  let type: String

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
      if let name = cases.first(where: { Self.types.contains($0) || Self.swiftTypes[$0] != nil }) {
        throw CommandFailure(
          "'\(type)' would be an enum with the case '\(name)'; a parameter has one type, and cases begin with small letters"
        )
      }
      kind = .choice(cases)
    } else {
      kind = .plain(try Self.type(String(type)))
    }
  }

  static let types = Lowering.typeNames.filter { $0 != "Object" }

  private static let swiftTypes = [
    "Text": "String", "Int": "Integer", "Bool": "Boolean", "Double": "Decimal", "Float": "Decimal",
  ]

  static func type(_ name: String, among others: [String] = []) throws(CommandFailure) -> String {
    if let type = types.first(where: { $0.lowercased() == name.lowercased() }) { return type }
    // A capitalized unknown name is probably an object type.
    let object = name.first?.isUppercase == true && GivenName.problem(name) == nil ? "object:\(name)" : nil
    let nearest = (swiftTypes[name] ?? Suggestions.nearest(to: name, among: types + others) ?? object)
      .map { "did you mean '\($0)'?" }
    let list = "the types are \(types.joined(separator: ", ")), 'object:NAME', and cases such as 'red|blue'"
    throw CommandFailure("there is no type '\(name.shortened)'; \(nearest ?? list)")
  }

  /// Names go into Swift and the property list unchanged.
  static func check(_ name: String) throws(CommandFailure) {
    if let problem = GivenName.problem(name) { throw CommandFailure(problem) }
  }
}

/// Such as `systemSmall=2`.
struct ListSize: Sendable {
  let family: ConfigurationFamily
  let count: Int

  init(_ text: String) throws(CommandFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw CommandFailure(
        "'\(text.shortened)' is not a size; write 'family=count', such as 'systemSmall=2'"
      )
    }
    // Xcode's names are Small, Medium and so on.
    let word = parts[0].lowercased()
    guard
      let family = ConfigurationFamily.allCases.first(where: {
        [$0.rawValue, $0.sizeClass].contains { $0.lowercased() == word }
      })
    else {
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
