import IntentDiagnostics

/// A function or an initialiser of a type.
package struct FunctionCode: Sendable {
  /// A parameter of a function.
  package struct Parameter: Sendable {
    /// `nil` for `_`.
    package var label: String?
    package var name: String
    /// The type in the words of the source.
    package var type: String
    package var range: CodeRange

    package init(_ label: String?, _ name: String, _ type: String, _ range: CodeRange) {
      self.label = label
      self.name = name
      self.type = type
      self.range = range
    }
  }

  /// Its name with its labels: `entities(for:)`.
  package var name: String
  package var nameRange: CodeRange?
  /// The whole declaration, with its attributes.
  package var range: CodeRange?
  package var attributes: [AttributeCode] = []
  package var parameters: [Parameter] = []
  /// The only expression of its body.
  package var value: CodeValue?
  /// `nil` without a body, and in a source that does not mention `Intent`.
  package var body: BodyCode?

  package init(_ name: String, _ value: CodeValue? = nil, at range: CodeRange? = nil) {
    self.name = name
    self.value = value
    nameRange = range
  }

  package var location: SourceLocation? { nameRange?.location }
}

/// What a function does, as far as it can be read without types.
package struct BodyCode: Sendable {
  /// A member of a parameter that is read or called: `city` in `intent.city`.
  package struct Access: Sendable {
    package var parameter: String
    package var member: String
    package var range: CodeRange

    package init(_ parameter: String, _ member: String, _ range: CodeRange) {
      self.parameter = parameter
      self.member = member
      self.range = range
    }
  }

  /// What is returned.
  package struct Result: Sendable {
    package var text: String
    package var range: CodeRange

    package init(_ text: String, _ range: CodeRange) {
      self.text = text
      self.range = range
    }
  }

  /// From the opening to the closing brace.
  package var range: CodeRange
  package var accesses: [Access] = []
  /// The calls, also those in closures, without the texts of their arguments.
  package var calls: [CallSite] = []
  /// What the function itself returns; not what its closures return.
  package var returns: [Result] = []
  /// Whether a parameter that is a function is called, or passed on, on every path. `nil` if there is no such parameter.
  package var completesOnAllPaths: Bool?

  package init(_ range: CodeRange) {
    self.range = range
  }
}

/// A call in the words of the source.
package struct CallSite: Sendable {
  /// An argument, without a comma after it.
  package struct Argument: Sendable {
    /// `nil` without a label, which is so for the first closure after the parentheses.
    package var label: String?
    /// The expression.
    package var text: String?
    /// Where the expression is, without the label.
    package var range: CodeRange

    package init(_ label: String?, _ text: String?, _ range: CodeRange) {
      self.label = label
      self.text = text
      self.range = range
    }
  }

  /// What is called: `completion` or `WidgetCenter.shared.reloadAllTimelines`. Of a long chain, the last name.
  package var callee: String
  package var range: CodeRange
  package var arguments: [Argument]
  /// The type around it, with the types around that: `Bundle.Clock`.
  package var type: String?

  package init(_ callee: String, _ range: CodeRange, _ arguments: [Argument], in type: String? = nil) {
    self.callee = callee
    self.range = range
    self.arguments = arguments
    self.type = type
  }
}

extension FunctionCode: Codable {}
extension FunctionCode.Parameter: Codable {}
extension BodyCode: Codable {}
extension BodyCode.Access: Codable {}
extension BodyCode.Result: Codable {}
extension CallSite: Codable {}
extension CallSite.Argument: Codable {}
