/// The definitions of one module with their results.
struct CompiledModule: Sendable {
  var files: [InputFile]
  /// The index of the configuration in the list of all.
  var project: Int
  var compilation = Compilation(sources: [], diagnostics: [], module: ModuleSchema())
  /// `nil` before the stage of names.
  var rendering: Rendering?
}
