import IntentDiagnostics

/// A type or extension as its source declares it.
package struct TypeCode: Codable, Sendable {
  /// The keyword of a declaration.
  package enum Kind: String, Codable, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`
    /// A composition of protocols, such as `typealias Name = A & B`.
    case composition
  }

  package var kind: Kind
  /// The name, without enclosing types and modules.
  package var name: String
  package var nameRange: CodeRange?
  /// The types around it; of an extension, those that it names.
  package var scope: [String] = []
  package var range: CodeRange?
  package var body: CodeRange?
  package var attributes: [AttributeCode] = []
  package var access = CodeAccess.internal
  package var inherited: [String] = []
  package var properties: [PropertyCode] = []
  package var functions: [FunctionCode] = []
  package var cases: [CaseCode] = []
  /// The condition of the `#if` around the type, such as `DEBUG`.
  package var condition: String?

  package init(_ name: String, kind: Kind = .struct, in scope: [String] = [], at range: CodeRange? = nil) {
    self.kind = kind
    self.name = name
    self.scope = scope
    nameRange = range
  }

  package var location: SourceLocation? { nameRange?.location }
  /// The name, with the enclosing types.
  package var fullName: String { (scope + [name]).joined(separator: ".") }
  package var isExtension: Bool { kind == .extension }

  package func property(_ name: String) -> PropertyCode? { properties.first { $0.name == name } }

  /// The properties and functions of a name, by what they return, each with the condition of the `#if` around it.
  func results(of name: String) -> [(value: CodeValue?, condition: String?)] {
    properties.filter { $0.name == name }.map { ($0.value, $0.condition) }
      + functions.filter { $0.name.hasPrefix("\(name)(") }.map { ($0.value, $0.condition) }
  }
}

/// The code that can use a declaration, by the keyword for it. An extension's keyword counts for its members.
package enum CodeAccess: String, Sendable, Codable {
  case `private`, `fileprivate`, `internal`, package, `public`, `open`

  /// Whether only code in its file can use it.
  package var isPrivate: Bool { self == .private || self == .fileprivate }
  /// Whether other modules can use it.
  package var isPublic: Bool { self == .public || self == .open }
}

/// A stored or computed property.
package struct PropertyCode: Codable, Sendable {
  package var name: String
  package var nameRange: CodeRange?
  package var type: TypeName?
  package var attributes: [CallCode] = []
  /// The initial value, or the getter's only expression, or a closure with a builder's expressions.
  package var value: CodeValue?
  package var valueRange: CodeRange?
  /// The source of the getter of `id`, and of a property from which `id` may be computed.
  package var getter: String?
  package var condition: String?

  package init(_ name: String, _ type: TypeName? = nil, at range: CodeRange? = nil) {
    self.name = name
    self.type = type
    nameRange = range
  }

  package var location: SourceLocation? { nameRange?.location }
}

/// A case of an enum.
package struct CaseCode: Codable, Sendable {
  package var name: String
  package var nameRange: CodeRange?
  package var rawValue: CodeValue?
  package var condition: String?

  package init(_ name: String, rawValue: CodeValue? = nil, at range: CodeRange? = nil) {
    self.name = name
    self.rawValue = rawValue
    nameRange = range
  }

  package var location: SourceLocation? { nameRange?.location }

  /// The system identifies a case by its raw value.
  package var rawName: String {
    if case .integer(let number)? = rawValue { return String(number) }
    return rawValue?.text ?? name
  }
}

/// The name of a type, without an array or an optional around it.
package struct TypeName: Codable, Sendable, Hashable {
  /// The element's name without modules: `Measurement<UnitLength>`.
  package var name: String
  /// The types and modules before the name, as written: `Soup` of `Soup.Mode`.
  package var owner: String?
  package var isArray: Bool
  package var isOptional: Bool

  package init(_ name: String, isArray: Bool = false, isOptional: Bool = false) {
    self.name = name
    self.isArray = isArray
    self.isOptional = isOptional
  }

  package var words: String {
    let element = isArray ? "[\(name)]" : name
    return isOptional ? element + "?" : element
  }
}

/// An attribute such as `@available(iOS 17, *)`.
package struct AttributeCode: Codable, Sendable {
  package var name: String
  package var text: String
  package var range: CodeRange

  package init(_ name: String, _ text: String, _ range: CodeRange) {
    self.name = name
    self.text = text
    self.range = range
  }
}
