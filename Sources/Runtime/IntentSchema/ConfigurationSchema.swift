/// What can be configured for one intent: its parameters and the types that they refer to.
public struct ConfigurationSchema: Sendable, Equatable {
  /// The intent's name in the definition: `INIntentName`.
  public let name: String
  /// The name of the class that Xcode generates: `INIntentClassName`, or the prefix, the name and `Intent`.
  public let className: String
  /// The title that people read: `INIntentTitle`.
  public let title: LocalizedText
  /// The description that people read: `INIntentDescription`.
  public let description: LocalizedText
  /// The parameters in the definition's order, in which they are shown.
  public private(set) var parameters: [ParameterSchema]
  /// The enums and object types that the parameters refer to. It may hold other types too.
  public var types: TypeTable

  private var names: NameIndex

  /// If two parameters have the same name, the first is used.
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

  /// Appends a parameter. If two parameters have the same name, the first is used.
  public mutating func append(_ parameter: ParameterSchema) {
    names.append(parameter.name)
    parameters.append(parameter)
  }

  /// The names of the parameters in the definition's order.
  public var parameterNames: [String] { names.names }

  /// The parameter with the given name.
  @inline(never)
  public func parameter(named name: String) -> ParameterSchema? {
    names[name].map { parameters[$0] }
  }
}

/// The position of each name in a list. A lookup takes the same time however long the list is.
///
/// It follows from the list, so comparisons ignore it.
struct NameIndex: Sendable, Equatable {
  /// The names in order.
  private(set) var names: [String]
  private var places: [String: Int] = [:]

  init(_ names: [String]) {
    self.names = names
    places.reserveCapacity(names.count)
    for (place, name) in names.enumerated() where places[name] == nil { places[name] = place }
  }

  /// The position of a name. If two names are equal, it is the first position.
  @inline(never)
  subscript(name: String) -> Int? { places[name] }

  mutating func append(_ name: String) {
    if places[name] == nil { places[name] = names.count }
    names.append(name)
  }

  static func == (left: NameIndex, right: NameIndex) -> Bool { true }
}
