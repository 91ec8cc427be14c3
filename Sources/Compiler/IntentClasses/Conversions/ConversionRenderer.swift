import IntentCompiler
import IntentSchema

struct ConversionRenderer {
  let names: ModuleNames
  let classNames: ClassNames
  let access: String
  private(set) var helpers: Set<ConversionHelper> = []

  init(_ names: ModuleNames, _ classNames: ClassNames, access: String) {
    self.names = names
    self.classNames = classNames
    self.access = access
  }

  var scope: String { names.namespace.map { "\($0)." } ?? "" }

  mutating func use(_ helper: Set<ConversionHelper>) { helpers.formUnion(helper) }

  // MARK: Intents

  mutating func render(
    _ schema: DefinitionSchema.Intent,
    _ plain: ModuleNames.IntentNames,
    _ intent: ClassNames.Intent,
    into writer: inout SwiftWriter
  ) {
    let fields = zip(schema.configuration.parameters, plain.parameters).compactMap { parameter, name in
      field(
        parameter.name,
        parameter.type,
        name,
        isArray: parameter.isArray,
        isOptional: !parameter.isArray && parameter.defaultValue == nil
      )
    }
    if fields.contains(where: \.keepsIndices) { use([.index]) }
    for field in fields { use(field.conversion.helpers) }
    use([.key])
    let type = "\(scope)\(plain.configuration)"
    let access = access
    writer.line()
    writer.line("@available(tvOS, unavailable)")
    writer.deprecation(of: schema)
    writer.block("nonisolated extension \(type)") { writer in
      for byKey in [false, true] {
        if byKey { writer.line() }
        writer.comment([
          byKey
            ? "Creates a configuration with the values of an intent whose class Xcode made. A value that is not set has "
              + "the definition's default."
            : "Creates a configuration with the values of an intent. A value that is not set has the definition's default."
        ])
        let parameter = byKey ? "byKey intent: Intents.INIntent" : "_ intent: \(intent.type.declared)"
        writer.block("\(access)init(\(parameter))") { writer in
          writer.line("self.init()")
          for field in fields {
            field.assignPlain(from: "intent", byKey: byKey, into: &writer)
          }
          if fields.isEmpty { writer.line("_ = intent") }
        }
      }
    }
    writer.line()
    writer.line("@available(tvOS, unavailable)")
    writer.deprecation(of: schema)
    writer.block("nonisolated extension \(intent.type.declared)") { writer in
      writer.comment([
        "Creates an intent with the values of a configuration, to donate it or to preview a widget."
      ])
      writer.block("\(access)convenience init(_ configuration: \(type))") { writer in
        writer.line("self.init()")
        for field in fields {
          field.assignClass(from: "configuration", into: &writer)
        }
        if fields.isEmpty { writer.line("_ = configuration") }
      }
    }
  }

  private func field(
    _ name: String,
    _ type: ParameterType,
    _ plainName: String,
    isArray: Bool,
    isOptional: Bool
  ) -> ConvertedField? {
    guard let conversion = Conversion(type, names, classNames, scope: scope) else { return nil }
    return ConvertedField(
      conversion: conversion,
      name: name,
      key: ClassNames.identifier(name),
      classProperty: ClassNames.member(name),
      plainProperty: plainName,
      isArray: isArray,
      isOptional: isOptional,
      storedType: byKeyType(type, isArray: isArray)
    )
  }

  // Reading by key also accepts objects whose class Xcode generated.
  private func byKeyType(_ type: ParameterType, isArray: Bool) -> String {
    let element = if case .object = type { "Intents.INObject" } else { ClassType(type, classNames).element }
    return isArray ? "[\(element)]" : element
  }

  // MARK: Objects

  mutating func render(
    _ object: ObjectSchema,
    _ className: ClassNames.TypeName,
    into writer: inout SwiftWriter
  ) {
    guard let plainName = names.objects[object.name] else { return }
    let properties = names.properties[object.name] ?? []
    let fields = zip(object.properties, properties).compactMap { property, name in
      let isBoolean = if case .boolean = property.type { true } else { false }
      return field(
        property.name,
        property.type,
        name,
        isArray: property.isArray,
        isOptional: !property.isArray && !isBoolean
      )
    }
    for field in fields { use(field.conversion.helpers) }
    if fields.contains(where: \.keepsIndices) { use([.objectIndex]) }
    use([.speakableString, .key])
    let type = "\(scope)\(plainName)"
    let access = access
    writer.line()
    writer.line("@available(tvOS, unavailable)")
    writer.block("nonisolated extension \(type)") { writer in
      for byKey in [false, true] {
        if byKey { writer.line() }
        writer.comment([
          byKey
            ? "Creates a value from an object whose class Xcode made." : "Creates a value from an object."
        ])
        let parameter = byKey ? "byKey object: Intents.INObject" : "_ object: \(className.declared)"
        writer.block("\(access)init(\(parameter))") { writer in
          writer.line("self.init(")
          writer.line("  identifier: object.identifier ?? \"\",")
          writer.line("  displayString: object.displayString")
          writer.line(")")
          writer.line("self.pronunciationHint = object.pronunciationHint")
          writer.line("self.alternativeSpeakableMatches = (object.alternativeSpeakableMatches ?? []).map {")
          writer.line("  IntentRuntime.SpeakableStringValue($0)")
          writer.line("}")
          for field in fields {
            field.assignPlain(from: "object", byKey: byKey, into: &writer)
          }
        }
      }
    }
    writer.line()
    writer.line("@available(tvOS, unavailable)")
    writer.block("nonisolated extension \(className.declared)") { writer in
      writer.comment(["Creates an object from a plain value."])
      writer.block("\(access)convenience init(_ object: \(type))") { writer in
        writer.line("self.init(")
        writer.line("  identifier: object.identifier.isEmpty ? nil : object.identifier,")
        writer.line("  display: object.displayString,")
        writer.line("  pronunciationHint: object.pronunciationHint")
        writer.line(")")
        writer.line(
          "self.alternativeSpeakableMatches = object.alternativeSpeakableMatches.map(\\.intentsValue)"
        )
        for field in fields {
          field.assignClass(from: "object", into: &writer)
        }
      }
    }
  }
}
