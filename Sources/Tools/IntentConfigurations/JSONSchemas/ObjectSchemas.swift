import IntentChecking
import IntentDiagnostics
import IntentLocalisation
import IntentRuntime
import IntentSchema

extension ConfigurationJSONSchema {
  func object(of type: ParameterType, _ forms: [String: [JSONTree]] = [:]) -> JSONTree {
    let fields = type.fields ?? []
    return Self.object(
      properties: fields.map { .init($0.name, tree(of: $0, forms[$0.name])) },
      requirements: Self.requirements(of: fields)
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
    let schema = Self.object(properties: properties, requirements: Self.requirements(of: standard))
    let title = translation.text(object.title)
    return .object(
      annotations(title: DescriptionText.isBlank(title) ? object.name : title)
        // A text is the identifier.
        + Self.object(schema, or: "string", "null") + [.init("minLength", 1), Self.notes]
    )
  }

  /// Allows any further fields.
  var untypedObject: JSONTree {
    let fields = ParameterType.untypedObject(nil).fields ?? []
    return .object(
      [
        .init("type", "object"),
        .init("properties", .object(fields.map { .init($0.name, tree(of: $0)) })),
      ] + Self.requirements(of: fields)
    )
  }

  /// The Gregorian calendar limits date components that name no other calendar.
  var dateComponents: JSONTree {
    let calendars = DateComponentsFields.calendarNames.map { JSONTree.string($0) }
    let names = DateComponentsFields.ranges.keys.sorted()
    let ranges = names.compactMap { name in
      DateComponentsFields.ranges[name].map { range in
        JSONTree.Member(name, ["minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)])
      }
    }
    let leapYear: JSONTree = ["anyOf": [["multipleOf": 400], ["multipleOf": 4, "not": ["multipleOf": 100]]]]
    let lengths: JSONTree = [
      Self.days(30, where: [.init("month", ["enum": [4, 6, 9, 11]])]),
      Self.days(29, where: [.init("month", ["const": 2])]),
      Self.days(
        28,
        where: [.init("month", ["const": 2]), .init("year", ["type": "integer", "not": leapYear])]
      ),
    ]
    let object = object(of: .dateComponents(DateSettings()), ["calendar": [["enum": .array(calendars)]]])
    return .object(
      annotations(title: "Date and time", description: "Any of the parts of a date and a time")
        + Self.object(object, or: "null") + [
          .init("if", ["properties": ["calendar": ["enum": ["gregorian", "iso8601", .null]]]]),
          .init("then", ["properties": .object(ranges), "allOf": lengths]),
        ]
    )
  }

  private static func days(_ count: Int, where fields: [JSONTree.Member]) -> JSONTree {
    [
      "if": ["properties": .object(fields), "required": .array(fields.map { .string($0.key) })],
      "then": ["properties": ["day": ["maximum": .integer(count)]]],
    ]
  }

  private func tree(of field: ValueField, _ forms: [JSONTree]? = nil) -> JSONTree {
    let forms = forms ?? self.forms(of: field.type)
    let value = field.isArray ? [Self.array(of: tree([], forms))] : forms
    let annotations = annotations(
      title: FieldWords.title(of: field.name),
      description: FieldWords.description(of: field.name)
    )
    return tree(annotations, field.isRequired ? value : value + [Self.null])
  }

  private static func object(
    properties: [JSONTree.Member],
    requirements: [JSONTree.Member]
  ) -> JSONTree {
    .object(
      [.init("type", "object"), .init("properties", .object(properties))] + requirements + [
        .init("additionalProperties", false)
      ]
    )
  }

  private static func requirements(of fields: [ValueField]) -> [JSONTree.Member] {
    let required = fields.filter(\.isRequired).map { JSONTree.string($0.name) }
    var members: [JSONTree.Member] = required.isEmpty ? [] : [.init("required", .array(required))]
    for field in fields {
      guard let alternative = field.alternative else { continue }
      members.append(
        .init(
          "anyOf",
          .array(
            [field.name, alternative].map { name in
              [
                "required": .array([.string(name)]),
                "properties": .object([.init(name, ["type": "string"])]),
              ]
            }
          )
        )
      )
    }
    return members
  }
}

enum FieldWords {
  /// Turns `displayString` into `Display String`.
  static func title(of name: String) -> String {
    if name == "url" { return "URL" }
    var title = ""
    for character in name {
      if character.isUppercase { title += " " }
      title += title.isEmpty ? character.uppercased() : String(character)
    }
    return title
  }

  /// Empty if the field's name is clear enough.
  static func description(of name: String) -> String { descriptions[name] ?? "" }

  private static let descriptions = [
    "identifier": "Tells the object from others of its type",
    "displayString": "What people see",
    "pronunciationHint": "How Siri says it, if it is not said as it is written",
    "alternativeSpeakableMatches": "Other words for it that Siri understands",
    "spokenPhrase": "What people say or see",
    "vocabularyIdentifier": "The identifier of the phrase in the app's vocabulary",
    "value": "The number in the unit",
    "unit": "The unit of the value",
    "amount": "The number in the currency",
    "currencyCode": "An ISO 4217 code such as EUR",
    "kind": "The kind of payment method",
    "identificationHint": "Tells the payment method from others, such as the last digits of a card",
    "displayName": "The name of the person",
    "handle": "An e-mail address or a phone number",
    "contactIdentifier": "The identifier of the person in the contacts",
    "locality": "The town",
    "countryCode": "An ISO 3166 code such as DE",
    "latitude": "Degrees north of the equator",
    "longitude": "Degrees east of Greenwich",
    "url": "A URL with its scheme, or an absolute path",
    "typeIdentifier": "The type of the file, such as public.image",
    "calendar": "The calendar that the parts belong to; gregorian if it is missing",
    "timeZone": "The name of a time zone such as Europe/Berlin",
  ]
}
