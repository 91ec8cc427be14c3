import IntentCompiler
import IntentSchema

/// Renders the `AppEntity` of an object type.
struct EntityRenderer {
  let object: NamedObject
  let file: AppIntentsFile
  let query: (name: String, availability: Availability)
  /// Whether no parameter offers options for the type.
  let needsQuery: Bool

  private var names: ModuleNames { file.names }

  /// A property, its names in the plain struct and in the entity, and its type.
  private typealias Member = (property: ObjectSchema.Property, plain: String, name: String, type: AppType)

  private func members() -> [Member] {
    let identifiers = object.schema.properties.map { SwiftIdentifier.make($0.name) }
    let counts = Dictionary(identifiers.map { ($0, 1) }, uniquingKeysWith: +)
    return object.properties.compactMap { property, plain in
      guard let type = AppType(property.type, names, file.appNames) else { return nil }
      return (property, plain, Self.name(SwiftIdentifier.make(property.name), plain: plain, counts), type)
    }
  }

  private static let reserved: Set<String> = [
    "displayRepresentation", "hashValue", "id", "localizedStringResource", "option", "value",
  ]

  /// Saved shortcuts refer to this name.
  ///
  /// - Parameter counts: How many properties have each identifier.
  private static func name(_ identifier: String, plain: String, _ counts: [String: Int]) -> String {
    // Only 'renames' can distinguish properties with equal names.
    if counts[identifier, default: 0] > 1 { return plain }
    var result = identifier
    if reserved.contains(result) || ReservedNames.properties.contains(result) {
      repeat { result += "_" } while counts[result] != nil
    }
    return SwiftIdentifier.quoted(result)
  }

  /// The entity keeps the whole option of the provider, with its subtitle and image. Its `@Property`s are
  /// copies for Shortcuts, only of properties with a type in App Intents. A query of its own is the fallback
  /// for a type for which no parameter offers options.
  func render(into writer: inout SwiftWriter) {
    let plain = file.appNames.plain(object.name)
    let name = file.appNames.objects[object.schema.name] ?? ""
    let string = names.swift("String")
    let members = members()
    writer.comment([object.schema.title.text(or: object.schema.name)])
    var availability = query.availability
    availability.isDeprecated = false
    for attribute in availability.attributes { writer.line(attribute) }
    writer.block("\(file.access)struct \(name): \(names.appIntents("AppEntity"))") { writer in
      let type = names.appIntents("TypeDisplayRepresentation")
      writer.block("\(file.access)static var typeDisplayRepresentation: \(type)") {
        $0.write(
          SwiftExpression(
            "\(type)(",
            [file.resources.expression(object.schema.title, or: object.schema.name).labelled("name:")]
          )
        )
      }
      if query.availability.isDeprecated { writer.line(SwiftWriter.deprecation) }
      writer.line("\(file.access)static var defaultQuery: \(query.name) { \(query.name)() }")
      writer.line()
      for member in members {
        writer.comment([member.property.title.text(or: member.property.name)])
        writer.call(
          "\(names.wrapper("Property", "EntityProperty"))",
          [file.resources.expression(member.property.title, or: member.property.name).labelled("title:")]
        )
        writer.line("\(file.access)var \(member.name): \(swiftType(member.property, member.type))")
        writer.line()
      }
      writer.comment(["The object, as the options provider returned it."])
      writer.line("\(file.access)var value: \(plain) { option.value }")
      writer.line("private let option: \(option(of: plain))")
      writer.line()
      writer.comment(["The identifier of the object. This is the value that is stored."])
      let stored = names.runtime("StoredIdentifier")
      writer.line("\(file.access)var id: \(string) { \(stored)(value).text }")
      writer.line()
      let display = names.appIntents("DisplayRepresentation")
      writer.comment(["What people see of the object."])
      writer.line("\(file.access)var displayRepresentation: \(display) { \(display)(option) }")
      writer.line()
      writer.comment(["Creates an entity that shows the text of an object."])
      writer.line("\(file.access)init(_ value: \(plain)) { self.init(option: .init(value)) }")
      writer.line()
      renderInitializer(members, plain, into: &writer)
    }
    if needsQuery { renderQuery(plain, name, string, into: &writer) }
  }

  private func swiftType(_ property: ObjectSchema.Property, _ type: AppType) -> String {
    if property.isArray { return "[\(type.name)]" }
    if case .boolean = property.type { return type.name }
    return "\(type.name)?"
  }

  private func option(of plain: String) -> String {
    "\(names.runtime("OptionsCollection"))<\(plain)>.Option"
  }

  private func renderInitializer(_ members: [Member], _ plain: String, into writer: inout SwiftWriter) {
    writer.line("init(option: \(option(of: plain))) {")
    writer.indented { writer in
      writer.line("self.option = option")
      for member in members {
        let isBoolean = if case .boolean = member.property.type { true } else { false }
        let value = member.type.toApp(
          "option.value.\(member.plain)",
          isArray: member.property.isArray,
          isOptional: !isBoolean
        )
        writer.line("self.\(member.name) = \(value)")
      }
    }
    writer.line("}")
  }

  private func renderQuery(_ plain: String, _ name: String, _ string: String, into writer: inout SwiftWriter)
  {
    writer.line()
    writer.comment(["Finds the objects of widgets that have one. No parameter offers options for them."])
    for attribute in query.availability.attributes { writer.line(attribute) }
    writer.block("\(file.access)struct \(query.name): \(names.appIntents("EntityQuery"))") { writer in
      writer.line("nonisolated \(file.access)init() {}")
      writer.line()
      writer.block("\(file.access)func entities(for identifiers: [\(string)]) async throws -> [\(name)]") {
        $0.line("identifiers.compactMap { \(plain)(storedIdentifier: $0).map { \(name)($0) } }")
      }
    }
  }
}
