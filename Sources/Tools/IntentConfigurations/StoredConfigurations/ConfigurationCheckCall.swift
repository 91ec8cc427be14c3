import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// A call to check stored configurations.
///
/// It reads a definition, chooses one of its intents, and checks configurations against it. It writes nothing.
package struct ConfigurationCheckCall: Sendable {
  /// The path of the definition, of a folder of definitions that form one module, or `-` for standard input.
  package var definition: String
  /// The paths of the configurations, and `-` for standard input.
  package var configurations: [String]
  /// The name or class name of the intent; `nil` for the only one.
  package var intent: String?
  /// The widget family; `nil` if none in particular.
  package var family: ConfigurationFamily?
  /// The common options: rule levels, lints, the project file.
  package var options: CompilerOptions

  package init(definition: String, configurations: [String], options: CompilerOptions = CompilerOptions()) {
    self.definition = definition
    self.configurations = configurations
    self.options = options
  }

  /// Makes the call.
  ///
  /// - Returns: The problems of the configurations, or only those of the definition if it has errors.
  /// - Throws: ``IntentChoice/Failure`` if there is no such intent, or if there are several to choose from.
  package func run() throws(IntentChoice.Failure) -> DiagnosticReport {
    let inputs = Inputs.read([definition])
    let result = options.run(on: inputs, to: .meaning)
    if result.compilation.hasErrors {
      return DiagnosticReport(
        sources: result.compilation.sources,
        diagnostics: result.diagnostics.filter { $0.severity == .error },
        fileCount: result.definitionCount
      )
    }
    let schema = try IntentChoice.choose(
      intent,
      from: result.compilation.module.intents,
      besides: result.compilation.module.systemIntents,
      in: "'\(definition)'"
    ).schema
    let project = ProjectFile.read(
      options.configurationPath,
      besides: options.looksForConfiguration ? inputs.folders : []
    )
    var pass = LevelsPass(
      project.configuration.levels,
      configurationPath: project.configuration.path,
      commandLine: options.levels,
      showsLints: options.reportsLints
    )
    var report = DiagnosticReport(sources: [], diagnostics: [], fileCount: configurations.count)
    for path in configurations {
      let (source, diagnostics) = check(path, against: schema)
      if let source { report.sources.append(source) }
      report.diagnostics += pass.apply(to: diagnostics)
    }
    report.suppressed = pass.suppressed
    return report
  }

  private func check(_ path: String, against schema: ConfigurationSchema) -> (SourceText?, [Diagnostic]) {
    let isStandardInput = path == "-"
    let name = isStandardInput ? InputFile.standardInputPath : path
    do throws(FileError) {
      let bytes = try isStandardInput ? FileSystem.read(descriptor: 0) : FileSystem.read(path)
      let configuration = StoredConfiguration.read(bytes, path: name)
      return (configuration.source, ConfigurationCheck.check(configuration, against: schema, for: family))
    } catch {
      let rule: Rule = error == .missing ? .missingInput : .unreadableInput
      let message = "cannot read '\(name)': \(error.words)"
      return (nil, [Diagnostic(rule, message, at: SourceLocation(file: name))])
    }
  }
}
