import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Generates the classes that Xcode generates.
package struct IntentClassesBackend: Backend {
  package let name = BackendName.intents

  package init() {}

  package func plan(
    _ module: ModuleSchema,
    _ options: GenerationOptions,
    _ names: ModuleNames
  ) -> BackendPlan {
    var classNames = ClassNames(module, names, classPrefix: options.classPrefix ?? "")
    if options.includesConfigurations { classNames.namespace = names.namespace }
    let files = ClassFiles(module: module, names: classNames, access: options.accessLevel.modifier)
    return BackendPlan(
      of: module,
      named: Self.fileName,
      diagnostics: classNames.diagnostics + withoutEffect(options),
      render: { Self.file($0, files, options) }
    )
  }

  private func withoutEffect(_ options: GenerationOptions) -> [Diagnostic] {
    guard !options.usesConfigurations else { return [] }
    let found = [
      (options.namespace?.isEmpty == false, "'--namespace'"),
      (options.isSplit, "'--split'"),
    ]
    return found.filter(\.0).map { _, option in
      Diagnostic(
        .optionWithoutEffect,
        "\(option) has no effect on classes; leave it out, or generate 'configuration' too"
      )
    }
  }

  package static func fileName(for definition: String) -> String {
    "\(definition).intentdefinition.intents.swift"
  }

  private static func file(_ index: Int, _ files: ClassFiles, _ options: GenerationOptions) -> GeneratedFile {
    let schema = files.module.files[index].schema
    let declarations = files.declarations(of: index)
    var writer = SwiftWriter()
    writer.heading(schema.name)
    writer.line("#if canImport(Intents)")
    if !declarations.isEmpty { writer.imports(["Intents"], options.accessLevel) }
    for declaration in declarations {
      writer.line()
      declaration.render(&writer)
    }
    writer.line("#endif")
    return GeneratedFile(
      name: fileName(for: schema.name),
      bytes: writer.bytes,
      declaring: declarations.flatMap(\.names)
    )
  }
}

/// The declarations of each definition, in the order of Apple's compiler: intents, enums, object types.
struct ClassFiles: Sendable {
  let module: ModuleSchema
  let names: ClassNames
  /// Includes a space; empty for `internal`.
  let access: String

  /// A class or enum with what belongs to it.
  struct Declaration {
    let names: [String]
    let render: (inout SwiftWriter) -> Void
  }

  func declarations(of index: Int) -> [Declaration] {
    let file = module.files[index]
    var result = names.intents[index].map { intent in
      let renderer = IntentClassRenderer(intent: intent, names: names, access: access)
      return Declaration(names: intent.declared, render: renderer.render)
    }
    let renderer = TypeClassRenderer(names: names, access: access)
    for enumeration in file.enums {
      guard let name = names.enums[enumeration.schema.name] else { continue }
      result.append(.init(names: name.all) { renderer.render(enumeration.definition, name, into: &$0) })
    }
    for object in file.schema.objects {
      guard let name = names.objects[object.name] else { continue }
      result.append(.init(names: name.all) { renderer.render(object, name, into: &$0) })
    }
    return result
  }
}

/// The attributes that Apple's tool writes above declarations.
enum AvailabilityAttribute {
  static let intents = "@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)"
  static let resolution = "@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)"
  static let resolutionClass = "\(resolution) @available(tvOS, unavailable)"
  /// The attribute of parameters with types that are newer than custom intents.
  static let laterType = "@available(iOS 13.0, macOS 10.16, watchOS 6.0, *)"
  static let notOnMac = "@available(macOS, unavailable)"
  static let options = "@available(iOS 14.0, macOS 11.0, watchOS 7.0, *)"
  static let oldOptions = [
    "@available(iOS, introduced: 13.0, deprecated: 14.0, message: \"\")",
    "@available(watchOS, introduced: 6.0, deprecated: 7.0, message: \"\")",
  ]
}
