import IntentCompiler
import IntentDefinition
import IntentSchema

/// The Swift that the back end 'intents' makes of each declaration of a definition.
package struct ClassCode: Sendable {
  private let classes: ClassFiles
  /// `nil` if no plain types are generated.
  private let conversions: ConversionFileRenderer?
  /// The index of the definition in its module.
  private let file: Int

  /// The code of each definition of a module, by its path.
  package static func byPath(_ module: ModuleSchema, _ options: GenerationOptions) -> [String: ClassCode] {
    var names = ClassNames(module, classPrefix: options.classPrefix ?? "")
    var conversions: ConversionFileRenderer?
    if options.includesConfigurations {
      let (plainNames, _) = Naming.names(of: module, options: options)
      names.namespace = plainNames.namespace
      conversions = ConversionFileRenderer(
        module: module,
        names: plainNames,
        classNames: names,
        options: options
      )
    }
    let classes = ClassFiles(module, names, ClassStyle(options))
    let code = module.files.enumerated().map { index, file in
      (file.definition.path, ClassCode(classes: classes, conversions: conversions, file: index))
    }
    return Dictionary(code) { first, _ in first }
  }

  /// - Parameter number: The index of the intent among those that are not system intents.
  package func code(ofIntent number: Int) -> [UInt8] {
    guard let renderer = classes.renderer(ofIntent: number, in: file) else { return [] }
    var writer = SwiftWriter()
    renderer.render(into: &writer)
    return writer.bytes + (conversions?.code(ofIntent: number, in: file) ?? [])
  }

  package func code(ofEnum number: Int) -> [UInt8] {
    let enumeration = classes.module.files[file].definition.enums[number]
    guard let name = classes.names.enums[enumeration.name?.value ?? ""] else { return [] }
    var writer = SwiftWriter()
    TypeClassRenderer(names: classes.names, style: classes.style).render(enumeration, name, into: &writer)
    return writer.bytes
  }

  package func code(ofType number: Int) -> [UInt8] {
    let object = classes.module.files[file].schema.objects[number]
    guard let name = classes.names.objects[object.name] else { return [] }
    var writer = SwiftWriter()
    TypeClassRenderer(names: classes.names, style: classes.style).render(object, name, into: &writer)
    return writer.bytes
  }
}
