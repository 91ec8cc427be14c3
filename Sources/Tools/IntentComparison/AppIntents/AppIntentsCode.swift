import IntentDiagnostics

/// What Swift sources declare of App Intents, as plain values.
///
/// AppIntentsReader makes it from source files. Nothing is resolved: a type is a name, an argument is an expression.
package struct AppIntentsCode: Sendable {
  /// The sources, for lines and columns.
  package var sources: [SourceText] = []
  /// The types, protocols and extensions, in the order of the sources.
  package var types: [TypeCode] = []
  /// The targets of type aliases, by the alias's name.
  package var aliases: [String: TypeName] = [:]
  /// The intents of SiriKit that configure widgets: `SampleIntent` of `IntentConfiguration(kind:intent:…)`.
  package var intentConfigurations: [IntentReference] = []
  /// The reasons why the sources could not be read.
  package var problems: [Diagnostic] = []

  package init() {}
}

/// A type, a protocol or an extension.
package struct TypeCode: Sendable {
  /// Its name without the types and modules around it.
  package var name: String
  /// The names of the types around it, from the outermost one.
  package var scope: [String] = []
  package var location: SourceLocation?
  package var isExtension = false
  /// The names after the colon.
  package var inherited: [String] = []
  package var properties: [PropertyCode] = []
  package var functions: [FunctionCode] = []
  package var cases: [CaseCode] = []

  package init(_ name: String, in scope: [String] = [], at location: SourceLocation? = nil) {
    self.name = name
    self.scope = scope
    self.location = location
  }

  /// Its property of a name.
  func property(_ name: String) -> PropertyCode? { properties.first { $0.name == name } }
}

/// A type that an expression names: `SampleIntent.self`.
package struct IntentReference: Sendable {
  /// Its name without the types and modules around it.
  package var name: String
  package var location: SourceLocation?

  package init(_ name: String, at location: SourceLocation? = nil) {
    self.name = name
    self.location = location
  }
}

/// A property of a type.
package struct PropertyCode: Sendable {
  package var name: String
  package var location: SourceLocation?
  /// `nil` if the source does not name it.
  package var type: TypeName?
  /// The attributes with their arguments, such as `@Parameter(title: "Color")`.
  package var attributes: [CallCode] = []
  /// The value of its initialiser, or the only expression of its getter.
  package var value: CodeValue?

  package init(_ name: String, _ type: TypeName? = nil, at location: SourceLocation? = nil) {
    self.name = name
    self.type = type
    self.location = location
  }
}

/// A function of a type.
package struct FunctionCode: Sendable {
  /// Its name with its labels: `entities(for:)`.
  package var name: String
  package var location: SourceLocation?
  /// The only expression of its body.
  package var value: CodeValue?

  package init(_ name: String, _ value: CodeValue? = nil, at location: SourceLocation? = nil) {
    self.name = name
    self.value = value
    self.location = location
  }
}

/// A case of an enum.
package struct CaseCode: Sendable {
  package var name: String
  package var location: SourceLocation?
  package var rawValue: CodeValue?

  package init(_ name: String, rawValue: CodeValue? = nil, at location: SourceLocation? = nil) {
    self.name = name
    self.rawValue = rawValue
    self.location = location
  }
}

/// A type as a declaration names it.
package struct TypeName: Sendable, Hashable {
  /// The name of the element without modules around it: `Measurement<UnitLength>`.
  package var name: String
  package var isArray: Bool
  package var isOptional: Bool

  package init(_ name: String, isArray: Bool = false, isOptional: Bool = false) {
    self.name = name
    self.isArray = isArray
    self.isOptional = isOptional
  }

  /// The type in Swift.
  var words: String {
    let element = isArray ? "[\(name)]" : name
    return isOptional ? element + "?" : element
  }
}
