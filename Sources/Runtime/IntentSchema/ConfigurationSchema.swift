/// The parameters of an intent, with their types.
public struct ConfigurationSchema: Sendable, Equatable {
  /// `INIntentName`; the class, if intents with other classes have the same name.
  public let name: String
  /// The class that Xcode generates: `INIntentClassName`, or else the class prefix, the intent's name and
  /// `Intent`.
  public let className: String
  /// `INIntentTitle`.
  public let title: LocalizedText
  /// `INIntentDescription`.
  public let description: LocalizedText
  /// Parameters in the definition's order, which configuration screens use.
  public private(set) var parameters: [ParameterSchema]
  /// Types that the parameters refer to.
  public var types: TypeTable

  private var names: NameIndex

  /// Creates a schema. If two parameters have the same name, lookups find the first.
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

  /// Appends a parameter.
  public mutating func append(_ parameter: ParameterSchema) {
    names.append(parameter.name)
    parameters.append(parameter)
  }

  /// Names in the definition's order.
  public var parameterNames: [String] { names.names }

  /// Finds a parameter.
  @inline(never)  // Inlining would repeat the code at each use, in every app.
  public func parameter(named name: String) -> ParameterSchema? {
    names[name].map { parameters[$0] }
  }
}

/// Finds the first element with a name.
struct NameIndex: Sendable, Equatable {
  private(set) var names: [String]
  private var indices: [String: Int] = [:]

  init(_ names: [String]) {
    self.names = names
    indices.reserveCapacity(names.count)
    for (index, name) in names.enumerated() where indices[name] == nil { indices[name] = index }
  }

  @inline(never)
  subscript(name: String) -> Int? { indices[name] }

  mutating func append(_ name: String) {
    if indices[name] == nil { indices[name] = names.count }
    names.append(name)
  }

  /// Always equal, because each schema also compares the elements that have the names.
  static func == (left: NameIndex, right: NameIndex) -> Bool { true }
}
