import IntentChecking
import IntentDiagnostics
import IntentLocalisation
import IntentRuntime
import IntentSchema

/// Editors use the JSON Schema (2020-12) of an intent's configuration to complete and check configurations.
///
/// The schema accepts everything that can be read without an issue, as far as JSON Schema can express that,
/// with these differences:
/// - It rejects a null with an unknown name below the top level, to give a misspelled name a clear message.
/// - It applies bounds to hidden parameters, although their values would be ignored.
/// - For a duration written as text, it only checks the sign and the largest value.
/// - It accepts a date that a time zone or the hour 24 moves out of the years 0 to 9999.
/// - It accepts any time zone name, and any URL with a scheme.
package struct ConfigurationJSONSchema: Sendable {
  let schema: ConfigurationSchema
  let types: TypeTable
  let translation: Translation
  let family: ConfigurationFamily?

  /// - Parameter family: `nil` leaves arrays without a maximum.
  package static func text(
    of schema: ConfigurationSchema,
    translation: Translation = .base,
    family: ConfigurationFamily? = nil
  ) -> [UInt8] {
    let types = schema.types.reachable(from: schema.parameters.lazy.map(\.type))
    let tree = ConfigurationJSONSchema(
      schema: schema,
      types: types,
      translation: translation,
      family: family
    ).tree
    var writer = JSONWriter()
    writer.tree(tree)
    writer.end()
    return writer.bytes
  }

  private var tree: JSONTree {
    var members = [JSONTree.Member("$schema", "https://json-schema.org/draft/2020-12/schema")]
    members += annotations(
      title: translation.text(schema.title),
      description: translation.text(schema.description)
    )
    members.append(.init("type", "object"))
    var seen: Set<String> = []
    let parameters = schema.parameters.filter { seen.insert($0.name).inserted }
    members.append(.init("properties", .object(parameters.map { .init($0.name, tree(of: $0)) })))
    members.append(Self.notes)
    members.append(.init("additionalProperties", false))
    let definitions = self.definitions
    if !definitions.isEmpty { members.append(.init("$defs", .object(definitions))) }
    return .object(members)
  }

  private func tree(of parameter: ParameterSchema) -> JSONTree {
    var members = annotations(
      title: translation.text(parameter.title),
      description: ParameterFacts.lines(of: parameter, translation).joined(separator: "\n")
    )
    let value = parameter.defaultValue.map { JSONTree.Member("default", JSONTree(PlainValue($0))) }
    guard parameter.isArray else {
      if let value { members.append(value) }
      return tree(members, forms(of: parameter.type) + [Self.null])
    }
    members.append(.init("default", []))
    let most = family.flatMap { parameter.arraySizes?.maximumCount(for: $0) }
    let elements = tree(value.map { [$0] } ?? [], forms(of: parameter.type))
    return tree(members, [Self.array(of: elements, maximumCount: most), Self.null])
  }

  /// Also contains repeated long schemas.
  private var definitions: [JSONTree.Member] {
    var result: [JSONTree.Member] = []
    for (name, enumeration) in types.enums.sorted(by: { $0.key < $1.key }) {
      result.append(.init(Self.key(ofEnum: name), tree(of: enumeration)))
    }
    for (name, object) in types.objects.sorted(by: { $0.key < $1.key }) {
      result.append(.init(Self.key(ofObject: name), tree(of: object)))
    }
    let used = schema.parameters.map(\.type) + types.objects.values.flatMap { $0.properties.map(\.type) }
    let hasDateComponents = used.contains { if case .dateComponents = $0 { true } else { false } }
    if hasDateComponents { result.append(.init(Self.dateComponentsKey, dateComponents)) }
    return result
  }

  // MARK: Support

  static let null: JSONTree = ["type": "null"]

  /// `$schema` and similar names are metadata for other programs.
  static let notes = JSONTree.Member("patternProperties", ["^\\$": true])

  static func array(of elements: JSONTree, maximumCount: Int? = nil) -> JSONTree {
    var members: [JSONTree.Member] = [.init("type", "array"), .init("items", elements)]
    if let maximumCount { members.append(.init("maxItems", .integer(maximumCount))) }
    return .object(members)
  }

  func annotations(title: String, description: String = "") -> [JSONTree.Member] {
    [("title", title), ("description", description)].compactMap { key, text in
      DescriptionText.isBlank(text) ? nil : .init(key, .string(text))
    }
  }

  func tree(_ annotations: [JSONTree.Member], _ forms: [JSONTree]) -> JSONTree {
    if forms.count == 1, let form = forms.first {
      if annotations.isEmpty { return form }
      if let members = form.members { return .object(annotations + members) }
    }
    // Validators give clearer messages if "a reference or null" and "a type or null" are one schema.
    let isOrNull = forms.count == 2 && forms.last == Self.null
    if isOrNull, let members = forms.first?.members, members.first?.key == "$ref" {
      return .object(annotations + members.filter { $0.key != "type" })
    }
    if isOrNull, var members = forms.first?.members, let first = members.first, first.key == "type",
      !members.contains(where: { $0.key == "enum" })
    {
      members[0].value = [first.value, "null"]
      return .object(annotations + members)
    }
    return .object(annotations + [.init("anyOf", .array(forms))])
  }

  static func key(ofEnum name: String) -> String { "enum.\(name)" }
  static func key(ofObject name: String) -> String { "object.\(name)" }
  static let dateComponentsKey = "dateComponents"

  /// The definition also accepts null, which `type` excludes.
  static func reference(_ key: String, type: JSONTree) -> JSONTree {
    let step = key.flatMap { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }
    return ["$ref": .string("#/" + URIText.reference(toFile: "$defs/" + String(step))), "type": type]
  }

  static func object(_ object: JSONTree, or others: JSONTree...) -> [JSONTree.Member] {
    (object.members ?? []).map { $0.key == "type" ? .init("type", .array(["object"] + others)) : $0 }
  }
}
