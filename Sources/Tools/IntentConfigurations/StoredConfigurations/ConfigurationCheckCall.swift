import IntentCompiler
import IntentDiagnostics
import IntentSchema
import IntentText

/// Checks files with configurations: everything that `intentc check` does before it prints.
package struct ConfigurationCheckCall: Sendable {
  /// A definition, a folder to search, or `-` for standard input.
  package var definition: String
  package var configurations: [String]
  /// A name or class name; `nil` for the intent of a store's file, or the only one.
  package var intent: String?
  /// `nil` for the family of a store's file.
  package var family: ConfigurationFamily?
  package var options: CompilerOptions

  package init(definition: String, configurations: [String], options: CompilerOptions = CompilerOptions()) {
    self.definition = definition
    self.configurations = configurations
    self.options = options
  }

  /// Checks the files, or reports only the definition's problems if it contains errors. Throws unless exactly
  /// one intent matches.
  package func run() throws(IntentChoice.Failure) -> DiagnosticReport {
    let result = CompilerCall(inputs: [definition], options: options).run(to: .meaning)
    if result.compilation.hasErrors {
      return DiagnosticReport(
        sources: result.compilation.sources,
        diagnostics: result.diagnostics.filter { $0.severity == .error },
        fileCount: result.definitionCount
      )
    }
    let module = result.compilation.module
    let project = result.projects.count == 1 ? result.projects[0] : ProjectFile()
    var pass = LevelsPass(
      project.configuration.levels,
      configurationPath: project.configuration.path,
      commandLine: options.levels,
      showsLints: options.reportsLints
    )
    var report = DiagnosticReport(sources: [], diagnostics: [], fileCount: configurations.count)
    for path in configurations {
      let (source, diagnostics) = try check(path, against: module)
      if let source { report.sources.append(source) }
      report.diagnostics += pass.apply(to: diagnostics)
    }
    report.suppressed = pass.suppressed
    return report
  }

  private func check(
    _ path: String,
    against module: ModuleSchema
  ) throws(IntentChoice.Failure) -> (SourceText?, [Diagnostic]) {
    let isStandardInput = path == "-"
    let name = isStandardInput ? InputFile.standardInputPath : path
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try isStandardInput ? FileSystem.read(descriptor: 0) : FileSystem.read(path)
    } catch {
      let rule: Rule = error == .missing ? .missingInput : .unreadableInput
      return (nil, [Diagnostic(rule, error.words, at: SourceLocation(file: name))])
    }
    let configuration = ConfigurationFile.read(bytes, path: name)
    let recorded = module.intents.first { $0.schema.className == configuration.className }?.schema.className
    let schema = try IntentChoice.choose(
      intent ?? recorded,
      from: module.intents,
      besides: module.systemIntents,
      in: "'\(definition)'"
    ).schema
    let family = family ?? configuration.family
    return (configuration.source, StoredConfigurationCheck.check(configuration, against: schema, for: family))
  }
}

/// Finds the intent that a configuration belongs to.
package enum IntentChoice {
  /// Why no intent was chosen, as a sentence without a final period, which lists the intents.
  package struct Failure: Error, Sendable, Hashable {
    package var message: String

    package init(message: String) {
      self.message = message
    }
  }

  /// The intent that a name means. Throws unless exactly one matches.
  ///
  /// - Parameters:
  ///   - name: A name or class name; `nil` to select the only intent.
  ///   - definition: The quoted name for messages; `nil` for several definitions.
  package static func choose<Definition>(
    _ name: String?,
    from intents: [(schema: ConfigurationSchema, definition: Definition)],
    besides systemIntents: [String] = [],
    in definition: String? = nil
  ) throws(Failure) -> (schema: ConfigurationSchema, definition: Definition) {
    let found = intents.filter { name == nil || $0.schema.name == name || $0.schema.className == name }
    if found.count == 1, let only = found.first { return only }
    let file = definition.map { " in \($0)" } ?? ""
    let names = intents.map(\.schema.name)
    if let name, found.isEmpty, systemIntents.contains(name) {
      let others = names.isEmpty ? "; there is no custom intent" : ": \(list(names))"
      throw Failure(
        message:
          "'\(name)'\(file) is one of Apple's intents; only custom intents have a configuration here\(others)"
      )
    }
    guard !names.isEmpty else {
      throw Failure(message: "there is no custom intent\(file), so there is nothing to configure")
    }
    guard let name else {
      throw Failure(
        message: "there are \(names.count) intents\(file); select one with '--intent': \(list(names))"
      )
    }
    guard found.isEmpty else {
      throw Failure(message: "\(found.count) intents are named '\(name)'; give only one definition")
    }
    let hint = Suggestions.nearest(to: name, among: names + intents.map(\.schema.className))
    let instead = hint.map { "did you mean '\($0)'?" } ?? "the intents are \(list(names))"
    throw Failure(message: "there is no intent '\(name)'\(file); \(instead)")
  }

  private static func list(_ names: [String]) -> String {
    let most = 20
    let shown = names.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
    return shown + (names.count > most ? " and \(names.count - most) more" : "")
  }
}
