import IntentDiagnostics

/// One call of the compiler: inputs and options in, code and diagnostics out.
///
/// Finds the inputs, reads the project's `intentc.json`, compiles, and applies the project's severities to the
/// diagnostics. Writes nothing.
package struct CompilerCall: Sendable {
  /// Paths of files and folders, and `-` for standard input.
  package var inputs: [String]
  /// The base name of the definition on standard input, without its extension.
  package var standardInputName: String?
  package var options: CompilerOptions

  package init(inputs: [String], options: CompilerOptions = CompilerOptions()) {
    self.inputs = inputs
    self.options = options
  }

  /// Runs the call.
  ///
  /// - Parameters:
  ///   - stage: The last stage to run.
  ///   - report: Receives the diagnostics and the texts before Swift is rendered. The result has no texts then, which
  ///     saves memory.
  package func run(to stage: Stage = .code, reporting report: ((Compilation) -> Void)? = nil) -> Result {
    CompilerDriver.run(
      Inputs.read(inputs, standardInputName: standardInputName, jobs: options.jobs),
      options,
      to: stage,
      reporting: report
    )
  }

  /// The last stage of a call.
  package enum Stage: Int, Comparable, Sendable {
    /// Lowers and validates the definitions.
    case meaning
    /// Also checks Swift names and file names.
    case names
    /// Also renders Swift.
    case code

    package static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
  }

  /// The result of a call.
  package struct Result: Sendable {
    /// The generated files; empty if there is an error.
    package var files: [GeneratedFile]
    /// The meaning of the definitions, and the texts of all files that were read; without texts if they were reported.
    package var compilation: Compilation
    /// The paths of all files that were read, including the project's configuration but not standard input.
    package var inputPaths: [String]
    /// The number of definitions that were read.
    package var definitionCount: Int
    /// Whether every definition was found by searching a folder.
    package var isSearch: Bool
    /// The number of modules.
    package var moduleCount: Int
    /// The diagnostics that a setting suppresses.
    package var suppressed: [SuppressedDiagnostic]
    /// The configurations that apply.
    package var projects: [ProjectFile]
    /// The index of each definition's configuration in ``configurations``, by the definition's path.
    package var projectIndices: [String: Int]
    /// The modules, with the generation options of each.
    package var modules: [(schema: ModuleSchema, options: GenerationOptions)]

    /// All diagnostics.
    package var diagnostics: [Diagnostic] { compilation.diagnostics }
  }
}
