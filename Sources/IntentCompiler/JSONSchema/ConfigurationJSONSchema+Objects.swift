import IntentTools

extension ConfigurationJSONSchema {
  /// A value that is written as an object of fields.
  ///
  /// - Parameters:
  ///   - type: Its type.
  ///   - forms: What fields hold that hold less than their type.
  func object(of type: ParameterType, _ forms: [String: [JSONTree]] = [:]) -> JSONTree {
    let fields = type.fields ?? []
    return Self.object(
      properties: fields.map { .init($0.name, tree(of: $0, forms[$0.name])) },
      required: fields.filter(\.isRequired).map(\.name)
    )
  }

  func tree(of object: ObjectSchema) -> JSONTree {
    let standard = ParameterType.object(object.name).fields ?? []
    var seen = Set(standard.map(\.name))
    var properties = standard.map { JSONTree.Member($0.name, tree(of: $0)) }
    for property in object.properties where seen.insert(property.name).inserted {
      let facts = ParameterFacts.type(property.type, isArray: property.isArray, translation)
      let annotations = annotations(
        title: translation.text(property.title),
        description: facts.joined(separator: "; ")
      )
      let forms = forms(of: property.type)
      let value = property.isArray ? [Self.array(of: tree([], forms))] : forms
      properties.append(.init(property.name, tree(annotations, value + [Self.null])))
    }
    let members = Self.object(
      properties: properties,
      required: standard.filter(\.isRequired).map(\.name)
    ).members
    return .object(annotations(title: translation.text(object.title)) + members + [Self.notes])
  }

  /// An object of which only the fields are known that all have. What else stands in it is kept as it is.
  var untypedObject: JSONTree {
    let fields = ParameterType.untypedObject(nil).fields ?? []
    return [
      "type": "object",
      "properties": .object(fields.map { .init($0.name, tree(of: $0)) }),
      "required": .array(fields.filter(\.isRequired).map { .string($0.name) }),
    ]
  }

  /// Date and time by their parts, with the bounds of the Gregorian calendar where it is none other.
  var dateComponents: JSONTree {
    let calendars = DateComponentsFields.calendarNames.map { JSONTree.string($0) }
    let names = DateComponentsFields.ranges.keys.sorted()
    let ranges = names.compactMap { name in
      DateComponentsFields.ranges[name].map { range in
        JSONTree.Member(
          name,
          ["minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)]
        )
      }
    }
    let leapYear: JSONTree = [
      "anyOf": [["multipleOf": 400], ["multipleOf": 4, "not": ["multipleOf": 100]]]
    ]
    let lengths: JSONTree = [
      Self.days(30, where: [.init("month", ["enum": [4, 6, 9, 11]])]),
      Self.days(29, where: [.init("month", ["const": 2])]),
      Self.days(
        28,
        where: [.init("month", ["const": 2]), .init("year", ["type": "integer", "not": leapYear])]
      ),
    ]
    let object = object(
      of: .dateComponents(DateSettings()),
      ["calendar": [["enum": .array(calendars)]]]
    )
    return .object(
      object.members + [
        .init("if", ["properties": ["calendar": ["enum": ["gregorian", "iso8601", .null]]]]),
        .init("then", ["properties": .object(ranges), "allOf": lengths]),
      ]
    )
  }

  /// At most so many days while the fields are as given.
  private static func days(_ count: Int, where fields: [JSONTree.Member]) -> JSONTree {
    [
      "if": ["properties": .object(fields), "required": .array(fields.map { .string($0.key) })],
      "then": ["properties": ["day": ["maximum": .integer(count)]]],
    ]
  }

  private func tree(of field: ValueField, _ forms: [JSONTree]? = nil) -> JSONTree {
    let forms = forms ?? self.forms(of: field.type)
    let value = field.isArray ? [Self.array(of: tree([], forms))] : forms
    return tree([], field.isRequired ? value : value + [Self.null])
  }

  private static func object(properties: [JSONTree.Member], required: [String]) -> JSONTree {
    var members: [JSONTree.Member] = [.init("type", "object"), .init("properties", .object(properties))]
    if !required.isEmpty { members.append(.init("required", .array(required.map { .string($0) }))) }
    // A field that is null counts as one that is not there, whatever its name.
    members.append(.init("additionalProperties", null))
    return .object(members)
  }
}
