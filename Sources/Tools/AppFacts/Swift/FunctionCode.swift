import IntentDiagnostics

/// A function with its parameters and, where a migration needs it, its body.
package struct FunctionCode: Codable, Sendable {
  /// A parameter of the function.
  package struct Parameter: Codable, Sendable {
    /// `nil` for `_`.
    package var label: String?
    package var name: String
    package var type: String
    package var hasDefault: Bool

    package init(_ label: String?, _ name: String, _ type: String, hasDefault: Bool = false) {
      self.label = label
      self.name = name
      self.type = type
      self.hasDefault = hasDefault
    }
  }

  /// An opaque result, such as `some IntentResult & ReturnsValue<Int>`.
  package struct Result: Codable, Sendable {
    /// The names of protocols, without generic arguments.
    package var names: [String]
    /// The type of the value that the next step of a shortcut gets.
    package var value: TypeName?

    package init(_ names: [String], _ value: TypeName? = nil) {
      (self.names, self.value) = (names, value)
    }
  }

  /// The name with its labels: `entities(for:)`.
  package var name: String
  package var nameRange: CodeRange?
  package var range: CodeRange?
  package var attributes: [AttributeCode] = []
  package var access = CodeAccess.internal
  /// Whether its type has it, as `static` or `class`, rather than each value of the type.
  package var isStatic = false
  package var parameters: [Parameter] = []
  package var value: CodeValue?
  package var result: Result?
  /// `nil` if there is none, or if the source mentions neither `Intent` nor the start of an app.
  package var body: BodyCode?
  package var condition: String?

  package init(_ name: String, _ value: CodeValue? = nil, at range: CodeRange? = nil) {
    self.name = name
    self.value = value
    nameRange = range
  }

  package var location: SourceLocation? { nameRange?.location }
  /// The name without its labels: `entities`.
  package var baseName: String { String(name.prefix { $0 != "(" }) }
}

/// What the body of a function does, as far as it can be read without types.
package struct BodyCode: Codable, Sendable {
  /// A use of a parameter, such as `city` in `intent.city`.
  package struct Access: Codable, Sendable {
    package var parameter: String
    /// `nil` for the parameter itself, for example as an argument.
    package var member: String?
    package var range: CodeRange

    package init(_ parameter: String, _ member: String?, _ range: CodeRange) {
      self.parameter = parameter
      self.member = member
      self.range = range
    }
  }

  /// An expression that the body returns.
  package struct Result: Codable, Sendable {
    package var text: String
    package var range: CodeRange

    package init(_ text: String, _ range: CodeRange) {
      self.text = text
      self.range = range
    }
  }

  /// Where the body is, with both braces.
  package var range: CodeRange
  package var accesses: [Access] = []
  /// Includes calls in closures, without the texts of arguments.
  package var calls: [CallSite] = []
  package var returns: [Result] = []
  /// Statements that are only a call or an assignment: `FirebaseApp.configure`, `Kitchen.role`.
  package var effects: [NameCode] = []
  /// The response codes in it that tell how a handler answers: `continueInApp`, `success`.
  package var answerCodes: [String] = []

  package init(_ range: CodeRange) {
    self.range = range
  }
}

/// A call in Swift sources, with the texts of its arguments.
package struct CallSite: Codable, Sendable {
  /// An argument of the call.
  package struct Argument: Codable, Sendable {
    /// `nil` for the first trailing closure.
    package var label: String?
    package var text: String?
    package var range: CodeRange
    /// Whether the text is a name that the function or property around the call declares or takes, so that it
    /// is no constant. `nil` if not.
    package var isLocal: Bool?

    /// The text, unless it is a local name.
    package var constant: String? { isLocal == true ? nil : text }

    package init(_ label: String?, _ text: String?, _ range: CodeRange) {
      self.label = label
      self.text = text
      self.range = range
    }
  }

  /// What is called, such as `completion` or `WidgetCenter.shared.reloadAllTimelines`; only the last name of
  /// a long chain.
  package var callee: String
  package var range: CodeRange
  package var arguments: [Argument]
  /// The type that contains the call, with the types around it: `Bundle.Clock`.
  package var type: String?
  /// The conditions of the `#if` and `if #available` around the call. Only calls that make widgets have it.
  package var condition: String?

  package init(_ callee: String, _ range: CodeRange, _ arguments: [Argument], in type: String? = nil) {
    self.callee = callee
    self.range = range
    self.arguments = arguments
    self.type = type
  }

  /// The enclosing type without the types around it.
  package var owner: String? { type?.split(separator: ".").last.map(String.init) }

  package func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }

  /// The class or App Intent that a configuration names: `Shared.BusIntent` in
  /// `intent: Shared.BusIntent.self`.
  package var intent: String? {
    guard let text = argument("intent")?.text, text.hasSuffix(".self") else { return nil }
    return String(text.dropLast(".self".count))
  }

  /// The intent without the types and modules around it: `BusIntent`.
  package var intentName: String? { intent?.split(separator: ".").last.map(String.init) }
}
