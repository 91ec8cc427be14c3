import IntentCompiler
import IntentDiagnostics

/// Generates the classes of Apple's Intents framework that Xcode makes of a definition.
package struct IntentClassesBackend: Backend {
  package let name = BackendName.intents

  package init() {}

  package func plan(
    _ module: ModuleSchema,
    _ options: GenerationOptions,
    _ names: ModuleNames
  ) -> BackendPlan {
    let style = ClassStyle(options)
    var classNames = ClassNames(module, classPrefix: style.classPrefix)
    if options.includesConfigurations { classNames.namespace = names.namespace }
    let files = ClassFiles(module, classNames, style)
    return BackendPlan(
      fileNames: module.files.map { Self.fileName(for: $0.schema.name) },
      diagnostics: classNames.diagnostics + withoutEffect(options),
      render: { Self.file($0, files, options) }
    )
  }

  /// Reports options that change nothing, because there are only classes.
  private func withoutEffect(_ options: GenerationOptions) -> [Diagnostic] {
    guard !options.includesConfigurations else { return [] }
    let found = [
      (options.namespace?.isEmpty == false, "'--namespace', or 'namespace' in 'intentc.json',"),
      (options.isSplit, "'--split'"),
    ]
    return found.filter(\.0).map { _, option in
      Diagnostic(
        .optionWithoutEffect,
        "\(option) has no effect on classes; leave it out, or generate 'configuration' too"
      )
    }
  }

  /// The name of the file for a definition.
  static func fileName(for definition: String) -> String {
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
    return GeneratedFile(name: fileName(for: schema.name), bytes: writer.bytes)
  }
}

extension SwiftWriter {
  /// Writes the first lines of a file.
  mutating func heading(_ definition: String) {
    line(
      "\(SwiftGenerator.heading)\(PlainText.line(definition)).intentdefinition. "
        + "Do not edit: change the definition instead."
    )
    line("// swiftlint:disable all")
    // It would have everything between '#if' and '#endif' indented.
    line("// swift-format-ignore-file")
    line()
  }
}
