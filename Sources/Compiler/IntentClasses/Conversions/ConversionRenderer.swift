import IntentCompiler
import IntentSchema

/// What to convert: an intent or an object, with its names on both sides and what only one of the two has.
private struct ConversionSubject {
  let plainType, classType: String
  /// The class of a value that is read by key.
  let anyClass: String
  var isDeprecated = false
  /// The names of the arguments: a value of the class, and a plain value.
  let classSource, plainSource: String
  /// The comments; the first one lacks its final period.
  let toPlain, toClass: String
  var defaults = ""
  /// What the initializers do before they convert the fields.
  let preambleToPlain, preambleToClass: [String]
  let fields: [ConvertedField]
}

/// Renders the initializers that convert intents and objects.
struct ConversionRenderer {
  let names: ModuleNames
  let classNames: ClassNames
  let access: String

  func render(_ intent: ClassNames.Intent, into writer: inout SwiftWriter) {
    let fields = intent.named.parameters.compactMap { parameter, name in
      let isOptional = parameter.defaultValue == nil
      return field(parameter.name, parameter.type, name, isArray: parameter.isArray, isOptional: isOptional)
    }
    let subject = ConversionSubject(
      plainType: "\(names.scope)\(intent.named.configuration)",
      classType: intent.type.declared,
      anyClass: "Intents.INIntent",
      isDeprecated: intent.schema.isDeprecated,
      classSource: "intent",
      plainSource: "configuration",
      toPlain: "Creates a configuration from an intent",
      toClass: "Creates an intent with the values of a configuration, to donate it or to preview a widget.",
      defaults: " Parameters that the intent does not set get their defaults from the definition.",
      preambleToPlain: fields.isEmpty ? ["self.init()", "_ = intent"] : ["self.init()"],
      preambleToClass: fields.isEmpty ? ["self.init()", "_ = configuration"] : ["self.init()"],
      fields: fields
    )
    render(subject, into: &writer)
  }

  /// The identifier, the display text and the hints aren't properties of the definition, so the initializers
  /// convert them first.
  func render(
    _ object: NamedObject,
    _ className: ClassNames.TypeName,
    into writer: inout SwiftWriter
  ) {
    guard !object.name.isEmpty else { return }
    let fields = object.properties.compactMap { property, name in
      let isBoolean = if case .boolean = property.type { true } else { false }
      return field(property.name, property.type, name, isArray: property.isArray, isOptional: !isBoolean)
    }
    let subject = ConversionSubject(
      plainType: "\(names.scope)\(object.name)",
      classType: className.declared,
      anyClass: "Intents.INObject",
      classSource: "object",
      plainSource: "object",
      toPlain: "Creates a value from an object",
      toClass: "Creates an object from a plain value.",
      preambleToPlain: Self.objectToPlain,
      preambleToClass: Self.objectToClass,
      fields: fields
    )
    render(subject, into: &writer)
  }

  private static let objectToPlain = [
    "self.init(",
    "  identifier: object.identifier ?? \"\",",
    "  displayString: object.displayString",
    ")",
    "self.pronunciationHint = object.pronunciationHint",
    "self.alternativeSpeakableMatches = (object.alternativeSpeakableMatches ?? []).map {",
    "  IntentRuntime.SpeakableStringValue($0)",
    "}",
  ]

  private static let objectToClass = [
    "self.init(",
    "  identifier: object.identifier.isEmpty ? nil : object.identifier,",
    "  display: object.displayString,",
    "  pronunciationHint: object.pronunciationHint",
    ")",
    "self.alternativeSpeakableMatches = object.alternativeSpeakableMatches.map(\\.intentsValue)",
  ]

  private func field(
    _ name: String,
    _ type: ParameterType,
    _ plainName: String,
    isArray: Bool,
    isOptional: Bool
  ) -> ConvertedField? {
    guard let conversion = Conversion(type, names, classNames) else { return nil }
    return ConvertedField(
      conversion: conversion,
      name: name,
      key: ClassNames.identifier(name),
      classProperty: ClassNames.member(name),
      plainProperty: plainName,
      shape: FieldShape(conversion, isArray: isArray, isOptional: isOptional),
      storedType: byKeyType(type, isArray: isArray)
    )
  }

  // Reading by key also accepts objects of Xcode's classes.
  private func byKeyType(_ type: ParameterType, isArray: Bool) -> String {
    let element = if case .object = type { "Intents.INObject" } else { ClassType(type, classNames).element }
    return isArray ? "[\(element)]" : element
  }

  /// Renders two initializers of the plain type and one of the class. One takes the class that intentc
  /// generates; the other, with `byKey`, reads any class by the names of its properties, for apps in which
  /// Xcode generates the class.
  private func render(_ subject: ConversionSubject, into writer: inout SwiftWriter) {
    renderExtension(of: subject.plainType, subject, into: &writer) { writer in
      renderToPlain(subject, byKey: false, into: &writer)
      writer.line()
      renderToPlain(subject, byKey: true, into: &writer)
    }
    renderExtension(of: subject.classType, subject, into: &writer) { writer in
      let source = subject.plainSource
      writer.comment([subject.toClass])
      writer.block("\(access)convenience init(_ \(source): \(subject.plainType))") { writer in
        for line in subject.preambleToClass { writer.line(line) }
        for field in subject.fields { field.assignClass(from: source, into: &writer) }
      }
    }
  }

  private func renderExtension(
    of type: String,
    _ subject: ConversionSubject,
    into writer: inout SwiftWriter,
    _ body: (inout SwiftWriter) -> Void
  ) {
    writer.line()
    writer.line("@available(tvOS, unavailable)")
    if subject.isDeprecated { writer.line(SwiftWriter.deprecation) }
    writer.block("nonisolated extension \(type)", body)
  }

  private func renderToPlain(_ subject: ConversionSubject, byKey: Bool, into writer: inout SwiftWriter) {
    let (source, type) = (subject.classSource, byKey ? subject.anyClass : subject.classType)
    let origin = byKey ? " whose class was generated by Xcode." : "."
    writer.comment(["\(subject.toPlain)\(origin)\(subject.defaults)"])
    writer.block("\(access)init(\(byKey ? "byKey" : "_") \(source): \(type))") { writer in
      for line in subject.preambleToPlain { writer.line(line) }
      for field in subject.fields { field.assignPlain(from: source, byKey: byKey, into: &writer) }
    }
  }
}
