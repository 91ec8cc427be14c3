import IntentCompiler
import IntentSchema

/// Renders the App Intents form of an object type.
struct EntityRenderer {
  let object: ObjectSchema
  let names: ModuleNames
  let appNames: AppIntentsNames
  let resources: LocalizedResource
  let access: String
  /// The query of the type, and the systems that have it.
  let query: (name: String, availability: Availability)
  /// Whether no parameter offers options for the type, so that it needs a query of its own.
  let needsQuery: Bool

  private func app(_ name: String) -> String { names.imported(name, from: .appIntents) }

  /// The own properties that App Intents can express.
  private var members: [(property: ObjectSchema.Property, name: String, type: AppType)] {
    zip(object.properties, names.properties[object.name] ?? []).compactMap { property, name in
      AppType(property.type, names, appNames).map { (property, name, $0) }
    }
  }

  /// The members of an entity besides its properties.
  private static let reserved: Set<String> = [
    "displayRepresentation", "hashValue", "id", "imageName", "localizedStringResource", "subtitle", "value",
  ]

  /// The name of a property of the entity, which saved shortcuts refer to: its name in the definition, with a `_` if the
  /// entity has a member of that name.
  private func entityName(_ property: ObjectSchema.Property, plain: String) -> String {
    let all = object.properties.map { SwiftIdentifier.make($0.name) }
    var result = SwiftIdentifier.make(property.name)
    // Only 'renames' can tell these apart.
    if all.count(where: { $0 == result }) > 1 { return plain }
    if Self.reserved.contains(result) || ReservedNames.properties.contains(result) {
      repeat { result += "_" } while all.contains(result)
    }
    return SwiftIdentifier.quoted(result)
  }

  /// The helpers that the code needs.
  var helpers: Set<Helper> {
    Set(members.compactMap(\.type.helper)).union([.image])
  }

  func render(into writer: inout SwiftWriter) {
    let plain = appNames.plain(names.objects[object.name] ?? "")
    let name = appNames.objects[object.name] ?? ""
    let string = names.imported("String", from: .swift)
    writer.comment([object.title.text.isEmpty ? object.name : object.title.text])
    for attribute in query.availability.attributes { writer.line(attribute) }
    writer.block("\(access)struct \(name): \(app("AppEntity"))") { writer in
      let type = app("TypeDisplayRepresentation")
      writer.block("\(access)static var typeDisplayRepresentation: \(type)") {
        $0.write(
          SwiftExpression("\(type)(", [resources.expression(object.title, or: object.name).labelled("name:")])
        )
      }
      writer.line("\(access)static var defaultQuery: \(query.name) { \(query.name)() }")
      writer.line()
      for member in members {
        writer.comment([
          member.property.title.text.isEmpty ? member.property.name : member.property.title.text
        ])
        writer.call(
          names.wrapper("Property", "EntityProperty"),
          [resources.expression(member.property.title, or: member.property.name).labelled("title:")]
        )
        writer.line(
          "\(access)var \(entityName(member.property, plain: member.name)): \(swiftType(member.property, member.type))"
        )
        writer.line()
      }
      writer.comment(["The object, as the options provider returned it."])
      writer.line("\(access)let value: \(plain)")
      writer.line("private let subtitle: \(string)?")
      writer.line("private let imageName: \(string)?")
      writer.line()
      writer.comment(["The identifier of the object. This is the value that is stored."])
      writer.line("\(access)var id: \(string) { value.identifier }")
      writer.line()
      renderDisplay(into: &writer)
      writer.line()
      renderInitializer(plain, string, into: &writer)
      if !needsQuery {
        writer.line()
        renderOptionInitializer(plain, into: &writer)
      }
    }
    if needsQuery { renderQuery(plain, name, string, into: &writer) }
  }

  private func swiftType(_ property: ObjectSchema.Property, _ type: AppType) -> String {
    if property.isArray { return "[\(type.name)]" }
    if case .boolean = property.type { return type.name }
    return "\(type.name)?"
  }

  private func renderDisplay(into writer: inout SwiftWriter) {
    let type = app("DisplayRepresentation")
    writer.comment(["What people see of the object."])
    writer.block("\(access)var displayRepresentation: \(type)") { writer in
      writer.line("\(type)(")
      writer.indented { writer in
        writer.line("title: \"\\(value.displayString)\",")
        writer.line("subtitle: subtitle.map { \"\\($0)\" },")
        writer.line("image: imageName.map { \(type).Image(optionImage: $0) },")
        writer.line("synonyms: value.alternativeSpeakableMatches.map { \"\\($0.spokenPhrase)\" }")
      }
      writer.line(")")
    }
  }

  private func renderInitializer(_ plain: String, _ string: String, into writer: inout SwiftWriter) {
    writer.comment(["Creates an entity from an object and what its option shows beside the name."])
    writer.line(
      "\(access)init(_ value: \(plain), subtitle: \(string)? = nil, imageName: \(string)? = nil) {"
    )
    writer.indented { writer in
      writer.line("self.value = value")
      writer.line("self.subtitle = subtitle")
      writer.line("self.imageName = imageName")
      for member in members {
        let isBoolean = if case .boolean = member.property.type { true } else { false }
        let value = member.type.toApp(
          "value.\(member.name)",
          isArray: member.property.isArray,
          isOptional: !isBoolean
        )
        writer.line("self.\(entityName(member.property, plain: member.name)) = \(value)")
      }
    }
    writer.line("}")
  }

  private func renderOptionInitializer(_ plain: String, into writer: inout SwiftWriter) {
    let option = "\(names.imported("OptionsCollection", from: .runtime))<\(plain)>.Option"
    writer.line("init(option: \(option)) {")
    writer.indented {
      $0.line("self.init(option.value, subtitle: option.subtitle, imageName: option.imageName)")
    }
    writer.line("}")
  }

  private func renderQuery(_ plain: String, _ name: String, _ string: String, into writer: inout SwiftWriter)
  {
    writer.line()
    writer.comment(["Finds the objects of widgets that have one. No parameter offers options for them."])
    for attribute in query.availability.attributes { writer.line(attribute) }
    writer.block("\(access)struct \(query.name): \(app("EntityQuery"))") { writer in
      writer.line("nonisolated \(access)init() {}")
      writer.line()
      writer.block("\(access)func entities(for identifiers: [\(string)]) async throws -> [\(name)]") {
        $0.line("identifiers.map { \(name)(\(plain)(identifier: $0, displayString: $0)) }")
      }
    }
  }
}
