/// What can be configured for one intent: its parameters and the types that they refer to.
public struct ConfigurationSchema: Sendable, Hashable {
  /// The intent's name in the definition: `INIntentName`.
  public let name: String
  /// The name of the class that Xcode generates for it: `INIntentClassName`, or the prefix, the name and
  /// `Intent`.
  public let className: String
  /// Its name for people: `INIntentTitle`.
  public let title: LocalizedText
  /// What it is for: `INIntentDescription`.
  public let description: LocalizedText
  /// The parameters in the definition's order, which is the order in which they are shown.
  public private(set) var parameters: [ParameterSchema]
  /// The enums and object types that the parameters refer to. It may hold others too.
  public var types: TypeTable

  private var names: NameIndex

  /// Of two parameters with one name, the first counts.
  public init(
    _ name: String,
    className: String,
    title: LocalizedText,
    description: LocalizedText = LocalizedText(""),
    parameters: [ParameterSchema] = [],
    types: TypeTable = TypeTable()
  ) {
    self.name = name
    self.className = className
    self.title = title
    self.description = description
    self.parameters = parameters
    self.types = types
    names = NameIndex(parameters.map(\.name))
  }

  /// Adds a parameter behind the others. Of two parameters with one name, the first counts.
  public mutating func append(_ parameter: ParameterSchema) {
    names.append(parameter.name)
    parameters.append(parameter)
  }

  /// The names of the parameters in the definition's order.
  public var parameterNames: [String] { names.names }

  /// The parameter of that name.
  @inline(never)
  public func parameter(named name: String) -> ParameterSchema? {
    names[name].map { parameters[$0] }
  }
}

extension ConfigurationSchema {
  /// Schemas that differ are rarely of one name, so the name is enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
