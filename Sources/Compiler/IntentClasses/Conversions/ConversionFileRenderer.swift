import IntentCompiler
import IntentDefinition
import IntentSchema

/// Renders the file of a definition in which its classes and its plain types meet.
struct ConversionFileRenderer: Sendable {
  let module: ModuleSchema
  let names: ModuleNames
  let classNames: ClassNames
  let options: GenerationOptions

  /// The name of the file for a definition.
  static func fileName(for definition: String) -> String {
    "\(definition).intentdefinition.intents+configuration.swift"
  }

  func file(_ index: Int) -> GeneratedFile {
    let schema = module.files[index].schema
    var body = SwiftWriter()
    var conversions = ConversionRenderer(names, classNames, access: options.accessLevel.modifier)
    var showsRuntime = false
    var usesFoundation = false
    var plainCode = SwiftWriter()
    for (number, intent) in schema.intents.enumerated() {
      guard let intentNames = classNames.intents[index][number] else { continue }
      let plain = names.intents[index][number]
      conversions.render(intent.configuration, plain, intentNames, into: &body)
      let definition = module.files[index].definition.intents[module.files[index].intentIndices[number]]
      if let response = PlainResponse(intent, definition, plain, names) {
        usesFoundation = usesFoundation || response.usesFoundation
        PlainResponseRenderer(response: response, access: options.accessLevel.modifier).render(
          into: &plainCode
        )
        let bridge = HandlerBridgeRenderer(
          response: response,
          intent: intentNames,
          classNames: classNames,
          access: options.accessLevel.modifier
        )
        if let helpers = bridge.helpers {
          bridge.render(into: &body)
          conversions.use(helpers)
        }
      }
      guard !plain.provider.isEmpty else { continue }
      let before = body.bytes.count
      HandlerOptionsRenderer(
        configuration: intent.configuration,
        plain: plain,
        intent: intentNames,
        names: names,
        classNames: classNames,
        access: options.accessLevel.modifier
      ).render(into: &body)
      guard body.bytes.count > before else { continue }
      conversions.use([.options])
      showsRuntime = true
    }
    for object in schema.objects {
      guard let className = classNames.objects[object.name] else { continue }
      conversions.render(object, className, into: &body)
    }
    for helper in ConversionHelper.allCases where conversions.helpers.contains(helper) {
      body.line()
      if helper != .index { body.line("@available(tvOS, unavailable)") }
      for line in helper.code.split(separator: "\n", omittingEmptySubsequences: false) {
        body.line(String(line))
      }
    }
    var writer = SwiftWriter()
    writer.heading(schema.name)
    let isPlain = !plainCode.bytes.isEmpty
    if isPlain {
      writer.imports(
        usesFoundation ? ["Foundation", "IntentRuntime"] : ["IntentRuntime"],
        options.accessLevel
      )
    }
    writer.line("#if canImport(Intents)")
    if !body.bytes.isEmpty {
      writer.imports(
        showsRuntime && !isPlain ? ["IntentRuntime", "Intents"] : ["Intents"],
        options.accessLevel
      )
      if !showsRuntime, !isPlain { writer.line("import IntentRuntime") }
      if !usesFoundation { writer.line("import Foundation") }
      for helper in ConversionHelper.allCases where conversions.helpers.contains(helper) {
        for line in helper.imports { writer.line(line) }
      }
    }
    return GeneratedFile(
      name: Self.fileName(for: schema.name),
      bytes: isPlain
        ? writer.bytes + Array("#endif\n".utf8) + plainCode.bytes + Array("\n#if canImport(Intents)".utf8)
          + body.bytes + Array("#endif\n".utf8)
        : writer.bytes + body.bytes + Array("#endif\n".utf8)
    )
  }
}
